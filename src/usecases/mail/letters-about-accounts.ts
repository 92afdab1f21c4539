import { canManageUser, canSignInAt } from "#domain/account/policy.ts";
import { usernameKey } from "#domain/account/username.ts";
import { say } from "#domain/language/say.ts";
import type { Account } from "#store/platform/accounts.ts";
import type { PlatformNouns } from "#store/platform/platform.ts";
import { chosenPassword } from "../account/passwords.ts";
import { enter, type SignedIn } from "../account/sign-in.ts";
import { trailOf } from "../account/user-rules.ts";
import { auditEntry } from "../audit/audit.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { found, invalid, Refusal } from "../refusals.ts";
import { behindLink, type GivenLink } from "./link.ts";
import { writeLetter } from "./write-letter.ts";

/** Accounts that share one address are few; whoever puts it down a hundred times sends no hundred letters. */
const mostOfOneAddress = 5;

export type Invited = { username: string; address: string; isServed: boolean; letterId: string };

/** Invites somebody by mail to choose an own password (rule `link-once`). */
export async function inviteUser(
	scope: PlatformScope,
	{ userId }: { userId: number },
): Promise<Invited> {
	const { platform, mail } = scope;
	const { account, id } = await platform.transaction(async ({ platform }) => {
		const account = found(await manageable(scope, platform, userId), "User not found.");
		const { email, username } = account;
		if (email === null)
			throw invalid("email", say`${username} has no e-mail address yet. Please enter one first.`);
		const id = await writeLetter(scope, platform, { account, kind: "invitation", address: email });
		if (id === null) throw tooSoon();
		await platform.addToAudit(
			trailOf(account),
			auditEntry(scope, { action: "user.invite", id: account.id, after: { username } }),
		);
		return { account, id };
	});
	mail.wake();
	const { username, email } = account;
	return { username, address: email ?? "", isServed: mail.isServed, letterId: id };
}

/**
 * Sends a link to choose another password, to whoever has an account of this name or address and an address. The answer
 * is the same for everybody (rule `no-hint-of-accounts`).
 */
export async function askForPassword(
	scope: PlatformScope,
	{ name }: { name: string },
): Promise<{ isServed: boolean }> {
	const { platform, mail, attempts } = scope;
	await attempts.letter(usernameKey(name));
	await platform.transaction(async ({ platform }) => {
		for (const account of await accountsCalled(platform, name)) {
			if (account.email === null || !canSignInAt(account, scope.organization ?? "nobody")) continue;
			await writeLetter(scope, platform, { account, kind: "newPassword", address: account.email });
		}
	});
	mail.wake();
	return { isServed: mail.isServed };
}

/** By username, else by address. */
async function accountsCalled({ accounts }: PlatformNouns, name: string): Promise<Account[]> {
	const account = await accounts.findByUsernameKey(usernameKey(name));
	if (account !== undefined) return [account];
	return name.includes("@") ? accounts.listByEmail(name.trim(), mostOfOneAddress) : [];
}

export type PasswordByLink = GivenLink & { password: string };

const forPasswords = ["invitation", "newPassword"] as const;

/** Chooses the own password by the link of a letter, once. All sessions of the account end, and one begins here. */
export async function choosePassword(
	scope: PlatformScope,
	{ link, password }: PasswordByLink,
): Promise<SignedIn> {
	const accountBehind = async (platform: Pick<PlatformNouns, "outbox" | "accounts">) =>
		(await behindLink(scope, platform, { link }, forPasswords)).account;
	const { username } = await accountBehind(scope.platform);
	const secret = await chosenPassword(scope, { username, password });
	const account = await scope.platform.transaction(async ({ platform }) => {
		const account = await accountBehind(platform);
		await platform.outbox.closeLinksOf(account.id, scope.now.toISOString());
		await platform.sessions.removeOf(account.id);
		const after = { password: "chosen by link" };
		await platform.addToAudit(
			trailOf(account),
			auditEntry(scope, { action: "user.change", id: account.id, after }),
		);
		return platform.accounts.change(account.id, secret);
	});
	return enter(scope, account);
}

function tooSoon(): Refusal {
	return new Refusal("conflict", "This was sent a moment ago. Please wait a second.");
}

async function manageable(
	{ viewer }: PlatformScope,
	{ accounts }: Pick<PlatformNouns, "accounts">,
	userId: number,
): Promise<Account | null> {
	const account = await accounts.find(userId);
	return account !== undefined && canManageUser(viewer, account) ? account : null;
}
