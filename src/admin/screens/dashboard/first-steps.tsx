import { Link } from "react-router";
import { Panel } from "#ui/kit/panel.tsx";
import { doneCount, type Facts, stepsOf } from "../first-steps/steps.ts";
import styles from "./first-steps.module.css";

/** Before there is a game: how far the first steps are, and the way on. */
export function FirstSteps({ facts }: { facts: Facts }) {
	const steps = stepsOf(facts);
	const done = doneCount(steps);
	return (
		<Panel
			title="First steps"
			aside={
				<span className="soft">
					{done} of {steps.length} done
				</span>
			}
		>
			<p className={styles.lead}>
				{done === 0
					? "Ten minutes from nothing to a league with a site of its own. You can stop at any step and come back."
					: "Go on where you stopped. What is done is done, wherever you did it."}
			</p>
			<ol className={styles.steps}>
				{steps.map(({ name, title, isDone }) => (
					<li key={name} className={styles.step} data-done={isDone || undefined}>
						<Link to={`/firstSteps?step=${name}`} className={styles.title}>
							{title}
						</Link>
						{isDone && <span className="visually-hidden">, done</span>}
					</li>
				))}
			</ol>
			<Link to="/firstSteps" className={`button ${styles.go}`}>
				{done === 0 ? "Begin" : "Continue"}
			</Link>
			<p className={styles.other}>
				Do you have all of it in a spreadsheet? <Link to="/dashboard/import">Import it</Link>.
			</p>
		</Panel>
	);
}
