import { type GameWithTeams, type Side, sideOf } from "../game/game.ts";
import { outcomeFor } from "../game/winner-and-forfeit.ts";
import { resultAnywhere } from "./results.ts";
import { plainRules } from "./table-rules.ts";
import { countResult, emptyTally, type Tally } from "./tally.ts";

/** What all games of two teams against each other come to. */
export type HeadToHead = {
	/** Of the first team and of the other one. */
	tallies: [Tally, Tally];
	/** The highest win of each; null without one. */
	biggest: [GameWithTeams | null, GameWithTeams | null];
};

/** Counts decided games of two teams, newest first, as standings do. */
export function headToHead(games: readonly GameWithTeams[], teamId: number): HeadToHead {
	const [own, theirs] = [emptyTally(), emptyTally()];
	const biggest: HeadToHead["biggest"] = [null, null];
	for (const game of games.toReversed()) {
		const side = sideOf(game, teamId) ?? "home";
		const opposite: Side = side === "home" ? "away" : "home";
		const outcome = outcomeFor(side, game);
		const result = resultAnywhere(game, plainRules);
		if (result === null) continue;
		countResult(own, side, result, plainRules, Infinity);
		countResult(theirs, opposite, result, plainRules, Infinity);
		if (outcome === null || marginOf(game) === 0) continue;
		const of = outcome === "win" ? 0 : 1;
		const before = biggest[of];
		if (before === null || marginOf(game) >= marginOf(before)) biggest[of] = game;
	}
	return { tallies: [own, theirs], biggest };
}

/** By how much a game was won; a forfeit without points by nothing. */
function marginOf({ score }: Pick<GameWithTeams, "score">): number {
	return score === null ? 0 : Math.abs(score.home - score.away);
}
