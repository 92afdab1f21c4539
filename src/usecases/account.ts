import type { Organization } from "#domain/organization/organization.ts";
import type { Sport } from "#domain/sport/sport.ts";
import { passwordProblem } from "#domain/user/password.ts";
import { canChangeSettingsOf } from "#domain/user/policy.ts";
import { plainUsername, usernameKey, usernameProblem } from "#domain/user/username.ts";
import type { Account, AccountSettings } from "#store/accounts.ts";
import type { PlatformScope } from "./platform-scope.ts";
import { found, Refusal } from "./refusals.ts";

export type { Account };

/** An account as its owner sees it. */
export type AccountView = {
	account: Account;
	sports: Sport[];
	/** The one the account belongs to. */
	organization: Organization | null;
	/** The one it works in here: the host's, else its own (decision A6). */
	actingOrganization: Organization | null;
	/** The organization's; the account's own only without an organization (decision A23). */
	domain: string | null;
	slug: string | null;
};

/** Who is signed in; null for everybody else. */
export async function viewAccount(scope: PlatformScope): Promise<AccountView | null> {
	if (scope.viewer.kind === "anonymous") return null;
	const account = await scope.platform.accounts.find(scope.viewer.userId);
	return account === undefined ? null : viewOf(scope, account);
}

export async function viewOf(scope: PlatformScope, account: Account): Promise<AccountView> {
	const { accounts, organizations } = scope.platform;
	const organization =
		account.organizationId === null
			? null
			: ((await organizations.find(account.organizationId)) ?? null);
	const own = await accounts.listSports(account.id);
	const { domain, slug } = organization ?? account;
	const actingOrganization = scope.organization ?? organization;
	return {
		account,
		// Decision A1: the user's own sports in their order, else the organization's.
		sports: own.length > 0 ? own : (actingOrganization?.sports ?? []),
		organization,
		actingOrganization,
		domain,
		slug,
	};
}

export type SettingsInput = {
	userId: number;
	username?: string | undefined;
	email?: string | null | undefined;
	theme?: string | undefined;
	oldPassword?: string | undefined;
	password?: string | undefined;
};

/**
 * Changes one's own settings; an absent field stays. Whoever has a password must give it. A new
 * password ends all sessions of the account and starts this browser's anew (decision A22).
 */
export async function changeSettings(
	scope: PlatformScope,
	input: SettingsInput,
): Promise<AccountView> {
	const { platform, session } = scope;
	// Another person's account is as good as none: 404, like one that does not exist.
	const isOwn = canChangeSettingsOf(scope.viewer, input.userId);
	const account = found(
		isOwn ? await platform.accounts.find(input.userId) : null,
		"User not found.",
	);
	await mustKnowPassword(scope, account, input.oldPassword ?? "");
	const settings = await checked(scope, account, input);
	const saved = await platform.accounts.saveSettings(account.id, settings);
	if (settings.passwordHash !== undefined) await session.start(account.id);
	return viewOf(scope, saved);
}

async function mustKnowPassword(scope: PlatformScope, account: Account, oldPassword: string) {
	if (account.passwordHash === null) return;
	const key = usernameKey(account.username);
	await scope.attempts.begin(key);
	if (!(await scope.passwords.verify(account.passwordHash, oldPassword))) {
		throw invalid("oldPassword", "Old password is incorrect");
	}
	await scope.attempts.succeeded(key);
}

async function checked(
	scope: PlatformScope,
	account: Account,
	{ username, email, theme, oldPassword, password }: SettingsInput,
): Promise<AccountSettings> {
	return {
		...(username === undefined ? {} : await checkedUsername(scope, account, username)),
		...(email === undefined ? {} : { email }),
		...(theme === undefined ? {} : { theme }),
		...(password === undefined
			? {}
			: { passwordHash: await hashed(scope, username ?? account.username, password, oldPassword) }),
	};
}

async function checkedUsername(scope: PlatformScope, account: Account, username: string) {
	const problem = usernameProblem(username);
	if (problem !== null) throw invalid("username", problem);
	const key = usernameKey(username);
	const holder = await scope.platform.accounts.findByUsernameKey(key);
	if (holder !== undefined && holder.id !== account.id) {
		// Decision A20: only super administrators are told that somebody has this name.
		const isTold = account.role === "super_admin";
		throw new Refusal(
			"conflict",
			isTold ? "Username already exists" : "Please choose another name.",
			{
				fields: { username: "Please choose another name." },
			},
		);
	}
	return { username: plainUsername(username), usernameKey: key };
}

async function hashed(
	scope: PlatformScope,
	username: string,
	password: string,
	oldPassword: string | undefined,
): Promise<string> {
	const problem =
		password === oldPassword
			? "The new password is the old one. Please choose another one."
			: passwordProblem(password, username);
	if (problem !== null) throw invalid("password", problem);
	return scope.passwords.hash(password);
}

function invalid(field: string, sentence: string): Refusal {
	return new Refusal("invalid", sentence, { fields: { [field]: sentence } });
}
