import { type Organization, plainOrganization } from "#domain/organization/organization.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { PlatformNouns } from "#store/platform/platform.ts";
import { Refusal } from "../refusals.ts";

/** The organization a season is imported for, as the operator names it. */
export type WantedOrganization = {
	slug: string;
	sport: string;
	/** What it shall be when there is none yet; null to refuse then. */
	create: { name: string; timeZone: string; domain: string | null } | null;
};

/** Whether the organization is there and has the sport, so that nothing is to be made for the import. */
export async function isThere(
	{ organizations }: PlatformNouns,
	{ slug, sport }: Pick<WantedOrganization, "slug" | "sport">,
): Promise<boolean> {
	const found = await organizations.findBySlug(slug);
	return found?.sports.some(isNamed(sport)) ?? false;
}

/** Finds the organization and its sport, or makes them. `created` says what was made. */
export async function findOrganization(
	platform: PlatformNouns,
	wanted: WantedOrganization,
): Promise<{ organization: Organization; sport: Sport; created: string[] }> {
	const created: string[] = [];
	const sport = await findSport(platform, wanted.sport);
	const found = await platform.organizations.findBySlug(wanted.slug);
	if (found !== undefined) {
		if (!found.sports.some(({ id }) => id === sport.id)) {
			await platform.organizations.addSport(found.id, sport);
			created.push(`${sport.name} as a sport of ${found.name}`);
		}
		return { organization: found, sport, created };
	}
	if (wanted.create === null) {
		throw new Refusal(
			"missing",
			`There is no organization "${wanted.slug}". To make it, add --create and --name.`,
		);
	}
	const organization = await create(platform, wanted.slug, wanted.create, sport);
	created.push(`the organization "${organization.name}"`);
	return { organization, sport, created };
}

/** Sports are the platform's; an import adds none. */
async function findSport(platform: PlatformNouns, name: string): Promise<Sport> {
	const sports = await platform.organizations.listSports();
	const found = sports.find(isNamed(name));
	if (found !== undefined) return found;
	const names = sports.map((sport) => sport.name).join(", ");
	throw new Refusal("missing", `There is no sport "${name}". There are: ${names}.`);
}

function isNamed(name: string): (sport: Sport) => boolean {
	const folded = name.trim().toLowerCase();
	return (sport) => sport.name.toLowerCase() === folded;
}

async function create(
	platform: PlatformNouns,
	slug: string,
	{ name, timeZone, domain }: { name: string; timeZone: string; domain: string | null },
	sport: Sport,
): Promise<Organization> {
	if (domain !== null && (await platform.organizations.findByDomain(domain)) !== undefined) {
		throw new Refusal("conflict", `The domain ${domain} is another organization's.`);
	}
	return platform.organizations.insert({
		name,
		slug,
		domain,
		...plainOrganization,
		timeZone,
		sports: [sport],
	});
}
