import type { Organization } from "#domain/organization/organization.ts";

/**
 * Makes something of an organization once, not for each of its pages. The directory has another
 * object after a write to the organization, so nothing of this is older than the organization that was read.
 */
export function oncePerOrganization<More extends unknown[], Made>(
	make: (organization: Organization, ...more: More) => Made,
): (organization: Organization, ...more: More) => Made {
	const known = new WeakMap<Organization, { made: Made }>();
	return (organization, ...more) => {
		const before = known.get(organization);
		if (before !== undefined) return before.made;
		const made = make(organization, ...more);
		known.set(organization, { made });
		return made;
	};
}
