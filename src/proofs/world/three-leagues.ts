import { usualLetters } from "#domain/notice/letter-settings.ts";
import { plainOrganization } from "#domain/organization/organization.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { Database } from "#store/engine/database.ts";
import type { Account } from "#store/platform/accounts.ts";
import { platformStore } from "#store/platform/platform.ts";
import { storeFor } from "#store/store.ts";
import { addUser } from "#testing/api.ts";
import { refreshTotals } from "#usecases/stats/totals.ts";
import { makeBookkeeping } from "./league-bookkeeping.ts";
import { makeBusyWeeks, makeHistory, makePeople, makeTeams } from "./league-parts.ts";
import type { ProofLeague } from "./proof-league.ts";

export type ThreeLeagues = {
	a: ProofLeague;
	b: ProofLeague;
	c: ProofLeague;
	all: ProofLeague[];
	/** Of the platform's own organization. */
	superAdmin: Account;
};

/** The middle of each canary survives slugs, domains, lower case and percent signs. */
const marks = { A: "ka7qx", B: "kb3wz", C: "kc9vp" } as const;

/** Stands where somebody will. */
const noAccount = {} as Account;

/** When all this is looked at; the games are of the days around it. */
export const proofNow = new Date("2026-01-20T20:00:00Z");

/**
 * Three organizations, the platform's own, and a super administrator. What is made is made for one
 * after the other, a row each, so the neighbour of an id is always somebody else's.
 */
export async function threeLeagues(database: Database): Promise<ThreeLeagues> {
	const platform = platformStore(database);
	const basketball = await platform.organizations.insertSport({
		name: "Basketball",
		type: "basketball",
	});
	const organization = (mark: string, sport: Sport) => ({
		...plainOrganization,
		name: `Face${mark} Hoops`,
		slug: `face${mark}`,
		domain: `face${mark}.test`,
		theme: "light",
		logoUrl: `/files/face${mark}.webp`,
		customPageUrl: `https://face${mark}.example/page`,
		leagueLocations: [`Hall ζ${mark}`],
		socialLinks: [{ label: `Link ζ${mark}`, url: `https://example.org/ζ${mark}` }],
		sports: [sport, basketball],
		letters: Object.assign({}, usualLetters, { answersTo: `ζ${mark}@letters.example` }),
	});
	const made: ProofLeague[] = [];
	for (const [key, mark] of Object.entries(marks)) {
		const sport = await platform.organizations.insertSport({
			name: `Sport face${mark}`,
			type: "basketball",
		});
		const inserted = await platform.organizations.insert(organization(mark, sport));
		if (key === "A") await addPlatform(database, basketball);
		const { slug, domain } = organization(mark, sport);
		made.push({
			key: key as ProofLeague["key"],
			canary: `ζ${mark}`,
			face: `face${mark}`,
			organization: { ...inserted, slug, domain },
			sport,
			store: storeFor(inserted.id, database),
			// Filled in below, one kind of thing after the other.
			ids: { organization: inserted.id, sport: sport.id } as ProofLeague["ids"],
			scorekeeper: noAccount,
			staff: noAccount,
			owner: noAccount,
		});
	}
	await forEach(made, async (league) => {
		league.staff = await somebody(database, league, "staff", "staff");
		league.ids.staff = league.staff.id;
	});
	await forEach(made, async (league) => {
		league.owner = await somebody(database, league, "owner", "org_owner");
		league.ids.owner = league.owner.id;
	});
	await forEach(made, async (league) => {
		league.ids.colleague = (await somebody(database, league, "colleague", "staff")).id;
	});
	await forEach(made, async (league) => {
		league.scorekeeper = await somebody(database, league, "scorekeeper", "scorekeeper");
	});
	for (const part of [...makeBookkeeping, ...makeTeams, ...makePeople, ...makeBusyWeeks]) {
		await forEach(made, part);
	}
	await forEach(made, async ({ store, ids }) => {
		await refreshTotals(store, { seasonId: ids.season, playerIds: "all", isDecidedAnew: true });
	});
	for (const part of makeHistory) await forEach(made, part);
	await fillTheRest(database, made);
	const superAdmin = await addUser(
		{ platform },
		{ username: "root-of-all", role: "super_admin", organizationId: 2 },
	);
	database.committed(null);
	const [a, b, c] = made as [ProofLeague, ProofLeague, ProofLeague];
	return { a, b, c, all: made, superAdmin };
}

async function addPlatform(database: Database, sport: Sport): Promise<void> {
	await platformStore(database).organizations.insert({
		...plainOrganization,
		id: 2,
		name: "Platform",
		slug: "platform",
		domain: null,
		sports: [sport],
	});
}

async function forEach(leagues: ProofLeague[], make: (league: ProofLeague) => Promise<void>) {
	for (const league of leagues) await make(league);
}

async function somebody(
	database: Database,
	{ canary, organization, sport }: ProofLeague,
	name: string,
	role: "scorekeeper" | "staff" | "org_owner",
): Promise<Account> {
	const platform = platformStore(database);
	const account = await addUser(
		{ platform },
		{
			username: `${name} ${canary}`,
			role,
			organizationId: organization.id,
			email: `${name}@${canary.slice(1)}.example`,
		},
	);
	await platform.accounts.replaceSports(account.id, [sport.id]);
	return platform.accounts.change(account.id, {
		domain: `${name}-${canary.slice(1)}.example`,
		slug: `${name}-${canary.slice(1)}`,
		logoUrl: `/files/${name}-${canary.slice(1)}.webp`,
	});
}

/** Texts that only other parts of the product write. */
async function fillTheRest(database: Database, leagues: ProofLeague[]): Promise<void> {
	for (const { canary, face, ids, organization } of leagues) {
		await platformStore(database).domainClaims.save({
			organizationId: organization.id,
			domain: `tried-${face}.test`,
			token: canary,
			startedAt: proofNow.toISOString(),
			verifiedAt: null,
			failingSince: null,
			checkedAt: null,
			records: [],
		});
		await database.db
			.updateTable("teams")
			.set({ logo_url: `/files/team-${canary.slice(1)}.webp` })
			.where("organization_id", "=", organization.id)
			.execute();
		await database.db
			.updateTable("leagues")
			.set({ created_by: ids.staff })
			.where("organization_id", "=", organization.id)
			.execute();
		await database.db
			.updateTable("stat_definitions")
			.set({ is_headline: 1 })
			.where("organization_id", "=", organization.id)
			.where("id", "=", ids.rating)
			.execute();
		await database.db
			.insertInto("headline_totals")
			.values({
				organization_id: organization.id,
				stat_id: ids.rating,
				player_id: ids.player,
				value: 77,
			})
			.execute();
	}
}
