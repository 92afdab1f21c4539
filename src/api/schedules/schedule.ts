import { z } from "zod";
import { weekDates } from "#domain/scheduling/schedule.ts";
import type { ScheduleView } from "#usecases/schedules.ts";

/** Both spellings in every answer; `weeklyDates` are derived from the start (R3.36). */
export const schedule = z.object({
	id: z.int(),
	name: z.string(),
	leagueId: z.int(),
	league_id: z.int(),
	league: z.object({ id: z.int(), name: z.string() }),
	seasonId: z.int(),
	season_id: z.int(),
	startDate: z.string(),
	numWeeks: z.int(),
	gameDays: z.array(z.string()),
	sameSlot: z.boolean(),
	timeSlots: z.array(z.string()),
	weeklyTimeSlots: z.array(z.array(z.string())),
	weeklyDates: z.array(z.string()),
});

export function toSchedule(it: ScheduleView): z.input<typeof schedule> {
	return {
		id: it.id,
		name: it.name,
		leagueId: it.league.id,
		league_id: it.league.id,
		league: it.league,
		seasonId: it.seasonId,
		season_id: it.seasonId,
		startDate: it.startDate,
		numWeeks: it.numWeeks,
		gameDays: it.gameDays,
		sameSlot: it.hasSameSlots,
		timeSlots: it.timeSlots,
		weeklyTimeSlots: it.weeklyTimeSlots,
		weeklyDates: weekDates(it),
	};
}
