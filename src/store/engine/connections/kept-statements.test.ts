import { type Kysely, type RawBuilder, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines, pooledEngines } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import type { Tables } from "../../tables.ts";
import type { Database } from "../database.ts";
import { prepared } from "../prepared.ts";
import { inWriteTransaction } from "../write-transaction.ts";

const namesFrom = prepared((db, atLeast: number) =>
	db.selectFrom("teams").select("name").where("id", ">=", atLeast).orderBy("name"),
);
const hundredBy = prepared((db, divisor: number) =>
	written(db, sql<{ answer: number }>`select 100 / ${divisor}::int as answer`),
);
const things = prepared((db, atLeast: number) =>
	written(db, sql<object>`select * from kept_things where amount >= ${atLeast}`),
);
const fewThings = prepared((db, atMost: number) =>
	written(db, sql<object>`select * from kept_things where amount <= ${atMost}`),
);

/** As often as it takes until they are kept, and some times more. */
const often = Array.from({ length: 6 });

const written = <Row>(db: Kysely<Tables>, statement: RawBuilder<Row>) => ({
	compile: () => statement.compile(db),
});

describe.each(engines.filter(({ name }) => name === "PostgreSQL"))("$name", ({ open }) => {
	let database: Database;
	beforeEach(async () => {
		database = await open();
	});
	afterEach(() => database.close());

	test("a connection keeps what comes again, once, and answers each organization its own", async () => {
		const [one, other] = [await aLeague(database), await aLeague(database)];
		await sql`update teams set name = 'Others' where organization_id = ${other.organization.id}`.execute(
			database.db,
		);
		const ours = database.tenant(one.organization.id);
		const theirs = database.tenant(other.organization.id);
		for (const _ of often) {
			const own = await namesFrom(ours, 0);
			const foreign = await namesFrom(theirs, 0);
			expect(own.length).toBeGreaterThan(0);
			expect(own).not.toContainEqual({ name: "Others" });
			expect(new Set(foreign.map(({ name }) => name))).toEqual(new Set(["Others"]));
			expect(await ours.transaction().execute((trx) => namesFrom(trx, 0))).toEqual(own);
		}
		expect(await keptOf(ours, `select "name" from "teams"`)).toHaveLength(1);
		expect(await keptOf(ours, "select set_config")).toHaveLength(1);
	});

	test("one that failed is asked again with other values, alone and in a transaction", async () => {
		const { db } = database;
		for (const _ of often) {
			await expect(hundredBy(db, 0)).rejects.toThrow("division by zero");
			expect(await hundredBy(db, 4)).toEqual([{ answer: 25 }]);
			const inside = (divisor: number) =>
				db.transaction().execute((trx) => hundredBy(trx, divisor));
			await expect(inside(0)).rejects.toThrow("division by zero");
			expect(await inside(5)).toEqual([{ answer: 20 }]);
		}
	});

	test("one that PostgreSQL did not understand at first is understood later", async () => {
		const { db } = database;
		for (const _ of often) await expect(things(db, 0)).rejects.toThrow("does not exist");
		await makeThings(db);
		expect(await things(db, 0)).toEqual([{ amount: 7 }]);
		await sql`drop table kept_things`.execute(db);
	});

	test("after a table was changed all are asked as it is now", async () => {
		const { db } = database;
		await makeThings(db);
		const both = (trx: Kysely<Tables>) => Promise.all([things(trx, 0), fewThings(trx, 9)]);
		for (const _ of often) {
			expect(await both(db)).toEqual([[{ amount: 7 }], [{ amount: 7 }]]);
			expect(await inWriteTransaction(db, both)).toEqual([[{ amount: 7 }], [{ amount: 7 }]]);
		}
		await sql`alter table kept_things add column name text`.execute(db);
		const now = { amount: 7, name: null };
		expect(await inWriteTransaction(db, both)).toEqual([[now], [now]]);
		expect(await both(db)).toEqual([[now], [now]]);
		await sql`deallocate all`.execute(db);
		expect(await both(db)).toEqual([[now], [now]]);
		await sql`drop table kept_things`.execute(db);
	});

	test("a transaction that changes a table goes on with it as it is now", async () => {
		const { db } = database;
		await makeThings(db);
		await inWriteTransaction(db, async (trx) => {
			for (const _ of often) expect(await things(trx, 0)).toEqual([{ amount: 7 }]);
			await sql`alter table kept_things add column name text`.execute(trx);
			expect(await things(trx, 0)).toEqual([{ amount: 7, name: null }]);
			await sql`drop table kept_things`.execute(trx);
		});
	});

	test("a connection that sits on too many is given up", async () => {
		const { db } = database;
		const pid = async () =>
			(await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows;
		const first = await pid();
		for (let index = 0; index < 320; index += 1) {
			for (const _ of often) await sql`select ${sql.lit(index)} as number`.execute(db);
		}
		expect(await pid()).not.toEqual(first);
		expect((await keptOf(db, "select ")).length).toBeLessThan(300);
	});
});

describe.each(pooledEngines)("$name behind a pooler", ({ open }) => {
	test("whose next question may go to another connection nothing is kept", async () => {
		const database = await open();
		const { organization } = await aLeague(database);
		const db = database.tenant(organization.id);
		const asked = await Promise.all(Array.from({ length: 20 }, () => namesFrom(db, 0)));
		expect(asked.every((teams) => teams.length > 0)).toBe(true);
		expect(await keptOf(db, "")).toEqual([]);
		await database.close();
	});
});

async function makeThings(db: Kysely<Tables>): Promise<void> {
	await sql`create table kept_things (amount integer)`.execute(db);
	await sql`insert into kept_things values (7)`.execute(db);
}

/** What the connection keeps that is asked next. */
async function keptOf(db: Kysely<Tables>, part: string): Promise<{ statement: string }[]> {
	const kept = sql<{ statement: string }>`select statement from pg_prepared_statements
		where name <> '' and position(${part} in statement) = 1`;
	return (await kept.execute(db)).rows;
}
