import { type Kysely, sql } from "kysely";
import { stemOf } from "#domain/picture/picture.ts";
import { stemsIn } from "#domain/picture/sizes.ts";
import { inChunks } from "../engine/chunks.ts";
import { reserveId } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";

export type NewFile = {
	name: string;
	contentType: string;
	bytes: number;
	createdBy: number | null;
	createdAt: string;
	/** One of the library, of which a row of `pictures` knows more. */
	isOfLibrary?: boolean;
};

/** What people sent in: a row names the file that lies in the data folder. */
export const files = (organizationId: number, db: Kysely<Tables>) => ({
	async insert(file: NewFile): Promise<void> {
		await db
			.insertInto("files")
			.values({
				id: await reserveId(db, "files"),
				organization_id: organizationId,
				name: file.name,
				content_type: file.contentType,
				bytes: file.bytes,
				created_by: file.createdBy,
				created_at: file.createdAt,
				is_of_library: file.isOfLibrary === true ? 1 : 0,
			})
			.execute();
	},

	/**
	 * How much of its room the organization uses. A file that left the library does not count, although
	 * it may come back from the trash for a while: deleting makes room at once.
	 */
	async usedBytes(): Promise<number> {
		const { rows } = await sql<{ bytes: number | null }>`
			select sum(bytes) as bytes from (
				select sum(bytes) as bytes from files
					where organization_id = ${organizationId} and is_of_library = 0
				union all select sum(bytes) as bytes from pictures
					where organization_id = ${organizationId}) as used`.execute(db);
		return Number(rows[0]?.bytes ?? 0);
	},

	/** How much lies on the disk. */
	async storedBytes(): Promise<number> {
		const row = await db
			.selectFrom("files")
			.select((query) => query.fn.sum<number | null>("bytes").as("bytes"))
			.where("organization_id", "=", organizationId)
			.executeTakeFirstOrThrow();
		return row.bytes ?? 0;
	},

	async listNames(): Promise<string[]> {
		const rows = await db
			.selectFrom("files")
			.select("name")
			.where("organization_id", "=", organizationId)
			.orderBy("name")
			.execute();
		return rows.map(({ name }) => name);
	},

	/**
	 * Forgets the files that were sent before an instant and that nothing shows: a picture that was
	 * replaced. What is in the library, or in the trash and may come back, counts as shown, and with
	 * a picture all its renditions.
	 */
	async removeUnshown(before: string): Promise<void> {
		const sent = await db
			.selectFrom("files")
			.select("name")
			.where("organization_id", "=", organizationId)
			.where("created_at", "<", before)
			.execute();
		if (sent.length === 0) return;
		const shown = await shownStems(organizationId, db);
		const unshown = sent.map(({ name }) => name).filter((name) => !shown.has(stemOf(name)));
		if (unshown.length === 0) return;
		const written = await writtenStems(organizationId, db);
		const names = unshown.filter((name) => !written.has(stemOf(name)));
		await inChunks(names, (chunk) =>
			db
				.deleteFrom("files")
				.where("organization_id", "=", organizationId)
				.where("name", "in", chunk)
				.execute(),
		);
	},
});

/** The pictures that something has as its own, by what their renditions share, each read once. */
async function shownStems(organizationId: number, db: Kysely<Tables>): Promise<Set<string>> {
	const { rows } = await sql<{ url: string }>`
		select logo_url as url from organizations where logo_url is not null
		union all select logo_url from users where logo_url is not null
		union all select logo_url from teams
			where organization_id = ${organizationId} and logo_url is not null
		union all select image_url from players
			where organization_id = ${organizationId} and image_url is not null`.execute(db);
	const library = await db
		.selectFrom("pictures")
		.select(["file_name", "whole"])
		.where("organization_id", "=", organizationId)
		.execute();
	const wholes = library.flatMap(({ whole }) => whole ?? []).map((it) => JSON.parse(it) as Whole);
	const names = [
		...rows.map(({ url }) => url.slice(url.lastIndexOf("/") + 1)),
		...library.map((picture) => picture.file_name),
		...wholes.map(({ fileName }) => fileName),
	];
	return new Set(names.map(stemOf));
}

type Whole = { fileName: string };

/** What names files somewhere within: pages, drafts and former versions of them, the look. */
const texts = [
	{ table: "organizations", id: "id", columns: null },
	{ table: "site_navigation", id: "organization_id", columns: ["items"] },
	{ table: "pages", id: "id", columns: ["blocks", "draft_blocks"] },
	{ table: "page_versions", id: "id", columns: ["blocks"] },
	{ table: "game_galleries", id: "id", columns: ["images"] },
	{ table: "seasons", id: "id", columns: ["pictures"] },
	{ table: "honors", id: "id", columns: ["picture"] },
	{ table: "posts", id: "id", columns: ["picture"] },
	{ table: "trash", id: "id", columns: ["images"] },
] as const;

/** The same of texts. One is read at a time, for there may be many and long ones. */
async function writtenStems(organizationId: number, db: Kysely<Tables>): Promise<Set<string>> {
	const stems = new Set<string>();
	for (const { table, id, columns } of texts) {
		const own = sql`${sql.ref(table === "organizations" ? "id" : "organization_id")} = ${organizationId}`;
		const { rows } = await sql<{ id: number }>`select ${sql.ref(id)} as id
			from ${sql.table(table)} where ${own}`.execute(db);
		const wanted = columns === null ? sql`*` : sql.join(columns.map((name) => sql.ref(name)));
		for (const row of rows) {
			const read = await sql`select ${wanted} from ${sql.table(table)}
				where ${own} and ${sql.ref(id)} = ${row.id}`.execute(db);
			// What was thrown away names a picture of the library without its address.
			for (const stem of stemsIn(JSON.stringify(read.rows))) stems.add(stem);
		}
	}
	return stems;
}
