import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { inEnglish } from "#domain/language/say.ts";
import { anyLeague, league } from "#testing/leagues.ts";
import { generateSchedule } from "./generate.ts";
import { expandSlots, isFree, minutesOf } from "./slots.ts";
import type { PlannedGame, ScheduleInput, ScheduleResult } from "./types.ts";

/** Made once for all rules: fast-check draws the leagues, the same ones each time. */
let leagues: { input: ScheduleInput; result: ScheduleResult }[] = [];

beforeAll(() => {
	leagues = fc
		.sample(anyLeague, { numRuns: 40, seed: 5 })
		.map((input) => ({ input, result: generateSchedule(input) }));
}, 120_000);

describe("whatever the league", () => {
	test("each game has a slot of its own that both teams are free for", () => {
		for (const { input, result } of leagues) {
			const { games } = result;
			const slots = expandSlots(input);
			const used = games.map((game) =>
				slots.findIndex(
					({ date, time, court }) =>
						date === game.date && time === game.time && court === game.court,
				),
			);
			expect(used).not.toContain(-1);
			expect(new Set(used).size).toBe(games.length);
			for (const [index, { home, away }] of games.entries()) {
				expect(home).not.toBe(away);
				const slot = slots[used[index] ?? -1];
				const sides = input.teams.filter(({ id }) => id === home || id === away);
				expect(slot && sides.every((team) => isFree(team, slot))).toBe(true);
			}
		}
	});

	test("no team exceeds its games of a day, a week or in all, nor overlaps itself or its people", () => {
		for (const { input, result } of leagues) {
			const { games } = result;
			const { rules = {}, conflicts = [] } = input;
			for (const { id } of input.teams) {
				const own = gamesOf(games, id);
				expect(mostOf(own.map(({ date }) => date))).toBeLessThanOrEqual(rules.maxGamesPerDay ?? 1);
				expect(mostOf(own.map(({ week }) => week))).toBeLessThanOrEqual(rules.maxGamesPerWeek ?? 1);
				if (rules.gamesPerTeam != null) {
					expect(own.length).toBeLessThanOrEqual(rules.gamesPerTeam);
				}
				expect(overlaps(own, own, input)).toBe(0);
			}
			for (const [one = "", other = ""] of conflicts) {
				expect(overlaps(gamesOf(games, one), gamesOf(games, other), input)).toBe(0);
			}
		}
	});

	test("nobody has two games more at home than away, in all or against one opponent", () => {
		for (const { input, result } of leagues) {
			const { games, report } = result;
			for (const { home, away } of report.teams) {
				expect(Math.abs(home - away)).toBeLessThanOrEqual(1);
			}
			for (const { id: one } of input.teams) {
				for (const { id: other } of input.teams) {
					const there = games.filter(({ home, away }) => home === one && away === other);
					const back = games.filter(({ home, away }) => home === other && away === one);
					expect(Math.abs(there.length - back.length)).toBeLessThanOrEqual(1);
				}
			}
		}
	});

	test("byes are the idle teams of each week that has a slot", () => {
		for (const { input, result } of leagues) {
			const { games, byes } = result;
			const weeks = [...new Set(expandSlots(input).map(({ week }) => week))];
			const idle = weeks.flatMap((week) =>
				input.teams
					.filter(({ id }) => gamesOf(games, id).every((game) => game.week !== week))
					.map(({ id }) => ({ week, teamId: id })),
			);
			expect(byes).toEqual(idle);
		}
	});

	test("the same seed makes the same schedule", () => {
		for (const { input, result } of leagues.slice(0, 4)) {
			expect(generateSchedule(structuredClone(input))).toEqual(result);
		}
	});

	test("every missing game has a reason", () => {
		for (const { input, result } of leagues) {
			const target = input.rules?.gamesPerTeam;
			const isShort = result.report.teams.some(({ games }) => games < (target ?? 0));
			expect(result.problems.length > 0 || !isShort).toBe(true);
		}
	});
});

test("twelve teams at six times for ten weeks get a schedule that is proved to be the fairest", () => {
	const times = ["17:00", "18:00", "19:00", "20:00", "21:00", "22:00"];
	const { report, games, problems } = generateSchedule(
		league(12, 10, times, { effort: "best", seed: 3 }),
	);
	expect(games).toHaveLength(60);
	expect(report.lines.filter(({ gap }) => gap > 0)).toEqual([]);
	expect(report.proven).toBe(true);
	expect(problems).toEqual([]);
});

describe("groups of teams", () => {
	const ids = (from: number, to: number) =>
		Array.from({ length: to - from + 1 }, (_, at) => `T${from + at}`);
	const meetingsIn = ({ games }: ScheduleResult) => {
		const pairs = games.map(({ home, away }) => [home, away].sort().join(" "));
		return Object.fromEntries(
			[...Map.groupBy(pairs, (pair) => pair)].map(([pair, all]) => [pair, all.length]),
		);
	};

	test("meet as often as was said, each pair of them", () => {
		const groups = [
			{ teams: ids(1, 4), meetings: [2, 1] },
			{ teams: ids(5, 8), meetings: [1, 2] },
		];
		const made = generateSchedule(
			league(8, 10, ["18:00", "19:00", "20:00", "21:00"], { groups, effort: "best" }),
		);
		const meetings = meetingsIn(made);
		expect(made.games).toHaveLength(40);
		expect([meetings["T1 T2"], meetings["T5 T8"], meetings["T1 T5"], meetings["T4 T8"]]).toEqual([
			2, 2, 1, 1,
		]);
		expect(made.report.lines.find(({ measure }) => measure === "opponents")).toMatchObject({
			value: 0,
			gap: 0,
		});
	});

	test("may be of different sizes: then their teams have different numbers of games", () => {
		const groups = [
			{ teams: ids(1, 4), meetings: [3, 0] },
			{ teams: ids(5, 7), meetings: [0, 3] },
		];
		const made = generateSchedule(league(7, 10, ["18:00", "19:00", "20:00"], { groups }));
		expect(made.report.teams.map(({ games }) => games)).toEqual([9, 9, 9, 9, 6, 6, 6]);
		expect(made.problems).toEqual([]);
	});

	test("and where there is room for less, it is told how much", () => {
		const groups = [
			{ teams: ids(1, 4), meetings: [3, 0] },
			{ teams: ids(5, 7), meetings: [0, 3] },
		];
		const { problems, games } = generateSchedule(league(7, 4, ["18:00", "19:00"], { groups }));
		expect(games.length).toBeLessThanOrEqual(8);
		expect(problems.map(({ message }) => inEnglish(message))).toEqual([
			"7 teams want up to 9 games each, which makes 27 games, but there is room for only 8 in 4 weeks: 19 games do not fit. Add times, courts or weeks, or ask for fewer games.",
		]);
	});
});

test("who played late last season plays early in this one", () => {
	const times = ["18:00", "19:00", "20:00"];
	const hoursBefore = {
		T1: { "20:00": 4 },
		T2: { "20:00": 4 },
		T3: { "18:00": 4 },
		T4: { "18:00": 4 },
	};
	const made = generateSchedule(league(6, 10, times, { hoursBefore, effort: "best" }));
	const [one, two, three, four] = made.report.teams.map((team) => team.times);
	for (const late of [one, two]) expect(late?.["20:00"]).toBeLessThan(2);
	for (const early of [three, four]) expect(early?.["18:00"]).toBeLessThan(2);
	const line = made.report.lines.find(({ measure }) => measure === "time");
	expect(line?.gap).toBeLessThanOrEqual(1);
});

test("a game is worth more than variety: who is seldom free meets the same teams again", () => {
	const seldom = { unavailableSlots: ["18:00", "19:00"] };
	const { games } = generateSchedule(
		league(8, 10, ["18:00", "19:00", "20:00", "21:00"], {
			team: { T1: seldom, T2: seldom, T3: seldom },
			schedule: {
				startDate: "2026-01-05",
				numWeeks: 10,
				gameDays: ["Monday", "Wednesday"],
				sameSlot: true,
				timeSlots: ["18:00", "19:00", "20:00", "21:00"],
				weeklyTimeSlots: [],
			},
			rules: { maxGamesPerWeek: 2 },
		}),
	);
	expect(games).toHaveLength(80);
});

test("pinned games stay exactly where they are", () => {
	const pinned = [
		{ home: "T4", away: "T1", date: "2026-01-12", time: "19:00", court: "Court 1" },
		{ home: "T1", away: "T4", date: "2026-01-26", time: "18:00" },
	];
	const { games } = generateSchedule(league(6, 5, ["18:00", "19:00", "20:00"], { pinned }));
	for (const pin of pinned) expect(games).toContainEqual(expect.objectContaining(pin));
	expect(games).toHaveLength(15);
});

test("a long season on one court leaves no slot empty", () => {
	const { games, report } = generateSchedule(league(5, 40, ["18:00"]));
	expect(games).toHaveLength(40);
	expect(report.lines.find(({ measure }) => measure === "games")).toMatchObject({ gap: 0 });
});

test("leagues without teams or slots get an empty schedule", () => {
	expect(generateSchedule(league(0, 3, ["18:00"])).games).toEqual([]);
	expect(generateSchedule(league(1, 3, ["18:00"])).games).toEqual([]);
	expect(generateSchedule(league(6, 3, [])).games).toEqual([]);
});

function gamesOf(games: PlannedGame[], id: string): PlannedGame[] {
	return games.filter(({ home, away }) => home === id || away === id);
}

function mostOf(labels: unknown[]): number {
	return Math.max(0, ...labels.map((label) => labels.filter((other) => other === label).length));
}

function overlaps(one: PlannedGame[], other: PlannedGame[], { rules = {} }: ScheduleInput): number {
	return one.flatMap((game) =>
		other.filter(
			(against) =>
				against !== game &&
				against.date === game.date &&
				Math.abs(minutesOf(against.time) - minutesOf(game.time)) < (rules.gameMinutes ?? 60),
		),
	).length;
}
