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

export const dashboard = screen(async (): Promise<{ data: DashboardData | null }> => {
	// A user who was registered and belongs to nobody yet has nothing to count (decision A21).
	const hasOrganization = auth.state().organization !== null;
	return { data: hasOrganization ? await client.get("/dashboard") : null };
}, Dashboard);

function Dashboard({ data }: { data: DashboardData | null }) {
	const { user, organization } = useAuth();
	return (
		<>
			<ScreenHeader title={`Welcome, ${user?.username}`}>
				{organization?.name ?? "You do not belong to an organization yet."}
			</ScreenHeader>
			{user?.mustChangePassword && (
				<p className="notice">
					Your password was given to you. Please <Link to="/userSettings">choose your own</Link>.
				</p>
			)}
			{data !== null && <Panels data={data} />}
		</>
	);
}

function Panels({ data }: { data: DashboardData }) {
	return (
		<div className="columns">
			<div className={styles.column}>
				{data.season === null ? <FirstSteps /> : <ResultsPanel data={data} />}
				{data.season !== null && (
					<div className={styles.week}>
						<WeekPanel games={data.thisWeek} />
					</div>
				)}
			</div>
			<div className={styles.column}>
				<SeasonsCard count={data.seasonCount} season={data.season} />
				{data.season !== null && <ThinTeams teams={data.thinTeams} />}
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
