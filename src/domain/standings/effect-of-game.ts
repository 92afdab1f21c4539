import { byDateAndTime, type Side } from "../game/game.ts";
import { resultOf } from "./results.ts";
import { computeStandings, type StandingsGame, type StandingsTeam } from "./standings.ts";
import { plainSetup, type TableSetup } from "./table-rules.ts";

/** Where both teams stood before a game and after it; null for a team without a rank. */
export type EffectOfGame = Record<Side, { before: number | null; after: number | null }>;

/**
 * What a game did to its table, by all games up to it in the order of play. Null where it does not
 * count. `games` are those of its season-league, by date and time.
 */
export function effectOfGame(
	entries: readonly StandingsTeam[],
	games: readonly StandingsGame[],
	game: StandingsGame,
	setup: TableSetup = plainSetup,
): EffectOfGame | null {
	if (resultOf(game, setup.rules) === null) return null;
	const earlier = games.filter((other) => byDateAndTime(other, game) < 0);
	const ranksOf = (played: readonly StandingsGame[]) =>
		new Map(computeStandings(entries, played, setup).map(({ entryId, rank }) => [entryId, rank]));
	const [before, after] = [ranksOf(earlier), ranksOf([...earlier, game])];
	const effect = (entryId: number) => ({
		before: before.get(entryId) ?? null,
		after: after.get(entryId) ?? null,
	});
	return { home: effect(game.homeEntryId), away: effect(game.awayEntryId) };
}
