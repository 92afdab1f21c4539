import { Link } from "react-router";
import { Panel } from "#ui/kit/panel.tsx";
import { words } from "../../words.ts";
import { rosterPath } from "../team/seasons-of-team.ts";
import type { DashboardData } from "./data.ts";
import styles from "./side-list.module.css";

/**
 * Teams that cannot send a five onto the court (rule `five-on-the-court`), each one click from its
 * roster.
 */
export function ThinTeams({ teams }: { teams: DashboardData["thinTeams"] }) {
	if (teams.length === 0) return null;
	return (
		<Panel title={words.dashboard.shortOfPlayers} isFlush>
			<p className="pad hint">{words.messages.teams.fewPlayers}</p>
			<ul className={styles.list}>
				{teams.map((team) => (
					<li key={team.entryId} className={styles.item}>
						<Link to={rosterPath(team.seasonId, team.league.id, team.id)} className="strong">
							{team.name}
						</Link>
						<span className="tiny soft">{team.league.name}</span>
						<span className={styles.end}>{playersOf(team.playersCount)}</span>
					</li>
				))}
			</ul>
		</Panel>
	);
}

function playersOf(count: number): string {
	return count === 0 ? words.dashboard.noPlayers : words.dashboard.players({ count });
}
