import { average } from "./averages.ts";
import { type Leader, leaders } from "./leaders.ts";

/** What one player has done in a season, over all teams of the player. */
export type SeasonScoring = {
	id: number;
	name: string;
	games: number;
	points: number;
	threes: number;
};

/**
 * Leaders of a season by points per game. Who has played fewer than half as many games as the
 * busiest player is left out: one good evening does not lead a season.
 */
export function leadersPerGame<Player extends SeasonScoring>(
	players: readonly Player[],
	count: number,
): Leader<Player & { value: number }>[] {
	const most = players.reduce((games, player) => Math.max(games, player.games), 0);
	const regulars = players.filter((player) => player.games * 2 >= most);
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
