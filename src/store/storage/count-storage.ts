import type { Dialect } from "../engine/database.ts";
import { countedTables } from "./counted-tables.ts";

/**
 * Has the database itself count what organizations take up, in the transaction that writes it, so that
 * nobody forgets to: whatever comes, goes, is restored, made anonymous or deleted with its organization.
 * Each part of each organization has a row of its own, for which nobody else's writes wait. To be said
 * after every migration, with those of this version: one that builds a table anew on SQLite takes its triggers away.
 */
export function countingStatements(dialect: Dialect, steps: ReadonlySet<string>): string[] {
	const there = countedTables.filter(({ since }) => since === undefined || steps.has(since));
	return there.flatMap((counted) => {
		const { table, columns } = counted;
		const names = columns.map((column) => `"${column}"`).join(", ");
		const changed = `${less(counted, "old")}; ${more(counted, "new")}`;
		const [addition, removal] = {
			sqlite: [more(counted, "new"), less(counted, "old")],
			postgres: [moreOfAll(counted), lessOfAll(counted)],
		}[dialect];
		const triggers: [string, string, string | undefined][] = [
			["added", "insert", addition],
			["removed", "delete", removal],
			["changed", `update of ${names}`, changed],
		];
		return triggers.flatMap(([verb, event, work = ""]) => {
			const name = `storage_of_${table}_${verb}`;
			return inWordsOf[dialect]({ name, event, table, work });
		});
	});
}

type Counted = (typeof countedTables)[number];

function more({ part, size, organization }: Counted, row: string, among = ""): string {
	return `insert into storage_used (organization_id, part, bytes)
		select o.id, '${part}', sum(${size(row)}) from organizations o${among}
			where o.id = ${organization(row)} and ${size(row)} > 0 group by o.id
		on conflict (organization_id, part) do update set bytes = storage_used.bytes + excluded.bytes`;
}

function less({ part, size, organization }: Counted, row: string): string {
	return `update storage_used set bytes = bytes - (${size(row)})
		where organization_id = ${organization(row)} and part = '${part}'`;
}

/*
 * PostgreSQL counts what a statement adds or removes at once. A row that one transaction writes for the
 * thousandth time costs it a thousand looks, so a restored audit of 50,000 lines took a minute to count.
 */

function moreOfAll(counted: Counted): string {
	return more(counted, "one", ", those one");
}

function lessOfAll({ part, size, organization }: Counted): string {
	return `update storage_used set bytes = storage_used.bytes - gone.bytes
		from (select ${organization("one")} as id, sum(${size("one")}) as bytes from those one group by 1) gone
		where storage_used.organization_id = gone.id and part = '${part}'`;
}

type Trigger = Record<"name" | "event" | "table" | "work", string>;

/** Updates of these columns alone are of one row; a trigger of columns knows no statement. */
const each: Record<string, string> = {
	insert: "referencing new table as those for each statement",
	delete: "referencing old table as those for each statement",
};

const inWordsOf: Record<Dialect, (trigger: Trigger) => string[]> = {
	sqlite: ({ name, event, table, work }) => [
		`drop trigger if exists ${name}`,
		`create trigger ${name} after ${event} on ${table} begin ${work}; end`,
	],
	postgres: ({ name, event, table, work }) => [
		`create or replace function ${name}() returns trigger language plpgsql
			as $$ begin ${work}; return null; end $$`,
		`create or replace trigger ${name} after ${event} on ${table}
			${each[event] ?? "for each row"} execute function ${name}()`,
	],
};
