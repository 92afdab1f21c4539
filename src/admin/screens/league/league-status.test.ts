import { expect, test } from "vitest";
import type { GameStatus, Score } from "#domain/game/game.ts";
import { leagueStatus } from "./league-status.ts";

test.each<[GameStatus, Score | null, GameStatus]>([
	["scheduled", null, "scheduled"],
	["scheduled", { home: 0, away: 0 }, "scheduled"],
	["scheduled", { home: 1, away: 0 }, "completed"],
	["scheduled", { home: 0, away: 1 }, "completed"],
	["completed", null, "completed"],
	["in_progress", { home: 40, away: 38 }, "in_progress"],
	["postponed", { home: 12, away: 9 }, "postponed"],
	["cancelled", null, "cancelled"],
	["forfeit", { home: 20, away: 0 }, "forfeit"],
])("a game that is stored as %s with the score %o is %s", (status, score, shown) => {
	expect(leagueStatus({ status, score })).toBe(shown);
});
