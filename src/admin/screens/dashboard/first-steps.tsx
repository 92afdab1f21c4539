import { Link } from "react-router";
import { Panel } from "#ui/kit/panel.tsx";
import { words } from "../../words.ts";
import { doneCount, type Facts, stepsOf } from "../first-steps/steps.ts";
import styles from "./first-steps.module.css";

/** Before there is a game: how far the first steps are, and the way on. */
export function FirstSteps({ facts }: { facts: Facts }) {
	const steps = stepsOf(facts);
	const done = doneCount(steps);
	return (
		<Panel
			title={words.common.firstSteps}
			aside={<span className="soft">{words.dashboard.doneOf({ done, count: steps.length })}</span>}
		>
			<p className={styles.lead}>
				{done === 0 ? words.dashboard.tenMinutesFromNothingTo : words.dashboard.goOnWhereYouStopped}
			</p>
			<ol className={styles.steps}>
				{steps.map(({ name, title, isDone }) => (
					<li key={name} className={styles.step} data-done={isDone || undefined}>
						<Link to={`/firstSteps?step=${name}`} className={styles.title}>
							{title}
						</Link>
						{isDone && <span className="visually-hidden">{words.dashboard.isDone}</span>}
					</li>
				))}
			</ol>
			<Link to="/firstSteps" className={`button ${styles.go}`}>
				{done === 0 ? words.dashboard.begin : words.common.continue}
			</Link>
			<p className={styles.other}>
				{words.dashboard.doYouHaveAllOf} <Link to="/dashboard/import">{words.common.importIt}</Link>
				.
			</p>
		</Panel>
	);
}
