import { describe, expect, test } from "vitest";
import { knownSports } from "../bookkeeping/known-sports.ts";
import { courseFacts, leadOverTime } from "./game-course.ts";
import type { Play } from "./play.ts";
import { playByPlay } from "./play-by-play.ts";
import { scoringOf } from "./scoring.ts";

/** A game of a sport, tap by tap: side, player, statistic, and the period where it is not the first. */
function told(
	sport: string,
	taps: readonly [side: "home" | "away", playerId: number, name: string, periodId?: number][],
	more: readonly Partial<Play>[] = [],
) {
	const { stats = [], periods = [] } = knownSports[sport] ?? {};
	const definitions = stats.map((stat, index) => {
		return { ...stat, id: index + 1, order: index, isHidden: false };
	});
	const all = taps.map(([side, playerId, name, periodId = 1]) => {
		const stat = definitions.find(({ abbreviation }) => abbreviation === name);
		return { side, playerId, statId: stat?.id ?? null, periodId, kind: "stat" } as const;
	});
	const plays = [...all, ...more].map((play, index): Play => {
		const first = { id: `p${index}`, version: 1, isStruck: false, periodId: 1, place: index };
		const empty = { kind: "stat", side: null, playerId: null, statId: null, points: null } as const;
		return { ...first, second: null, ...empty, ...play };
	});
	return playByPlay(plays, {
		definitions,
		periods: periods.map((period, index) => ({ ...period, id: index + 1 })),
		scoring: scoringOf(sport),
	});
}

const scores = (periods: ReturnType<typeof told>) =>
	periods.map(({ plays }) => plays.map(({ score }) => `${score.home}-${score.away}`));

describe("play by play", () => {
	test("says the score after each play, on over the periods", () => {
		const game = told("basketball", [
			["home", 1, "3PM"],
			["away", 2, "FTM"],
			["away", 2, "PF"],
			["home", 1, "2PM", 2],
		]);
		expect(scores(game)).toEqual([["3-0", "3-1", "3-1"], ["5-1"]]);
		expect(game.map(({ made }) => made)).toEqual([
			{ home: 3, away: 1 },
			{ home: 2, away: 0 },
		]);
	});

	test("tells an assist with the basket or goal that it led to, and else by itself", () => {
		const [period] = told("basketball", [
			["home", 1, "2PM"],
			["home", 3, "AST"],
			["away", 2, "AST"],
		]);
		expect(period?.plays.map(({ assistBy }) => assistBy)).toEqual([3, null]);
		expect(told("soccer", [["home", 1, "G"]])[0]?.plays[0]?.points).toEqual({ home: 1, away: 0 });
	});

	test("tells neither who begins nor what was struck", () => {
		const game = told(
			"soccer",
			[["home", 1, "YC"]],
			[
				{ kind: "starts", side: "home", playerId: 1 },
				{ kind: "points", side: "away", points: 1, isStruck: true },
				{ kind: "periodEnds" },
			],
		);
		expect(game[0]?.plays.map(({ play }) => play.kind)).toEqual(["stat", "periodEnds"]);
		expect(game[0]?.isOver).toBe(true);
	});

	test("counts each set from the beginning", () => {
		const sets = told("volleyball", [
			["home", 1, "K"],
			["away", 2, "E"],
			["away", 2, "SA", 2],
		]);
		expect(scores(sets)).toEqual([["1-0", "2-0"], ["0-1"]]);
	});
});

describe("the course of a game", () => {
	const back = told("basketball", [
		["home", 1, "2PM"],
		["away", 2, "2PM"],
		["away", 2, "3PM"],
		["home", 1, "FTM"],
		["home", 1, "3PM"],
		["home", 1, "2PM", 2],
	]);

	test("is ties, changes of the lead, the largest lead and the longest run of each side", () => {
		expect(courseFacts(back, false)).toEqual({
			ties: 1,
			leadChanges: 2,
			largestLead: { home: 3, away: 3 },
			longestRun: { home: 6, away: 5 },
		});
	});

	test("is looked at set by set where sets are counted", () => {
		const sets = told("volleyball", [
			["home", 1, "K"],
			["home", 1, "K", 2],
		]);
		expect(courseFacts(sets, true).longestRun).toEqual({ home: 1, away: 0 });
	});

	test("goes from left to right, each period as wide as the others", () => {
		const points = leadOverTime(back);
		expect(points.map(({ lead }) => lead)).toEqual([2, 0, -3, -2, 1, 3]);
		expect(points.at(-1)?.at).toBe(0.75);
		expect(points.every(({ at }, index) => at > (points[index - 1]?.at ?? 0))).toBe(true);
	});

	test("goes by the clock where it was kept throughout", () => {
		const points = { kind: "points", side: "home", points: 1 } as const;
		const game = told(
			"basketball",
			[],
			[
				{ ...points, second: 150 },
				{ ...points, second: 600, periodId: 2 },
			],
		);
		expect(leadOverTime(game).map(({ at }) => at)).toEqual([0.125, 1]);
	});
});
