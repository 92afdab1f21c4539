import { isSuperAdmin } from "#domain/account/policy.ts";
import { belongsTo, type Viewer } from "#domain/account/user.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { found, Refusal } from "#usecases/refusals.ts";
import type { Services } from "../services.ts";
import {
	type Names,
	noSuchOrganization,
	noSuchUser,
	organizationNamed,
} from "./organization-names.ts";

/** Who sends a request, and on whose custom host; null on the root host. */
type Asker = { viewer: Viewer; ofHost: Organization | null };

/** What the names of a request come to. */
type Meant = {
	/** Null where none is named. */
	organization: Organization | null;
	/** Whether it is to be shown as the public sees it, whoever asks (rule `named-is-public`). */
	isPublicFace: boolean;
};

type Directory = Pick<Services, "settings" | "directory" | "platform">;

/** Answers null when the request names no organization this way; refuses a name that nobody has. */
type Find = (asked: Asker & Names, services: Directory) => Promise<Organization | null>;

/**
 * All ways to name an organization, in their order: the first that is taken counts, and all that are
 * taken have to mean the same one. So a custom host wins absolutely: another organization is unknown
 * there, however it is named, and nowhere may two names mean two (rule `host-wins`). The cases that
 * follow from it stand in organization-meant.test.ts, a line each.
 */
const ways: readonly { find: Find; showsPublicFace: boolean }[] = [
	{ find: byHost, showsPublicFace: false },
	{ find: byDomainOrSlug, showsPublicFace: true },
	{ find: byUserId, showsPublicFace: false },
	{ find: byOrganizationId, showsPublicFace: false },
];

export async function organizationMeant(services: Directory, asked: Asker & Names): Promise<Meant> {
	let meant: Meant = { organization: null, isPublicFace: false };
	for (const { find, showsPublicFace } of ways) {
		const organization = await find(asked, services);
		if (organization === null) continue;
		if (meant.organization !== null && meant.organization.id !== organization.id) {
			throw new Refusal("missing", asked.userId === null ? noSuchOrganization : noSuchUser);
		}
		meant = { organization, isPublicFace: meant.isPublicFace || showsPublicFace };
	}
	return meant;
}

async function byHost({ ofHost }: Asker): Promise<Organization | null> {
	return ofHost;
}

async function byDomainOrSlug(names: Names, services: Directory): Promise<Organization | null> {
	const named = found(await organizationNamed(services, names), noSuchOrganization);
	return named === "nobody" ? null : named;
}

/**
 * The organization of the user who is acted for (rule `acting-user`). A super administrator may act
 * for anybody, everybody else for people of the own organization; a stranger's id is answered like
 * one that nobody has. Acting for oneself says only whose sports count.
 */
async function byUserId(
	{ viewer, userId }: Asker & Names,
	{ platform, directory }: Directory,
): Promise<Organization | null> {
	if (userId === null) return null;
	// Nobody learns which ids exist: strangers are refused before anything is asked.
	if (viewer.kind !== "member") throw new Refusal("missing", noSuchUser);
	if (viewer.userId === userId) return null;
	const user = found(await platform.accounts.find(userId), noSuchUser);
	if (!areColleagues(viewer, user) && !isSuperAdmin(viewer)) {
		throw new Refusal("missing", noSuchUser);
	}
	const { organizationId } = user;
	if (organizationId === null) throw hasNoOrganization();
	return found(await directory.byId(organizationId), noSuchOrganization);
}

type Person = { organizationId: number | null };

/** Whether both are of one organization. */
export function areColleagues(viewer: Viewer, user: Person | undefined): boolean {
	if (viewer.kind !== "member" || viewer.organizationId === null) return false;
	return user?.organizationId === viewer.organizationId;
}

async function byOrganizationId(
	{ viewer, organizationId }: Asker & Names,
	{ directory }: Directory,
): Promise<Organization | null> {
	if (organizationId === null) return null;
	if (!belongsTo(viewer, organizationId)) throw new Refusal("missing", noSuchOrganization);
	return found(await directory.byId(organizationId), noSuchOrganization);
}

/** The organization of the viewer, for a request that names none; null where there is none. */
export async function ownOrganization(
	{ directory }: Pick<Services, "directory">,
	viewer: Viewer,
): Promise<Organization | null> {
	if (viewer.kind === "anonymous" || viewer.organizationId === null) return null;
	return (await directory.byId(viewer.organizationId)) ?? null;
}

/** Without an organization there is nothing to act in (rule `user-without-organization`). */
export function hasNoOrganization(): Refusal {
	return new Refusal("conflict", "User has no organization");
}
