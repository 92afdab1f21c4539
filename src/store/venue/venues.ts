import type { Kysely, Selectable } from "kysely";
import type { NewVenue, Venue } from "#domain/venue/venue.ts";
import { reserveId } from "../engine/ids.ts";
import { within } from "../engine/within.ts";
import { revising } from "../revisions.ts";
import type { Tables } from "../tables.ts";
import type { VenueRow } from "./rows.ts";

export const venues = (organizationId: number, db: Kysely<Tables>) => ({
	async list(): Promise<Venue[]> {
		const rows = await db
			.selectFrom("venues")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.orderBy("id")
			.execute();
		return rows.map(toVenue);
	},

	async find(id: number): Promise<Venue | undefined> {
		const row = await db
			.selectFrom("venues")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		return row && toVenue(row);
	},

	async insert(venue: NewVenue): Promise<Venue> {
		const id = await reserveId(db, "venues");
		await db
			.insertInto("venues")
			.values({ id, organization_id: organizationId, ...toRow(venue) })
			.execute();
		return { ...venue, id };
	},

	async save({ id, ...venue }: Venue): Promise<void> {
		await db
			.updateTable("venues")
			.set(toRow(venue))
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},

	/**
	 * Gives games another name of the place they are at; `at` is when that was decided, for calendars. What was
	 * played in a locked season stays as it was told.
	 */
	async replacePlace(before: string, after: string, at: string): Promise<void> {
		await db
			.updateTable("games")
			.set(revising({ location: after }, at))
			.where("organization_id", "=", organizationId)
			.where("location", "=", before)
			.where("season_league_id", "in", (of) =>
				of
					.selectFrom("season_leagues as sl")
					.innerJoin("seasons as s", within("s.id", "sl.season_id"))
					.select("sl.id")
					.where("sl.organization_id", "=", organizationId)
					.where("s.locked_at", "is", null),
			)
			.execute();
	},
});

function toVenue(row: Selectable<VenueRow>): Venue {
	return {
		id: row.id,
		name: row.name,
		address: row.address,
		courts: JSON.parse(row.courts) as Venue["courts"],
		hours: JSON.parse(row.hours) as Venue["hours"],
		dates: JSON.parse(row.dates) as Venue["dates"],
		closures: JSON.parse(row.closures) as Venue["closures"],
	};
}

function toRow({ name, address, courts, hours, dates, closures }: NewVenue) {
	return {
		name,
		address,
		courts: JSON.stringify(courts),
		hours: JSON.stringify(hours),
		dates: JSON.stringify(dates),
		closures: JSON.stringify(closures),
	};
}
