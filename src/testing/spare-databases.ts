import pg from "pg";

/** A database for one test after the other, and the connection by which it is emptied. */
type UsedDatabase = { name: string; keeper: pg.Client; uses: number };

/** What is deleted still lies in its files, so it does not serve for ever. */
const mostUses = 40;

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
	if ((await newOne) !== null) return { name, keeper, uses: 0 };
	await keeper.end();
	return undefined;
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
export async function isSpared({ name, keeper, uses }: UsedDatabase): Promise<boolean> {
	const isAsNew =
		uses < mostUses &&
		(await keeper
			.query(empty)
			.then(async () => (await looksOf(keeper)) === (await newOne))
			.catch(() => false));
	if (isAsNew) spare.push({ name, keeper, uses: uses + 1 });
	else await keeper.end();
	return isAsNew;
}

/** Whoever still works for the test that is over is sent away; no trigger follows what is deleted. */
const empty = `
	select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid();
	set session_replication_role = replica;
	set lock_timeout = '5s';
	do $$ declare named text; is_filled boolean; begin
		for named in select relname from pg_class where relkind = 'r' and relname <> 'schema_migrations'
			and relnamespace = 'public'::regnamespace
		loop
			execute format('select exists (select from %I)', named) into is_filled;
			if is_filled then execute format('delete from %I', named); end if;
		end loop;
		perform setval(format('%I', sequencename)::regclass, start_value, false) from pg_sequences
			where last_value is not null;
	end $$`;

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
	const { rows } = await keeper.query<{ looks: string }>(`
		select concat_ws(';', ${changes.join()},
			(select string_agg(nspname, ',' order by nspname) from pg_namespace where nspname !~ '^pg_'),
			(select string_agg(concat(relname, relkind, relrowsecurity, relforcerowsecurity, relacl), ','
				order by relname) from pg_class where relnamespace = 'public'::regnamespace),
			(select string_agg(concat(sequencename, last_value), ',' order by sequencename) from pg_sequences),
			(select string_agg(setconfig::text, ',') from pg_db_role_setting
				join pg_database on setdatabase = pg_database.oid where datname = current_database()),
			(select string_agg(name, ',' order by name) from schema_migrations)) as looks`);
	return rows[0]?.looks ?? "";
}
