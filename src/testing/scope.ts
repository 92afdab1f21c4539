import { anonymous } from "#domain/account/user.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { Store } from "#store/store.ts";
import type { Scope } from "#usecases/scope.ts";

/** What a visitor is given at noon in California of a day; games of factories begin 2026-01-05. */
export function visitorOf(
	{ organization, store }: { organization: Organization; store: Store },
	today = "2026-01-07",
): Scope {
	return { viewer: anonymous, organization, store, now: new Date(`${today}T20:00:00Z`) };
}
