import type { Connection } from "../engine/database.ts";

/** Whose posts have come to be seen between two moments, as only the platform knows. */
export async function organizationsWithPosts(
	{ db }: Pick<Connection, "db">,
	{ since, now }: { since: Date; now: Date },
): Promise<number[]> {
	const rows = await db
		.selectFrom("posts")
		.select("organization_id")
		.distinct()
		.where("is_published", "=", 1)
		.where("published_at", ">", since.toISOString())
		.where("published_at", "<=", now.toISOString())
		.execute();
	return rows.map((row) => row.organization_id);
}
