import { canManageLeagues } from "#domain/account/policy.ts";
import { type Business, type NewBusiness, plainBusiness } from "#domain/business/business.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { recordChange } from "../audit/audit.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize, found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type MovedToTrash, moveToTrash } from "../trash/trash.ts";
import { type Given, withGiven } from "../with-given.ts";

/**
 * The organization's directory of sports businesses, by name; for members only
 * (rule `businesses-are-private`).
 */
export async function listBusinesses(
	{ viewer, organization, store }: Scope,
	page: PageAsked,
): Promise<Business[]> {
	authorize(canManageLeagues(viewer, organization.id));
	const businesses = await store.businesses.list();
	return paged(
		businesses.sort((a, b) => naturalOrder(a.name, b.name) || a.id - b.id),
		page,
	);
}

export async function addBusiness(
	scope: Scope,
	{ name, ...given }: Given<NewBusiness> & { name: string },
): Promise<Business> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const after = await store.businesses.insert(withGiven({ ...plainBusiness, name }, given));
		await recordChange(scope, store, { action: "business.add", id: after.id, after });
		return after;
	});
}

export async function changeBusiness(
	scope: Scope,
	{ id, ...given }: Given<NewBusiness> & { id: number },
): Promise<Business> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = found(await store.businesses.find(id), missing);
		const after = withGiven(before, given);
		await store.businesses.save(after);
		await recordChange(scope, store, { action: "business.change", id, before, after });
		return after;
	});
}

/** Throws a business away; it can come back for thirty days. */
export async function removeBusiness(scope: Scope, { id }: { id: number }): Promise<MovedToTrash> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = found(await store.businesses.find(id), missing);
		const { name: label } = before;
		const thrown = await moveToTrash(scope, store, { kind: "business", id, label, seasonIds: [] });
		await recordChange(scope, store, { action: "business.delete", id, before });
		return thrown;
	});
}

const missing = "Business not found.";
