import { Link } from "react-router";
import { client } from "../../client.ts";
import { auth, useAuth } from "../../shell/auth.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import styles from "./dashboard.module.css";
import type { DashboardData } from "./data.ts";
import { FirstSteps } from "./first-steps.tsx";
import { LastChanges } from "./last-changes.tsx";
import { ResultsPanel } from "./results-panel.tsx";
import { ThinTeams } from "./thin-teams.tsx";
import { WeekPanel } from "./week-panel.tsx";

type DashboardProps = { data: DashboardData | null; hasGames: boolean };

export const dashboard = screen(async (): Promise<DashboardProps> => {
	// A user who was registered and belongs to nobody yet has nothing to count (decision A21).
	if (auth.state().organization === null) return { data: null, hasGames: false };
	const [data, { games }] = await Promise.all([
		client.get("/dashboard"),
		client.get("/gamesv2", { limit: "1" }),
	]);
	// Games of an earlier season that wait for a result are not hidden by a new season.
	return { data, hasGames: games.length > 0 || data.gamesWithoutResultCount > 0 };
}, Dashboard);

function Dashboard({ data, hasGames }: DashboardProps) {
	const { user, organization } = useAuth();
	return (
		<>
			<ScreenHeader title={user === null ? "Welcome" : `Welcome, ${user.username}`}>
				{organization?.name ?? "You do not belong to an organization yet."}
			</ScreenHeader>
			{user?.mustChangePassword && (
				<p className="notice">
					Your password was given to you. Please <Link to="/userSettings">choose your own</Link>.
				</p>
			)}
			{data !== null && <Panels data={data} hasGames={hasGames} />}
		</>
	);
}

function Panels({ data, hasGames }: { data: DashboardData; hasGames: boolean }) {
	const { season, thinTeams } = data;
	return (
		<div className="columns">
			<div className={styles.column}>
				{hasGames ? (
					<ResultsPanel data={data} />
				) : (
					<FirstSteps season={season} hasTeams={thinTeams.length > 0} />
				)}
				{hasGames && (
					<div className={styles.week}>
						<WeekPanel games={data.thisWeek} />
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
			<span className={styles.label}>Seasons</span>
			<span className={styles.count}>{count}</span>
			<span className={styles.note}>{season === null ? "None yet" : `Now ${season.name}`}</span>
		</Link>
	);
}
