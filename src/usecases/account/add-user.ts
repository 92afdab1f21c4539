import { isSuperAdmin } from "#domain/account/policy.ts";
import type { Role } from "#domain/account/user.ts";
import type { Account, NewAccount } from "#store/platform/accounts.ts";
import type { PlatformNouns } from "#store/platform/platform.ts";
import { auditEntry } from "../audit/audit.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { authorize, invalid, Refusal } from "../refusals.ts";
import { detailOf } from "./account.ts";
import type { ChangedUser } from "./change-user.ts";
import { chosenPassword, noPassword, type Secret, temporaryPassword } from "./passwords.ts";
import {
	mustBeFree,
	mustExist,
	readUsername,
	readUserPlace,
	trailOf,
	trailView,
	type UserPlace,
} from "./user-rules.ts";

export type NewUserInput = UserPlace & {
	username: string;
	email?: string | null | undefined;
	password?: string | undefined;
	/** Gives the account a password that is told once, as a reset does. */
	resetPassword?: boolean | undefined;
	role?: Role | undefined;
	organizationId?: number | null | undefined;
	sportIds?: number[] | undefined;
};

/**
 * Adds a user: a super administrator anybody, a stranger oneself where that is open
 * (rule `sign-up-closed`).
 */
export async function addUser(scope: PlatformScope, input: NewUserInput): Promise<ChangedUser> {
	if (scope.viewer.kind === "anonymous") return signUp(scope, input);
	authorize(isSuperAdmin(scope.viewer));
	if (input.resetPassword && input.password !== undefined) {
		throw invalid("password", "A password is either chosen or made for you, not both.");
	}
	const organizationId = input.organizationId ?? (await namedOrganization(scope, input));
	const temporary = input.resetPassword ? await temporaryPassword(scope) : null;
	const account = {
		...(await newAccount(scope, input)),
		...temporary?.change,
		...readUserPlace(input),
		role: input.role ?? "staff",
		organizationId,
	};
	const added = await insert(scope, account, input.sportIds ?? []);
	return temporary === null ? added : { ...added, tempPassword: temporary.password };
}

/**
 * The first owner of an organization that is being added: `insert` writes the account down in the
 * transaction that adds the organization.
 */
export async function newOwner(
	scope: PlatformScope,
	owner: { username: string; email?: string | null | undefined },
) {
	const { password, change } = await temporaryPassword(scope);
	const account = { ...(await newAccount(scope, owner)), ...change, role: "org_owner" as const };
	return {
		tempPassword: password,
		insert: (platform: PlatformNouns, organizationId: number) =>
			insertAccount(scope, platform, { ...account, organizationId }, []),
	};
}

/** Whoever signs up becomes staff without an organization, whatever role was sent. */
async function signUp(scope: PlatformScope, input: NewUserInput): Promise<ChangedUser> {
	if (!scope.rules.isSignUpOpen) throw new Refusal("unauthenticated", "Please sign in.");
	await scope.attempts.signUp();
	if (input.password === undefined) throw invalid("password", "Please choose a password.");
	return insert(scope, await newAccount(scope, input), []);
}

/** A domain or slug of an organization puts the new user into it (rule `account-address`). */
async function namedOrganization(
	{ findNamed }: PlatformScope,
	{ domain, slug }: UserPlace,
): Promise<number | null> {
	const named = await findNamed({ domain: domain ?? undefined, slug: slug ?? undefined });
	return named === undefined || named === "nobody" ? null : named.id;
}

async function newAccount(
	scope: PlatformScope,
	{ username, email, password }: NewUserInput,
): Promise<NewAccount> {
	const name = readUsername(username);
	const secret: Secret =
		password === undefined ? noPassword : await chosenPassword(scope, { username, password });
	return {
		...name,
		email: email ?? null,
		...secret,
		role: "staff",
		organizationId: null,
		domain: null,
		slug: null,
		theme: "light",
		logoUrl: null,
	};
}

async function insert(
	scope: PlatformScope,
	account: NewAccount,
	sportIds: number[],
): Promise<ChangedUser> {
	return scope.platform.transaction(async ({ platform }) => {
		const added = await insertAccount(scope, platform, account, sportIds);
		return { user: await detailOf(platform, added) };
	});
}

/** Writes a new account down, inside a transaction. */
async function insertAccount(
	scope: PlatformScope,
	platform: PlatformNouns,
	account: NewAccount,
	sportIds: number[],
): Promise<Account> {
	const isTold = isSuperAdmin(scope.viewer);
	await mustBeFree(platform, account.usernameKey, { holderId: null, isTold });
	await mustExist(platform, { organizationId: account.organizationId, sportIds });
	const added = await platform.accounts.insert(account);
	await platform.accounts.replaceSports(added.id, sportIds);
	const after = trailView(added, sportIds);
	await platform.addToAudit(
		trailOf(added),
		auditEntry(scope, { action: "user.add", id: added.id, after }),
	);
	return added;
}
