import { type Kysely, sql } from "kysely";
import { inChunks } from "./chunks.ts";
import type { Tables } from "./tables.ts";

export type NewFile = {
	name: string;
	contentType: string;
	bytes: number;
	createdBy: number | null;
	createdAt: string;
};

/** What people sent in: a row names the file that lies in the data folder. */
export const files = (organizationId: number, db: Kysely<Tables>) => ({
	async insert(file: NewFile): Promise<void> {
		await db
			.insertInto("files")
			.values({
				organization_id: organizationId,
				name: file.name,
				content_type: file.contentType,
				bytes: file.bytes,
				created_by: file.createdBy,
				created_at: file.createdAt,
			})
			.execute();
	},

	/** How much of the organization's room is taken. */
	async usedBytes(): Promise<number> {
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
	 * replaced. What is in the trash may come back and counts as shown.
	 */
	async removeUnshown(before: string): Promise<void> {
		const sent = await db
			.selectFrom("files")
			.select("name")
			.where("organization_id", "=", organizationId)
			.where("created_at", "<", before)
			.execute();
		if (sent.length === 0) return;
		const shown = await shownNames(organizationId, db);
		const names = sent.map(({ name }) => name).filter((name) => !shown.has(name));
		await inChunks(names, (chunk) =>
			sql`delete from files
				where organization_id = ${organizationId} and name in (${sql.join(chunk)})
				and not exists (select 1 from pages
					where organization_id = ${organizationId} and blocks like '%' || files.name || '%')
				and not exists (select 1 from trash
					where organization_id = ${organizationId} and images like '%' || files.name || '%')`.execute(
				db,
			),
		);
	},
});

/** The pictures that something has as its own, by the last part of their address, each read once. */
async function shownNames(organizationId: number, db: Kysely<Tables>): Promise<Set<string>> {
	const { rows } = await sql<{ url: string }>`
		select logo_url as url from organizations where logo_url is not null
		union all select logo_url from users where logo_url is not null
		union all select logo_url from teams
			where organization_id = ${organizationId} and logo_url is not null
		union all select image_url from players
			where organization_id = ${organizationId} and image_url is not null`.execute(db);
	return new Set(rows.map(({ url }) => url.slice(url.lastIndexOf("/") + 1)));
}
