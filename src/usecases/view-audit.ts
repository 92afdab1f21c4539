import { canManageOrganization } from "#domain/user/policy.ts";
import type { AuditEntry } from "#store/audit.ts";
import { authorize } from "./refusals.ts";
import type { Scope } from "./scope.ts";

export type { AuditEntry };

/** Decision A53. */
const mostEntries = 5000;

/** Who changed what in the organization, newest first. */
export async function viewAudit(
	{ viewer, organization, store }: Scope,
	{ limit = mostEntries, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
): Promise<AuditEntry[]> {
	authorize(canManageOrganization(viewer, organization.id));
	return store.audit.list({ limit, offset });
}
