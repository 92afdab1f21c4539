import type { Context } from "hono";
import { id } from "#api/fields.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { isSuperAdmin } from "#domain/user/policy.ts";
import type { Viewer } from "#domain/user/user.ts";
import type { Account } from "#store/accounts.ts";
import { found, Refusal } from "#usecases/refusals.ts";
import type { Services } from "./services.ts";

/** The user and the organization a request acts for, by their ids; null where it names none. */
export type Meant = { user: Account | null; organization: Organization | null };

type Ids = { userId: number | null; organizationId: number | null };

export const noSuchOrganization = "There is no such organization.";
export const noSuchUser = "User not found.";

/**
 * Whom the ids of a request mean (decisions A1, A6, A44). A super administrator may act for
 * anybody, everybody else for people of the own organization; a stranger's id is answered like one
 * that nobody has. Acting for oneself says only whose sports count.
 */
export async function whomMeant(
	{ platform, directory }: Pick<Services, "platform" | "directory">,
	viewer: Viewer,
	{ userId, organizationId }: Ids,
): Promise<Meant> {
	const isSelf = viewer.kind === "member" && viewer.userId === userId;
	const user =
		userId === null
			? null
			: found(await accountFor(viewer, userId, { platform, isSelf }), noSuchUser);
	const ids = [isSelf ? null : user && organizationOf(user), organizationId].filter(
		(it) => it !== null,
	);
	const [first = null, second = first] = ids;
	if (first === null) return { user, organization: null };
	if (first !== second) throw new Refusal("missing", noSuchUser);
	if (!mayActIn(viewer, first)) throw new Refusal("missing", noSuchOrganization);
	return { user, organization: found(await directory.byId(first), noSuchOrganization) };
}

async function accountFor(
	viewer: Viewer,
	userId: number,
	{ platform, isSelf }: { platform: Services["platform"]; isSelf: boolean },
): Promise<Account | null> {
	// Nobody learns which ids exist: strangers are refused before anything is asked.
	if (viewer.kind === "anonymous") return null;
	const account = await platform.accounts.find(userId);
	if (account === undefined) return null;
	if (isSelf || isSuperAdmin(viewer)) return account;
	const isColleague =
		account.organizationId !== null && account.organizationId === viewer.organizationId;
	return isColleague ? account : null;
}

/** Decision A1: without an organization there is nothing to act in. */
function organizationOf({ organizationId }: Account): number {
	if (organizationId === null) throw new Refusal("conflict", "User has no organization");
	return organizationId;
}

function mayActIn(viewer: Viewer, organizationId: number): boolean {
	if (viewer.kind === "anonymous") return false;
	return isSuperAdmin(viewer) || viewer.organizationId === organizationId;
}

/** The ids in the query. */
export function idsInQuery(c: Context): Ids {
	return {
		userId: idFrom(onlyOne(c, "userId"), "userId", "malformed"),
		organizationId: idFrom(onlyOne(c, "organization_id"), "organization_id", "malformed"),
	};
}

/** The ids in a body. An organization named there counts for super administrators only (A44). */
export function idsInBody(sent: Record<string, unknown>, viewer: Viewer): Ids {
	const { userId, organization_id } = sent;
	return {
		userId: idFrom(userId, "userId", "invalid"),
		organizationId: isSuperAdmin(viewer)
			? idFrom(organization_id, "organization_id", "invalid")
			: null,
	};
}

/** A name given twice may mean one thing to us and another to somebody else. */
export function onlyOne(c: Context, name: string): string | undefined {
	const given = c.req.queries(name) ?? [];
	if (given.length > 1) throw new Refusal("malformed", `${name} is given more than once.`);
	return given[0];
}

function idFrom(value: unknown, name: string, kind: "malformed" | "invalid"): number | null {
	if (value === undefined || value === null || value === "") return null;
	const read = id.safeParse(value);
	if (read.success) return read.data;
	throw new Refusal(kind, "This is no id.", { fields: { [name]: "This is no id." } });
}
