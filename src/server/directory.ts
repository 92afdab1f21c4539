import type { Organization } from "#domain/organization/organization.ts";
import type { Database } from "#store/database.ts";
import type { Platform } from "#store/platform.ts";

/** Organizations by the names requests carry. Answers come from memory until somebody writes. */
export type OrganizationDirectory = {
	byId(id: number): Promise<Organization | undefined>;
	bySlug(slug: string): Promise<Organization | undefined>;
	byDomain(domain: string): Promise<Organization | undefined>;
};

/** Names kept at most, found or not: a stranger who asks for random names fills no memory. */
const mostNames = 5000;

export function organizationDirectory(
	database: Database,
	platform: Platform,
): OrganizationDirectory {
	let known = new Map<string, Promise<Organization | undefined>>();
	database.onWrite(() => {
		known = new Map();
	});
	const remembered = (key: string, ask: () => Promise<Organization | undefined>) => {
		const answer = known.get(key);
		if (answer !== undefined) return answer;
		if (known.size >= mostNames) known = new Map();
		const names = known;
		const asked = ask().catch((error: unknown) => {
			names.delete(key);
			throw error;
		});
		names.set(key, asked);
		return asked;
	};
	return {
		byId: (id) => remembered(`id ${id}`, () => platform.organizations.find(id)),
		bySlug: (slug) => remembered(`slug ${slug}`, () => platform.organizations.findBySlug(slug)),
		byDomain: (domain) =>
			remembered(`domain ${domain}`, () => platform.organizations.findByDomain(domain)),
	};
}
