import pg from "pg";
import type { LendingPool } from "#store/engine/connections/lent-connections.ts";
import { poolOf } from "#store/engine/postgres.ts";

/** A database for one test after the other, and what stays open of it. */
type UsedDatabase = {
	name: string;
	/** The connection by which it is emptied. */
	keeper: pg.Client;
	/** The product's, in the order in which it asks for them. */
	pools: pg.Pool[];
	uses: number;
};

/** What is deleted still lies in its files, so it does not serve for ever. */
const mostUses = 40;

/** By this name the server knows the connections of kept pools. */
const keptName = "fieldhouse-kept";

/** Databases of this process that are as new again. */
const spare: UsedDatabase[] = [];

/** How a database is that was just copied: the same for all copies of this process. */
let newOne: Promise<string | null> | undefined;

/** One that is as new after another test, or undefined. */
export const takeSpare = () => spare.pop();

/**
 * Keeps a copy that was just made for more than one test, or answers undefined: where the server stays after
 * the run nobody would drop it.
 */
export async function keep(url: string, name: string): Promise<UsedDatabase | undefined> {
	const keeper = new pg.Client({ connectionString: url });
	keeper.on("error", () => {});
	await keeper.connect();
	newOne ??= looksWhereTemporary(keeper);
	if ((await newOne) !== null) {
		// No trigger follows what is deleted.
		await keeper.query("set session_replication_role = replica; set lock_timeout = '5s'");
		return { name, keeper, pools: [], uses: 0 };
	}
	await keeper.end();
	return undefined;
}

/**
 * Pools for one test. Ended, they lend no more, and their connections stay for the next test: who has asked
 * before knows the tables, and a new connection takes as long as twenty statements.
 */
export function lendPools({ pools }: UsedDatabase): (url: string) => LendingPool {
	let taken = 0;
	return (url) => {
		pools[taken] ??= poolOf(url, { application_name: keptName });
		const pool = pools[taken] as pg.Pool;
		taken += 1;
		let isEnded = false;
		const connect = async () => {
			if (isEnded) throw new Error("Cannot use a pool after calling end on the pool");
			return pool.connect();
		};
		const end = async () => {
			isEnded = true;
		};
		return { options: pool.options, connect, end } as LendingPool;
	};
}

async function looksWhereTemporary(keeper: pg.Client): Promise<string | null> {
	const { rows } = await keeper.query<{ temporary: string | null }>(
		"select current_setting('fieldhouse.temporary', true) as temporary",
	);
	return rows[0]?.temporary === "on" ? await looksOf(keeper) : null;
}

/**
 * Empties a database whose test is over, for the next one: that takes a quarter of making and dropping one.
 * Answers whether it is as new; one whose tables were changed is not.
 */
export async function isSpared(used: UsedDatabase): Promise<boolean> {
	const { keeper, pools, uses } = used;
	const isAsNew =
		uses < mostUses &&
		(await empty(keeper)
			.then(async () => (await looksOf(keeper)) === (await newOne))
			.catch(() => false));
	if (isAsNew) {
		spare.push({ ...used, uses: uses + 1 });
		return true;
	}
	for (const pool of pools) pool.end().catch(() => {});
	await keeper.end();
	return false;
}

async function empty(keeper: pg.Client): Promise<void> {
	await keeper.query(endStrays);
	asking ??= questionOf(keeper);
	const { rows } = await keeper.query<{ changed: string[] }>({ name: "used", text: await asking });
	const changes = rows[0]?.changed ?? [];
	if (changes.length > 0) await keeper.query(changes.join("; "));
}

/** Whoever still works for the test that is over is sent away. */
const endStrays = {
	name: "strays",
	text: `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
		and pid <> pg_backend_pid() and not (application_name = '${keptName}' and state = 'idle')`,
};

/** Asks for the statements that make a used copy a new one; the same for all copies of this process. */
let asking: Promise<string> | undefined;

async function questionOf(keeper: pg.Client): Promise<string> {
	const { rows } = await keeper.query<{ part: string }>(`
		select format('case when exists (select from %I) then %L end', relname,
				format('delete from %I', relname)) as part
			from pg_class where relkind = 'r' and relname <> 'schema_migrations'
				and relnamespace = 'public'::regnamespace
		union all select format('case when pg_sequence_last_value(%L) is not null then %L end', sequencename,
				format('select setval(%L, %s, false)', sequencename, start_value))
			from pg_sequences`);
	return `select array_remove(array[${rows.map(({ part }) => part).join()}], null) as changed`;
}

/** Here whatever was changed has another xmin, also where it was changed back. */
const catalogues: [name: string, key: string][] = [
	["pg_attribute", "attrelid"],
	["pg_attrdef", "oid"],
	["pg_constraint", "oid"],
	["pg_index", "indexrelid"],
	["pg_policy", "oid"],
	["pg_proc", "oid"],
	["pg_sequence", "seqrelid"],
	["pg_trigger", "oid"],
	["pg_type", "oid"],
];

/** What tells a database from one whose tables, rights, sequences or settings are others. */
async function looksOf(keeper: pg.Client): Promise<string> {
	const changes = catalogues.map(
		([name, key]) =>
			`(select concat(count(*), ' ', max(xmin::text::bigint)) from ${name} where ${key} >= 16384)`,
	);
	const { rows } = await keeper.query<{ looks: string }>({
		name: "looks",
		text: `
		select concat_ws(';', ${changes.join()},
			(select string_agg(nspname, ',' order by nspname) from pg_namespace where nspname !~ '^pg_'),
			(select string_agg(concat(relname, relkind, relrowsecurity, relforcerowsecurity, relacl), ','
				order by relname) from pg_class where relnamespace = 'public'::regnamespace),
			(select string_agg(concat(sequencename, last_value), ',' order by sequencename) from pg_sequences),
			(select string_agg(setconfig::text, ',') from pg_db_role_setting
				join pg_database on setdatabase = pg_database.oid where datname = current_database()),
			(select string_agg(name, ',' order by name) from schema_migrations)) as looks`,
	});
	return rows[0]?.looks ?? "";
}
