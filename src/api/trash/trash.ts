import { z } from "zod";
import { say } from "#domain/language/say.ts";
import type { Restored, Trashed } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import { id, paging, success } from "../fields.ts";
import { said } from "../said.ts";

export const pageQuery = z.object(paging);
export const one = z.object({ id });

const what = {
	id: z.int(),
	kind: z.string(),
	label: z.string(),
	/** The id of what was deleted, under which it comes back. */
	subject_id: z.int(),
};

export const trash = answer(
	z.object({
		trash: z.array(
			z.object({
				...what,
				deletedAt: z.iso.datetime(),
				deletedBy: z.object({ id: z.int(), username: z.string() }).nullable(),
			}),
		),
	}),
	(list: Trashed[]) => ({
		trash: list.map(({ subjectId, id, kind, label, deletedAt, deletedBy }) => ({
			id,
			kind,
			label,
			deletedAt,
			deletedBy,
			subject_id: subjectId,
		})),
	}),
);

export const restored = answer(
	z.object({ success, message: said, restored: z.object(what) }),
	({ id, kind, label, subjectId }: Restored) => ({
		message: kind === "merge" ? say`These are two players again: ${label}` : say`${label} is back`,
		restored: { id, kind, label, subject_id: subjectId },
	}),
);
