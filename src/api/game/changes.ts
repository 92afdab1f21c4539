import { z } from "zod";
import type { AuditEntry } from "#usecases/game/game-changes.ts";
import { answer } from "../endpoint.ts";

/** Who did what when; what stood before and after is for owners (`/audit`). */
export const change = z.object({
	id: z.int(),
	/** Noun and verb, such as `game.score`. */
	action: z.string(),
	/** The name as it was then. An id of null is somebody who is gone. */
	user: z.object({ id: z.int().nullable(), username: z.string().nullable() }),
	at: z.string(),
});

export function toChange(it: Omit<AuditEntry, "before" | "after">): z.input<typeof change> {
	return {
		id: it.id,
		action: it.action,
		user: { id: it.userId, username: it.username },
		at: it.at,
	};
}

export const gameChanges = answer(z.object({ changes: z.array(change) }), (list: AuditEntry[]) => ({
	changes: list.map(toChange),
}));
