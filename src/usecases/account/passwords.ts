import { passwordProblem, tooEasyToGuess } from "#domain/account/password.ts";
import type { Account } from "#store/platform/accounts.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { invalid } from "../refusals.ts";

const day = 24 * 60 * 60_000;

/** How long a password counts that somebody else gave (rule `temporary-password`). */
const temporaryMs = 7 * day;

/** What an account keeps of its password. */
export type Secret = Pick<Account, "passwordHash" | "mustChangePassword" | "passwordExpiresAt">;

/** What becomes of an account with a password its owner chose. Hashing takes its time. */
export async function chosenPassword(
	{ passwords }: PlatformScope,
	{ username, password }: { username: string; password: string },
): Promise<Secret> {
	const problem =
		passwordProblem(password, username) ??
		((await passwords.isCommon(password)) ? tooEasyToGuess : null);
	if (problem !== null) throw invalid("password", problem);
	return {
		passwordHash: await passwords.hash(password),
		mustChangePassword: false,
		passwordExpiresAt: null,
	};
}

/** A password to be told once and changed soon, and what becomes of the account with it. */
export async function temporaryPassword({
	passwords,
	now,
}: PlatformScope): Promise<{ password: string; change: Secret }> {
	const password = passwords.makeUp();
	return {
		password,
		change: {
			passwordHash: await passwords.hash(password),
			mustChangePassword: true,
			passwordExpiresAt: temporaryUntil(now),
		},
	};
}

/** When a password given now stops to sign in. */
export function temporaryUntil(now: Date): string {
	return new Date(now.getTime() + temporaryMs).toISOString();
}

/** Without a password nobody signs in to the account. */
export const noPassword = {
	passwordHash: null,
	mustChangePassword: false,
	passwordExpiresAt: null,
} satisfies Secret;

/** The hash a password is compared with; null when the password has expired. */
export function currentHash(account: Account | undefined, now: Date): string | null {
	if (account === undefined) return null;
	return hasExpired(account, now) ? null : account.passwordHash;
}

/** Has the week of a temporary password gone by? */
export function hasExpired({ passwordExpiresAt }: Account, now: Date): boolean {
	return passwordExpiresAt !== null && passwordExpiresAt <= now.toISOString();
}
