import { LRUCache } from "lru-cache";
import type { Organization } from "#domain/organization/organization.ts";
import { type Database, noOrganization } from "#store/engine/database.ts";
import type { Platform } from "#store/platform/platform.ts";

/**
 * Organizations by the names requests carry. Answers come from memory until somebody changes the
 * organization itself, and of names that nobody has until somebody gets one. After any write to its rows
 * it is another object, so that what was made of them and is kept for the object is made anew.
 */
export type OrganizationDirectory = {
	byId(id: number): Promise<Organization | undefined>;
	bySlug(slug: string): Promise<Organization | undefined>;
	byDomain(domain: string): Promise<Organization | undefined>;
};

/** Names kept at most: three an organization. */
const mostNames = 30_000;
/** And those nobody has: a stranger who asks for random names fills no memory and drops no other's. */
const mostMissing = 5000;

export function organizationDirectory(
	database: Database,
	platform: Platform,
): OrganizationDirectory {
	/** By which of the names below each organization is known: a write looks at its own alone. */
	const namesOf = new Map<number, Set<string>>();
	const forget = ({ id }: Organization, name: string, why: LRUCache.DisposeReason) => {
		if (why === "set") return;
		const names = namesOf.get(id);
		names?.delete(name);
		if (names?.size === 0) namesOf.delete(id);
	};
	const known = atMost<Organization>(mostNames, forget);
	const missing = atMost<true>(mostMissing);
	/** What is being asked, and was not written since. */
	const underway = new Map<string, Promise<Organization | undefined>>();

	const learn = (organization: Organization, names: readonly string[]) => {
		for (const name of names) known.set(name, organization);
		namesOf.set(organization.id, new Set([...(namesOf.get(organization.id) ?? []), ...names]));
	};
	/** The same, as another object. */
	const renew = (names: readonly string[]) => {
		const [organization] = names.flatMap((name) => known.peek(name) ?? []);
		if (organization !== undefined) learn({ ...organization }, names);
	};

	database.onWrite((organizationId, what) => {
		const names = [...(namesOf.get(organizationId ?? noOrganization) ?? [])];
		if (what === "rows" && organizationId !== null) return renew(names);
		// Whose these are is not known yet.
		underway.clear();
		if (organizationId === null || organizationId === noOrganization) missing.clear();
		if (organizationId === null) return known.clear();
		for (const name of names) known.delete(name);
	});

	const ask = async (name: string, find: () => Promise<Organization | undefined>) => {
		const asked = find();
		underway.set(name, asked);
		try {
			const organization = await asked;
			if (underway.get(name) === asked) {
				if (organization === undefined) missing.set(name, true);
				else learn(organization, [name]);
			}
			return organization;
		} finally {
			if (underway.get(name) === asked) underway.delete(name);
		}
	};
	const remembered = async (name: string, find: () => Promise<Organization | undefined>) => {
		if (missing.has(name)) return undefined;
		return known.get(name) ?? underway.get(name) ?? ask(name, find);
	};
	return {
		byId: (id) => remembered(`id ${id}`, () => platform.organizations.find(id)),
		bySlug: (slug) => remembered(`slug ${slug}`, () => platform.organizations.findBySlug(slug)),
		byDomain: (domain) =>
			remembered(`domain ${domain}`, () => platform.organizations.findByDomain(domain)),
	};
}

/** With `max` the memory would be taken at once. */
function atMost<Value extends object | true>(
	most: number,
	dispose?: LRUCache.Disposer<string, Value>,
): LRUCache<string, Value> {
	return new LRUCache({ maxSize: most, sizeCalculation: () => 1, ...(dispose && { dispose }) });
}
