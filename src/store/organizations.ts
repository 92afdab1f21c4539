import { type Selectable, sql } from "kysely";
import {
	type Organization,
	platformOrganizationId,
	type SocialLink,
} from "#domain/organization/organization.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { Connection } from "./database.ts";
import type { OrganizationRow } from "./tables.ts";

export type NewOrganization = Omit<Organization, "id">;

export const organizations = ({ db, dialect, committed }: Connection) => {
	const findBy = async (column: "id" | "slug" | "domain", value: string | number) => {
		const row = await db
			.selectFrom("organizations")
			.selectAll()
			.where(column, "=", value)
			.executeTakeFirst();
		return row && toOrganization(row, await sportsOf(row.id));
	};
	const sportsOf = (organizationId: number): Promise<Sport[]> =>
		db
			.selectFrom("organization_sports as o")
			.innerJoin("sports as s", "s.id", "o.sport_id")
			.select(["s.id", "s.name", "s.type"])
			.where("o.organization_id", "=", organizationId)
			.orderBy("o.sort_order")
			.execute();

	/** The sports of every organization, in its order, by its id. */
	const sportsOfAll = async (): Promise<Map<number, Sport[]>> => {
		const rows = await db
			.selectFrom("organization_sports as o")
			.innerJoin("sports as s", "s.id", "o.sport_id")
			.select(["o.organization_id", "s.id", "s.name", "s.type"])
			.orderBy("o.organization_id")
			.orderBy("o.sort_order")
			.execute();
		const sports = new Map<number, Sport[]>();
		for (const { organization_id, ...sport } of rows) {
			const own = sports.get(organization_id);
			if (own === undefined) sports.set(organization_id, [sport]);
			else own.push(sport);
		}
		return sports;
	};

	return {
		async find(id: number): Promise<Organization | undefined> {
			return findBy("id", id);
		},

		/** By slug in its stored, lower-case form. */
		async findBySlug(slug: string): Promise<Organization | undefined> {
			return findBy("slug", slug);
		},

		/** By custom domain as normalised by domain/organization/address. */
		async findByDomain(domain: string): Promise<Organization | undefined> {
			return findBy("domain", domain);
		},

		async count(): Promise<number> {
			const row = await db
				.selectFrom("organizations")
				.select((query) => query.fn.countAll<number>().as("count"))
				.executeTakeFirstOrThrow();
			return row.count;
		},

		/** Spec §3: with at least one user who is no super administrator, and never the platform's own. */
		async listPublic(): Promise<Organization[]> {
			const rows = await db
				.selectFrom("organizations as o")
				.selectAll()
				.where("o.id", "<>", platformOrganizationId)
				.where((where) =>
					where.exists(
						where
							.selectFrom("users as u")
							.select("u.id")
							.whereRef("u.organization_id", "=", "o.id")
							.where("u.role", "<>", "super_admin"),
					),
				)
				.orderBy("o.id")
				.execute();
			const sports = await sportsOfAll();
			return rows.map((row) => toOrganization(row, sports.get(row.id) ?? []));
		},

		/** Every organization, for super administrators. */
		async list(): Promise<Organization[]> {
			const rows = await db.selectFrom("organizations").selectAll().orderBy("id").execute();
			const sports = await sportsOfAll();
			return rows.map((row) => toOrganization(row, sports.get(row.id) ?? []));
		},

		/** Adds an organization; an id is only given for the platform's own. */
		async insert(organization: NewOrganization & { id?: number }): Promise<Organization> {
			const row = await db
				.insertInto("organizations")
				.values({
					...(organization.id === undefined ? {} : { id: organization.id }),
					name: organization.name,
					slug: organization.slug,
					domain: organization.domain,
					theme: organization.theme,
					brand_color: organization.brandColor,
					logo_url: organization.logoUrl,
					custom_page_url: organization.customPageUrl,
					is_custom_site: organization.isCustomSite ? 1 : 0,
					has_full_navigation: organization.hasFullNavigation ? 1 : 0,
					time_zone: organization.timeZone,
					league_locations: JSON.stringify(organization.leagueLocations),
					social_links: JSON.stringify(organization.socialLinks),
					created_at: new Date().toISOString(),
				})
				.returningAll()
				.executeTakeFirstOrThrow();
			if (organization.id !== undefined && dialect === "postgres") await skipUsedIds(db);
			for (const [order, sport] of organization.sports.entries()) {
				await db
					.insertInto("organization_sports")
					.values({ organization_id: row.id, sport_id: sport.id, sort_order: order })
					.execute();
			}
			committed(null);
			return toOrganization(row, organization.sports);
		},

		/** Adds a sport after those the organization has. */
		async addSport(organizationId: number, sport: Sport): Promise<void> {
			const known = await sportsOf(organizationId);
			await db
				.insertInto("organization_sports")
				.values({
					organization_id: organizationId,
					sport_id: sport.id,
					sort_order: known.length,
				})
				.execute();
			committed(organizationId);
		},

		async listSports(): Promise<Sport[]> {
			return db.selectFrom("sports").select(["id", "name", "type"]).orderBy("id").execute();
		},

		async insertSport(sport: Omit<Sport, "id">): Promise<Sport> {
			return db
				.insertInto("sports")
				.values(sport)
				.returning(["id", "name", "type"])
				.executeTakeFirstOrThrow();
		},
	};
};

/** An id that was given by hand is not taken from the sequence; without this it would come again. */
async function skipUsedIds(db: Connection["db"]): Promise<void> {
	await sql`select setval(pg_get_serial_sequence('organizations', 'id'),
		(select max(id) from organizations))`.execute(db);
}

function toOrganization(row: Selectable<OrganizationRow>, sports: Sport[]): Organization {
	return {
		id: row.id,
		name: row.name,
		slug: row.slug,
		domain: row.domain,
		theme: row.theme,
		brandColor: row.brand_color,
		logoUrl: row.logo_url,
		customPageUrl: row.custom_page_url,
		isCustomSite: row.is_custom_site === 1,
		hasFullNavigation: row.has_full_navigation === 1,
		timeZone: row.time_zone,
		leagueLocations: JSON.parse(row.league_locations) as string[],
		socialLinks: JSON.parse(row.social_links) as SocialLink[],
		sports,
	};
}
