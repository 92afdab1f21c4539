import { Link } from "react-router";
import { Icon } from "../../components/feedback/icon.tsx";
import { words } from "../../words.ts";
import styles from "./step-list.module.css";
import { doneCount, type Step, type StepName } from "./steps.ts";

type StepListProps = { steps: readonly Step[]; here: StepName | "done" };

/** How far one is; each step can be gone to. On a phone the steps are numbers, and one is named. */
export function StepList({ steps, here }: StepListProps) {
	const done = doneCount(steps);
	return (
		<nav className="stack-2" aria-label={words.firstSteps.steps}>
			<p className={styles.count}>
				{words.firstSteps.doneOf({ done, count: steps.length })}
				<span className={styles.here} aria-hidden="true">
					{steps.find(({ name }) => name === here)?.title}
				</span>
			</p>
			<ol className={styles.list}>
				{steps.map(({ name, title, isDone }, index) => (
					<li key={name} className={styles.step} data-done={isDone || undefined}>
						<Link
							to={`/firstSteps?step=${name}`}
							className={styles.link}
							aria-current={name === here ? "step" : undefined}
						>
							<span className={styles.mark} aria-hidden="true">
								{isDone ? <Icon name="check" /> : index + 1}
							</span>
							<span className={styles.title}>
								{title}
								{isDone && <span className="visually-hidden"> {words.firstSteps.isDone}</span>}
							</span>
						</Link>
					</li>
				))}
			</ol>
		</nav>
	);
}
