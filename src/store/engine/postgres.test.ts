import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import type { Database } from "./database.ts";
import { databaseTrouble } from "./database-trouble.ts";

const postgres = engines.filter(({ name }) => name === "PostgreSQL");

describe.each(postgres)("$name", ({ open }) => {
	let database: Database;
	beforeEach(async () => {
		database = await open();
	});
	afterEach(() => database.close());

	test("connections that are cut off while they work are replaced, and the process goes on", async () => {
		const places = { platform: database.db, organization: database.tenant(1) };
		for (const [name, db] of Object.entries(places)) {
			const working = [
				sql`values (pg_sleep(60))`.execute(db),
				db.transaction().execute((trx) => sql`select pg_sleep(60)`.execute(trx)),
				db.transaction().execute(async (trx) => {
					await sql`select 1`.execute(trx);
					// Lent, and asked nothing at the moment it dies.
					await cutOff(database, working.length);
					await sql`select 1`.execute(trx);
				}),
			];
			for (const ended of await Promise.allSettled(working)) {
				expect(ended.status, name).toBe("rejected");
				const { reason } = ended as PromiseRejectedResult;
				expect([name, databaseTrouble(reason), String(reason)]).toEqual([
					name,
					"away",
					String(reason),
				]);
			}
			await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
		}
	});

	test("a question that only reads is asked again when its connection turns out to be dead", async () => {
		const db = database.tenant(1);
		const read = async () => (await sql<{ one: number }>`select ${1}::int as one`.execute(db)).rows;
		await Promise.all(Array.from({ length: 6 }, read));
		await cutOff(database, 0);
		const answers = await Promise.all(Array.from({ length: 12 }, read));
		expect(answers).toEqual(answers.map(() => [{ one: 1 }]));
	});

	test("a statement has five seconds, in a transaction a minute, and ten seconds for a lock", async () => {
		const asked = sql<{ statement: string; lock: string }>`select
			current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
		for (const db of [database.db, database.tenant(1)]) {
			expect((await asked.execute(db)).rows).toEqual([{ statement: "5s", lock: "0" }]);
			const inside = await db.transaction().execute((trx) => asked.execute(trx));
			expect(inside.rows).toEqual([{ statement: "1min", lock: "10s" }]);
		}
	});

	test("nothing is left on a connection when it is given back", async () => {
		const left = sql<{ left: string }>`values (concat_ws(' ', current_setting('app.org', true),
			nullif(current_setting('role'), 'none'), nullif(current_setting('statement_timeout'), '0')))`;
		const db = database.tenant(1);
		await sql`select ${1}::int`.execute(db);
		await sql`select 1`.execute(db);
		await db.transaction().execute((trx) => sql`select 1`.execute(trx));
		await expect(sql`select ${1}::int / 0`.execute(db)).rejects.toThrow("division by zero");
		await db.transaction().execute(async (trx) => {
			// With the transaction ended the same connection is asked on no terms at all.
			await sql`commit`.execute(trx);
			expect((await left.execute(trx)).rows).toEqual([{ column1: "" }]);
			await sql`begin`.execute(trx);
		});
	});

	test("fourteen writers of one organization hold one connection, and reads have theirs", async () => {
		const connected = async () => {
			const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
				where datname = current_database() and state = 'idle in transaction'`.execute(database.db);
			return rows[0]?.count;
		};
		const made = await aLeague(database);
		const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
		const { promise: isUnderway, resolve: begun } = Promise.withResolvers<void>();
		const order: number[] = [];
		const writers = Array.from({ length: 14 }, (_, index) =>
			made.store.transaction(async () => {
				order.push(index);
				begun();
				await isSeen;
			}),
		);
		await isUnderway;
		expect(await made.store.seasons.list()).toHaveLength(1);
		expect(await connected()).toBe(1);
		await expect(database.ping()).resolves.toBeUndefined();
		goOn();
		await Promise.all(writers);
		expect(order).toEqual([...order.keys()]);
	});

	test("whether it answers is asked while everything else is taken", async () => {
		const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
		const holding = Array.from({ length: 10 }, () => {
			const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
			const ended = database.db.transaction().execute(async () => {
				held();
				await isSeen;
			});
			return { isHeld, ended };
		});
		await Promise.all(holding.map(({ isHeld }) => isHeld));
		await expect(database.ping()).resolves.toBeUndefined();
		goOn();
		await Promise.all(holding.map(({ ended }) => ended));
	});
});

test("PostgreSQL was looked at", ({ skip }) => {
	if (postgres.length === 0) skip("no PostgreSQL here");
	expect(postgres).toHaveLength(1);
});

/** Ends all other connections of the database as a restart does, once so many of them are in use. */
async function cutOff({ db }: Database, inUse: number): Promise<void> {
	for (let count = 0; count < inUse; ) {
		const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
			where datname = current_database() and pid <> pg_backend_pid()
			and (state = 'idle in transaction' or query like '%pg_sleep%')`.execute(db);
		count = rows[0]?.count ?? 0;
	}
	await sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
}
