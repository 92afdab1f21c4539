import type { ReactNode } from "react";
import { Link } from "react-router";
import { Panel } from "#ui/panel.tsx";
import styles from "./first-steps.module.css";

/** Before there is a season: the way from nothing to the first table. */
export function FirstSteps() {
	return (
		<Panel title="First steps">
			<ol className={styles.steps}>
				<Step title="Add a season" to="/dashboard/seasons" link="Go to Seasons">
					It has a name, such as Spring 2026, and the days it begins and ends.
				</Step>
				<Step title="Add a league and its teams">
					Open the season, add a league, and enter the teams that play in it.
				</Step>
				<Step title="Fill the rosters">Open a team and add its players.</Step>
				<Step title="Add the games">
					When they are played, enter the scores here. The table follows by itself.
				</Step>
			</ol>
			<p className={styles.other}>
				You have all of it in a spreadsheet? <Link to="/dashboard/import">Import it</Link>.
			</p>
		</Panel>
	);
}

type StepProps = { title: string; to?: string; link?: string; children: ReactNode };

function Step({ title, to, link, children }: StepProps) {
	return (
		<li className={styles.step}>
			<h3 className={styles.title}>{title}</h3>
			<p className="soft">{children}</p>
			{to !== undefined && (
				<Link to={to} className={`button ${styles.go}`}>
					{link}
				</Link>
			)}
		</li>
	);
}
