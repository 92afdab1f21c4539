import type { Dialect } from "../engine/database.ts";
import { countedTables } from "./counted-tables.ts";

/**
 * Has the database itself count what organizations take up, in the transaction that writes it, so that
 * nobody forgets to: whatever comes, goes, is restored, made anonymous or deleted with its organization.
 * Each part of each organization has a row of its own, for which nobody else's writes wait. To be said
 * after every migration: one that builds a table anew on SQLite takes its triggers away.
 */
export function countingStatements(dialect: Dialect): string[] {
	return countedTables.flatMap((counted) => {
		const { table, columns } = counted;
		const names = columns.map((column) => `"${column}"`).join(", ");
		const triggers: [string, string, string[]][] = [
			["added", "insert", [more(counted)]],
			["removed", "delete", [less(counted)]],
			["changed", `update of ${names}`, [less(counted), more(counted)]],
		];
		return triggers.flatMap(([verb, event, statements]) => {
			const name = `storage_of_${table}_${verb}`;
			return inWordsOf[dialect]({ name, event, table, work: statements.join("; ") });
		});
	});
}

type Counted = (typeof countedTables)[number];

function more({ part, size, organization }: Counted): string {
	return `insert into storage_used (organization_id, part, bytes)
		select o.id, '${part}', ${size("new")} from organizations o
			where o.id = ${organization("new")} and ${size("new")} > 0
		on conflict (organization_id, part) do update set bytes = storage_used.bytes + excluded.bytes`;
}

function less({ part, size, organization }: Counted): string {
	return `update storage_used set bytes = bytes - (${size("old")})
		where organization_id = ${organization("old")} and part = '${part}'`;
}

type Trigger = Record<"name" | "event" | "table" | "work", string>;

const inWordsOf: Record<Dialect, (trigger: Trigger) => string[]> = {
	sqlite: ({ name, event, table, work }) => [
		`drop trigger if exists ${name}`,
		`create trigger ${name} after ${event} on ${table} begin ${work}; end`,
	],
	postgres: ({ name, event, table, work }) => [
		`create or replace function ${name}() returns trigger language plpgsql
			as $$ begin ${work}; return null; end $$`,
		`create or replace trigger ${name} after ${event} on ${table}
			for each row execute function ${name}()`,
	],
};
