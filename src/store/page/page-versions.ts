import { type Kysely, sql } from "kysely";
import { mostVersionBytes, mostVersions, type PageContent } from "#domain/page/site-page.ts";
import { reserveId } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";
import { blocksIn } from "./page-blocks.ts";

export type PageVersion = {
	number: number;
	title: string;
	/** In sentences. */
	changes: string[];
	/** Null for what was published before versions were kept. */
	publishedAt: string | null;
	publishedBy: string | null;
};
export type WholeVersion = PageVersion & Omit<PageContent, "path">;

/** What was published of pages, the last of it. */
export const pageVersions = (organizationId: number, db: Kysely<Tables>) => ({
	/** Keeps what is published now as the newest version, and forgets those that are too old. */
	async insert(id: number, version: Omit<WholeVersion, "number">): Promise<number> {
		const { last } = await db
			.selectFrom("page_versions")
			.select((query) => query.fn.max<number | null>("number").as("last"))
			.where("organization_id", "=", organizationId)
			.where("page_id", "=", id)
			.executeTakeFirstOrThrow();
		const number = (last ?? 0) + 1;
		await db
			.insertInto("page_versions")
			.values({
				id: await reserveId(db, "page_versions"),
				organization_id: organizationId,
				page_id: id,
				number,
				title: version.title,
				description: version.description,
				is_indexed: Number(version.isIndexed),
				blocks: JSON.stringify(version.blocks),
				changes: JSON.stringify(version.changes),
				published_at: version.publishedAt,
				published_by: version.publishedBy,
			})
			.execute();
		await db
			.deleteFrom("page_versions")
			.where("organization_id", "=", organizationId)
			.where("page_id", "=", id)
			.where("number", "<=", number - mostVersions)
			.execute();
		await sql`delete from page_versions
			where organization_id = ${organizationId} and page_id = ${id} and number in (
				select number from (
					select number, sum(octet_length(blocks)) over (order by number desc) as bytes
					from page_versions
					where organization_id = ${organizationId} and page_id = ${id}) as kept
				where bytes > ${mostVersionBytes} and number < ${number})`.execute(db);
		return number;
	},

	/** Newest first. */
	async list(id: number): Promise<PageVersion[]> {
		const rows = await db
			.selectFrom("page_versions")
			.select(["number", "title", "changes", "published_at", "published_by"])
			.where("organization_id", "=", organizationId)
			.where("page_id", "=", id)
			.orderBy("number", "desc")
			.execute();
		return rows.map(toVersion);
	},

	async find(id: number, number: number): Promise<WholeVersion | undefined> {
		const row = await db
			.selectFrom("page_versions")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("page_id", "=", id)
			.where("number", "=", number)
			.executeTakeFirst();
		return (
			row && {
				...toVersion(row),
				description: row.description,
				isIndexed: row.is_indexed === 1,
				blocks: blocksIn(row.blocks),
			}
		);
	},
});

type VersionRow = {
	number: number;
	title: string;
	changes: string;
	published_at: string | null;
	published_by: string | null;
};

function toVersion(row: VersionRow): PageVersion {
	return {
		number: row.number,
		title: row.title,
		changes: JSON.parse(row.changes) as string[],
		publishedAt: row.published_at,
		publishedBy: row.published_by,
	};
}
