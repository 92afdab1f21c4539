import { expect, test } from "vitest";
import type { ScheduleInput } from "#domain/schedule/types.ts";
import { amountsInWords, amountsOf } from "./amounts.ts";

function input(count: number, changes: Partial<ScheduleInput> = {}): ScheduleInput {
	return {
		teams: Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `Team ${at + 1}` })),
		schedule: {
			startDate: "2026-01-05",
			numWeeks: 10,
			gameDays: ["Monday"],
			sameSlot: true,
			timeSlots: ["18:00", "19:00", "20:00"],
			weeklyTimeSlots: [],
		},
		courts: ["North", "South"],
		...changes,
	};
}

const words = (asked: ScheduleInput) => amountsInWords(amountsOf(asked));

test("says weeks, places and games of a team", () => {
	expect(words(input(12))).toBe("12 teams, 10 weeks × 6 games = 60 places; every team plays 10.");
	expect(amountsOf(input(12))).toMatchObject({ refusals: [], warnings: [], notes: [] });
});

test("weeks of different size are not multiplied", () => {
	const asked = input(4, {
		schedule: {
			...input(4).schedule,
			numWeeks: 3,
			sameSlot: false,
			weeklyTimeSlots: [["18:00"], ["18:00", "19:00"]],
		},
		courts: [],
	});
	expect(words(asked)).toBe("4 teams, 2 weeks, 3 places; every team plays 1 or 2.");
});

test("one court too few is no fault, but said: some teams have no game each week", () => {
	const asked = input(12, { courts: ["North"] });
	expect(words(asked)).toBe("12 teams, 10 weeks × 3 games = 30 places; every team plays 5.");
	expect(amountsOf(asked).notes).toEqual([
		"A week has room for 3 games, and 12 teams could play 6: each week 6 of them have no game.",
	]);
});

test("with an odd number of teams one has no game each week", () => {
	expect(amountsOf(input(11)).notes).toEqual([
		"With 11 teams, one has no game each week.",
		"10 places stay free.",
	]);
});

test("more games than fit are warned of in the generator's sentence", () => {
	const { warnings } = amountsOf(input(12, { rules: { gamesPerTeam: 12 } }));
	expect(warnings).toEqual([
		"Every team wants 12 games, but has room for only 10: at most 1 a day and 1 a week in 10 weeks. " +
			"12 games do not fit. Add weeks, allow more games a week, or ask for fewer games.",
	]);
});

test("a team that can hardly ever play is named", () => {
	const asked = input(12);
	asked.teams[3] = { id: "3", name: "Nightjars", unavailableSlots: ["18:00", "19:00", "20:00"] };
	const { warnings, least, most } = amountsOf(asked);
	expect(warnings.join(" ")).toContain("Nightjars can never play");
	expect([least, most]).toEqual([0, 10]);
});

test("an input that contradicts itself is refused in a sentence, and counted all the same", () => {
	const amounts = amountsOf(
		input(12, { pinned: [{ home: "0", away: "1", date: "2026-01-06", time: "18:00" }] }),
	);
	expect(amounts.refusals).toHaveLength(1);
	expect(amounts.places).toBe(60);
});

test("no day or no time is no place, and nothing to warn of yet", () => {
	const empty = input(12, { schedule: { ...input(12).schedule, gameDays: [] } });
	expect(amountsOf(empty)).toMatchObject({ places: 0, games: 0, most: 0, warnings: [], notes: [] });
	expect(amountsOf(input(0))).toMatchObject({ teams: 0, least: 0, most: 0 });
	expect(amountsOf(input(1))).toMatchObject({ teams: 1, games: 0 });
});

const large = input(40, {
	schedule: {
		...input(40).schedule,
		numWeeks: 52,
		gameDays: ["Monday", "Tuesday", "Wednesday"],
		timeSlots: ["18:00", "19:00", "20:00", "21:00", "22:00"],
	},
	rules: { maxGamesPerWeek: 3 },
});

test("a large league is counted at once and comes to the same", () => {
	expect(words(large)).toBe("40 teams, 52 weeks × 30 games = 1560 places; every team plays 78.");
});

test("divisions of a large league are counted by how often their teams meet", () => {
	const ids = large.teams.map(({ id }) => id);
	const groups = [
		{ teams: ids.slice(0, 20), meetings: [2, 1] },
		{ teams: ids.slice(20), meetings: [1, 2] },
	];
	expect(words({ ...large, groups })).toBe(
		"40 teams, 52 weeks × 30 games = 1560 places; every team plays 58.",
	);
});

test("more places than the server plans are refused in its sentence, without listing them", () => {
	const times = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);
	const asked = input(12, {
		schedule: { ...input(12).schedule, numWeeks: 104, timeSlots: times },
	});
	expect(amountsOf(asked)).toMatchObject({
		places: 4992,
		refusals: ["These are 4992 places for games. At most 4000 can be planned in one schedule."],
	});
});
