import { canManageUser, canSignInAt } from "#domain/account/policy.ts";
import type { SecondStepChange } from "#domain/mail/letter.ts";
import type { Passkey } from "#store/platform/passkeys.ts";
import type { PlatformNouns, PlatformTransaction } from "#store/platform/platform.ts";
import { auditEntry } from "../audit/audit.ts";
import { writeLetter } from "../mail/write-letter.ts";
import { mustKnowPassword } from "../organization/settings.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { found, invalid, Refusal } from "../refusals.ts";
import { type Account, viewOf } from "./account.ts";
import { type SignedIn, tellOfNewDevice } from "./sign-in.ts";
import { trailOf } from "./user-rules.ts";

export type SecondStepView = {
	isOn: boolean;
	/** Whether an app makes codes for it. */
	hasApp: boolean;
	/** The oldest first, of all hosts. */
	passkeys: Passkey[];
	/** Where a passkey would count that is added now. */
	host: string;
	recoveryCodesLeft: number;
	/** Whether super administrators have to have one. */
	isRequired: boolean;
};
export type KnowsPassword = { oldPassword?: string | undefined };

/** Whether one's own sign-in has a second step (rule `second-step`). */
export async function viewSecondStep(scope: PlatformScope): Promise<SecondStepView> {
	const { secondSteps, passkeys } = scope.platform;
	const { id } = await oneself(scope);
	const hasApp = Boolean((await secondSteps.find(id))?.confirmedAt);
	const known = await passkeys.listOf(id);
	return {
		isOn: hasApp || known.length > 0,
		hasApp,
		passkeys: known,
		host: scope.passkeys.host,
		recoveryCodesLeft: await secondSteps.countRecoveryCodes(id),
		isRequired: await secondSteps.isRequired(),
	};
}

export type NewSecret = { secret: string; address: string };

/** Makes a secret up for an app. It counts once the app's code was given. */
export async function beginSecondStep(
	scope: PlatformScope,
	{ oldPassword = "" }: KnowsPassword,
): Promise<NewSecret> {
	const { platform, codes } = scope;
	const account = await oneself(scope);
	await mustKnowPassword(scope, account, oldPassword);
	const { secret, sealed } = codes.makeUp();
	await platform.transaction(async ({ platform }) => {
		if ((await platform.secondSteps.find(account.id))?.confirmedAt) {
			throw new Refusal("conflict", "Your sign-in has a second step already.");
		}
		await platform.secondSteps.begin(account.id, sealed);
	});
	const league = await leagueOf(scope, account);
	return { secret, address: codes.addressOf(secret, { username: account.username, league }) };
}

/** Switches the second step on by the first code; all other sessions end. The recovery codes are told this once. */
export async function confirmSecondStep(
	scope: PlatformScope,
	{ code }: { code: string },
): Promise<string[]> {
	const { codes, now, attempts } = scope;
	const account = await oneself(scope);
	await attempts.code(account.id);
	const made = codes.makeUpRecoveryCodes();
	await scope.platform.transaction(async (inside) => {
		const { secondSteps } = inside.platform;
		const step = await secondSteps.find(account.id);
		if (step === undefined || step.confirmedAt !== null) {
			throw new Refusal("conflict", "Please begin to set the second step up again.");
		}
		const time = await codes.stepOf(step.sealedSecret, plain(code), now);
		if (time === null || !(await secondSteps.spendStep(account.id, time))) throw wrongCode();
		await secondSteps.confirm(account.id, now.toISOString());
		await secondSteps.replaceRecoveryCodes(account.id, made.map(codes.hashOf));
		await changed(scope, inside, account, "on");
	});
	await attempts.codeSucceeded(account.id);
	await scope.session.start(account.id);
	return made;
}

/** Ten other recovery codes; those of before count no more. */
export async function renewRecoveryCodes(
	scope: PlatformScope,
	{ oldPassword = "" }: KnowsPassword,
): Promise<string[]> {
	const account = await oneself(scope);
	await mustKnowPassword(scope, account, oldPassword);
	const made = scope.codes.makeUpRecoveryCodes();
	await scope.platform.transaction(async (inside) => {
		const { secondSteps } = inside.platform;
		if (!(await secondSteps.isOn(account.id))) throw isOff();
		await secondSteps.replaceRecoveryCodes(account.id, made.map(scope.codes.hashOf));
		await note(scope, inside.platform, account, "new recovery codes");
	});
	return made;
}

/** Switches one's own second step off; all other sessions end. */
export async function endSecondStep(
	scope: PlatformScope,
	{ oldPassword = "" }: KnowsPassword,
): Promise<void> {
	const account = await oneself(scope);
	await mustKnowPassword(scope, account, oldPassword);
	await scope.platform.transaction(async (inside) => {
		const { secondSteps } = inside.platform;
		if (!(await secondSteps.isOn(account.id))) throw isOff();
		if (account.role === "super_admin" && (await secondSteps.isRequired())) throw isNeeded();
		await secondSteps.remove(account.id);
		await changed(scope, inside, account, "off");
	});
	await scope.session.start(account.id);
}

export type Requirement = KnowsPassword & { isRequired: boolean };

/**
 * Says whether super administrators have to have a second step. Whoever asks it of others has one, so there is always
 * somebody left who gets in (rule `second-step-of-super-admins`).
 */
export async function requireSecondStep(
	scope: PlatformScope,
	{ isRequired, oldPassword = "" }: Requirement,
): Promise<Requirement> {
	const account = await oneself(scope);
	await mustKnowPassword(scope, account, oldPassword);
	await scope.platform.transaction(async ({ platform }) => {
		const { secondSteps } = platform;
		if (isRequired && !(await secondSteps.isOn(account.id))) {
			throw new Refusal("conflict", "Please set up a second step of your own first.");
		}
		await secondSteps.require(isRequired);
		const after = { secondStepOfSuperAdmins: isRequired ? "required" : "everybody's own choice" };
		const entry = auditEntry(scope, { action: "user.change", id: account.id, after });
		await platform.addToAudit(null, entry);
	});
	return { isRequired };
}

/** Takes the second step from somebody whom the viewer manages, who has lost phone and codes, and tells them. */
export async function resetSecondStep(
	scope: PlatformScope,
	{ userId }: { userId: number },
): Promise<void> {
	const { viewer } = scope;
	await scope.platform.transaction(async (inside) => {
		const { accounts, secondSteps } = inside.platform;
		const account = await accounts.find(userId);
		const isManaged = account !== undefined && canManageUser(viewer, account);
		const whose = found(isManaged ? account : null, "User not found.");
		if (viewer.kind === "member" && viewer.userId === whose.id) {
			throw invalid("id", "Please change your own second step in your settings.");
		}
		if (!(await secondSteps.isOn(whose.id))) {
			throw new Refusal("conflict", "The sign-in has no second step.");
		}
		await secondSteps.remove(whose.id);
		await changed(scope, inside, whose, "reset");
	});
}

export type SecondStepInput = { ticket: string; code: string };

/**
 * The second step of signing in: the code of the app, or a recovery code, each of which counts once. Only then the
 * session begins (rule `second-step`).
 */
export async function finishSignIn(
	scope: PlatformScope,
	{ ticket, code }: SecondStepInput,
): Promise<SignedIn> {
	const { platform, attempts } = scope;
	const account = await holderOf(scope, ticket);
	await attempts.code(account.id);
	const isRight = await platform.transaction(async ({ platform }) => {
		const used = await spendCode(scope, platform, account.id, code);
		if (used === "recovery code") await note(scope, platform, account, used);
		return used !== null;
	});
	if (!isRight) throw wrongCode();
	await attempts.codeSucceeded(account.id);
	return letIn(scope, account);
}

/** Whose ticket it is, as long as it counts. */
export async function holderOf(scope: PlatformScope, ticket: string): Promise<Account> {
	const { platform, codes, now, organization } = scope;
	const id = codes.idIn(ticket, now);
	const account = id === null ? undefined : await platform.accounts.find(id);
	if (
		account === undefined ||
		!codes.isTicketOf(ticket, account) ||
		!canSignInAt(account, organization ?? "nobody")
	) {
		throw tookTooLong();
	}
	return account;
}

/** Begins the session of somebody who has shown everything that was asked for. */
export async function letIn(scope: PlatformScope, account: Account): Promise<SignedIn> {
	await tellOfNewDevice(scope, account);
	await scope.session.start(account.id);
	return { view: await viewOf(scope, account) };
}

export function tookTooLong(): Refusal {
	return new Refusal("conflict", "This took too long. Please sign in again.");
}

/** What an app or a browser calls where one signs in. */
export async function leagueOf(
	{ organization, platform }: PlatformScope,
	{ organizationId }: Account,
): Promise<string> {
	const league = organization ?? (await platform.organizations.find(organizationId ?? 0));
	return league?.name ?? "Fieldhouse";
}

async function spendCode(
	{ codes, now }: PlatformScope,
	{ secondSteps }: Pick<PlatformNouns, "secondSteps">,
	userId: number,
	typed: string,
): Promise<"code" | "recovery code" | null> {
	const code = plain(typed);
	if (!/^\d{6}$/.test(code)) {
		const isUsed = await secondSteps.spendRecoveryCode(userId, codes.hashOf(code));
		return isUsed ? "recovery code" : null;
	}
	const step = await secondSteps.find(userId);
	if (!step?.confirmedAt) return null;
	const time = await codes.stepOf(step.sealedSecret, code, now);
	return time !== null && (await secondSteps.spendStep(userId, time)) ? "code" : null;
}

/** People type codes with blanks and hyphens. */
function plain(code: string): string {
	return code.replace(/[\s-]/g, "");
}

/** Notes what was changed, ends all sessions, and writes to who has an address (rule `sign-in-changes-told`). */
export async function changed(
	scope: PlatformScope,
	{ platform }: PlatformTransaction,
	whose: Account,
	what: SecondStepChange | "reset",
): Promise<void> {
	await platform.sessions.removeOf(whose.id);
	await note(scope, platform, whose, what);
	const isReset = what === "reset";
	if (whose.email === null || !(isReset || scope.mail.isServed)) return;
	// Who took it away from somebody else is named; one's own change is told with the device it came from.
	await writeLetter(scope, platform, {
		account: whose,
		kind: isReset ? "secondStepReset" : "signInChanged",
		address: whose.email,
		told: isReset ? {} : { change: what, device: scope.session.device },
		hasLink: false,
	});
	scope.mail.wake();
}

async function note(
	scope: PlatformScope,
	platform: PlatformNouns,
	{ id, username, ...rest }: Account,
	secondStep: string,
): Promise<void> {
	const entry = auditEntry(scope, { action: "user.change", id, after: { username, secondStep } });
	await platform.addToAudit(trailOf({ id, username, ...rest }), entry);
}

export async function oneself({ viewer, platform }: PlatformScope): Promise<Account> {
	if (viewer.kind !== "member") throw new Refusal("unauthenticated", "Please sign in.");
	return found(await platform.accounts.find(viewer.userId), "User not found.");
}

function wrongCode(): Refusal {
	return invalid("code", "This code is wrong, or it was used already.");
}

export function isNeeded(): Refusal {
	return new Refusal("conflict", "Super administrators need a second step here.");
}

function isOff(): Refusal {
	return new Refusal("conflict", "Your sign-in has no second step.");
}
