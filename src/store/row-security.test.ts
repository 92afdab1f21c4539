import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, openMemory } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { withoutScope } from "#testing/unscoped.ts";
import type { Database } from "./engine/database.ts";
import { storeFor } from "./store.ts";

const postgres = engines.filter(({ name }) => name === "PostgreSQL");
/** Tables that name an organization and are the platform's all the same. */
const platforms = ["users", "organization_sports", "domain_claims"];

/** The wall that stands when the code's own is forgotten; nothing here goes through a store. */
describe.each(postgres)("$name: row level security", ({ open }) => {
	let database: Database;
	let own: MadeLeague;
	let foreign: MadeLeague;
	let tables: string[];
	beforeAll(async () => {
		database = await open();
		const games = [["Hawks", 81, "Owls", 70]] as const;
		own = await aLeague(database, { games, hasBoxScores: true });
		foreign = await aLeague(database, { games, hasBoxScores: true });
		tables = await tenantTables(database);
	});
	afterAll(() => database.close());

	const asOwn = (query: ReturnType<typeof sql>) => query.execute(ownDb());
	const ownDb = () => database.tenant(own.organization.id);
	const foreignId = () => foreign.organization.id;

	test("binds every table of organizations' rows, all in the same words", async () => {
		const { rows } = await sql<{ name: string; words: string; isForced: boolean }>`
			select c.relname as name, p.qual || p.with_check as words, c.relforcerowsecurity as "isForced"
			from pg_class c join pg_policies p on p.tablename = c.relname
			where c.relrowsecurity`.execute(database.db);
		expect(rows.map(({ name }) => name).toSorted()).toEqual(tables.toSorted());
		expect(tables.length).toBeGreaterThan(20);
		expect(new Set(rows.map(({ words }) => words)).size).toBe(1);
		// The owner is the platform, so nothing is forced upon it.
		expect(rows.filter(({ isForced }) => isForced)).toEqual([]);
	});

	test("a connection of an organization is neither a superuser's nor the owner's", async () => {
		const { rows } = await sql<{ user: string; passes: boolean }>`select current_user as user,
			rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user`.execute(
			ownDb(),
		);
		expect(rows).toEqual([{ user: "fieldhouse_tenant", passes: false }]);
	});

	test("shows no row of another organization, in any table", async () => {
		for (const table of tables) {
			const { rows } = await asOwn(
				sql`select 1 from ${sql.table(table)} where organization_id <> ${own.organization.id}`,
			);
			expect(rows, table).toEqual([]);
		}
	});

	test("changes and deletes no row of another organization", async () => {
		for (const table of tables) {
			const name = sql.table(table);
			const where = sql`where organization_id = ${foreignId()}`;
			const moved = sql`update ${name} set organization_id = ${own.organization.id} ${where}`;
			expect((await asOwn(moved)).numAffectedRows, table).toBe(0n);
			expect((await asOwn(sql`delete from ${name} ${where}`)).numAffectedRows, table).toBe(0n);
		}
	});

	test("takes no new row for another organization, and moves none there", async () => {
		const page = sql`insert into pages (organization_id, key, title)
			values (${foreignId()}, 'contact', 'Intruder')`;
		await expect(asOwn(page)).rejects.toThrow(/row-level security/);
		const moved = sql`update seasons set organization_id = ${foreignId()}`;
		await expect(asOwn(moved)).rejects.toThrow(/row-level security/);
	});

	test("shows nothing to a connection that says for nobody, or for no organization, that it works", async () => {
		for (const organization of ["", "0"]) {
			await ownDb()
				.transaction()
				.execute(async (trx) => {
					await sql`select set_config('app.org', ${organization}, true)`.execute(trx);
					const { rows } = await sql`select 1 from games`.execute(trx);
					expect(rows, organization).toEqual([]);
				});
		}
	});

	test("keeps passwords, sessions and kept answers from every organization's connection", async () => {
		const secrets = [
			sql`select password_hash from users`,
			sql`select 1 from sessions`,
			sql`select answer from idempotency_keys`,
		];
		for (const query of secrets) {
			await expect(asOwn(query)).rejects.toThrow(/permission denied/);
		}
	});

	test("a connection that served one organization serves the next without a trace", async () => {
		const counts = await Promise.all(
			Array.from({ length: 60 }, async (_, turn) => {
				const { organization } = turn % 2 === 0 ? own : foreign;
				const { rows } = await sql<{ id: number }>`select distinct organization_id as id
					from games`.execute(database.tenant(organization.id));
				return rows.every(({ id }) => id === organization.id) && rows.length === 1;
			}),
		);
		expect(counts).not.toContain(false);
	});
});

test("without either wall another organization's rows do show, so the walls are what is tested", async () => {
	const database = await openMemory();
	const own = await aLeague(database);
	const foreign = await aLeague(database, { games: [["Reds", "Blues"]] });
	const open = storeFor(own.organization.id, withoutScope(database));
	expect(await open.games.find(foreign.gameId(0))).toBeDefined();
	await database.close();
});

test("row level security was looked at", ({ skip }) => {
	if (postgres.length === 0) skip("no PostgreSQL here");
	expect(postgres).toHaveLength(1);
});

async function tenantTables({ db }: Database): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`select table_name as name
		from information_schema.columns
		where table_schema = current_schema() and column_name = 'organization_id'`.execute(db);
	return rows.map(({ name }) => name).filter((name) => !platforms.includes(name));
}
