import { Link } from "react-router";
import { client } from "../../client.ts";
import { auth, useAuth } from "../../shell/auth.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import styles from "./dashboard.module.css";

export const dashboard = screen(async () => {
	// A user who was registered and belongs to nobody yet has nothing to count (decision A21).
	const hasOrganization = auth.state().organization !== null;
	return { stats: hasOrganization ? await client.get("/users/dashboardStats") : null };
}, Dashboard);

function Dashboard({ stats }: { stats: { seasonCount: number } | null }) {
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
			{stats !== null && (
				<div className="cards">
					<Link to="/dashboard/seasonToggle" className={styles.card}>
						<span className={styles.label}>Seasons</span>
						<span className={styles.count}>{stats.seasonCount}</span>
					</Link>
				</div>
			)}
		</>
	);
}
