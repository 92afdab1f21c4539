import { type Kysely, sql } from "kysely";
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
		await sql`delete from files
			where organization_id = ${organizationId} and created_at < ${before}
			and not exists (select 1 from organizations where logo_url like '%' || files.name)
			and not exists (select 1 from users where logo_url like '%' || files.name)
			and not exists (select 1 from teams
				where organization_id = ${organizationId} and logo_url like '%' || files.name)
			and not exists (select 1 from players
				where organization_id = ${organizationId} and image_url like '%' || files.name)
			and not exists (select 1 from pages
				where organization_id = ${organizationId} and blocks like '%' || files.name || '%')
			and not exists (select 1 from trash
				where organization_id = ${organizationId} and images like '%' || files.name || '%')`.execute(
			db,
		);
	},
});
