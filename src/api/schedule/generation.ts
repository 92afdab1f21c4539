import { z } from "zod";
import { largestSeed } from "#domain/schedule/random.ts";
import type { Generated } from "#usecases/schedule/schedule-generation.ts";
import { answer } from "../endpoint.ts";
import { flag, id, success, wholeNumber } from "../fields.ts";
import { said } from "../said.ts";
import { problem, toProblem } from "./plan.ts";

export const scheduleToFill = z
	.object({
		scheduleId: id,
		/** Games that have begun stay where they are, and the others are made around them. */
		keepPlayed: flag,
		/** The same seed makes the same schedule. */
		seed: wholeNumber(0, largestSeed, "A seed is a whole number from 0 to 2000000000.").optional(),
		effort: z.enum(["quick", "best"], "The effort is quick or best.").optional(),
	})
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
	({ problems, ...it }: Generated) => ({ ...it, problems: problems.map(toProblem) }),
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
