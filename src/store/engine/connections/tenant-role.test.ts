import { sql } from "kysely";
import { expect, test } from "vitest";
import { plainPlaces } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { migrate } from "../migrate.ts";
import { openPostgres } from "../postgres.ts";

test.each(plainPlaces)(
	"$name: a plain user starts once an administrator has said two statements, and then no organization is the owner",
	async ({ make }) => {
		const place = await make();
		// So that the refusal is told on any server, whoever has made the role there.
		await place.administer("create role fieldhouse_tenant nologin").catch(() => undefined);
		const database = openPostgres(place.databaseUrl);
		const start = () => migrate(database.db, database.dialect);
		try {
			const statements = `create role fieldhouse_tenant nologin; grant fieldhouse_tenant to "${place.user}";`;
			await expect(start()).rejects.toThrow(statements);
			expect(await database.db.introspection.getTables()).toEqual([]);
			await place.administer(`grant fieldhouse_tenant to "${place.user}"`);
			await start();
			await database.db
				.insertInto("sports")
				.values({ id: 1, name: "Basketball", type: "team" })
				.execute();
			const own = await aLeague(database, { games: [["Hawks", 81, "Owls", 70]] });
			const foreign = await aLeague(database, { games: [["Reds", 99, "Blues", 98]] });
			const db = database.tenant(own.organization.id);
			const { rows } = await sql<{
				id: number;
				user: string;
			}>`select distinct organization_id as id,
			current_user as user from games`.execute(db);
			expect(rows).toEqual([{ id: own.organization.id, user: "fieldhouse_tenant" }]);
			for (const table of ["sessions", "users"]) {
				await expect(sql`select * from ${sql.table(table)}`.execute(db)).rejects.toThrow(
					/permission denied/,
				);
			}
			expect(await own.store.games.find(foreign.gameId(0))).toBeUndefined();
			// The platform is the owner, and sees all.
			const all = await database.db.selectFrom("games").select("id").execute();
			expect(all).toHaveLength(2);
		} finally {
			await database.close();
			await place.remove();
		}
	},
);

test.each(plainPlaces)("$name: a superuser needs nobody", async ({ make }) => {
	const place = await make();
	await place.administer(`alter role ${place.user} superuser`);
	const database = openPostgres(place.databaseUrl);
	try {
		await migrate(database.db, database.dialect);
		const { rows } = await sql<{ user: string }>`select current_user as user`.execute(
			database.tenant(1),
		);
		expect(rows).toEqual([{ user: "fieldhouse_tenant" }]);
	} finally {
		await database.close();
		await place.remove();
	}
});

test("PostgreSQL was looked at", ({ skip }) => {
	if (plainPlaces.length === 0) skip("no PostgreSQL here");
	expect(plainPlaces).toHaveLength(1);
});
