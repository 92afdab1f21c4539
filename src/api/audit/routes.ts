import { z } from "zod";
import { type AuditView, viewAudit } from "#usecases/audit/view-audit.ts";
import { owners } from "../access.ts";
import { answer, get } from "../endpoint.ts";
import { date, line, optionalId, paging } from "../fields.ts";

const asked = z
	.object({
		...paging,
		/** Not `userId`, by which one acts for somebody (rule `acting-user`). */
		changedBy: optionalId,
		subject: line(40, "This is no kind of thing.").optional(),
		from: date.optional(),
		to: date.optional(),
	})
	.transform(({ changedBy, ...rest }) => ({ ...rest, userId: changedBy ?? undefined }));

const entry = z.object({
	id: z.int(),
	/** Who it was; the name as it was then. An id of null is somebody who is gone. */
	user: z.object({ id: z.int().nullable(), username: z.string().nullable() }),
	/** Noun and verb, such as `game.score`. */
	action: z.string(),
	subject: z.string(),
	subject_id: z.int().nullable(),
	/** What people call the thing. */
	label: z.string().nullable(),
	/** As it stood before and after, as far as it was and is there. */
	before: z.unknown(),
	after: z.unknown(),
	at: z.string(),
	/** From where a deletion can still be undone. */
	trashId: z.int().nullable(),
});

const auditEntries = answer(
	z.object({
		entries: z.array(entry),
		people: z.array(z.object({ id: z.int(), username: z.string() })),
	}),
	({ changes, people }: AuditView) => ({
		entries: changes.map((it) => ({
			id: it.id,
			user: { id: it.userId, username: it.username },
			action: it.action,
			subject: it.subject,
			subject_id: it.subjectId,
			label: it.label,
			before: it.before,
			after: it.after,
			at: it.at,
			trashId: it.trashId,
		})),
		people,
	}),
);

export const auditRoutes = [
	get(
		"/audit",
		owners,
		asked,
		viewAudit,
		auditEntries,
		"Who changed this result? Every change in the organization and of its people, newest first: who, when, the `action` (such as `game.score`) and what stood `before` and `after`. Narrowed by `changedBy` (the id of a user), `subject` and days `from` and `to`. No password, and nothing is ever taken out.",
	),
] as const;
