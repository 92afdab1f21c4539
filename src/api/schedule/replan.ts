import { z } from "zod";
import { say } from "#domain/language/say.ts";
import { moveReasons } from "#domain/schedule/replan/replan.ts";
import type { MovedGames } from "#usecases/schedule/move-games.ts";
import type { ReplanView } from "#usecases/schedule/schedule-replan.ts";
import { answer } from "../endpoint.ts";
import {
	chosenId,
	date,
	id,
	item,
	optionalDate,
	optionalText,
	success,
	time,
	wholeNumber,
} from "../fields.ts";
import { said } from "../said.ts";
import { problem, report, toProblem, toReport } from "./plan.ts";
import { closedCourts, dates, pinnedGames } from "./rules.ts";
import { schedule, toSchedule } from "./schedule.ts";

export const replanAsked = z
	.object({
		id,
		closedFrom: optionalDate,
		closedUntil: optionalDate,
		court: optionalText(60),
		moreWeeks: wholeNumber(0, 12, "Weeks more are a whole number from 0 to 12.").default(0),
		from: optionalDate,
		/** Teams with fewer games get some with one another. */
		gamesEach: wholeNumber(0, 200, "Games per team is a whole number from 0 to 200.").default(0),
	})
	.transform(({ closedFrom, closedUntil, court, from, ...asked }) => ({
		...asked,
		closedFrom: closedFrom ?? undefined,
		closedUntil: closedUntil ?? undefined,
		court: court ?? undefined,
		from: from ?? undefined,
	}));

const status = z.enum(["scheduled", "postponed"], "A game is scheduled or postponed.");

/** When and where a game is, and whether it fell out. */
const place = z.object({
	date: z.string().nullable(),
	time: z.string().nullable(),
	location: z.string().nullable(),
	status,
});

const changed = {
	gameId: z.int(),
	homeTeamId: z.int(),
	awayTeamId: z.int(),
	/** Why it cannot stay, or that it makes room for one that cannot. */
	why: z.enum(moveReasons),
	before: place,
};

export const replan = answer(
	z.object({
		schedule,
		teams: z.array(z.object({ id: z.int(), name: z.string() })),
		slots: z.array(z.object({ date: z.string(), time: z.string(), court: z.string() })),
		/** What `PUT /schedules/:id/moves` is to send with the moves. */
		planning: schedule.pick({
			numWeeks: true,
			skipDates: true,
			closedCourts: true,
			pinnedGames: true,
		}),
		moves: z.array(z.object({ ...changed, after: place })),
		/** Games that no place is left for. */
		leftOut: z.array(z.object(changed)),
		/** New games of teams that had fewer than they are to have. */
		added: z.array(
			z.object({
				homeTeamId: z.int(),
				awayTeamId: z.int(),
				date: z.string(),
				time: z.string(),
				location: z.string().nullable(),
			}),
		),
		/** Fewer moves are impossible. */
		isFewest: z.boolean(),
		/** How fair it is now, and then. */
		before: report,
		after: report,
		/** What is wrong or missing then. */
		problems: z.array(problem),
	}),
	(it: ReplanView) => ({
		schedule: toSchedule(it.schedule),
		teams: it.teams.map(({ id, name }) => ({ id, name })),
		slots: it.slots.map(({ date, time, court }) => ({ date, time, court })),
		planning: it.planning,
		moves: it.moves,
		leftOut: it.leftOut,
		added: it.added,
		isFewest: it.isFewest,
		before: toReport(it.before),
		after: toReport(it.after),
		problems: it.problems.map(toProblem),
	}),
);

const placeSent = item({
	date: date.nullable(),
	time: time.nullable(),
	location: optionalText().transform((text) => text ?? null),
	status,
});

export const gamesToMove = z
	.object({
		id,
		numWeeks: wholeNumber(
			1,
			104,
			"The number of weeks is a whole number from 1 to 104.",
		).optional(),
		skipDates: dates.optional(),
		closedCourts: closedCourts.optional(),
		pinnedGames: pinnedGames.optional(),
		moves: z
			.array(
				item({ gameId: id, before: placeSent, after: placeSent }),
				"Please give the games to move, each with its old and its new place.",
			)
			.max(500, "These are too many."),
		added: z
			.array(
				item({
					homeTeamId: chosenId("Please choose a team."),
					awayTeamId: chosenId("Please choose a team."),
					date,
					time,
					location: optionalText().transform((text) => text ?? null),
				}),
				"Please give two teams, a date and a time for each game.",
			)
			.max(100, "These are too many.")
			.default([]),
		/** Games to throw away, as where those that were added are taken back. */
		removed: z.array(id, "Games are a list.").max(100, "These are too many.").default([]),
	})
	.transform(({ id, moves, added, removed, ...planning }) => ({
		id,
		moves,
		added,
		removed,
		planning,
	}));

export const movedGames = answer(
	z.object({
		success,
		message: said,
		games: z.int(),
		/** The ids of those that were added, in their order. */
		added: z.array(z.int()),
		schedule,
	}),
	({ schedule, games, added }: MovedGames) => ({
		message: games === 1 ? say`${games} game changed` : say`${games} games changed`,
		games,
		added,
		schedule: toSchedule(schedule),
	}),
);
