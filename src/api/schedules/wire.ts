import { z } from "zod";
import { messages } from "#domain/messages.ts";
import { weekdayNamed, weekdays } from "#domain/scheduling/schedule.ts";
import type { ScheduleView } from "#usecases/schedules.ts";
import type { ThrownAway } from "#usecases/undo.ts";
import { answer } from "../endpoint.ts";
import {
	chosenId,
	date,
	flag,
	id,
	listed,
	name,
	optionalId,
	paging,
	success,
	time,
	wholeNumber,
	wire,
} from "../fields.ts";
import { schedule, toSchedule } from "./schedule.ts";

export const ofLeague = z
	.object({ leagueId: optionalId, seasonId: optionalId, ...paging })
	.transform(({ leagueId, seasonId, ...page }) => ({
		...page,
		leagueId: leagueId ?? undefined,
		seasonId: seasonId ?? undefined,
	}));

const scheduleName = name("Please enter a name.");
const numWeeks = wholeNumber(1, 104, "The number of weeks is a whole number from 1 to 104.");
const times = listed(time, "Times are a list such as 18:00, 19:00.");

/** R5.46. */
const whichDays = `Game days are ${weekdays.join(", ")}.`;
const gameDay = z
	.string(whichDays)
	.transform((text, context) => {
		const day = weekdayNamed(text);
		if (day !== undefined) return day;
		context.addIssue({ code: "custom", message: whichDays });
		return z.NEVER;
	})
	.meta(wire({ type: "string", enum: weekdays }));

export const newSchedule = z
	.object({
		leagueId: chosenId(messages.leagues.selectFirst),
		seasonId: optionalId,
		name: scheduleName,
		startDate: date,
		numWeeks: numWeeks.default(1),
		gameDays: listed(gameDay, whichDays).optional(),
		sameSlot: flag,
		timeSlots: times.optional(),
		weeklyTimeSlots: z
			.array(times, "Please give a list of times for each week.")
			.max(104, "These are too many.")
			.nullable()
			.optional(),
	})
	.transform(({ sameSlot, seasonId, gameDays, timeSlots, weeklyTimeSlots, ...asked }) => ({
		...asked,
		seasonId: seasonId ?? undefined,
		gameDays: [...new Set(gameDays)],
		hasSameSlots: sameSlot ?? true,
		timeSlots: timeSlots ?? [],
		weeklyTimeSlots: weeklyTimeSlots ?? [],
	}));

/** R4.35: league, days and times stay as they were made. */
export const changedSchedule = z.object({
	id,
	name: scheduleName.optional(),
	startDate: date.optional(),
	numWeeks: numWeeks.optional(),
});

export const oneSchedule = z.object({ id });

export const schedules = answer(
	z.object({ schedules: z.array(schedule) }),
	(list: ScheduleView[]) => ({ schedules: list.map(toSchedule) }),
);

export const savedSchedule = (message: string) =>
	answer(z.object({ success, message: z.string(), schedule }), (it: ScheduleView) => ({
		message,
		schedule: toSchedule(it),
	}));

export const generated = answer(z.object({ success, message: z.string() }), () => ({
	message: messages.schedules.generated,
}));

export const deletedSchedule = answer(
	z.object({ success, message: z.string(), trashId: z.int() }),
	({ trashId }: ThrownAway) => ({ message: messages.schedules.deleted, trashId }),
);
