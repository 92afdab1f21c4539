import { counts } from "../game/counting.ts";
import { byDateAndTime, type Side } from "../game/game.ts";
import { computeStandings, type StandingsGame, type StandingsTeam } from "./standings.ts";

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
): EffectOfGame | null {
	if (!counts(game)) return null;
	const earlier = games.filter((other) => byDateAndTime(other, game) < 0);
	const ranksOf = (played: readonly StandingsGame[]) =>
		new Map(computeStandings(entries, played).map(({ entryId, rank }) => [entryId, rank]));
	const [before, after] = [ranksOf(earlier), ranksOf([...earlier, game])];
	const effect = (entryId: number) => ({
		before: before.get(entryId) ?? null,
		after: after.get(entryId) ?? null,
	});
	return { home: effect(game.homeEntryId), away: effect(game.awayEntryId) };
}
