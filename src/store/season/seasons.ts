import type { Kysely, Selectable } from "kysely";
import type { GalleryImage } from "#domain/game/gallery.ts";
import type { Season } from "#domain/season/season.ts";
import { reserveId } from "../engine/ids.ts";
import { prepared } from "../engine/prepared.ts";
import type { Tables } from "../tables.ts";
import type { SeasonRow } from "./rows.ts";

export type NewSeason = Omit<Season, "id">;

export const seasons = (organizationId: number, db: Kysely<Tables>) => ({
	/** Every season of the organization, hidden ones too, newest first, those without a start last. */
	async list(): Promise<Season[]> {
		return (await listSeasons(db, organizationId)).map(toSeason);
	},

	async find(id: number): Promise<Season | undefined> {
		const [row] = await findSeason(db, organizationId, id);
		return row && toSeason(row);
	},

	async count(): Promise<number> {
		const row = await db
			.selectFrom("seasons")
			.select((query) => query.fn.countAll<number>().as("count"))
			.where("organization_id", "=", organizationId)
			.executeTakeFirstOrThrow();
		return row.count;
	},

	/** The seasons whose sums are to be made again. */
	async listTotalsOld(): Promise<number[]> {
		const rows = await db
			.selectFrom("seasons")
			.select("id")
			.where("organization_id", "=", organizationId)
			.where("has_old_totals", "=", 1)
			.orderBy("id")
			.execute();
		return rows.map(({ id }) => id);
	},

	/** Says that the sums of these seasons are to be made again. */
	async setTotalsOld(ids: readonly number[]): Promise<void> {
		await db
			.updateTable("seasons")
			.set({ has_old_totals: 1 })
			.where("organization_id", "=", organizationId)
			.where("id", "in", ids)
			.execute();
	},

	/** Says that they have been. */
	async setTotalsMade(id: number): Promise<void> {
		await db
			.updateTable("seasons")
			.set({ has_old_totals: 0 })
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},

	/**
	 * Adds a season; when it is active, the former active one is not any more (rule `one-active-season`).
	 */
	async insert(season: NewSeason): Promise<Season> {
		if (season.isActive) await deactivateAll(db, organizationId);
		const id = await reserveId(db, "seasons");
		const row = await db
			.insertInto("seasons")
			.values({ id, organization_id: organizationId, ...toRow(season) })
			.returning(columns)
			.executeTakeFirstOrThrow();
		return toSeason(row);
	},

	/** Writes a season; when it becomes active, the former active one is not any more. */
	async save(id: number, season: NewSeason): Promise<void> {
		if (season.isActive) await deactivateAll(db, organizationId);
		await db
			.updateTable("seasons")
			.set(toRow(season))
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},

	/** Null for one that may be changed again. */
	async setLocked(id: number, lockedAt: string | null): Promise<void> {
		await db
			.updateTable("seasons")
			.set({ locked_at: lockedAt })
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},

	/** Pictures of the season itself, in their order. */
	async listPictures(id: number): Promise<GalleryImage[]> {
		const row = await db
			.selectFrom("seasons")
			.select("pictures")
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		return row?.pictures == null ? [] : JSON.parse(row.pictures);
	},

	async setPictures(id: number, images: readonly GalleryImage[]): Promise<void> {
		await db
			.updateTable("seasons")
			.set({ pictures: images.length === 0 ? null : JSON.stringify(images) })
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},

	/** Those of all seasons, to be looked through for pictures. */
	async listPictureTexts(): Promise<{ seasonId: number; name: string; images: string }[]> {
		const rows = await db
			.selectFrom("seasons")
			.select(["id", "name", "pictures"])
			.where("organization_id", "=", organizationId)
			.where("pictures", "is not", null)
			.orderBy("id")
			.execute();
		return rows.map(({ id, name, pictures }) => ({ seasonId: id, name, images: pictures ?? "" }));
	},

	async setDates(id: number, dates: Pick<Season, "startDate" | "finishDate">): Promise<void> {
		await db
			.updateTable("seasons")
			.set({ start_date: dates.startDate, finish_date: dates.finishDate })
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},
});

/** All that is told of a season wherever it stands; its pictures are read by themselves. */
const columns = [
	"id",
	"organization_id",
	"name",
	"start_date",
	"finish_date",
	"is_active",
	"is_visible",
	"locked_at",
] as const;

const findSeason = prepared((db, organizationId: number, id: number) =>
	db
		.selectFrom("seasons")
		.select(columns)
		.where("organization_id", "=", organizationId)
		.where("id", "=", id),
);

const listSeasons = prepared((db, organizationId: number) =>
	db
		.selectFrom("seasons")
		.select(columns)
		.where("organization_id", "=", organizationId)
		.orderBy("start_date", (order) => order.desc().nullsLast())
		.orderBy("id", "desc"),
);

async function deactivateAll(db: Kysely<Tables>, organizationId: number): Promise<void> {
	await db
		.updateTable("seasons")
		.set({ is_active: 0 })
		.where("organization_id", "=", organizationId)
		.where("is_active", "=", 1)
		.execute();
}

function toRow(season: NewSeason) {
	return {
		name: season.name,
		start_date: season.startDate,
		finish_date: season.finishDate,
		is_active: season.isActive ? 1 : 0,
		is_visible: season.isVisible ? 1 : 0,
	};
}

function toSeason(row: Pick<Selectable<SeasonRow>, (typeof columns)[number]>): Season {
	return {
		id: row.id,
		name: row.name,
		startDate: row.start_date,
		finishDate: row.finish_date,
		isActive: row.is_active === 1,
		isVisible: row.is_visible === 1,
		...(row.locked_at !== null && { lockedAt: row.locked_at }),
	};
}
