import { z } from "zod";
import type { Task } from "#usecases/task/task.ts";
import { answer } from "../endpoint.ts";
import { id, success } from "../fields.ts";
import { said } from "../said.ts";

export const oneTask = z.object({ id });

export const tasks = answer(
	z.object({
		tasks: z.array(
			z.object({
				id: z.int(),
				kind: z.enum(["import", "export", "statistics", "deletion", "return"]),
				startedAt: z.iso.datetime(),
				isWaiting: z.boolean(),
				progress: z.number().min(0).max(1).nullable(),
				canBeStopped: z.boolean(),
			}),
		),
	}),
	(list: Task[]) => ({
		tasks: list.map(({ id, kind, startedAt, isWaiting, progress, canBeStopped }) => ({
			id,
			kind,
			startedAt: startedAt.toISOString(),
			isWaiting,
			progress,
			canBeStopped,
		})),
	}),
);

export const stopped = answer(z.object({ success, message: said }), () => ({
	message: "This is being stopped." as const,
}));
