import { Link } from "react-router";
import { messages } from "#domain/messages.ts";
import { counted } from "#domain/text/counted.ts";
import { Panel } from "#ui/kit/panel.tsx";
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
		<Panel title="Short of players" isFlush>
			<p className="pad hint">{messages.teams.fewPlayers}</p>
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
	return count === 0 ? "No players" : counted(count, "player");
}
