import type { League } from "../league/league.ts";
import type { Organization } from "../organization/organization.ts";

type Marked = Pick<Organization, "isYouth" | "showsFullNames">;

/**
 * Whether strangers are told less of the people who play here: in a youth organization or league,
 * unless the organization said that it has everybody's consent.
 */
export function protectsMinors(organization: Marked, league?: Pick<League, "isYouth">): boolean {
	if (organization.showsFullNames) return false;
	return organization.isYouth || league?.isYouth === true;
}
