import { type Business, type NewBusiness, plainBusiness } from "#domain/business/business.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { canManageLeagues } from "#domain/user/policy.ts";
import { note } from "./audit.ts";
import { type PageAsked, pageOf } from "./page-of.ts";
import { authorize, found } from "./refusals.ts";
import type { Scope } from "./scope.ts";
import { type ThrownAway, throwAway } from "./undo.ts";

/** The organization's directory of sports businesses, by name; for members only (decision A27). */
export async function listBusinesses(
	{ viewer, organization, store }: Scope,
	page: PageAsked,
): Promise<Business[]> {
	authorize(canManageLeagues(viewer, organization.id));
	const businesses = await store.businesses.list();
	return pageOf(
		businesses.sort((a, b) => naturalOrder(a.name, b.name) || a.id - b.id),
		page,
	);
}

/** What is given of a business; absent is not said. */
export type GivenBusiness = { [Key in keyof NewBusiness]?: NewBusiness[Key] | undefined };

export async function addBusiness(
	scope: Scope,
	asked: GivenBusiness & { name: string },
): Promise<Business> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const after = await store.businesses.insert(changed({ ...plainBusiness, name: "" }, asked));
		await note(scope, store, { action: "business.add", id: after.id, after });
		return after;
	});
}

export async function changeBusiness(
	scope: Scope,
	{ id, ...asked }: GivenBusiness & { id: number },
): Promise<Business> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = found(await store.businesses.find(id), missing);
		const after = changed(before, asked);
		await store.businesses.save(after);
		await note(scope, store, { action: "business.change", id, before, after });
		return after;
	});
}

/** Throws a business away; it can come back for thirty days. */
export async function removeBusiness(scope: Scope, { id }: { id: number }): Promise<ThrownAway> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = found(await store.businesses.find(id), missing);
		const { name: label } = before;
		const thrown = await throwAway(scope, store, { kind: "business", id, label, seasonIds: [] });
		await note(scope, store, { action: "business.delete", id, before });
		return thrown;
	});
}

const missing = "Business not found.";

/** The business with what is given of it; absent is as it was (R7.15). */
export function changed<Known extends NewBusiness>(before: Known, given: GivenBusiness): Known {
	const said = Object.entries(given).filter(([, value]) => value !== undefined);
	return { ...before, ...Object.fromEntries(said) };
}
