import { describe, expect, test } from "vitest";
import { fateOf } from "./withdrawal.ts";

const game = { status: "scheduled", score: null, date: "2026-03-10", homeEntryId: 7 } as const;
const date = "2026-03-01";

describe("the games of a team that withdrew", () => {
	test("are cancelled where its results are annulled or stand", () => {
		const cancelled = { status: "cancelled", forfeitedBy: null };
		expect(fateOf(game, 7, { date, games: "annulled" })).toEqual(cancelled);
		expect(fateOf(game, 7, { date, games: "stand" })).toEqual(cancelled);
	});

	test("are given up by its side where the rest is forfeited", () => {
		const asked = { date, games: "forfeited" as const };
		expect(fateOf(game, 7, asked)).toEqual({ status: "forfeit", forfeitedBy: "home" });
		expect(fateOf(game, 8, asked)).toEqual({ status: "forfeit", forfeitedBy: "away" });
		expect(fateOf({ ...game, status: "postponed", date: null }, 8, asked)).not.toBeNull();
	});

	test("stay as they are when they were played, called off, or are from before", () => {
		const asked = { date, games: "forfeited" as const };
		expect(fateOf({ ...game, score: { home: 60, away: 50 } }, 7, asked)).toBeNull();
		expect(fateOf({ ...game, status: "cancelled" }, 7, asked)).toBeNull();
		expect(fateOf({ ...game, status: "in_progress" }, 7, asked)).toBeNull();
		expect(fateOf({ ...game, date: "2026-02-28" }, 7, asked)).toBeNull();
	});
});
