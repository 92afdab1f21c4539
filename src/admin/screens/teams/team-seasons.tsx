import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { SeasonOfTeam } from "./seasons-of-team.ts";
import styles from "./teams.module.css";

/** What the team has played in; each line leads to the roster of that time. */
export function TeamSeasons({ seasons }: { seasons: readonly SeasonOfTeam[] }) {
	if (seasons.length === 0) {
		return (
			<EmptyState title="No seasons yet" picture="standings">
				Edit the team and choose its league.
			</EmptyState>
		);
	}
	return (
		<ul className={styles.list}>
			{seasons.map(({ entryId, season, league, to }) => (
				<li key={entryId} className={styles.season}>
					<Link to={to}>{season.name}</Link>
					{season.active && <Badge tone="win">Active</Badge>}
					<span className={styles.under}>{league.name}</span>
				</li>
			))}
		</ul>
	);
}
