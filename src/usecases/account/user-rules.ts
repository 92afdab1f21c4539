import { plainUsername, usernameKey, usernameProblem } from "#domain/account/username.ts";
import { isSlug, normaliseDomain } from "#domain/organization/address.ts";
import type { Account } from "#store/platform/accounts.ts";
import type { PlatformNouns } from "#store/platform/platform.ts";
import { invalid, Refusal } from "../refusals.ts";

/** The name as it is stored and as it is compared. Refuses what cannot be one. */
export function readUsername(username: string): { username: string; usernameKey: string } {
	const problem = usernameProblem(username);
	if (problem !== null) throw invalid("username", problem);
	return { username: plainUsername(username), usernameKey: usernameKey(username) };
}

/** Refuses a name that somebody else has; asked inside the transaction that takes it. */
export async function mustBeFree(
	{ accounts }: Pick<PlatformNouns, "accounts">,
	key: string,
	{ holderId, isTold }: { holderId: number | null; isTold: boolean },
): Promise<void> {
	const holder = await accounts.findByUsernameKey(key);
	if (holder === undefined || holder.id === holderId) return;
	const sentence = "Please choose another name.";
	// Only super administrators are told that somebody has this name (rule `username-once`).
	throw new Refusal("conflict", isTold ? "Username already exists" : sentence, {
		fields: { username: sentence },
	});
}

/** Refuses an organization or a sport that does not exist. */
export async function mustExist(
	{ organizations }: Pick<PlatformNouns, "organizations">,
	{ organizationId, sportIds }: { organizationId: number | null; sportIds: readonly number[] },
): Promise<void> {
	if (organizationId !== null && (await organizations.find(organizationId)) === undefined) {
		throw invalid("organization_id", "There is no such organization.");
	}
	if (sportIds.length === 0) return;
	const known = new Set((await organizations.listSports()).map(({ id }) => id));
	if (sportIds.some((id) => !known.has(id))) throw invalid("sportIds", "There is no such sport.");
	if (new Set(sportIds).size < sportIds.length) {
		throw invalid("sportIds", "Each sport can be named only once.");
	}
}

/** A place of one's own, for users without an organization. */
export type UserPlace = {
	domain?: string | null | undefined;
	slug?: string | null | undefined;
};

/** Domain and slug in the form they are stored. */
export function readUserPlace({ domain, slug }: UserPlace): {
	domain?: string | null;
	slug?: string | null;
} {
	const host = domain ? normaliseDomain(domain) : null;
	if (domain && host === null)
		throw invalid("domain", "This is not a domain. Please enter one such as hoops.com.");
	if (slug && !isSlug(slug.toLowerCase())) throw invalid("slug", noSlug);
	return {
		...(domain === undefined ? {} : { domain: host }),
		...(slug === undefined ? {} : { slug: slug?.toLowerCase() ?? null }),
	};
}

export const noSlug = "A slug has 2 to 50 letters, digits and single hyphens between them.";

/** Whose audit a change of a user belongs to. Owners do not read about super administrators. */
export function trailOf({ role, organizationId }: Account): number | null {
	return role === "super_admin" ? null : organizationId;
}

/** What the audit tells of a user. A password is never in it, nor anything made of one. */
export function trailView(account: Account, sportIds: readonly number[]) {
	const { username, email, role, organizationId, domain, slug, theme, language, logoUrl } = account;
	return {
		username,
		email,
		role,
		organizationId,
		domain,
		slug,
		theme,
		language,
		logoUrl,
		sportIds,
	};
}
