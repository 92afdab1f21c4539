import { canListAllOrganizations, isSuperAdmin } from "#domain/account/policy.ts";
import { isMemberOf } from "#domain/account/user.ts";
import { isSlug, normaliseDomain } from "#domain/organization/address.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { type Storage, storageOf } from "#domain/organization/storage.ts";
import type { PlatformNouns } from "#store/platform/platform.ts";
import type { Person } from "../account/account.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { found } from "../refusals.ts";

export type OrganizationWithUsers = Organization & { users: Person[] };

export type ListedOrganization = OrganizationWithUsers & {
	/**
	 * Shown to the public, for it has a member and is not the platform's own
	 * (rule `listing-needs-a-member`).
	 */
	isListed: boolean;
	/** Null where strangers ask. */
	storage: Storage | null;
};

/** The organizations, and which audience they are for. */
export type OrganizationList = {
	audience: "public" | "superAdmins";
	organizations: ListedOrganization[];
};

/** One organization, and for whose eyes. */
export type OrganizationView = {
	audience: "public" | "members";
	organization: OrganizationWithUsers;
};

/** All of them for super administrators, unless they ask for the public listing. */
export async function listOrganizations(
	scope: PlatformScope,
	{ isPublic }: { isPublic: boolean },
): Promise<OrganizationList> {
	const { viewer, platform } = scope;
	const { organizations, accounts } = platform;
	const seesAll = canListAllOrganizations(viewer) && !isPublic;
	const listed = await organizations.listPublic();
	const listedIds = new Set(listed.map(({ id }) => id));
	const users = Map.groupBy(await accounts.list(), (account) => account.organizationId);
	const sports = await accounts.listSportsOfAll();
	const used = seesAll ? await platform.storage.ofAll() : null;
	const storageNow = (id: number) => {
		const counted = used?.get(id);
		return counted === undefined ? null : storageOf(counted, scope.rules);
	};
	const all = seesAll ? await organizations.list() : listed;
	return {
		audience: seesAll ? "superAdmins" : "public",
		organizations: all.filter(isHereFor(scope)).map((organization) => ({
			...organization,
			users: (users.get(organization.id) ?? []).map((account) => ({
				account,
				sports: sports.get(account.id) ?? [],
			})),
			isListed: listedIds.has(organization.id),
			storage: storageNow(organization.id),
		})),
	};
}

export async function viewOrganization(
	scope: PlatformScope,
	{ organizationId }: { organizationId: number },
): Promise<OrganizationView> {
	return shown(scope, await scope.platform.organizations.find(organizationId));
}

export async function viewOrganizationAt(
	scope: PlatformScope,
	{ domain }: { domain: string },
): Promise<OrganizationView> {
	const host = normaliseDomain(domain);
	return shown(
		scope,
		host === null ? undefined : await scope.platform.organizations.findByDomain(host),
	);
}

export async function viewOrganizationCalled(
	scope: PlatformScope,
	{ slug }: { slug: string },
): Promise<OrganizationView> {
	const name = slug.toLowerCase();
	return shown(
		scope,
		isSlug(name) ? await scope.platform.organizations.findBySlug(name) : undefined,
	);
}

/**
 * On a custom host there is no other organization (rule `host-wins`), but for super administrators.
 */
function isHereFor({ viewer, organization: host }: PlatformScope) {
	return ({ id }: Organization) => host === null || host.id === id || isSuperAdmin(viewer);
}

/**
 * Its members see its people, and of super administrators only if they are one
 * (rule `listing-tells-no-names`).
 */
async function shown(
	scope: PlatformScope,
	organization: Organization | undefined,
): Promise<OrganizationView> {
	const { viewer, platform } = scope;
	const meant = found(
		organization && isHereFor(scope)(organization) ? organization : null,
		noSuchOrganization,
	);
	const whole = await withUsers(platform, meant);
	const users = isSuperAdmin(viewer)
		? whole.users
		: whole.users.filter(({ account }) => account.role !== "super_admin");
	return {
		audience: isMemberOf(viewer, meant.id) ? "members" : "public",
		organization: { ...whole, users },
	};
}

export async function withUsers(
	{ accounts }: Pick<PlatformNouns, "accounts">,
	organization: Organization,
): Promise<OrganizationWithUsers> {
	const sports = await accounts.listSportsOfAll();
	const users = await accounts.list(organization.id);
	return {
		...organization,
		users: users.map((account) => ({ account, sports: sports.get(account.id) ?? [] })),
	};
}

export const noSuchOrganization = "There is no such organization.";
