import { Link } from "#ui/link.tsx";
import { TeamCrest } from "#ui/team-crest.tsx";
import { rosterPath } from "../teams/seasons-of-team.ts";
import type { GridTeam } from "./grid.ts";
import type { Sheet } from "./sheet.ts";
import styles from "./stat-grid.module.css";

type GridTeamHeadProps = { sheet: Sheet; team: GridTeam; finalScore: number | null };

/**
 * Whose table it is, how many points it makes so far, and the way to players who are missing. The
 * points have their place before the first is typed, so that nothing moves under the finger.
 */
export function GridTeamHead({ sheet, team, finalScore }: GridTeamHeadProps) {
	const { game, seasonId } = sheet;
	const { name, teamId } = game[team.side];
	const { points, hasPoints } = team;
	const differs = points !== null && finalScore !== null && points !== finalScore;
	const roster = rosterPath(seasonId, game.league.id, teamId);
	return (
		<div className={styles.teamHead}>
			<TeamCrest team={game[team.side]} size="medium" />
			<h3>{name}</h3>
			{hasPoints && (points ?? finalScore) !== null && (
				<p className={styles.points} data-differs={differs}>
					<strong>{points ?? 0}</strong>
					{finalScore === null ? " points" : ` of ${finalScore} points`}
				</p>
			)}
			<Link to={roster} className={styles.roster}>
				Edit roster<span className="visually-hidden"> of {name}</span>
			</Link>
			{team.rows.length === 0 && (
				<p className={styles.nobody}>
					Nobody is on this roster yet. Add the players first, then come back; what you have typed
					is kept.
				</p>
			)}
		</div>
	);
}
