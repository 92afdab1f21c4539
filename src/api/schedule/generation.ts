import { z } from "zod";
import { say, sayCount } from "#domain/language/say.ts";
import { largestSeed } from "#domain/schedule/random.ts";
import { efforts } from "#domain/schedule/types.ts";
import type { Generated } from "#usecases/schedule/schedule-generation.ts";
import { answer } from "../endpoint.ts";
import { flag, id, success, wholeNumber } from "../fields.ts";
import { said } from "../said.ts";
import { problem, toProblem } from "./plan.ts";

const how = {
	/** Games that have begun stay where they are, and the others are made around them. */
	keepPlayed: flag,
	/** The same seed makes the same schedule. */
	seed: wholeNumber(0, largestSeed, "A seed is a whole number from 0 to 2000000000.").optional(),
	effort: z.enum(efforts, "The effort is quick, normal or best.").optional(),
};

export const scheduleToFill = z
	.object({ scheduleId: id, ...how })
	.transform(({ scheduleId, keepPlayed, ...how }) => ({
		...how,
		id: scheduleId,
		keepsPlayed: keepPlayed ?? false,
	}));

export const generated = answer(
	z.object({
		success,
		message: said,
		games: z.int(),
		problems: z.array(problem),
		/** Where the games lie that were there before; null when there were none. */
		trashId: z.int().nullable(),
	}),
	({ message, games, problems, trashId }: Generated) => ({
		message,
		games,
		problems: problems.map(toProblem),
		trashId,
	}),
);

/** As many as a hall has leagues; each is searched for some seconds at most. */
const mostTogether = 8;

export const schedulesToFill = z
	.object({
		scheduleIds: z
			.array(id, "Please choose the schedules.")
			.min(2, "Please choose two schedules at least.")
			.max(mostTogether, "These are too many."),
		...how,
	})
	.transform(({ scheduleIds, keepPlayed, ...how }) => ({
		...how,
		ids: scheduleIds,
		keepsPlayed: keepPlayed ?? false,
	}));

export const generatedTogether = answer(
	z.object({
		success,
		message: said,
		schedules: z.array(
			z.object({
				id: z.int(),
				name: z.string(),
				league: z.string(),
				message: said,
				games: z.int(),
				problems: z.array(problem),
				trashId: z.int().nullable(),
				/** Its games by the hour they begin. */
				hours: z.array(z.object({ time: z.string(), games: z.int() })),
			}),
		),
	}),
	(all: Generated[]) => ({
		message: say`${sayCount(all.length, "schedule")} generated together`,
		schedules: all.map(({ schedule, message, games, problems, trashId, hours }) => ({
			id: schedule.id,
			name: schedule.name,
			league: schedule.league.name,
			message,
			games,
			problems: problems.map(toProblem),
			trashId,
			hours: Object.entries(hours)
				.map(([time, games]) => ({ time, games }))
				.sort((a, b) => (a.time < b.time ? -1 : 1)),
		})),
	}),
);

export const generationState = answer(
	z.object({
		isRunning: z.boolean(),
		/** From 0 to 1; null when it is not known. */
		progress: z.number().min(0).max(1).nullable(),
	}),
	(it: { isRunning: boolean; progress: number | null }) => it,
);

export const cancelled = answer(
	z.object({ success, message: said, wasRunning: z.boolean() }),
	({ wasRunning }: { wasRunning: boolean }) => ({
		wasRunning,
		message: wasRunning ? "The generation was cancelled." : "No generation is running.",
	}),
);
