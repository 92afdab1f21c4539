import type { Kysely, Selectable } from "kysely";
import type {
	Crop,
	LibraryPicture,
	NewLibraryPicture,
	WholePicture,
} from "#domain/picture/picture.ts";
import { reserveId } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";
import type { PictureRow } from "./rows.ts";

/** With the name of whoever sent it; null when that was a program, or the user is gone. */
export type ListedPicture = LibraryPicture & { createdByName: string | null };

type PageText = { key: string; title: string; shown: string; written: string };

/** The library: pictures and documents that an owner has for pages. */
export const pictures = (organizationId: number, db: Kysely<Tables>) => ({
	/** The newest first. */
	async list(): Promise<ListedPicture[]> {
		const rows = await listed(organizationId, db).orderBy("p.id", "desc").execute();
		return rows.map(toListed);
	},

	async find(id: number): Promise<ListedPicture | undefined> {
		const row = await listed(organizationId, db).where("p.id", "=", id).executeTakeFirst();
		return row && toListed(row);
	},

	/** What pages show and what is written for them, to be looked through for pictures. */
	async listPageTexts(): Promise<PageText[]> {
		const rows = await db
			.selectFrom("pages")
			.select(["key", "title", "is_published", "blocks", "draft_blocks"])
			.where("organization_id", "=", organizationId)
			.orderBy("id")
			.execute();
		return rows.map((row) => ({
			key: row.key,
			title: row.title,
			shown: row.is_published === 1 ? row.blocks : "",
			written: row.draft_blocks ?? (row.is_published === 1 ? "" : row.blocks),
		}));
	},

	/** Of the organization's own navigation; empty without one. */
	async navigationText(): Promise<string> {
		const row = await db
			.selectFrom("site_navigation")
			.select("items")
			.where("organization_id", "=", organizationId)
			.executeTakeFirst();
		return row?.items ?? "";
	},

	async insert(picture: NewLibraryPicture): Promise<{ id: number }> {
		const id = await reserveId(db, "pictures");
		await db
			.insertInto("pictures")
			.values({
				...toColumns(picture),
				id,
				organization_id: organizationId,
				kind: picture.kind,
				created_by: picture.createdBy,
				created_at: picture.createdAt,
			})
			.execute();
		return { id };
	},

	async save(picture: LibraryPicture): Promise<void> {
		await db
			.updateTable("pictures")
			.set(toColumns(picture))
			.where("organization_id", "=", organizationId)
			.where("id", "=", picture.id)
			.execute();
	},
});

function listed(organizationId: number, db: Kysely<Tables>) {
	return db
		.selectFrom("pictures as p")
		.leftJoin("users as u", "u.id", "p.created_by")
		.selectAll("p")
		.select("u.username")
		.where("p.organization_id", "=", organizationId);
}

function toListed({
	username,
	...row
}: Selectable<PictureRow> & { username: string | null }): ListedPicture {
	return { ...toPicture(row), createdByName: username };
}

function toColumns(picture: NewLibraryPicture) {
	return {
		file_name: picture.fileName,
		name: picture.name,
		alt: picture.alt,
		width: picture.width,
		height: picture.height,
		bytes: picture.bytes,
		focus_x: picture.focusX,
		focus_y: picture.focusY,
		crop: picture.crop && JSON.stringify(picture.crop),
		whole: picture.whole && JSON.stringify(picture.whole),
		former_file_names: JSON.stringify(picture.formerFileNames),
	};
}

function toPicture(row: Selectable<PictureRow>): LibraryPicture {
	return {
		id: row.id,
		kind: row.kind,
		fileName: row.file_name,
		name: row.name,
		alt: row.alt,
		width: row.width,
		height: row.height,
		bytes: row.bytes,
		focusX: row.focus_x,
		focusY: row.focus_y,
		crop: row.crop === null ? null : (JSON.parse(row.crop) as Crop),
		whole: row.whole === null ? null : (JSON.parse(row.whole) as WholePicture),
		formerFileNames: JSON.parse(row.former_file_names) as string[],
		createdBy: row.created_by,
		createdAt: row.created_at,
	};
}
