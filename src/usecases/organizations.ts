import type { Organization } from "#domain/organization/organization.ts";
import { canListAllOrganizations } from "#domain/user/policy.ts";
import type { Account } from "#store/accounts.ts";
import type { PlatformScope } from "./platform-scope.ts";

export type ListedOrganization = Organization & {
	users: Account[];
	/** Spec §3: shown to the public, for it has a member and is not the platform's own. */
	isListed: boolean;
};

/** The organizations, and for whose eyes they are. */
export type OrganizationList = {
	audience: "public" | "superAdmins";
	organizations: ListedOrganization[];
};

/** All of them for super administrators, unless they ask for the public listing (decision A10). */
export async function listOrganizations(
	{ viewer, platform }: PlatformScope,
	{ isPublic }: { isPublic: boolean },
): Promise<OrganizationList> {
	const { organizations, accounts } = platform;
	const seesAll = canListAllOrganizations(viewer) && !isPublic;
	const listed = await organizations.listPublic();
	const listedIds = new Set(listed.map(({ id }) => id));
	const users = Map.groupBy(await accounts.list(), (account) => account.organizationId);
	const shown = seesAll ? await organizations.list() : listed;
	return {
		audience: seesAll ? "superAdmins" : "public",
		organizations: shown.map((organization) => ({
			...organization,
			users: users.get(organization.id) ?? [],
			isListed: listedIds.has(organization.id),
		})),
	};
}
