import fc from "fast-check";
import { expect, test } from "vitest";
import { gridOf } from "../grid.ts";
import type { ScheduleInput } from "../types.ts";
import { boundGames } from "./games-bound.ts";
import { type DateOff, weighDates } from "./weigh-dates.ts";

const league = (gamesPerTeam: number): ScheduleInput => ({
	teams: ["1", "2", "3", "4"].map((id) => ({ id, name: `T${id}` })),
	schedule: {
		startDate: "2026-01-05",
		numWeeks: 3,
		gameDays: ["Monday"],
		sameSlot: true,
		timeSlots: ["18:00", "19:00"],
		weeklyTimeSlots: [],
	},
	rules: { gamesPerTeam, maxGamesPerDay: 1, maxGamesPerWeek: 1, gameMinutes: 60 },
});
const dates = ["2026-01-05", "2026-01-12", "2026-01-19"] as const;
const off = (team: string, at: 0 | 1 | 2): DateOff => ({ team, date: dates[at] });

test("a date costs games where all are needed, and none where one is to spare", () => {
	expect(weighDates(league(3), [off("1", 0)], 6)).toEqual([1]);
	expect(weighDates(league(2), [off("1", 0)], 6)).toEqual([0]);
});

test("what costs nothing alone may cost something together, and who asks first has it", () => {
	expect(weighDates(league(2), [off("1", 0), off("1", 1)], 6)).toEqual([0, 1]);
});

test("all that cost none cost none together, as if they were weighed one after the other", () => {
	const anOff = fc.record({
		team: fc.constantFrom("1", "2", "3", "4"),
		date: fc.constantFrom(...dates),
	});
	fc.assert(
		fc.property(fc.array(anOff, { maxLength: 8 }), fc.integer({ min: 1, max: 3 }), (asked, per) => {
			const input = league(per);
			const games = (some: readonly DateOff[]) =>
				boundGames(
					gridOf({
						...input,
						teams: input.teams.map((team) => ({
							...team,
							blackoutDates: some.flatMap((one) => (one.team === team.id ? [one.date] : [])),
						})),
					}),
				).games;
			const free: DateOff[] = [];
			const inTurn = asked.map((one) => {
				const lost = games([]) - games([...free, one]);
				if (lost === 0) free.push(one);
				return lost;
			});
			expect(weighDates(input, asked, 6)).toEqual(inTurn);
		}),
		{ numRuns: 100 },
	);
});

test("of a league that is too large what there is no time for is not known", () => {
	const asked = [off("1", 0), off("2", 1), off("3", 2)];
	expect(weighDates(league(3), asked, 1_000_000)).toEqual([null, null, null]);
});
