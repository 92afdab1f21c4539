import { z } from "zod";
import { type AuditEntry, viewAudit } from "#usecases/view-audit.ts";
import { answer, get } from "../endpoint.ts";
import { paging } from "../fields.ts";
import { owners } from "../who.ts";

const entry = z.object({
	id: z.int(),
	/** Who it was; the name as it was then. An id of null is somebody who is gone. */
	user: z.object({ id: z.int().nullable(), username: z.string().nullable() }),
	/** Noun and verb, such as `game.score`. */
	action: z.string(),
	subject: z.string(),
	subject_id: z.int().nullable(),
	/** As it stood before and after, as far as it was and is there. */
	before: z.unknown(),
	after: z.unknown(),
	at: z.string(),
});

const entries = answer(z.object({ entries: z.array(entry) }), (list: AuditEntry[]) => ({
	entries: list.map((it) => ({
		id: it.id,
		user: { id: it.userId, username: it.username },
		action: it.action,
		subject: it.subject,
		subject_id: it.subjectId,
		before: it.before,
		after: it.after,
		at: it.at,
	})),
}));

export const auditRoutes = [
	get(
		"/audit",
		owners,
		z.object(paging),
		viewAudit,
		entries,
		"Who changed this result? Every change in the organization and of its people, newest first: who, when, the `action` (such as `game.score`) and what stood `before` and `after`. No password, and nothing is ever taken out.",
	),
] as const;
