import { describe, expect, test } from "vitest";
import type { Game } from "../../game/game.ts";
import { teamStreaks } from "./team-streaks.ts";

type Played = Game & { stageId: number | null };

/** Games of 1 at home against 2, a day each: won, lost, drawn or undecided. */
function season(results: string, { playoffsFrom = 99 } = {}): Played[] {
	return [...results].map((result, index): Played => {
		const score = { w: [2, 1], l: [1, 2], d: [1, 1], "-": [0, 0] }[result] ?? [0, 0];
		return {
			id: index + 1,
			seasonLeagueId: 1,
			homeEntryId: 1,
			awayEntryId: 2,
			date: `2026-01-${String(index + 1).padStart(2, "0")}`,
			time: null,
			location: null,
			videoUrl: null,
			status: "completed",
			forfeitedBy: null,
			score: { home: score[0] ?? 0, away: score[1] ?? 0 },
			isDraw: result === "d",
			stageId: index >= playoffsFrom ? 1 : null,
		} as Played;
	});
}

const of = (games: Played[], kind: string, phase = "both") =>
	teamStreaks(games)
		.filter((streak) => streak.entryId === 1 && streak.kind === kind && streak.phase === phase)
		.map(({ length, since, until }) => [length, since, until]);

describe("the longest streak", () => {
	test("is the first of that length, from its first day to its last", () => {
		expect(of(season("wwlwwlll"), "wins")).toEqual([[2, "2026-01-01", "2026-01-02"]]);
		expect(of(season("wwlwwlll"), "losses")).toEqual([[3, "2026-01-06", "2026-01-08"]]);
	});

	test("goes by the days, in whatever order games come", () => {
		expect(of(season("wwwlw").toReversed(), "wins")).toEqual([[3, "2026-01-01", "2026-01-03"]]);
	});

	test("without defeat goes on through draws, which end one of wins", () => {
		expect(of(season("wwdwl"), "unbeaten")).toEqual([[4, "2026-01-01", "2026-01-04"]]);
		expect(of(season("wwdwl"), "wins")).toEqual([[2, "2026-01-01", "2026-01-02"]]);
	});

	test("goes on through a game that nobody won and that is no draw", () => {
		expect(of(season("w-w"), "wins")).toEqual([[2, "2026-01-01", "2026-01-03"]]);
	});

	test("is told of the regular season, of playoffs, and of both", () => {
		const games = season("lwwwll", { playoffsFrom: 3 });
		expect(of(games, "wins", "regular")).toEqual([[2, "2026-01-02", "2026-01-03"]]);
		expect(of(games, "wins", "playoffs")).toEqual([]);
		expect(of(games, "wins")).toEqual([[3, "2026-01-02", "2026-01-04"]]);
	});

	test("is none of one game", () => {
		expect(teamStreaks(season("wlw"))).toEqual([]);
	});
});
