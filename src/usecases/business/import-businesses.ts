import { canManageLeagues } from "#domain/account/policy.ts";
import { type Business, type NewBusiness, plainBusiness } from "#domain/business/business.ts";
import { nameKey } from "#domain/text/name-key.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type Given, withGiven } from "../with-given.ts";

export type BusinessesToImport = {
	businesses: readonly (Given<NewBusiness> & { name: string })[];
	/** Only says what would be done. */
	isTrial: boolean;
};

export type ImportedBusinesses = {
	added: number;
	changed: number;
	unchanged: number;
	isTrial: boolean;
};

/**
 * Brings a spreadsheet into the directory, all of it or nothing. A business is found again by its
 * name, several of one name one after the other; what the file has no column for stays.
 */
export async function importBusinesses(
	scope: Scope,
	{ businesses, isTrial }: BusinessesToImport,
): Promise<ImportedBusinesses> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const known = Map.groupBy(await store.businesses.list(), ({ name }) => nameKey(name));
		const done = { added: 0, changed: 0, unchanged: 0, isTrial };
		for (const given of businesses) {
			const key = nameKey(given.name);
			const [before, ...others] = known.get(key) ?? [];
			if (before === undefined) {
				done.added += 1;
				const wanted = withGiven({ ...plainBusiness, name: given.name }, given);
				if (isTrial) {
					known.set(key, [{ id: 0, ...wanted }]);
					continue;
				}
				const after = await store.businesses.insert(wanted);
				known.set(key, [after]);
				await recordChange(scope, store, { action: "business.add", id: after.id, after });
				continue;
			}
			const after = withGiven(before, given);
			// A name that is there more often than in the directory means the last one.
			known.set(key, others.length > 0 ? others : [after]);
			if (isSame(before, after)) {
				done.unchanged += 1;
				continue;
			}
			done.changed += 1;
			if (isTrial) continue;
			await store.businesses.save(after);
			await recordChange(scope, store, { action: "business.change", id: after.id, before, after });
		}
		return done;
	});
}

function isSame(before: Business, after: Business): boolean {
	return Object.entries(before).every(
		([field, value]) => String(value) === String(after[field as keyof Business]),
	);
}
