import { useState } from "react";
import { Link } from "react-router";
import { weekOf } from "#domain/time/calendar.ts";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { todayHere } from "../../components/feedback/today-here.ts";
import { auth, useAuth } from "../../shell/auth.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import type { Connection } from "../domain-name/connection.ts";
import { DomainBanner, readLostDomain } from "../domain-name/domain-banner.tsx";
import { EveningDialog } from "../evening/evening-dialog.tsx";
import { readBeginnings } from "../first-steps/data.ts";
import { type Facts, stepsOf } from "../first-steps/steps.ts";
import type { ListedGame } from "../game/list/listed-game.ts";
import { waitingGames } from "../game/list/waiting-games.ts";
import { readStorageWarning, StorageBanner } from "../organization/storage/storage-banner.tsx";
import styles from "./dashboard.module.css";
import type { DashboardData } from "./data.ts";
import { FirstSteps } from "./first-steps.tsx";
import { LastChanges } from "./last-changes.tsx";
import { ResultsPanel } from "./results-panel.tsx";
import { ThinTeams } from "./thin-teams.tsx";
import { WeekPanel } from "./week-panel.tsx";

type DashboardProps = {
	data: DashboardData | null;
	/** Games of this week whose teams are not both known. */
	waiting: readonly ListedGame[];
	/** How far the first steps are; null when they are done, or a game has been played. */
	beginnings: Facts | null;
	/** The domain that cannot be found any more, for those who can mend it. */
	lostDomain: Connection | null;
	/** That there is little storage left, for owners. */
	storageWarning: string | null;
};

export const dashboard = screen(async (): Promise<DashboardProps> => {
	// A user who was registered and belongs to nobody yet has nothing to count
	// (rule `user-without-organization`).
	if (auth.state().organization === null) {
		return { data: null, waiting: [], beginnings: null, lostDomain: null, storageWarning: null };
	}
	const [data, { games }, lostDomain, storageWarning] = await Promise.all([
		client.get("/dashboard"),
		client.get("/gamesv2", { limit: "1" }),
		readLostDomain(),
		readStorageWarning(),
	]);
	const beginnings = hasBegun(data, games[0]) ? null : await firstStepsLeft();
	return { data, waiting: await waitingThisWeek(data), beginnings, lostDomain, storageWarning };
}, Dashboard);

async function waitingThisWeek({ season }: DashboardData): Promise<ListedGame[]> {
	if (season === null) return [];
	const { stages } = await client.get("/stages", { seasonId: season.id });
	const { from, to } = weekOf(todayHere(), auth.state().user?.organization?.weekStart ?? "monday");
	return waitingGames(stages).filter(({ date }) => date !== null && date >= from && date <= to);
}

/** Games come by date: without a result of the first one, and none missing, nothing was played yet. */
function hasBegun(
	{ seasonCount, gamesWithoutResultCount }: DashboardData,
	first: { homeScore: number | null } | undefined,
): boolean {
	if (first === undefined) return gamesWithoutResultCount > 0;
	return seasonCount > 1 || gamesWithoutResultCount > 0 || first.homeScore !== null;
}

async function firstStepsLeft(): Promise<Facts | null> {
	const facts = (await readBeginnings())?.facts ?? null;
	return facts === null || stepsOf(facts).every(({ isDone }) => isDone) ? null : facts;
}

function Dashboard({ data, waiting, beginnings, lostDomain, storageWarning }: DashboardProps) {
	const { user, organization } = useAuth();
	const [isCallingOff, setCallingOff] = useState(false);
	return (
		<>
			<ScreenHeader
				actions={
					data !== null &&
					data.season !== null &&
					beginnings === null && (
						<ActionButton icon="schedule" isQuiet onClick={() => setCallingOff(true)}>
							{words.evening.callOff}
						</ActionButton>
					)
				}
				title={
					user === null
						? words.dashboard.welcome
						: words.dashboard.welcomeName({ username: user.username })
				}
			>
				{organization?.name ?? words.common.youDoNotBelongTo}
			</ScreenHeader>
			{lostDomain !== null && <DomainBanner connection={lostDomain} />}
			{storageWarning !== null && <StorageBanner warning={storageWarning} />}
			<EveningDialog date={null} isOpen={isCallingOff} onClose={() => setCallingOff(false)} />
			{data !== null && <Panels data={data} waiting={waiting} beginnings={beginnings} />}
		</>
	);
}

type PanelsProps = Pick<DashboardProps, "waiting" | "beginnings"> & { data: DashboardData };

function Panels({ data, waiting, beginnings }: PanelsProps) {
	const { season, thinTeams } = data;
	return (
		<div className="columns">
			<div className={styles.column}>
				{beginnings === null ? <ResultsPanel data={data} /> : <FirstSteps facts={beginnings} />}
				{(beginnings === null || beginnings.hasGames) && (
					<div className={styles.week}>
						<WeekPanel games={data.thisWeek} waiting={waiting} next={data.nextGame} />
					</div>
				)}
			</div>
			<div className={styles.column}>
				<SeasonsCard count={data.seasonCount} season={season} />
				{season !== null && <ThinTeams teams={thinTeams} />}
				<div className={styles.changes}>
					<LastChanges changes={data.lastChanges} />
				</div>
			</div>
		</div>
	);
}

function SeasonsCard({ count, season }: { count: number; season: DashboardData["season"] }) {
	return (
		<Link to="/dashboard/seasonToggle" className={`card ${styles.card}`}>
			<span className="strong soft">{words.common.seasons}</span>
			<span className={styles.count}>{count}</span>
			<span className="small">
				{season === null
					? words.dashboard.noneYet
					: words.dashboard.nowSeason({ name: season.name })}
			</span>
		</Link>
	);
}
