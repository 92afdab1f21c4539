import fc from "fast-check";
import { expect, test } from "vitest";
import { league } from "#testing/leagues.ts";
import { inEnglish } from "../../language/say.ts";
import { generateSchedule } from "../generate.ts";
import type { PlayedGame } from "../types.ts";
import { evaluateSchedule } from "./evaluate.ts";

const plain = league(6, 5, ["18:00", "19:00", "20:00"]);
const game = (home: string, away: string, changes: Partial<PlayedGame> = {}): PlayedGame => ({
	home,
	away,
	week: 0,
	date: "2026-01-05",
	time: "18:00",
	court: "Court 1",
	...changes,
});

/** Games as people really played them: at any time, some twice on one evening. */
const anyPlayed = fc.uniqueArray(
	fc.record({
		pair: fc.constantFrom(["T1", "T2"], ["T3", "T4"], ["T2", "T5"], ["T6", "T1"]),
		week: fc.integer({ min: 0, max: 2 }),
		time: fc.constantFrom("17:15", "18:00", "19:00", "20:30"),
	}),
	{ maxLength: 6, selector: ({ pair, week, time }) => `${pair} ${week} ${time}` },
);

test("games that were played stay, whatever rules they broke, and the others keep the rules", () => {
	fc.assert(
		fc.property(anyPlayed, (given) => {
			const played = given.map(({ pair: [home = "", away = ""], week, time }) =>
				game(home, away, {
					week,
					time,
					date: ["2026-01-05", "2026-01-12", "2026-01-19"][week] ?? "",
				}),
			);
			const team = { T1: { unavailableSlots: ["18:00"] } };
			const input = { ...league(6, 5, ["18:00", "19:00", "20:00"], { team }), played };
			const { games, report } = generateSchedule(input);
			for (const { home, away, date, time } of played) {
				expect(games).toContainEqual(expect.objectContaining({ home, away, date, time }));
			}
			const isNew = (it: PlayedGame) =>
				!played.some((was) => was.home === it.home && was.date === it.date && was.time === it.time);
			for (const it of games.filter(isNew)) {
				expect(["18:00", "19:00", "20:00"]).toContain(it.time);
				expect([it.home, it.away].includes("T1") && it.time === "18:00").toBe(false);
				for (const id of [it.home, it.away]) {
					const own = games.filter((other) => other.home === id || other.away === id);
					expect(own.filter(({ week }) => week === it.week)).toEqual([it]);
				}
			}
			expect(report.teams).toHaveLength(6);
		}),
		{ numRuns: 15, seed: 3 },
	);
}, 60_000);

test("they count: nobody meets again before everybody has met", () => {
	const played = [game("T1", "T2"), game("T3", "T4", { time: "19:00" })];
	const { games } = generateSchedule({ ...plain, played });
	const pairs = games.map(({ home, away }) => [home, away].sort().join());
	expect(new Set(pairs)).toHaveLength(15);
});

test("what they broke among themselves is past, what breaks a rule with them is not", () => {
	const played = [game("T1", "T2"), game("T1", "T3", { time: "19:00" })];
	const input = { ...plain, played };
	expect(
		evaluateSchedule(input, played).problems.map(({ message }) => inEnglish(message)),
	).not.toContain("Team 1 has 2 games in week 1, but 1 is allowed.");
	const { problems } = evaluateSchedule(input, [...played, game("T2", "T4", { time: "20:00" })]);
	expect(problems.map(({ message }) => inEnglish(message))).toContain(
		"Team 2 has 2 games in week 1, but 1 is allowed.",
	);
	const pinned = [{ home: "T2", away: "T4", date: "2026-01-05", time: "20:00" }];
	expect(() => generateSchedule({ ...input, pinned })).toThrow("Team 2 has 2 games in week 1");
});

test("of a team that is not there are refused", () => {
	expect(() => generateSchedule({ ...plain, played: [game("T1", "T9")] })).toThrow(
		"names no team of the league",
	);
});
