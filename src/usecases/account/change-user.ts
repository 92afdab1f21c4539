import { canManageUser, isOneself, isSuperAdmin } from "#domain/account/policy.ts";
import { usernameKey } from "#domain/account/username.ts";
import type { PlatformNouns, PlatformTransaction } from "#store/platform/platform.ts";
import { auditEntry } from "../audit/audit.ts";
import { tellOldAddress } from "../mail/address-of-account.ts";
import { writeLetter } from "../mail/write-letter.ts";
import { insertPicture, type KeptPicture } from "../picture/pictures.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { found, invalid } from "../refusals.ts";
import { type Account, type AccountView, detailOf, viewOf } from "./account.ts";
import {
	planForAnother,
	planForOneself,
	type UserInput,
	type UserPlan,
} from "./plan-user-change.ts";
import { mustBeFree, mustExist, trailOf, trailView } from "./user-rules.ts";

export type ChangedUser = {
	user: AccountView;
	/** To be told once; it is kept nowhere. */
	tempPassword?: string;
	/** The address that counts as soon as its link was pressed. */
	pendingEmail?: string;
};

/**
 * Changes a user: one's own settings, or, as an owner or super administrator, somebody else. What is
 * absent stays. A new password, role or organization ends the sessions of the account at once.
 */
export async function changeUser(scope: PlatformScope, input: UserInput): Promise<ChangedUser> {
	const { platform, viewer, session } = scope;
	const account = await changeable(scope, platform, input.userId);
	const isOwn = isOneself(viewer, account);
	const planned = isOwn
		? withAddressToConfirm(scope, account, await planForOneself(scope, account, input))
		: await planForAnother(scope, input);
	await mustNotProbe(scope, account, planned);
	const plan: Plan = { ...planned, logo: await keptLogo(scope, account, input, isOwn) };
	const saved = await platform.transaction(async (inside) => {
		const before = await changeable(scope, inside.platform, input.userId);
		await mustFit(scope, inside.platform, before, plan);
		const after = await inside.platform.accounts.change(before.id, {
			...plan.change,
			...(plan.logo === undefined ? {} : { logoUrl: plan.logo.url }),
		});
		await keepRest(scope, inside, { before, after, plan });
		return after;
	});
	if (isOwn && plan.change.passwordHash !== undefined) await session.start(saved.id);
	scope.mail.wake();
	return {
		user: isOwn ? await viewOf(scope, saved) : await detailOf(platform, saved),
		...(plan.tempPassword === undefined ? {} : { tempPassword: plan.tempPassword }),
		...(plan.pendingEmail === undefined ? {} : { pendingEmail: plan.pendingEmail }),
	};
}

/** A new address of one's own counts after its link was pressed, where there is mail (rule `address-confirmed`). */
function withAddressToConfirm({ mail }: PlatformScope, account: Account, plan: UserPlan): UserPlan {
	const { email: pendingEmail, ...change } = plan.change;
	if (!mail.isServed || !pendingEmail || pendingEmail === account.email) return plan;
	return { ...plan, change, pendingEmail };
}

/** Which names others have is told to super administrators only (rule `username-once`). */
async function mustNotProbe(
	{ viewer, attempts }: PlatformScope,
	account: Account,
	{ change }: UserPlan,
): Promise<void> {
	if (viewer.kind !== "member" || isSuperAdmin(viewer) || change.usernameKey === undefined) return;
	if (change.usernameKey !== usernameKey(account.username)) await attempts.rename(viewer.userId);
}

/** Another person's account is answered like a missing one. */
async function changeable(
	{ viewer }: PlatformScope,
	{ accounts }: Pick<PlatformNouns, "accounts">,
	userId: number,
): Promise<Account> {
	const account = await accounts.find(userId);
	const isHere =
		account !== undefined && (isOneself(viewer, account) || canManageUser(viewer, account));
	return found(isHere ? account : null, "User not found.");
}

async function keptLogo(
	scope: PlatformScope,
	account: Account,
	{ logo }: UserInput,
	isOwn: boolean,
): Promise<KeptPicture | undefined> {
	if (logo === undefined || (isOwn && !canManageUser(scope.viewer, account))) return undefined;
	if (account.organizationId === null) {
		throw invalid("logo", "Please add the user to an organization first.");
	}
	return scope.picturesOf(account.organizationId).keep(logo, "Logo must be an image file");
}

/** Refuses a taken name, an organization or a sport that does not exist. */
async function mustFit(
	{ viewer }: PlatformScope,
	platform: PlatformNouns,
	before: Account,
	{ change, sportIds = [] }: Plan,
): Promise<void> {
	const isTold = isSuperAdmin(viewer);
	if (change.usernameKey !== undefined) {
		await mustBeFree(platform, change.usernameKey, { holderId: before.id, isTold });
	}
	await mustExist(platform, { organizationId: change.organizationId ?? null, sportIds });
}

type Plan = UserPlan & { logo: KeptPicture | undefined };
type Written = { before: Account; after: Account; plan: Plan };

async function keepRest(
	scope: PlatformScope,
	{ platform, storeFor }: PlatformTransaction,
	{ before, after, plan }: Written,
): Promise<void> {
	const { accounts, sessions } = platform;
	const sportsBefore = await accounts.listSports(before.id);
	if (plan.sportIds !== undefined) await accounts.replaceSports(before.id, plan.sportIds);
	const isAnotherNow =
		before.role !== after.role ||
		before.organizationId !== after.organizationId ||
		plan.password !== undefined;
	if (isAnotherNow) await sessions.removeOf(before.id);
	// A letter of before went to another address, or lets choose over what was chosen since.
	if (isAnotherNow || before.email !== after.email) {
		await platform.outbox.closeLinksOf(before.id, scope.now.toISOString());
	}
	const isOwn = isOneself(scope.viewer, before);
	await tellOldAddress(scope, platform, { before, after, isOwn });
	if (plan.pendingEmail !== undefined) {
		const told = { address: plan.pendingEmail };
		await writeLetter(scope, platform, { account: after, kind: "confirmAddress", ...told, told });
	}
	if (plan.logo !== undefined && before.organizationId !== null) {
		await insertPicture(scope, storeFor(before.organizationId), plan.logo);
	}
	const sportIds = sportsBefore.map(({ id }) => id);
	await platform.addToAudit(
		trailOf(after),
		auditEntry(scope, {
			action: "user.change",
			id: after.id,
			before: trailView(before, sportIds),
			after: {
				...trailView(after, plan.sportIds ?? sportIds),
				...(plan.password === undefined ? {} : { password: plan.password }),
			},
		}),
	);
}
