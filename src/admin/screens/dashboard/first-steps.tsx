import type { ReactNode } from "react";
import { Link } from "react-router";
import { Panel } from "#ui/panel.tsx";
import type { DashboardData } from "./data.ts";
import styles from "./first-steps.module.css";

type FirstStepsProps = {
	season: DashboardData["season"];
	/** Known as long as a team is short of players, and so of a new league. */
	hasTeams: boolean;
};

/** Before there is a game: the way from nothing to the first table, step after step. */
export function FirstSteps({ season, hasTeams }: FirstStepsProps) {
	return (
		<Panel title="First steps">
			<ol className={styles.steps}>
				<Step
					title="Add a season"
					isDone={season !== null}
					to="/dashboard/seasons"
					link="Go to Seasons"
				>
					It has a name, such as Spring 2026, and the days it begins and ends.
				</Step>
				<Step
					title="Add a league and its teams"
					isDone={hasTeams}
					{...(season !== null && {
						to: `/dashboard/seasons/${season.id}`,
						link: `Open ${season.name}`,
					})}
				>
					Open the season, add a league, and enter the teams that play in it.
				</Step>
				<Step title="Fill the rosters">Open a team and add its players.</Step>
				<Step
					title="Add the games"
					{...(hasTeams && { to: "/dashboard/games", link: "Go to Games" })}
				>
					When they are played, enter the scores here. The table follows by itself.
				</Step>
			</ol>
			<p className={styles.other}>
				You have all of it in a spreadsheet? <Link to="/dashboard/import">Import it</Link>.
			</p>
		</Panel>
	);
}

type StepProps = {
	title: string;
	isDone?: boolean;
	to?: string;
	link?: string;
	children: ReactNode;
};

function Step({ title, isDone = false, to, link, children }: StepProps) {
	return (
		<li className={styles.step} data-done={isDone || undefined}>
			<h3 className={styles.title}>
				{title}
				{isDone && <span className="visually-hidden">, done</span>}
			</h3>
			<p className="soft">{children}</p>
			{!isDone && to !== undefined && (
				<Link to={to} className={`button ${styles.go}`}>
					{link}
				</Link>
			)}
		</li>
	);
}
