import type { Connection } from "../engine/database.ts";

/** How much an organization is in use. */
export type OrganizationActivity = {
	organizationId: number;
	games: number;
	/** When somebody last changed anything; null when nobody has. */
	lastChangeAt: string | null;
};

/** Of all organizations, as only the platform sees them. */
export async function listActivity(db: Connection["db"]): Promise<OrganizationActivity[]> {
	const rows = await db
		.selectFrom("organizations as o")
		.select((of) => [
			"o.id",
			of
				.selectFrom("games as g")
				.select((one) => one.fn.countAll().as("games"))
				.whereRef("g.organization_id", "=", "o.id")
				.as("games"),
			// By the index: the whole trail of every organization would be read for the latest time.
			of
				.selectFrom("audit_log as a")
				.select("a.at")
				.whereRef("a.organization_id", "=", "o.id")
				.orderBy("a.id", "desc")
				.limit(1)
				.as("last_change_at"),
		])
		.orderBy("o.id")
		.execute();
	return rows.map((row) => ({
		organizationId: row.id,
		games: Number(row.games),
		lastChangeAt: row.last_change_at,
	}));
}
