import fc from "fast-check";
import { weekdays } from "#domain/schedule/schedule.ts";
import type { ScheduleInput, TeamIn } from "#domain/schedule/types.ts";

/** Teams that are always free, on Mondays, one court a time, unless something else is said. */
export function league(
	count: number,
	numWeeks: number,
	timeSlots: string[],
	more: Partial<ScheduleInput> & { team?: Record<string, Partial<TeamIn>> } = {},
): ScheduleInput {
	const { team = {}, ...rest } = more;
	return {
		teams: Array.from({ length: count }, (_, index) => ({
			id: `T${index + 1}`,
			name: `Team ${index + 1}`,
			...team[`T${index + 1}`],
		})),
		schedule: {
			startDate: "2026-01-05",
			numWeeks,
			gameDays: ["Monday"],
			sameSlot: true,
			timeSlots,
			weeklyTimeSlots: [],
		},
		seed: 1,
		effort: "quick",
		...rest,
	};
}

/** Small leagues with every field of the input but pins. */
export const anyLeague: fc.Arbitrary<ScheduleInput> = fc
	.record({
		count: fc.integer({ min: 1, max: 9 }),
		numWeeks: fc.integer({ min: 1, max: 6 }),
		gameDays: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 2 }),
		times: fc.array(fc.constantFrom("18:00", "18:30", "19:00", "20:00:00", "21:00"), {
			minLength: 1,
			maxLength: 5,
		}),
		busy: fc.array(fc.constantFrom("18:00", "19:00", "21:00:00"), { maxLength: 4 }),
		away: fc.array(fc.constantFrom("2026-01-05", "2026-01-12", "2026-01-13"), { maxLength: 3 }),
		gamesPerTeam: fc.option(fc.integer({ min: 0, max: 8 })),
		maxGamesPerDay: fc.integer({ min: 1, max: 2 }),
		maxGamesPerWeek: fc.integer({ min: 1, max: 3 }),
		gameMinutes: fc.constantFrom(45, 60, 90),
		hasCourts: fc.boolean(),
		hasSharedPeople: fc.boolean(),
		seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
	})
	.map(({ count, numWeeks, gameDays, times, busy, away, hasCourts, hasSharedPeople, ...rest }) => {
		const { seed, ...rules } = rest;
		const team = Object.fromEntries(
			Array.from({ length: count }, (_, index) => [
				`T${index + 1}`,
				{
					unavailableSlots: busy.filter((_, at) => at % count === index),
					blackoutDates: away.filter((_, at) => at % count === index),
				},
			]),
		);
		const plain = league(count, numWeeks, times, { team, seed, rules });
		return {
			...plain,
			schedule: { ...plain.schedule, gameDays },
			...(hasCourts && { courts: ["North", "South"] }),
			...(hasSharedPeople && count > 2 && { conflicts: [["T1", "T3"]] }),
		};
	});
