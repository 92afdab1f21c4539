import { type Check, checksOf } from "#domain/look/checks.ts";
import { choiceOf, type LookChoice, lookingOf } from "#domain/look/look.ts";
import { lookCss } from "#domain/look/stylesheet.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { Store } from "#store/store.ts";
import { auditEntry } from "../audit/audit.ts";
import { managedOrganization } from "../organization/managed-organization.ts";
import { noSuchOrganization } from "../organization/organizations.ts";
import { insertPicture, type Upload } from "../picture/pictures.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { found, invalid } from "../refusals.ts";

/** How a site looks, and what the contrast guard says of it. */
export type LookView = { organization: Organization; look: LookChoice; checks: Check[] };

type Named = { organizationId: number };

/** What is absent stays. Logo and icon: a new picture, one that was there before, or null for none. */
type LookInput = Named & {
	look: Partial<LookChoice>;
	logo?: Upload | undefined;
	logoUrl?: string | null | undefined;
	icon?: Upload | undefined;
	iconUrl?: string | null | undefined;
};

/** How the site of an organization looks, for its owner. */
export async function viewLook(scope: PlatformScope, { organizationId }: Named): Promise<LookView> {
	return viewOf(await managedOrganization(scope, organizationId));
}

/** The stylesheet of a look that nobody has chosen yet, and what was corrected in it. */
export async function checkLook(
	scope: PlatformScope,
	{ organizationId, look: changed }: Named & { look: Partial<LookChoice> },
): Promise<{ checks: Check[]; css: string }> {
	const look = { ...choiceOf(await managedOrganization(scope, organizationId)), ...changed };
	return { checks: checksOf(look), css: lookCss(look) };
}

/** Stores a look as it was chosen. What could not be read is corrected when it is shown. */
export async function changeLook(scope: PlatformScope, input: LookInput): Promise<LookView> {
	const { viewer, platform, picturesOf } = scope;
	const { organizationId, look } = input;
	await managedOrganization(scope, organizationId);
	const { keep, keepIcon } = picturesOf(organizationId);
	const logo = input.logo && (await keep(input.logo, "Logo must be an image file"));
	const icon = input.icon && (await keepIcon(input.icon, "Icon must be an image file"));
	return platform.transaction(async (inside) => {
		const before = await managedOrganization({ viewer, ...inside }, organizationId);
		const store = inside.storeFor(organizationId);
		for (const picture of [logo, icon]) if (picture) await insertPicture(scope, store, picture);
		const logoUrl = logo?.url ?? (await ownFile(store, before, "logoUrl", input.logoUrl));
		const iconUrl = icon?.url ?? (await ownFile(store, before, "iconUrl", input.iconUrl));
		await inside.platform.organizations.change(organizationId, {
			...lookingOf({ ...choiceOf(before), ...look }, before),
			...(logoUrl === undefined ? {} : { logoUrl }),
			...(iconUrl === undefined ? {} : { iconUrl }),
		});
		const after = found(
			await inside.platform.organizations.find(organizationId),
			noSuchOrganization,
		);
		const change = { action: "organization.change" as const, id: organizationId, before, after };
		await inside.platform.addToAudit(organizationId, auditEntry(scope, change));
		return viewOf(after);
	});
}

/** A picture that was sent before: what is shown now, or what is shown again. */
async function ownFile(
	{ files }: Pick<Store, "files">,
	before: Organization,
	field: "logoUrl" | "iconUrl",
	url: string | null | undefined,
): Promise<string | null | undefined> {
	if (url === undefined || url === null || url === before[field]) return url;
	const names = await files.listNames();
	if (names.some((name) => url === `/files/${before.id}/${name}`)) return url;
	throw invalid(field, "This picture is not there any more.");
}

function viewOf(organization: Organization): LookView {
	const look = choiceOf(organization);
	return { organization, look, checks: checksOf(look) };
}
