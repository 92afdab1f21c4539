import type { LetterSettings } from "#domain/notice/letter-settings.ts";
import { auditEntry } from "../audit/audit.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { managedOrganization } from "./managed-organization.ts";

type Meant = { organizationId: number };

/** How an organization writes to people; for its owners. */
export async function viewLetterSettings(
	scope: PlatformScope,
	{ organizationId }: Meant,
): Promise<LetterSettings> {
	return (await managedOrganization(scope, organizationId)).letters;
}

export async function changeLetterSettings(
	scope: PlatformScope,
	{ organizationId, ...letters }: LetterSettings & Meant,
): Promise<LetterSettings> {
	const { letters: before } = await managedOrganization(scope, organizationId);
	await scope.platform.transaction(async ({ platform }) => {
		await platform.organizations.change(organizationId, { letters });
		await platform.addToAudit(
			organizationId,
			auditEntry(scope, {
				action: "organization.letters",
				id: organizationId,
				before,
				after: letters,
			}),
		);
	});
	return letters;
}
