import { canGive, canManageUser, isSuperAdmin } from "#domain/account/policy.ts";
import type { Role } from "#domain/account/user.ts";
import type { Account, AccountChange } from "#store/platform/accounts.ts";
import { areOther, ownSettings, type Settings } from "../organization/settings.ts";
import type { Upload } from "../picture/pictures.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { invalid, Refusal } from "../refusals.ts";
import { noPassword, temporaryPassword } from "./passwords.ts";
import { readUsername, readUserPlace, type UserPlace } from "./user-rules.ts";

export type UserInput = Settings &
	UserPlace & {
		userId: number;
		role?: Role | undefined;
		organizationId?: number | null | undefined;
		sportIds?: number[] | undefined;
		logo?: Upload | undefined;
		resetPassword?: boolean | undefined;
		removePassword?: boolean | undefined;
	};

/** What is to become of an account, as far as it can be said before anything is locked. */
export type UserPlan = {
	change: AccountChange;
	sportIds?: number[] | undefined;
	tempPassword?: string | undefined;
	/** An address that counts as soon as its link was pressed. */
	pendingEmail?: string | undefined;
	/** What was done about the password, for the audit. */
	password?: "chosen" | "reset" | "removed" | undefined;
};

/** Nobody may change their own role or organization. */
export async function planForOneself(
	scope: PlatformScope,
	account: Account,
	input: UserInput,
): Promise<UserPlan> {
	if (input.resetPassword || input.removePassword) {
		throw invalid("password", "Please change your own password in your settings.");
	}
	const managesOneself = canManageUser(scope.viewer, account);
	// Those who may edit users may edit these fields of their own account without the password.
	const isSettings = !managesOneself || areOther(input, account);
	const settings = isSettings ? await ownSettings(scope, account, input) : {};
	return {
		change: { ...settings, ...(isSuperAdmin(scope.viewer) ? readUserPlace(input) : {}) },
		sportIds: managesOneself ? input.sportIds : undefined,
		password: settings.passwordHash === undefined ? undefined : "chosen",
	};
}

export async function planForAnother(scope: PlatformScope, input: UserInput): Promise<UserPlan> {
	const { username, email, theme, language, role, organizationId } = input;
	const { resetPassword, removePassword } = input;
	const { viewer } = scope;
	if (role !== undefined && !canGive(viewer, role)) {
		throw new Refusal("forbidden", "Only a super administrator can make another one.");
	}
	if (resetPassword && removePassword) {
		throw invalid("password", "A password is either reset or removed.");
	}
	const details: AccountChange = {
		...(username === undefined ? {} : readUsername(username)),
		...(email === undefined ? {} : { email }),
		...(theme === undefined ? {} : { theme }),
		...(language === undefined ? {} : { language }),
		...(role === undefined ? {} : { role }),
		...(isSuperAdmin(viewer) ? readUserPlace(input) : {}),
		...(isSuperAdmin(viewer) && organizationId !== undefined ? { organizationId } : {}),
	};
	const { sportIds } = input;
	if (removePassword) {
		return { change: { ...details, ...noPassword }, sportIds, password: "removed" };
	}
	if (!resetPassword) return { change: details, sportIds };
	const temporary = await temporaryPassword(scope);
	return {
		change: { ...details, ...temporary.change },
		sportIds,
		password: "reset",
		tempPassword: temporary.password,
	};
}
