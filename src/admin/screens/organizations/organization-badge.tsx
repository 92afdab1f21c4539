import { Badge } from "#ui/badge.tsx";
import type { OrganizationRow } from "./organization-rows.ts";

/** Decision A10: one without a user is nowhere to be seen yet, and waits for its first. */
export function OrganizationBadge({ state }: Pick<OrganizationRow, "state">) {
	if (state === "inUse") return null;
	return state === "new" ? (
		<Badge tone="notice">New, no user yet</Badge>
	) : (
		<Badge>The platform's own</Badge>
	);
}
