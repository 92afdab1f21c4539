import { describe, expect, test } from "vitest";
import { league } from "#testing/leagues.ts";
import { evaluateSchedule } from "../check/evaluate.ts";
import { generateSchedule } from "../generate.ts";
import { expandSlots } from "../slots.ts";
import type { PlannedGame } from "../types.ts";
import { missesOf, placesOf, type WishedGame } from "./misses.ts";
import type { Wish } from "./wish.ts";

/** Six Mondays at three times on two courts. */
const places = placesOf(
	expandSlots(league(4, 6, ["18:00", "19:00", "20:00"], { courts: ["North", "South"] })),
);

/** A game of a team against another: week from 0, turn of the day from 0. */
function at(week: number, turn: number, court = "North", opponent = "T9"): WishedGame {
	const place = places.find((one) => one.week === week && one.turn === turn && one.court === court);
	if (place === undefined) throw new Error("There is no such place.");
	return { place, opponent };
}

const missed = (wish: Wish, ...games: WishedGame[][]) => missesOf(wish, games).length;

describe("a wish is missed", () => {
	test("by each game of a team at a time it does not like, or not at one it likes", () => {
		const late = { kind: "time", team: "T1", from: "19:30", weight: 1 } as const;
		const games = [at(0, 0), at(1, 2), at(2, 2)];
		expect(missed({ ...late, isLiked: false }, games)).toBe(2);
		expect(missed({ ...late, isLiked: true }, games)).toBe(1);
		expect(missed({ ...late, isLiked: false, day: "Tuesday" }, games)).toBe(0);
		expect(missed({ ...late, isLiked: false, until: "20:00" }, games)).toBe(0);
	});

	test("by two teams that meet in the first weeks, or not on their date", () => {
		const teams: [string, string] = ["T1", "T2"];
		const games = [at(1, 0, "North", "T2"), at(4, 0, "North", "T2"), at(0, 0)];
		expect(missed({ kind: "notEarly", teams, weeks: 2, weight: 1 }, games)).toBe(1);
		expect(missed({ kind: "notEarly", teams, weeks: 1, weight: 1 }, games)).toBe(0);
		expect(missed({ kind: "meetOn", teams, date: "2026-02-02", weight: 1 }, games)).toBe(0);
		expect(missed({ kind: "meetOn", teams, date: "2026-01-05", weight: 1 }, games)).toBe(1);
	});

	test("by more or fewer days than wished from one day of play to the next", () => {
		const games = [at(5, 0), at(0, 0), at(1, 0), at(1, 1)];
		expect(missed({ kind: "rest", most: 14, weight: 1 }, games)).toBe(1);
		expect(missed({ kind: "rest", least: 8, weight: 1 }, games)).toBe(1);
		expect(missed({ kind: "rest", least: 7, most: 28, weight: 1 }, games)).toBe(0);
	});

	test("by two games of a day that do not follow each other in one place", () => {
		const wish: Wish = { kind: "doubleHeader", weight: 1 };
		expect(missed(wish, [at(0, 1), at(0, 0)])).toBe(0);
		expect(missed(wish, [at(0, 0), at(0, 2)])).toBe(1);
		expect(missed(wish, [at(0, 0), at(0, 1, "South")])).toBe(1);
		expect(missed(wish, [at(0, 0), at(1, 2)])).toBe(0);
	});

	test("by teams of one captain that play on one day, but not in a row", () => {
		const wish: Wish = { kind: "inARow", teams: ["T1", "T2"], weight: 1 };
		expect(missed(wish, [at(0, 0), at(1, 0)], [at(0, 1)])).toBe(0);
		expect(missed(wish, [at(0, 2)], [at(0, 0)])).toBe(1);
		expect(missed(wish, [at(0, 0, "North", "T2")], [at(0, 0, "North", "T1")])).toBe(0);
	});
});

const times = ["18:00", "19:00"];
/** With one time nothing is left to be shared, so the search ends as soon as the wishes are met. */
const atOnce = { courts: ["North", "South"] };
const meetings = (games: readonly PlannedGame[], ...pair: string[]) =>
	games.filter(({ home, away }) => pair.includes(home) && pair.includes(away));

test("rivals meet on their date, and others not in the first weeks", () => {
	const input = league(4, 6, ["18:00"], {
		...atOnce,
		wishes: [
			{ kind: "meetOn", teams: ["T3", "T1"], date: "2026-01-12", weight: 1 },
			{ kind: "notEarly", teams: ["T1", "T2"], weeks: 2, weight: 2 },
		],
	});
	const { games, wishes } = generateSchedule(input);
	expect(meetings(games, "T1", "T3").map(({ date }) => date)).toContain("2026-01-12");
	expect(meetings(games, "T1", "T2").every(({ week }) => week >= 2)).toBe(true);
	expect(wishes).toEqual([
		{ missed: 0, slots: [], cost: null },
		{ missed: 0, slots: [], cost: null },
	]);
});

test("a team that dislikes an hour does not play then where that breaks no rule", () => {
	const wish: Wish = { kind: "time", team: "T1", isLiked: false, from: "19:00", weight: 3 };
	const input = league(4, 2, times, { wishes: [wish] });
	const { games, wishes } = generateSchedule(input);
	expect(games).toHaveLength(4);
	expect(wishes[0]?.missed).toBe(0);
	expect(generateSchedule(input).games).toEqual(games);
});

test("neither a game nor a rule is given up for wishes that cannot be met", () => {
	const input = league(2, 2, times, {
		wishes: [
			{ kind: "time", team: "T1", isLiked: true, from: "23:00", weight: 3 },
			{ kind: "notEarly", teams: ["T1", "T2"], weeks: 2, weight: 3 },
		],
	});
	const { games, problems, wishes } = generateSchedule(input);
	expect(games).toHaveLength(2);
	expect(problems).toEqual([]);
	expect(evaluateSchedule(input, games)).toMatchObject({ problems: [], wishes });
	expect(wishes.map((wish) => [wish.missed, wish.cost])).toEqual([
		[2, null],
		[2, null],
	]);
});

test("without wishes the schedule is the one that it always was", () => {
	const plain = league(4, 6, ["18:00"], atOnce);
	expect(generateSchedule({ ...plain, wishes: [] })).toEqual(generateSchedule(plain));
});

test("a wish that is not met says what the cheapest exchange would have cost", () => {
	// T1 plays at eight although it would rather not; at six nobody plays.
	const input = league(2, 1, ["18:00", "20:00"], {
		wishes: [{ kind: "time", team: "T1", isLiked: false, from: "20:00", weight: 1 }],
	});
	const game = (time: string): PlannedGame[] => [
		{ home: "T1", away: "T2", week: 0, date: "2026-01-05", time, court: "Court 1" },
	];
	expect(evaluateSchedule(input, game("20:00")).wishes).toEqual([
		{ missed: 1, slots: ["2026-01-05 20:00"], cost: {} },
	]);
	expect(evaluateSchedule(input, game("18:00")).wishes).toEqual([
		{ missed: 0, slots: [], cost: null },
	]);
});

test("a wish that no place meets is known to cost what it costs, and the search ends as soon as all else is proved", () => {
	let asked = 0;
	const wishes: Wish[] = [
		{ kind: "time", team: "T1", isLiked: true, until: "12:00", weight: 3 },
		{ kind: "place", team: "T2", isLiked: true, place: "Elsewhere", weight: 2 },
		{ kind: "meetOn", teams: ["T3", "T4"], date: "2026-01-19", weight: 1 },
	];
	const team = { T3: { blackoutDates: ["2026-01-19"] } };
	const input = league(6, 5, ["18:00", "19:00", "20:00"], { wishes, team });
	const {
		games,
		report,
		wishes: outcomes,
	} = generateSchedule(input, {
		onProgress: () => {
			asked += 1;
		},
	});
	const gamesOf = (id: string) =>
		games.filter(({ home, away }) => home === id || away === id).length;
	expect(outcomes.map(({ missed }) => missed)).toEqual([gamesOf("T1"), gamesOf("T2"), 1]);
	expect(report.lines.filter(({ gap }) => gap > 0)).toEqual([]);
	expect(asked).toBeLessThan(5);
});
