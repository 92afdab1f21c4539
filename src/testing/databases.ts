import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { tenantRights } from "#store/engine/connections/tenant-role.ts";
import type { Database } from "#store/engine/database.ts";
import { migrate } from "#store/engine/migrate.ts";
import { openPostgres } from "#store/engine/postgres.ts";
import { openSqlite } from "#store/engine/sqlite.ts";
import { migrations } from "#store/migrations/index.ts";
import { lockingStatements } from "#store/season/season-lock.ts";
import { countingStatements } from "#store/storage/count-storage.ts";
import { isSpared, keep, lendPools, takeSpare } from "./spare-databases.ts";

/** A way to have an empty, migrated database that vanishes when it is closed. */
export type Engine = { name: "SQLite" | "PostgreSQL"; open: () => Promise<Database> };

const serverUrl = process.env.TEST_DATABASE_URL;
/** PgBouncer in transaction mode before the same server. */
const poolerUrl = process.env.TEST_POOLER_URL;

/**
 * The engines tests run on: SQLite in memory always, and PostgreSQL when TEST_DATABASE_URL names a
 * server on which databases may be created.
 *
 *     describe.each(engines)("$name", ({ open }) => { … });
 */
export const engines: Engine[] = [
	{ name: "SQLite", open: openMemory },
	...(serverUrl ? [{ name: "PostgreSQL" as const, open: () => openCopy(serverUrl) }] : []),
];

/** An empty, migrated SQLite database in memory. */
export async function openMemory(): Promise<Database> {
	empty ??= makeEmpty();
	return openSqlite(":memory:", await empty);
}

let empty: Promise<Uint8Array> | undefined;

/** The file of a migrated database, which is copied some fifty times sooner than it is made. */
async function makeEmpty(): Promise<Uint8Array> {
	const folder = mkdtempSync(join(tmpdir(), "fieldhouse-empty-"));
	const file = join(folder, "empty.db");
	const database = openSqlite(":memory:");
	await migrate(database.db, database.dialect);
	await sql`vacuum into ${file}`.execute(database.db);
	await database.close();
	const bytes = readFileSync(file);
	rmSync(folder, { recursive: true });
	return bytes;
}

/**
 * Places for a database that is not there yet: a URL, null for a file in the data folder, and how to
 * remove it again. Tests of commands hand them on to processes.
 */
export const places: { name: Engine["name"]; make: () => Promise<TestDatabase> }[] = [
	{ name: "SQLite", make: async () => ({ databaseUrl: null, remove: async () => {} }) },
	...(serverUrl ? [{ name: "PostgreSQL" as const, make: () => makePlace(serverUrl) }] : []),
];

export type TestDatabase = { databaseUrl: string | null; remove: () => Promise<void> };

async function makePlace(url: string): Promise<TestDatabase> {
	const name = `fieldhouse_test_${uniquePart()}`;
	await ask(url, `create database ${name}`);
	return {
		databaseUrl: onDatabase(url, name),
		remove: async () => {
			await ask(url, `drop database if exists ${name} with (force)`);
		},
	};
}

/**
 * Places whose owner is a user without any rights on the server, as in most installations; with what
 * an administrator can say there. Removing it removes the user.
 */
export const plainPlaces: { name: string; make: () => Promise<PlainPlace> }[] = serverUrl
	? [{ name: "PostgreSQL", make: () => makePlainPlace(serverUrl) }]
	: [];

type PlainPlace = TestDatabase & {
	databaseUrl: string;
	user: string;
	administer: (statement: string) => Promise<unknown>;
};

async function makePlainPlace(url: string): Promise<PlainPlace> {
	const user = `fieldhouse_user_${uniquePart()}`;
	await ask(url, `create role ${user} login password '${user}'`);
	const name = `fieldhouse_test_${uniquePart()}`;
	await ask(url, `create database ${name} owner ${user}`);
	const byUser = url.replace(/^(postgres(?:ql)?:\/\/)(?:[^@/?]*@)?/, `$1${user}:${user}@`);
	return {
		databaseUrl: onDatabase(byUser, name),
		user,
		administer: (statement) => ask(url, statement),
		remove: async () => {
			await ask(url, `drop database if exists ${name} with (force)`);
			await ask(url, `drop role ${user}`);
		},
	};
}

/** PostgreSQL with PgBouncer before it, which lends connections a transaction at a time, where there is one. */
export const pooledEngines: Engine[] = serverUrl
	? [{ name: "PostgreSQL", open: () => openCopy(serverUrl, poolerUrl) }]
	: [];

/**
 * A database of its own on the server, copied from the template or emptied after another test, and asked at
 * `askedAt`. Whoever keeps its connections for later is given a new one, which is dropped when it is closed.
 */
async function openCopy(url: string, askedAt: string = url): Promise<Database> {
	const spare = askedAt === url ? takeSpare() : undefined;
	const name = spare?.name ?? (await makeCopy(url));
	const used = spare ?? (askedAt === url ? await keep(onDatabase(url, name), name) : undefined);
	const pools = used && lendPools(used);
	const database = openPostgres(onDatabase(askedAt, name), onDatabase(url, name), pools);
	return {
		...database,
		close: async () => {
			await database.close();
			if (used !== undefined && (await isSpared(used))) return;
			await ask(url, `drop database if exists ${name} with (force)`);
		},
	};
}

async function makeCopy(url: string): Promise<string> {
	const template = await templateOn(url);
	const name = `fieldhouse_test_${uniquePart()}`;
	await ask(url, `create database ${name} template ${template} strategy file_copy`);
	return name;
}

let template: Promise<string> | undefined;

/**
 * A migrated, empty database that copies are made of: they are ready some ten times sooner than a
 * migration. Its name holds a fingerprint of what makes it, so a server keeps one for each schema.
 */
function templateOn(url: string): Promise<string> {
	template ??= makeTemplate(url);
	return template;
}

async function makeTemplate(url: string): Promise<string> {
	const statements = migrations.flatMap((step) =>
		step.up({ identity: "", ownId: "", ownKey: "", end: "", dialect: "postgres" }),
	);
	const names = new Set(migrations.map(({ name }) => name));
	const counting = [...countingStatements("postgres", names), ...lockingStatements("postgres")];
	const fingerprint = createHash("sha256")
		.update([...statements, ...counting, JSON.stringify(tenantRights)].join(";"))
		.digest("hex")
		.slice(0, 12);
	const name = `fieldhouse_template_${fingerprint}`;
	const known = await ask(url, `select 1 from pg_database where datname = '${name}'`);
	if (known.rowCount === 1) return name;
	// Made under another name first: a process that is killed half-way leaves no half template.
	const unfinished = `fieldhouse_unfinished_${uniquePart()}`;
	await ask(url, `create database ${unfinished}`);
	const database = openPostgres(onDatabase(url, unfinished));
	await migrate(database.db, database.dialect);
	await database.close();
	await ask(url, `alter database ${unfinished} rename to ${name}`).catch(async (error: unknown) => {
		await ask(url, `drop database if exists ${unfinished} with (force)`);
		if (!isDuplicate(error)) throw error;
	});
	return name;
}

/** Another process made the same template in the meantime. */
function isDuplicate(error: unknown): boolean {
	return error instanceof pg.DatabaseError && error.code === "42P04";
}

function uniquePart(): string {
	return randomBytes(6).toString("hex");
}

/** One statement on the server's own database; creating a database allows no transaction. */
async function ask(url: string, statement: string): Promise<pg.QueryResult> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return await client.query(statement);
	} finally {
		await client.end();
	}
}

/** The URL with another database; by text, because `postgres://user@/name?host=/socket` is no URL. */
function onDatabase(url: string, name: string): string {
	return url.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`);
}
