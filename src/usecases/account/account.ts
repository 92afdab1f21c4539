import type { Organization } from "#domain/organization/organization.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { Account } from "#store/platform/accounts.ts";
import type { PlatformNouns } from "#store/platform/platform.ts";
import type { PlatformScope } from "../platform-scope.ts";

export type { Account };

/** A user with the sports the user was given, in their order. */
export type Person = { account: Account; sports: Sport[] };

/** An account as its owner sees it. */
export type AccountView = Person & {
	/** The one the account belongs to. */
	organization: Organization | null;
	/** The one it works in here: the host's, else its own. */
	actingOrganization: Organization | null;
	domain: string | null;
	slug: string | null;
	/** Nothing else is open until there is one (rule `second-step-of-super-admins`). */
	mustSetUpSecondStep: boolean;
};

/** Who is signed in; null for everybody else. */
export async function viewAccount(scope: PlatformScope): Promise<AccountView | null> {
	if (scope.viewer.kind !== "member") return null;
	const account = await scope.platform.accounts.find(scope.viewer.userId);
	return account === undefined ? null : viewOf(scope, account);
}

/** As somebody signed in is shown: with the sports and the place that count. */
export async function viewOf(scope: PlatformScope, account: Account): Promise<AccountView> {
	const view = await detailOf(scope.platform, account);
	const actingOrganization = scope.organization ?? view.organization;
	// The account's own domain and slug count only without an organization (rule `account-address`).
	const { domain, slug } = view.organization ?? account;
	return {
		...view,
		// The user's own sports in their order, else the organization's (rule `first-sport`).
		sports: view.sports.length > 0 ? view.sports : (actingOrganization?.sports ?? []),
		actingOrganization,
		domain,
		slug,
	};
}

/** As somebody is edited: with what was written down for the account itself. */
export async function detailOf(
	{
		organizations,
		accounts,
		secondSteps,
	}: Pick<PlatformNouns, "organizations" | "accounts" | "secondSteps">,
	account: Account,
): Promise<AccountView> {
	const { organizationId, domain, slug } = account;
	const organization =
		organizationId === null ? null : ((await organizations.find(organizationId)) ?? null);
	return {
		account,
		sports: await accounts.listSports(account.id),
		organization,
		actingOrganization: organization,
		domain,
		slug,
		mustSetUpSecondStep:
			account.role === "super_admin" && (await secondSteps.isMissing(account.id)),
	};
}
