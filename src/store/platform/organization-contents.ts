import type { Connection } from "../engine/database.ts";

/** How many there are of what an organization is made of. */
export type OrganizationContents = Record<keyof typeof tables, number>;

const tables = {
	seasons: "seasons",
	leagues: "leagues",
	teams: "teams",
	players: "players",
	games: "games",
	businesses: "businesses",
	users: "users",
} as const;

/** Over all organizations' tables, as only the platform sees them. */
export async function countContents(
	db: Connection["db"],
	organizationId: number,
): Promise<OrganizationContents> {
	const counted = await Promise.all(
		Object.entries(tables).map(async ([name, table]) => {
			const { count } = await db
				.selectFrom(table)
				.select((query) => query.fn.countAll<number>().as("count"))
				.where("organization_id", "=", organizationId)
				.executeTakeFirstOrThrow();
			return [name, count] as const;
		}),
	);
	return Object.fromEntries(counted) as OrganizationContents;
}
