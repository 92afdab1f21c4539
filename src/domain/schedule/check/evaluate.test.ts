import { expect, test } from "vitest";
import { league } from "#testing/leagues.ts";
import { inEnglish } from "../../language/say.ts";
import { generateSchedule } from "../generate.ts";
import { evaluateSchedule } from "./evaluate.ts";

const input = league(6, 5, ["18:00", "19:00", "20:00"], {
	team: { T1: { unavailableSlots: ["20:00"] } },
	pinned: [{ home: "T2", away: "T3", date: "2026-01-05", time: "18:00", court: "Court 1" }],
});

test("a generated schedule is evaluated as it was reported", () => {
	const made = generateSchedule(input);
	expect(evaluateSchedule(input, made.games)).toEqual(made);
});

test("an edited schedule is told what it breaks, and still reported", () => {
	const { games } = generateSchedule(input);
	const edited = games.map((game) => {
		if (game.home === "T2" && game.date === "2026-01-05")
			return { ...game, home: "T3", away: "T2" };
		return game.week === 1 ? { ...game, time: "20:00" } : game;
	});
	const { problems, report } = evaluateSchedule(input, edited);
	const messages = problems.map(({ message }) => inEnglish(message));
	expect(messages).toContain("The game pinned on Monday, January 5 at 6:00 PM was moved.");
	expect(messages).toContain("Two games are on Court 1 on Monday, January 12 at 8:00 PM.");
	expect(messages.some((text) => text.includes("Team 1 cannot play on Monday, January 12"))).toBe(
		true,
	);
	expect(report.teams).toHaveLength(6);
});

test("a line for each team says how often, when, where and against whom it plays", () => {
	const game = (home: string, away: string, week: number) => ({
		home,
		away,
		week,
		court: "Court 1",
		time: "18:00",
		date: week === 0 ? "2026-01-05" : "2026-01-12",
	});
	const { report } = evaluateSchedule(league(3, 2, ["18:00"]), [
		game("T1", "T2", 0),
		game("T2", "T1", 1),
	]);
	expect(report.teams[0]).toEqual({
		id: "T1",
		games: 2,
		byes: 0,
		longestBye: 0,
		home: 1,
		away: 1,
		times: { "18:00": 2 },
		opponents: { T2: 2 },
		minRematchWeeks: 1,
	});
	expect(report.teams[2]).toMatchObject({
		games: 0,
		byes: 2,
		longestBye: 2,
		minRematchWeeks: null,
	});
	expect(report.proven).toBe(false);
});
