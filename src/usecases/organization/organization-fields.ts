import { isCurrency } from "#domain/fee/currency.ts";
import {
	type Clock,
	type Language,
	languagesOf,
	type Measure,
	type WeekStart,
} from "#domain/language/language.ts";
import { say } from "#domain/language/say.ts";
import { isSlug, normaliseDomain } from "#domain/organization/address.ts";
import type { Organization, SocialLink } from "#domain/organization/organization.ts";
import { isWebAddress } from "#domain/organization/web-address.ts";
import { isZone } from "#domain/time/wall-clock.ts";
import type { OrganizationChange } from "#store/platform/organizations.ts";
import type { PlatformNouns } from "#store/platform/platform.ts";
import type { Store } from "#store/store.ts";
import { mustExist, noSlug } from "../account/user-rules.ts";
import type { Upload } from "../picture/pictures.ts";
import type { PlatformRules } from "../platform-scope.ts";
import { invalid, Refusal } from "../refusals.ts";

/** What an organization's form holds; what is absent stays. */
export type OrganizationInput = {
	name?: string | undefined;
	domain?: string | null | undefined;
	slug?: string | null | undefined;
	sportIds?: number[] | undefined;
	/** Null takes the logo away. */
	logo?: Upload | null | undefined;
	theme?: string | undefined;
	brandColor?: string | null | undefined;
	customPageUrl?: string | null | undefined;
	isCustomSite?: boolean | undefined;
	hasFullNavigation?: boolean | undefined;
	hasGrowingNavigation?: boolean | undefined;
	ownersKeepDeletion?: boolean | undefined;
	timeZone?: string | undefined;
	language?: Language | undefined;
	moreLanguages?: Language[] | undefined;
	clock?: Clock | null | undefined;
	weekStart?: WeekStart | null | undefined;
	heights?: Measure | null | undefined;
	currency?: string | undefined;
	leagueLocations?: string[] | undefined;
	socialLinks?: SocialLink[] | undefined;
};

/** The organization after the change, as it is stored. Whether its names are free is checked later. */
export function readOrganization(
	rules: PlatformRules,
	{ sportIds: _ids, logo: _logo, domain, slug, ...rest }: OrganizationInput,
): OrganizationChange {
	const { customPageUrl, timeZone, socialLinks = [] } = rest;
	if (customPageUrl && !isWebAddress(customPageUrl)) throw invalid("customPageUrl", noAddress);
	if (socialLinks.some(({ url }) => !isWebAddress(url))) throw invalid("socialLinks", noAddress);
	if (timeZone !== undefined && !isZone(timeZone)) {
		throw invalid("timeZone", "A time zone has a name such as America/Los_Angeles.");
	}
	if (rest.currency !== undefined && !isCurrency(rest.currency)) {
		throw invalid("currency", "A currency has three letters, such as USD or CAD.");
	}
	return {
		...given(rest),
		...(domain === undefined ? {} : { domain: domain && readDomain(rules, domain) }),
		...(slug === undefined ? {} : { slug: slug && readSlug(rules, slug) }),
	};
}

/**
 * Where an organization is found, and what it may show, is not its owner's to say
 * (rule `owners-run-the-organization`).
 */
export function mustKeepPlace(before: Organization, change: OrganizationChange): void {
	for (const field of placeFields) {
		if (change[field] === undefined || change[field] === before[field]) continue;
		throw new Refusal("forbidden", place[field]);
	}
}

const place = {
	domain: "Only a super administrator can change the domain.",
	slug: "Only a super administrator can change the slug.",
	isCustomSite: "Only a super administrator can change the custom site.",
	customPageUrl: "Only a super administrator can change the custom page.",
	hasFullNavigation: "Only a super administrator can change the navigation.",
	hasGrowingNavigation: "Only a super administrator can change the navigation.",
} satisfies Partial<Record<keyof OrganizationChange, string>>;
const placeFields = Object.keys(place) as (keyof typeof place)[];

/** Refuses a domain or slug that another organization has; asked inside the transaction. */
export async function mustBeUnused(
	{ organizations }: Pick<PlatformNouns, "organizations">,
	organizationId: number | null,
	{ domain, slug }: OrganizationChange,
): Promise<void> {
	const holders = {
		domain: domain ? await organizations.findByDomain(domain) : undefined,
		slug: slug ? await organizations.findBySlug(slug) : undefined,
	};
	for (const field of ["domain", "slug"] as const) {
		const sentence = takenBy(field, holders[field], organizationId);
		if (sentence === null) continue;
		throw new Refusal("conflict", sentence, { fields: { [field]: sentence } });
	}
}

/** Says that another organization is found there; null when none is. */
export function takenBy(
	field: "domain" | "slug",
	holder: Pick<Organization, "id"> | undefined,
	organizationId: number | null,
): string | null {
	if (holder === undefined || holder.id === organizationId) return null;
	return field === "domain"
		? "Another organization has this domain."
		: "Another organization has this slug.";
}

/** The languages it has after the change, each once; nothing where none is given. */
export function chosenLanguages(
	before: Pick<Organization, "language" | "moreLanguages">,
	{ language = before.language, moreLanguages = before.moreLanguages }: OrganizationChange,
): Pick<Organization, "language" | "moreLanguages"> {
	const [, ...others] = languagesOf({ language, moreLanguages });
	return { language, moreLanguages: others };
}

/** Refuses languages at whose address a page stands; asked inside the transaction (rule `languages-are-reserved`). */
export async function mustLeaveAddresses(
	{ pages }: Pick<Store, "pages">,
	chosen: Pick<Organization, "language" | "moreLanguages">,
): Promise<void> {
	const words: ReadonlySet<string> = new Set(
		chosen.moreLanguages.length > 0 ? languagesOf(chosen) : [],
	);
	const taken = (await pages.list())
		.flatMap(({ content, draft }) => [content.path, draft?.path ?? null])
		.find((path) => path !== null && words.has(path));
	if (taken === undefined) return;
	const sentence = say`A page of the site is at /${taken ?? ""}. Please give it another address first.`;
	throw new Refusal("conflict", sentence, { fields: { moreLanguages: sentence } });
}

/** Refuses another currency where amounts of this one were entered (rule `currency-stays`). */
export async function mustKeepCurrency(
	{ ledger }: Pick<Store, "ledger">,
	before: Pick<Organization, "currency">,
	{ currency = before.currency }: OrganizationChange,
): Promise<void> {
	if (currency === before.currency || (await ledger.isEmpty())) return;
	const sentence = say`The ledger has amounts in ${before.currency} already, so the currency stays.`;
	throw new Refusal("conflict", sentence, { fields: { currency: sentence } });
}

/** The sports with these ids, in their order. */
export async function readSports(
	platform: Pick<PlatformNouns, "organizations">,
	sportIds: readonly number[],
): Promise<Organization["sports"]> {
	await mustExist(platform, { organizationId: null, sportIds });
	const known = await platform.organizations.listSports();
	return sportIds.flatMap((id) => known.filter((sport) => sport.id === id));
}

const noAddress = "A web address starts with https:// or http://.";

/** Why no organization can have this domain; null stands for a text that is not a domain. */
export function domainProblem(rules: PlatformRules, domain: string | null): string | null {
	return domain === null
		? "This is not a domain. Please enter one such as hoops.com."
		: rules.domainProblem(domain);
}

/** Why no organization can have this slug, in lower case. */
export function slugProblem({ reservedSlugs }: PlatformRules, slug: string): string | null {
	if (!isSlug(slug)) return noSlug;
	return reservedSlugs.has(slug) ? "This word is reserved. Please choose another one." : null;
}

function readDomain(rules: PlatformRules, text: string): string {
	const domain = normaliseDomain(text);
	const problem = domainProblem(rules, domain);
	if (domain === null || problem !== null) throw invalid("domain", problem ?? "");
	return domain;
}

function readSlug(rules: PlatformRules, text: string): string {
	const slug = text.toLowerCase();
	const problem = slugProblem(rules, slug);
	if (problem !== null) throw invalid("slug", problem);
	return slug;
}

function given<Fields extends object>(
	fields: Fields,
): { [K in keyof Fields]?: Exclude<Fields[K], undefined> } {
	const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
	return Object.fromEntries(entries) as { [K in keyof Fields]?: Exclude<Fields[K], undefined> };
}
