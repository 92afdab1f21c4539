import type { Selectable, Updateable } from "kysely";
import type { Clock, Language, Measure, WeekStart } from "#domain/language/language.ts";
import { readLook } from "#domain/look/look.ts";
import { usualLetters } from "#domain/notice/letter-settings.ts";
import {
	type Organization,
	platformOrganizationId,
	type SocialLink,
} from "#domain/organization/organization.ts";
import type { Sport } from "#domain/sport/sport.ts";
import { type Connection, noOrganization } from "../engine/database.ts";
import { lastIds, reserveId, setLastId } from "../engine/ids.ts";
import { prepared } from "../engine/prepared.ts";
import { listActivity, type OrganizationActivity } from "./organization-activity.ts";
import { countContents, type OrganizationContents } from "./organization-contents.ts";
import { organizationSports } from "./organization-sports.ts";
import type { OrganizationRow } from "./rows.ts";

export type NewOrganization = Omit<Organization, "id">;

/** What is to become of an organization; what is absent stays. */
export type OrganizationChange = Partial<NewOrganization>;

export const organizations = ({ db, committed }: Connection) => {
	const sports = organizationSports(db);
	const findBy = async (column: keyof typeof findOrganization, value: string | number) => {
		const [row] = await findOrganization[column](db, value);
		return row && toOrganization(row, await sports.listOf(row.id));
	};

	/** A name was given or taken away, which may have been looked for when nobody had it. */
	const named = (id: number) => {
		committed(id);
		committed(noOrganization);
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

		async listActivity(): Promise<OrganizationActivity[]> {
			return listActivity(db);
		},

		async countContents(id: number): Promise<OrganizationContents> {
			return countContents(db, id);
		},

		/**
		 * With at least one user who is no super administrator, and never the platform's own
		 * (rule `listing-needs-a-member`).
		 */
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
			const sportsOf = await sports.listOfAll();
			return rows.map((row) => toOrganization(row, sportsOf.get(row.id) ?? []));
		},

		/** Every organization, for super administrators. */
		async list(): Promise<Organization[]> {
			const rows = await db.selectFrom("organizations").selectAll().orderBy("id").execute();
			const sportsOf = await sports.listOfAll();
			return rows.map((row) => toOrganization(row, sportsOf.get(row.id) ?? []));
		},

		/** Adds an organization; an id is only given for the platform's own. */
		async insert(organization: NewOrganization & { id?: number }): Promise<Organization> {
			const id = organization.id ?? (await reserveId(db, "organizations"));
			const row = await db
				.insertInto("organizations")
				.values({
					...toColumns(organization),
					id,
					name: organization.name,
					created_at: new Date().toISOString(),
				})
				.returningAll()
				.executeTakeFirstOrThrow();
			if (organization.id !== undefined) await skipUntil(db, id);
			await sports.replace(
				row.id,
				organization.sports.map(({ id }) => id),
			);
			named(row.id);
			return toOrganization(row, organization.sports);
		},

		/** Changes what is given; its sports become those given, in their order. */
		async change(id: number, change: OrganizationChange): Promise<void> {
			const columns = toColumns(change);
			if (Object.keys(columns).length > 0) {
				await db.updateTable("organizations").set(columns).where("id", "=", id).execute();
			}
			if (change.sports !== undefined) {
				await sports.replace(
					id,
					change.sports.map((sport) => sport.id),
				);
			}
			if ("slug" in columns || "domain" in columns) named(id);
			else committed(id);
		},

		/** Removes it with everything that belongs to it. Its people stay, without an organization. */
		async remove(id: number): Promise<void> {
			await db.deleteFrom("organizations").where("id", "=", id).execute();
			named(id);
		},

		/** Adds a sport after those the organization has. */
		async addSport(organizationId: number, sport: Sport): Promise<void> {
			const known = await sports.listOf(organizationId);
			await sports.replace(
				organizationId,
				[...known, sport].map(({ id }) => id),
			);
			committed(organizationId);
		},

		async listSports(): Promise<Sport[]> {
			return db.selectFrom("sports").select(["id", "name", "type"]).orderBy("id").execute();
		},

		async insertSport(sport: Omit<Sport, "id">): Promise<Sport> {
			const inserted = { id: await reserveId(db, "sports"), ...sport };
			await db.insertInto("sports").values(inserted).execute();
			committed(noOrganization);
			return inserted;
		},
	};
};

/** An id that was given by hand is not taken from the sequence; without this it would come again. */
async function skipUntil(db: Connection["db"], id: number): Promise<void> {
	const { organizations: last = 0 } = await lastIds(db);
	if (last < id) await setLastId(db, "organizations", id);
}

const findByColumn = (column: "id" | "slug" | "domain") =>
	prepared((db, value: string | number) =>
		db.selectFrom("organizations").selectAll().where(column, "=", value),
	);

const findOrganization = {
	id: findByColumn("id"),
	slug: findByColumn("slug"),
	domain: findByColumn("domain"),
};

function toColumns(change: OrganizationChange): Updateable<OrganizationRow> {
	const columns = {
		name: change.name,
		slug: change.slug,
		domain: change.domain,
		theme: change.theme,
		brand_color: change.brandColor,
		look: change.look && JSON.stringify(change.look),
		icon_url: change.iconUrl,
		logo_url: change.logoUrl,
		custom_page_url: change.customPageUrl,
		is_custom_site: change.isCustomSite === undefined ? undefined : Number(change.isCustomSite),
		has_full_navigation:
			change.hasFullNavigation === undefined ? undefined : Number(change.hasFullNavigation),
		has_growing_navigation:
			change.hasGrowingNavigation === undefined ? undefined : Number(change.hasGrowingNavigation),
		owners_keep_deletion:
			change.ownersKeepDeletion === undefined ? undefined : Number(change.ownersKeepDeletion),
		time_zone: change.timeZone,
		language: change.language,
		more_languages: change.moreLanguages && JSON.stringify(change.moreLanguages),
		clock: change.clock,
		week_start: change.weekStart,
		heights: change.heights,
		currency: change.currency,
		league_locations: change.leagueLocations && JSON.stringify(change.leagueLocations),
		social_links: change.socialLinks && JSON.stringify(change.socialLinks),
		is_youth: change.isYouth === undefined ? undefined : Number(change.isYouth),
		shows_full_names:
			change.showsFullNames === undefined ? undefined : Number(change.showsFullNames),
		letters: change.letters && JSON.stringify(change.letters),
	};
	return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function toOrganization(row: Selectable<OrganizationRow>, sports: Sport[]): Organization {
	return {
		id: row.id,
		name: row.name,
		slug: row.slug,
		domain: row.domain,
		theme: row.theme,
		brandColor: row.brand_color,
		look: row.look ? readLook(JSON.parse(row.look)) : null,
		iconUrl: row.icon_url,
		logoUrl: row.logo_url,
		customPageUrl: row.custom_page_url,
		isCustomSite: row.is_custom_site === 1,
		hasFullNavigation: row.has_full_navigation === 1,
		hasGrowingNavigation: row.has_growing_navigation === 1,
		ownersKeepDeletion: row.owners_keep_deletion === 1,
		timeZone: row.time_zone,
		language: row.language as Language,
		moreLanguages: JSON.parse(row.more_languages) as Language[],
		clock: row.clock as Clock | null,
		weekStart: row.week_start as WeekStart | null,
		heights: row.heights as Measure | null,
		currency: row.currency,
		leagueLocations: JSON.parse(row.league_locations) as string[],
		socialLinks: JSON.parse(row.social_links) as SocialLink[],
		isYouth: row.is_youth === 1,
		showsFullNames: row.shows_full_names === 1,
		letters: row.letters === null ? usualLetters : JSON.parse(row.letters),
		sports,
	};
}
