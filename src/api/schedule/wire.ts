import { z } from "zod";
import { say } from "#domain/language/say.ts";
import { messages } from "#domain/messages.ts";
import type { GameView } from "#usecases/game/game-views.ts";
import type { ScheduleView } from "#usecases/schedule/schedules.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import {
	chosenId,
	date,
	flag,
	id,
	name,
	optionalDate,
	optionalId,
	optionalText,
	optionalTime,
	paging,
	success,
	time,
	wholeNumber,
} from "../fields.ts";
import { game, toGame } from "../game/game.ts";
import { said } from "../said.ts";
import { planning, toPlanning } from "./rules.ts";
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

export const newSchedule = z
	.object({
		leagueId: chosenId(messages.leagues.selectFirst),
		seasonId: optionalId,
		name: scheduleName,
		startDate: date,
		numWeeks: numWeeks.default(1),
		isPublished: flag,
		...planning,
	})
	.transform(({ leagueId, seasonId, name, startDate, numWeeks, isPublished, ...said }) => ({
		leagueId,
		seasonId: seasonId ?? undefined,
		name,
		startDate,
		numWeeks,
		isPublished: isPublished ?? false,
		...toPlanning(said),
	}));

/** League, days and times stay as they were made (rule `schedule-edit-is-narrow`). */
export const changedSchedule = z.object({
	id,
	name: scheduleName.optional(),
	startDate: date.optional(),
	numWeeks: numWeeks.optional(),
});

export const publication = z.object({
	id,
	isPublished: flag.nonoptional("Please say whether visitors see it."),
	/** Although teams owe what is due, in a league that wants to be paid first. */
	isDespiteFees: flag.default(false),
});

export const oneSchedule = z.object({ id });

export const schedules = answer(
	z.object({ schedules: z.array(schedule) }),
	(list: ScheduleView[]) => ({ schedules: list.map(toSchedule) }),
);

export const savedSchedule = (message: string) =>
	answer(z.object({ success, message: said, schedule }), (it: ScheduleView) => ({
		message,
		schedule: toSchedule(it),
	}));

export const published = answer(
	z.object({ success, message: said, schedule }),
	(it: ScheduleView) => ({
		message: it.isPublished ? say`${it.name} is published` : say`${it.name} is a draft again`,
		schedule: toSchedule(it),
	}),
);

export const deletedSchedule = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ trashId }: MovedToTrash) => ({ message: messages.schedules.deleted, trashId }),
);

const team = chosenId("Please select a team first.");

const place = { date, time, location: optionalText() };

export const gameToAdd = z.object({ id, homeTeamId: team, awayTeamId: team, ...place });

export const gameToMove = z.object({ id, gameId: id, ...place, reason: optionalText() });

export const changeToTry = z
	.object({
		id,
		gameId: id,
		otherGameId: optionalId,
		date: optionalDate,
		time: optionalTime,
		location: optionalText(),
	})
	.transform(({ id, gameId, otherGameId, date, time, location }, context) => {
		if (otherGameId) return { id, gameId, otherGameId };
		if (date && time) return { id, gameId, to: { date, time, location } };
		const message = "Please give a date and a time, or another game.";
		context.addIssue({ code: "custom", path: ["date"], message });
		return z.NEVER;
	});

export const placedGame = (message: string) =>
	answer(z.object({ success, message: said, game }), (it: GameView) => ({
		message,
		game: toGame(it),
	}));
