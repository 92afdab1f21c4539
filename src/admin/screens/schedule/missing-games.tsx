import { counted } from "#domain/text/counted.ts";
import { Link } from "#ui/link.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import styles from "./missing-games.module.css";
import { reasonsForMissing } from "./plan/fairness/verdict.ts";
import type { PlanData, PlanProblem } from "./plan-data.ts";

/** Why games are missing, each with what can be done about it. */
export function MissingGames({ schedule, problems }: Pick<PlanData, "schedule" | "problems">) {
	const reasons = reasonsForMissing(problems);
	if (reasons.length === 0) return null;
	return (
		<section className={styles.missing} aria-labelledby="missing-games">
			<h2 id="missing-games" className={styles.title}>
				<Icon name="warning" />
				{reasons.length === 1 ? titleOf(reasons[0]) : "Some games are missing"}
			</h2>
			<ul className={styles.reasons}>
				{reasons.map((problem) => (
					<li key={problem.message}>
						<p>{problem.message}</p>
						<Link to={`/scheduleBuilder/${schedule.id}/edit${nextStep(problem).hash}`}>
							{nextStep(problem).label}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}

function titleOf(problem: PlanProblem | undefined): string {
	const missing = problem?.missing ?? 0;
	return `${counted(missing, "game")} ${missing === 1 ? "is" : "are"} missing`;
}

/** Where in the form the reason can be taken away. */
function nextStep({ kind }: PlanProblem): { label: string; hash: string } {
	if (kind === "availability") return { label: "Change when teams can play", hash: "#teams" };
	if (kind === "pin") return { label: "Change the fixed games", hash: "#rules" };
	if (kind === "conflict") return { label: "Change who shares people", hash: "#rules" };
	if (kind === "parity") return { label: "Change the games per team", hash: "#rules" };
	return { label: "Change days, times or courts", hash: "" };
}
