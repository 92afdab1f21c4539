import {
	canDeleteUser,
	canListUsers,
	canManageUser,
	isOneself,
	isOwner,
	isSuperAdmin,
} from "#domain/account/policy.ts";
import { auditEntry } from "../audit/audit.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import { type Account, type AccountView, detailOf, type Person } from "./account.ts";
import { trailOf, trailView } from "./user-rules.ts";

export type ListedUser = Person & { organizationName: string | null };

/** Every user of the product, by id. */
export async function listUsers({ viewer, platform }: PlatformScope): Promise<ListedUser[]> {
	authorize(canListUsers(viewer));
	return listed(platform, await platform.accounts.list());
}

/**
 * The users that somebody manages, by id. An owner gets the users of the own organization; a super
 * administrator gets all, or on an organization's host the users of that organization.
 */
export async function listManagedUsers(scope: PlatformScope): Promise<ListedUser[]> {
	const { viewer, platform, organization } = scope;
	authorize(isOwner(viewer));
	const organizationId =
		organization?.id ?? (isSuperAdmin(viewer) ? undefined : organizationOf(viewer));
	const accounts = await platform.accounts.list(organizationId);
	return listed(
		platform,
		accounts.filter((account) => canManageUser(viewer, account)),
	);
}

/** The viewer's own account, or one that the viewer manages. Others are answered like missing ones. */
export async function viewUser(
	{ viewer, platform }: PlatformScope,
	{ userId }: { userId: number },
): Promise<AccountView> {
	const account = await platform.accounts.find(userId);
	const isHere =
		account !== undefined && (isOneself(viewer, account) || canManageUser(viewer, account));
	return detailOf(platform, found(isHere ? account : null, "User not found."));
}

/** Deletes somebody for good. What the user has written down for organizations stays. */
export async function deleteUser(
	scope: PlatformScope,
	{ userId }: { userId: number },
): Promise<void> {
	const { viewer } = scope;
	authorize(isSuperAdmin(viewer));
	await scope.platform.transaction(async ({ platform }) => {
		const account = found(await platform.accounts.find(userId), "User not found.");
		if (!canDeleteUser(viewer, account)) {
			throw new Refusal("forbidden", "Super administrators cannot be deleted.");
		}
		const sports = await platform.accounts.listSports(userId);
		await platform.accounts.remove(userId);
		const before = trailView(
			account,
			sports.map(({ id }) => id),
		);
		await platform.addToAudit(
			trailOf(account),
			auditEntry(scope, { action: "user.delete", id: userId, before }),
		);
	});
}

async function listed(
	{ organizations, accounts }: PlatformScope["platform"],
	shown: Account[],
): Promise<ListedUser[]> {
	const names = new Map((await organizations.list()).map(({ id, name }) => [id, name]));
	const sports = await accounts.listSportsOfAll();
	return shown.map((account) => ({
		account,
		sports: sports.get(account.id) ?? [],
		organizationName: names.get(account.organizationId ?? 0) ?? null,
	}));
}

function organizationOf(viewer: PlatformScope["viewer"]): number {
	const id = viewer.kind === "member" ? viewer.organizationId : null;
	if (id === null) throw new Refusal("conflict", "User has no organization");
	return id;
}
