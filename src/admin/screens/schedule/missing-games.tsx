import { Link } from "#ui/link.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { words } from "../../words.ts";
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
				{reasons.length === 1 ? titleOf(reasons[0]) : words.schedule.someAreMissing}
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
	return words.plan.gamesAreMissing({ count: missing });
}

/** Where in the form the reason can be taken away. */
function nextStep({ kind }: PlanProblem): { label: string; hash: string } {
	if (kind === "availability") return { label: words.schedule.changeWhenTeams, hash: "#teams" };
	if (kind === "pin") return { label: words.schedule.changeFixed, hash: "#rules" };
	if (kind === "conflict") return { label: words.schedule.changeWhoShares, hash: "#rules" };
	if (kind === "parity") return { label: words.schedule.changeGamesPerTeam, hash: "#rules" };
	return { label: words.schedule.changeDays, hash: "" };
}
