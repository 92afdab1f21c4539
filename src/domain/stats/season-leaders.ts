import { average } from "./averages.ts";
import { type Leader, leaders } from "./leaders.ts";

/** What one player has done in a season, over all teams of the player. */
export type SeasonScoring = {
	id: number;
	name: string;
	games: number;
	/** Of the own team that has played most, those that somebody's numbers were written down for. */
	teamGames: number;
	points: number;
	threes: number;
};

/** What a list of leaders is of: what everybody expects of basketball, or a statistic of the sport's own. */
export type BoardOf = "points" | "threes" | "pointsPerGame" | StatOfBoard;

/** The sport is named where an organization has several. */
export type StatOfBoard = { short: string; name: string; sport: string | null };

/**
 * Leaders of a season by points per game. Who has played fewer games than half of the own team's is
 * left out: one good evening does not lead a season (rule `regulars-lead`).
 */
export function leadersPerGame<Player extends SeasonScoring>(
	players: readonly Player[],
	count: number,
): Leader<Player & { value: number }>[] {
	const regulars = players.filter(({ games, teamGames }) => games * 2 >= teamGames);
	return leaders(
		regulars.map((player) => ({ ...player, value: average(player.points, player.games) })),
		count,
	);
}

/** Leaders of a season by three-pointers made. */
export function leadersInThrees<Player extends SeasonScoring>(
	players: readonly Player[],
	count: number,
): Leader<Player & { value: number }>[] {
	return leaders(
		players.map((player) => ({ ...player, value: player.threes })),
		count,
	);
}
