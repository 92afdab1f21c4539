import { isSuperAdmin } from "#domain/account/policy.ts";
import { defaultBookkeeping } from "#domain/bookkeeping/defaults.ts";
import {
	type Organization,
	plainOrganization,
	platformOrganizationId,
} from "#domain/organization/organization.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { PlatformTransaction } from "#store/platform/platform.ts";
import type { Store } from "#store/store.ts";
import { newOwner } from "../account/add-user.ts";
import { auditEntry } from "../audit/audit.ts";
import { insertPicture, type KeptPicture, type Upload } from "../picture/pictures.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { authorize, found } from "../refusals.ts";
import { managedOrganization } from "./managed-organization.ts";
import {
	chosenLanguages,
	mustBeUnused,
	mustKeepCurrency,
	mustKeepPlace,
	mustLeaveAddresses,
	type OrganizationInput,
	readOrganization,
	readSports,
} from "./organization-fields.ts";
import { noSuchOrganization, type OrganizationWithUsers, withUsers } from "./organizations.ts";

type NewInput = OrganizationInput & {
	name: string;
	/** Whom it begins with, who gets a password that is told once. */
	owner?: { username: string; email?: string | null | undefined } | undefined;
};

export type AddedOrganization = {
	organization: OrganizationWithUsers;
	/** The owner's, this once. */
	tempPassword?: string;
};

/** Adds an organization, with the usual statistics, periods and attributes of its sports. */
export async function addOrganization(
	scope: PlatformScope,
	{ owner: asked, ...input }: NewInput,
): Promise<AddedOrganization> {
	const { platform, rules } = scope;
	authorize(isSuperAdmin(scope.viewer));
	const fields = { ...readOrganization(rules, input), name: input.name };
	const owner = asked === undefined ? undefined : await newOwner(scope, asked);
	// A file lies with its organization, and this one has no id yet. So that what is no picture is
	// found out before there is one, it is tried elsewhere first; that copy is swept up.
	await keepLogo(scope, platformOrganizationId, input.logo);
	const added = await platform.transaction(async (inside) => {
		const { organizations } = inside.platform;
		await mustBeUnused(inside.platform, null, fields);
		const sports = await readSports(inside.platform, input.sportIds ?? []);
		const blank = { ...plainOrganization, slug: null, domain: null };
		const languages = chosenLanguages(plainOrganization, fields);
		const organization = await organizations.insert({ ...blank, ...fields, ...languages, sports });
		await startBookkeeping(inside.storeFor(organization.id), sports);
		await inside.platform.addToAudit(
			organization.id,
			auditEntry(scope, {
				action: "organization.add",
				id: organization.id,
				after: organization,
			}),
		);
		await owner?.insert(inside.platform, organization.id);
		return organization;
	});
	const organization = input.logo
		? await changeOrganization(scope, { organizationId: added.id, logo: input.logo })
		: await withUsers(platform, added);
	return { organization, ...(owner !== undefined && { tempPassword: owner.tempPassword }) };
}

/** Changes what is given of an organization; its owner may not move it. */
export async function changeOrganization(
	scope: PlatformScope,
	input: OrganizationInput & { organizationId: number },
): Promise<OrganizationWithUsers> {
	const { viewer, platform, rules } = scope;
	const { organizationId, sportIds } = input;
	await managedOrganization(scope, organizationId);
	const { organizationId: _, ...fields } = input;
	const change = readOrganization(rules, fields);
	const logo = await keepLogo(scope, organizationId, input.logo);
	return platform.transaction(async (inside) => {
		const before = await managedOrganization({ viewer, ...inside }, organizationId);
		if (!isSuperAdmin(viewer)) mustKeepPlace(before, change);
		await mustBeUnused(inside.platform, organizationId, change);
		const languages = chosenLanguages(before, change);
		await mustLeaveAddresses(inside.storeFor(organizationId), languages);
		await mustKeepCurrency(inside.storeFor(organizationId), before, change);
		const sports = sportIds === undefined ? undefined : await readSports(inside.platform, sportIds);
		await inside.platform.organizations.change(organizationId, {
			...change,
			...languages,
			...(sports === undefined ? {} : { sports }),
			...(logo === undefined ? {} : { logoUrl: logo?.url ?? null }),
		});
		// What was proved of another domain says nothing of this one.
		if (change.domain !== undefined && change.domain !== before.domain) {
			await inside.platform.domainClaims.remove(organizationId);
		}
		if (logo) await insertPicture(scope, inside.storeFor(organizationId), logo);
		await startBookkeeping(inside.storeFor(organizationId), sports ?? []);
		return noted(scope, inside, before);
	});
}

async function keepLogo(
	{ picturesOf }: PlatformScope,
	organizationId: number,
	logo: Upload | null | undefined,
): Promise<KeptPicture | null | undefined> {
	if (!logo) return logo;
	return picturesOf(organizationId).keep(logo, "Logo must be an image file");
}

/** Writes down what is usual for a sport where nothing has been written down. */
async function startBookkeeping(store: Store, sports: readonly Sport[]): Promise<void> {
	for (const sport of sports) {
		const { stats, periods, attributes } = defaultBookkeeping(sport);
		const isKnown =
			(await store.statDefinitions.list(sport.id)).length > 0 ||
			(await store.periods.list(sport.id)).length > 0 ||
			(await store.playerAttributes.list(sport.id)).length > 0;
		if (isKnown) continue;
		await store.statDefinitions.insert(sport.id, stats);
		await store.periods.insert(sport.id, periods);
		await store.playerAttributes.insert(sport.id, attributes);
	}
}

async function noted(
	scope: PlatformScope,
	{ platform }: PlatformTransaction,
	before: Organization,
): Promise<OrganizationWithUsers> {
	const { id } = before;
	const after = found(await platform.organizations.find(id), noSuchOrganization);
	await platform.addToAudit(
		id,
		auditEntry(scope, { action: "organization.change", id, before, after }),
	);
	const whole = await withUsers(platform, after);
	if (isSuperAdmin(scope.viewer)) return whole;
	return { ...whole, users: whole.users.filter(({ account }) => account.role !== "super_admin") };
}
