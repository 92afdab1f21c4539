import { countsNumbers } from "#domain/game/counting.ts";
import type { Game } from "#domain/game/game.ts";
import type { Ranked } from "#domain/stats/ranking/ranked-stats.ts";
import { addTotals, emptyTotals, type PlayerTotals } from "#domain/stats/totals.ts";
import type { GameSum } from "#store/stats/game-sums.ts";

/** What a team did in some games, and what all others did against it, each in so many of them. */
export type BothSides = { own: SideSums; opponents: SideSums };
type SideSums = Pick<Ranked, "games" | "totals">;

/** Of the games that count, as far as the players' numbers of a side were written down. */
export function bothSides(
	entryIds: readonly number[],
	games: readonly Game[],
	sums: readonly GameSum[],
): BothSides {
	const counted = new Set(
		games
			.filter((game) => countsNumbers(game))
			.filter(({ homeEntryId, awayEntryId }) =>
				[homeEntryId, awayEntryId].some((id) => entryIds.includes(id)),
			)
			.map(({ id }) => id),
	);
	const played = sums.filter(({ gameId }) => counted.has(gameId));
	const isOwn = ({ entryId }: GameSum) => entryIds.includes(entryId);
	return {
		own: sumOf(played.filter(isOwn)),
		opponents: sumOf(played.filter((sum) => !isOwn(sum))),
	};
}

function sumOf(sums: readonly GameSum[]): SideSums {
	const totals = sums.reduce<PlayerTotals>(
		(before, { totals }) => addTotals(before, totals),
		emptyTotals(),
	);
	return { games: sums.length, totals };
}
