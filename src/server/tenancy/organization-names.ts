import type { Context } from "hono";
import { id } from "#api/fields.ts";
import { isSuperAdmin } from "#domain/account/policy.ts";
import type { Viewer } from "#domain/account/user.ts";
import { say } from "#domain/language/say.ts";
import { isRootHost, isSlug, normaliseDomain } from "#domain/organization/address.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { OrganizationNames } from "#usecases/platform-scope.ts";
import { Refusal } from "#usecases/refusals.ts";
import type { Services } from "../services.ts";

/** What a request says, in its query or its body, of the organization it is about. */
export type Names = Ids & { domain: string | undefined; slug: string | undefined };

/** A user to act for, and an organization; null where a request names none. */
type Ids = { userId: number | null; organizationId: number | null };

export const noSuchOrganization = "There is no such organization.";
export const noSuchUser = "User not found.";

/** Of a request that is about no organization. */
export const noNames: Names = {
	domain: undefined,
	slug: undefined,
	userId: null,
	organizationId: null,
};

export function namesInQuery(c: Context): Names {
	return {
		domain: onlyOne(c, "domain"),
		slug: onlyOne(c, "slug"),
		userId: idFrom(onlyOne(c, "userId"), "userId", "malformed"),
		organizationId: idFrom(onlyOne(c, "organization_id"), "organization_id", "malformed"),
	};
}

/**
 * A body names by ids alone. Of whoever is no super administrator it names colleagues only, and what
 * else it says of people and organizations is as if it were not there (rule `ids-in-bodies`).
 */
export async function idsInBody(
	sent: Record<string, unknown>,
	viewer: Viewer,
	isColleague: (userId: number) => Promise<boolean>,
): Promise<Ids> {
	const { userId, organization_id } = sent;
	if (isSuperAdmin(viewer)) {
		return {
			userId: idFrom(userId, "userId", "invalid"),
			organizationId: idFrom(organization_id, "organization_id", "invalid"),
		};
	}
	const { data } = id.safeParse(userId);
	const counts = data !== undefined && (await isColleague(data));
	return { userId: counts ? data : null, organizationId: null };
}

/** The names of query and body together. Both may name somebody, but not two. */
export function withIdsOfBody(names: Names, body: Ids): Names {
	return {
		...names,
		userId: oneOf(names.userId, body.userId, noSuchUser),
		organizationId: oneOf(names.organizationId, body.organizationId, noSuchOrganization),
	};
}

/** "nobody" without a name; undefined for a name nobody has. */
type Named = Organization | "nobody" | undefined;

/**
 * The organization a query or a form names. A domain comes before a slug when both are given
 * (rule `domain-before-slug`). The product's own host names nobody: the sign-in form sends the host
 * it is on.
 */
export async function organizationNamed(
	{ settings, directory }: Pick<Services, "settings" | "directory">,
	{ domain, slug }: OrganizationNames,
): Promise<Named> {
	if (domain) {
		const host = normaliseDomain(domain);
		if (host === null) return undefined;
		if (!isRootHost(host, settings.rootDomain)) return directory.byDomain(host);
	}
	if (!slug) return "nobody";
	// What cannot be a slug is not looked for: PostgreSQL refuses text with a NUL.
	return isSlug(slug.toLowerCase()) ? directory.bySlug(slug.toLowerCase()) : undefined;
}

function oneOf(inQuery: number | null, inBody: number | null, missing: string): number | null {
	if (inQuery !== null && inBody !== null && inQuery !== inBody) {
		throw new Refusal("missing", missing);
	}
	return inQuery ?? inBody;
}

/** A name given twice may mean one thing to us and another to somebody else. */
function onlyOne(c: Context, name: string): string | undefined {
	const given = c.req.queries(name) ?? [];
	if (given.length > 1) throw new Refusal("malformed", say`${name} is given more than once.`);
	return given[0];
}

function idFrom(value: unknown, name: string, kind: "malformed" | "invalid"): number | null {
	if (value === undefined || value === null || value === "") return null;
	const read = id.safeParse(value);
	if (read.success) return read.data;
	throw new Refusal(kind, "This is no id.", { fields: { [name]: "This is no id." } });
}
