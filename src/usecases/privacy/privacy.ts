import type { League } from "#domain/league/league.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { PlatformNouns } from "#store/platform/platform.ts";
import { auditEntry } from "../audit/audit.ts";
import { managedOrganization } from "../organization/managed-organization.ts";
import { noSuchOrganization } from "../organization/organizations.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { found, invalid } from "../refusals.ts";

export type Privacy = Pick<Organization, "isYouth" | "showsFullNames"> & {
	/** All of them, by name. */
	leagues: League[];
};

/** What is absent stays. */
export type PrivacyChange = {
	isYouth?: boolean | undefined;
	showsFullNames?: boolean | undefined;
	/** Said together with `showsFullNames`: every minor's parents have agreed. */
	hasConsent?: boolean | undefined;
	youthLeagueIds?: number[] | undefined;
};

type Meant = { organizationId: number };

/** Where minors play, and what strangers are told of them; for owners. */
export async function viewPrivacy(
	scope: PlatformScope,
	{ organizationId }: Meant,
): Promise<Privacy> {
	await managedOrganization(scope, organizationId);
	return privacyOf(scope.platform, organizationId);
}

export async function changePrivacy(
	scope: PlatformScope,
	{ organizationId, youthLeagueIds, ...asked }: PrivacyChange & Meant,
): Promise<Privacy> {
	await managedOrganization(scope, organizationId);
	return scope.platform.transaction(async (inside) => {
		const before = await privacyOf(inside.platform, organizationId);
		const { isYouth = before.isYouth, showsFullNames = before.showsFullNames } = asked;
		if (showsFullNames && !before.showsFullNames && !asked.hasConsent) {
			throw invalid("hasConsent", consentMissing);
		}
		const chosen = youthLeagueIds && mustKnow(before.leagues, youthLeagueIds);
		await inside.platform.organizations.change(organizationId, { isYouth, showsFullNames });
		const store = inside.storeFor(organizationId);
		for (const league of before.leagues) {
			const isChosen = chosen === undefined ? league.isYouth === true : chosen.has(league.id);
			if (isChosen !== (league.isYouth === true)) await store.leagues.setYouth(league.id, isChosen);
		}
		if (isYouth) await store.contacts.removeOwnOfMinors();
		const after = await privacyOf(inside.platform, organizationId);
		await inside.platform.addToAudit(
			organizationId,
			auditEntry(scope, {
				action: "privacy.change",
				id: organizationId,
				before: factsOf(before),
				after: factsOf(after),
			}),
		);
		return after;
	});
}

const consentMissing =
	"Please confirm that you have the consent of every player's parents, in writing.";

function mustKnow(leagues: readonly League[], ids: readonly number[]): Set<number> {
	const known = new Set(leagues.map(({ id }) => id));
	if (ids.some((id) => !known.has(id))) throw invalid("youthLeagueIds", "League not found.");
	return new Set(ids);
}

async function privacyOf(
	platform: Pick<PlatformNouns, "organizations" | "leaguesOf">,
	organizationId: number,
): Promise<Privacy> {
	const organization = await platform.organizations.find(organizationId);
	const { isYouth, showsFullNames } = found(organization, noSuchOrganization);
	const leagues = await platform.leaguesOf(organizationId);
	return {
		isYouth,
		showsFullNames,
		leagues: leagues.toSorted((a, b) => a.name.localeCompare(b.name, "en") || a.id - b.id),
	};
}

function factsOf({ isYouth, showsFullNames, leagues }: Privacy) {
	const youth = leagues.filter((league) => league.isYouth);
	return { isYouth, showsFullNames, youthLeagues: youth.map(({ name }) => name) };
}
