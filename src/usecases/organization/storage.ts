import { isSuperAdmin } from "#domain/account/policy.ts";
import { type Storage, storageOf } from "#domain/organization/storage.ts";
import { auditEntry } from "../audit/audit.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { authorize } from "../refusals.ts";
import { managedOrganization } from "./managed-organization.ts";

export type StorageView = Storage & {
	/** What was said of this organization alone; null where it may what all may. */
	megabytes: number | null;
	usualMegabytes: number;
};

type Meant = { organizationId: number };

/** What an organization takes up of what it may; for its owners. */
export async function viewStorage(
	scope: PlatformScope,
	{ organizationId }: Meant,
): Promise<StorageView> {
	await managedOrganization(scope, organizationId);
	return storageNow(scope, organizationId);
}

/** Says how much this organization may; null for what all may. */
export async function changeStorage(
	scope: PlatformScope,
	{ organizationId, megabytes }: Meant & { megabytes: number | null },
): Promise<StorageView> {
	authorize(isSuperAdmin(scope.viewer));
	await managedOrganization(scope, organizationId);
	await scope.platform.transaction(async ({ platform }) => {
		const before = (await platform.storage.find(organizationId)).megabytes;
		await platform.storage.setMegabytes(organizationId, megabytes);
		await platform.addToAudit(
			organizationId,
			auditEntry(scope, {
				action: "organization.storage",
				id: organizationId,
				before: { storageMegabytes: before },
				after: { storageMegabytes: megabytes },
			}),
		);
	});
	return storageNow(scope, organizationId);
}

async function storageNow(
	{ platform, rules }: PlatformScope,
	organizationId: number,
): Promise<StorageView> {
	const used = await platform.storage.find(organizationId);
	const { megabytes } = used;
	return { ...storageOf(used, rules), megabytes, usualMegabytes: rules.storageMegabytes };
}
