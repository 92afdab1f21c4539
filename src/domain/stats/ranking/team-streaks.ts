import type { Outcome } from "../../game/game.ts";
import { byDateAndTime, type GameFacts, type Side } from "../../game/game.ts";
import { outcomeFor } from "../../game/winner-and-forfeit.ts";
import { isAsked, type PhaseAsked, phaseOf, phasesAsked } from "../../season/phase.ts";

/** What a team did again and again: won, lost, or not lost. */
export const streakKinds = ["wins", "losses", "unbeaten"] as const;

export type StreakKind = (typeof streakKinds)[number];

/** The longest of a kind that an entry had, and the days of its first and its last game. */
export type TeamStreak = {
	entryId: number;
	phase: PhaseAsked;
	kind: StreakKind;
	length: number;
	since: string | null;
	until: string | null;
};

/** With the stage it is played in. */
export type PlayedGame = GameFacts & { stageId: number | null };

const goesOn: Record<StreakKind, readonly Outcome[]> = {
	wins: ["win"],
	losses: ["loss"],
	unbeaten: ["win", "draw"],
};

/**
 * The longest streaks of everybody in the games of a season, in each phase and over both. A game that
 * nobody won and that is no draw neither ends one nor makes it longer (rule `streak-in-a-season`).
 */
export function teamStreaks(games: readonly PlayedGame[]): TeamStreak[] {
	const byEntry = new Map<number, { game: PlayedGame; side: Side }[]>();
	for (const game of games.toSorted((a, b) => byDateAndTime(a, b) || a.id - b.id)) {
		for (const side of ["home", "away"] as const) {
			const entryId = side === "home" ? game.homeEntryId : game.awayEntryId;
			const own = byEntry.get(entryId);
			if (own === undefined) byEntry.set(entryId, [{ game, side }]);
			else own.push({ game, side });
		}
	}
	return [...byEntry].flatMap(([entryId, own]) =>
		phasesAsked.flatMap((phase) => {
			const decided = own.flatMap(({ game, side }) => {
				const outcome = isAsked(phaseOf(game), phase) ? outcomeFor(side, game) : null;
				return outcome === null ? [] : { outcome, date: game.date };
			});
			return streakKinds.flatMap((kind) => {
				const longest = longestRun(decided, goesOn[kind]);
				return longest === null ? [] : { entryId, phase, kind, ...longest };
			});
		}),
	);
}

type Decided = { outcome: Outcome; date: string | null };

/** The first one of that length; null where there are not two in a row. */
function longestRun(games: readonly Decided[], outcomes: readonly Outcome[]) {
	let longest = { length: 1, last: -1 };
	let length = 0;
	for (const [index, { outcome }] of games.entries()) {
		length = outcomes.includes(outcome) ? length + 1 : 0;
		if (length > longest.length) longest = { length, last: index };
	}
	if (longest.last < 0) return null;
	const first = longest.last - longest.length + 1;
	return {
		length: longest.length,
		since: games[first]?.date ?? null,
		until: games[longest.last]?.date ?? null,
	};
}
