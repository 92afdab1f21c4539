import { Link } from "#ui/link.tsx";
import { Button } from "../../../components/feedback/button.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import { words } from "../../../words.ts";
import { ScheduleState } from "../list/schedule-state.tsx";
import { fairnessInOneLine } from "../plan/fairness/measures.ts";
import { brokenRules, reasonsForMissing } from "../plan/fairness/verdict.ts";
import type { PlanData } from "../plan-data.ts";
import styles from "./compare.module.css";

type CompareSideProps = { letter: "A" | "B"; plan: PlanData; onPublish: () => void };

/** One of the two drafts, and the way to choose it. */
export function CompareSide({ letter, plan, onPublish }: CompareSideProps) {
	const { schedule, games, report, problems } = plan;
	const missing = reasonsForMissing(problems).reduce((sum, it) => sum + it.missing, 0);
	const broken = brokenRules(problems).length;
	return (
		<section className={styles.side} aria-labelledby={`side-${letter}`}>
			<div className={styles.head}>
				<span className={styles.letter} aria-hidden="true">
					{letter}
				</span>
				<h2 id={`side-${letter}`} className={styles.name}>
					<span className="visually-hidden">{letter}: </span>
					<Link to={`/scheduleBuilder/${schedule.id}`}>{schedule.name}</Link>
				</h2>
				<ScheduleState isPublished={schedule.isPublished} />
			</div>
			<ul className={styles.facts}>
				<li>{words.schedule.games({ count: games.length })}</li>
				<li>{fairnessInOneLine(report)}</li>
				{games.length > 0 && missing > 0 && (
					<li>{words.schedule.gamesMissing({ count: missing })}</li>
				)}
				{broken > 0 && <li>{words.plan.brokenRules({ count: broken })}</li>}
			</ul>
			{schedule.isPublished ? (
				<p className="soft">{words.schedule.visitorsSeeThisOne}</p>
			) : (
				<Button
					disabled={games.length === 0}
					onClick={onPublish}
					aria-label={words.schedule.publishThisOneNamed({ name: schedule.name })}
				>
					<Icon name="check" />
					{words.schedule.publishThisOne}
				</Button>
			)}
		</section>
	);
}
