import type { Connection } from "../engine/database.ts";

/** Every page of every organization that is to be published at some time, as only the platform sees them. */
export async function scheduledPages({
	db,
}: Pick<Connection, "db">): Promise<{ organizationId: number; key: string; publishAt: string }[]> {
	const rows = await db
		.selectFrom("pages")
		.select(["organization_id", "key", "publish_at"])
		.where("publish_at", "is not", null)
		.orderBy("publish_at")
		.execute();
	return rows.map((row) => ({
		organizationId: row.organization_id,
		key: row.key,
		publishAt: row.publish_at ?? "",
	}));
}
