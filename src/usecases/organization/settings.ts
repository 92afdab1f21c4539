import { usernameKey } from "#domain/account/username.ts";
import type { Language } from "#domain/language/language.ts";
import type { Account, AccountChange } from "#store/platform/accounts.ts";
import { chosenPassword, hasExpired } from "../account/passwords.ts";
import { readUsername } from "../account/user-rules.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { invalid } from "../refusals.ts";

export type Settings = {
	username?: string | undefined;
	email?: string | null | undefined;
	theme?: string | undefined;
	language?: Language | null | undefined;
	oldPassword?: string | undefined;
	password?: string | undefined;
};

/** Whether any of the viewer's own settings would change. */
export function areOther(settings: Settings, account: Account): boolean {
	const { username, email, theme, language, oldPassword, password } = settings;
	return (
		oldPassword !== undefined ||
		password !== undefined ||
		(username !== undefined && username !== account.username) ||
		(email !== undefined && email !== account.email) ||
		(theme !== undefined && theme !== account.theme) ||
		(language !== undefined && language !== account.language)
	);
}

/**
 * What becomes of one's own account. Whoever has a password must give it, except for the theme
 * and the language (rule `own-change-needs-old`).
 */
export async function ownSettings(
	scope: PlatformScope,
	account: Account,
	settings: Settings,
): Promise<AccountChange> {
	const { username, email, theme, language, oldPassword, password } = settings;
	if (!isLooksAlone(settings, account)) await mustKnowPassword(scope, account, oldPassword ?? "");
	if (password !== undefined && password === oldPassword) {
		const sentence = "The new password is the old one. Please choose another one.";
		throw invalid("password", sentence);
	}
	return {
		...(username === undefined ? {} : readUsername(username)),
		...(email === undefined ? {} : { email }),
		...(theme === undefined ? {} : { theme }),
		...(language === undefined ? {} : { language }),
		...(password === undefined
			? {}
			: await chosenPassword(scope, { username: username ?? account.username, password })),
	};
}

/** Whether nothing else would change, and no password was given to be looked at. */
function isLooksAlone({ theme, language, ...rest }: Settings, account: Account): boolean {
	return (theme !== undefined || language !== undefined) && !areOther(rest, account);
}

/** Refuses a wrong password of one's own, if there is one. */
export async function mustKnowPassword(
	scope: PlatformScope,
	account: Account,
	oldPassword: string,
): Promise<void> {
	if (account.passwordHash === null) return;
	if (hasExpired(account, scope.now)) {
		throw invalid("oldPassword", "This temporary password has expired. Please ask for a new one.");
	}
	const key = usernameKey(account.username);
	await scope.attempts.begin(key);
	if (!(await scope.passwords.verify(account.passwordHash, oldPassword))) {
		throw invalid("oldPassword", "Old password is incorrect");
	}
	await scope.attempts.succeeded(key);
}
