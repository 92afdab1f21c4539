import { nameOfViewer } from "#domain/account/user.ts";
import type { NewAuditEntry } from "#store/audit/audit.ts";
import type { Store } from "#store/store.ts";
import type { PlatformScope } from "../platform-scope.ts";

/** What was changed. Without a `before` it was added, without an `after` it is gone. */
export type Change = {
	/** Noun and verb, such as `season.change`. */
	action: `${string}.${string}`;
	id: number | null;
	before?: unknown;
	after?: unknown;
};

type Who = Pick<PlatformScope, "viewer" | "now">;

/**
 * Notes who changed what, in the transaction that changes it. Every write of an organization's data
 * ends with this; secrets never come here. Answers the id under which it stands in the audit.
 */
export async function recordChange(scope: Who, store: Store, change: Change): Promise<number> {
	return store.audit.add(auditEntry(scope, change));
}

/** Several changes of one write, in their order. */
export async function recordChanges(
	scope: Who,
	store: Store,
	changes: readonly Change[],
): Promise<void> {
	await store.audit.addAll(changes.map((change) => auditEntry(scope, change)));
}

/** The entry alone, for the platform's own changes (`platform.addToAudit`). */
export function auditEntry({ viewer, now }: Who, change: Change): NewAuditEntry {
	return {
		userId: viewer.kind === "member" ? viewer.userId : null,
		username: nameOfViewer(viewer),
		action: change.action,
		subject: change.action.split(".")[0] ?? "",
		subjectId: change.id,
		before: change.before ?? null,
		after: change.after ?? null,
		at: now.toISOString(),
	};
}
