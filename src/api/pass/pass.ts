import { z } from "zod";
import { passJobs } from "#domain/pass/pass.ts";
import type { MadePass, OpenPass } from "#usecases/pass/passes.ts";
import { answer } from "../endpoint.ts";
import { id, repeatable, success } from "../fields.ts";
import { said } from "../said.ts";

const job = z.enum(passJobs, "A link is for the score or for statistics.");

/** Told once, so no answer to a repeated request is kept. */
export const wantedPasses = repeatable(
	z.object({
		gameIds: z
			.array(id, "This is no list of games.")
			.min(1, "Please choose a game.")
			.max(200, "These are too many."),
		job: job.default("score"),
	}),
);

export const passById = z.object({ id });

const open = { id: z.int(), game_id: z.int(), job, from: z.string(), until: z.string() };

export const passList = answer(
	z.object({
		passes: z.array(
			z.object({
				...open,
				createdBy: z.string().nullable(),
				createdAt: z.string(),
				/** As whom and when it was used last; to the minute. */
				usedBy: z.string().nullable(),
				usedAt: z.string().nullable(),
			}),
		),
	}),
	(passes: OpenPass[]) => ({
		passes: passes.map((it) => ({
			id: it.id,
			game_id: it.gameId,
			job: it.job,
			from: it.from,
			until: it.until,
			createdBy: it.createdBy,
			createdAt: it.createdAt,
			usedBy: it.usedBy,
			usedAt: it.usedAt,
		})),
	}),
);

export const madePasses = answer(
	z.object({
		success,
		message: said,
		passes: z.array(z.object({ ...open, secret: z.string() })),
	}),
	(passes: MadePass[]) => ({
		message: "Link made. It is shown this once.",
		passes: passes.map((it) => ({
			id: it.id,
			game_id: it.gameId,
			job: it.job,
			from: it.from,
			until: it.until,
			secret: it.secret,
		})),
	}),
);

export const endedPass = answer(z.object({ success, message: said }), () => ({
	message: "The link opens nothing any more",
}));
