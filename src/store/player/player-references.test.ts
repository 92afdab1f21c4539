import { sql } from "kysely";
import { expect, test } from "vitest";
import { openMemory } from "#testing/databases.ts";
import { dependents } from "../trash/trash-tables.ts";
import { moving, playerReferences } from "./player-references.ts";

test("every column that names a player is known to the merging of players", async () => {
	const database = await openMemory();
	const { rows } = await sql<{ name: string }>`
		select m.name || '.' || f."from" as name from sqlite_schema m
		join pragma_foreign_key_list(m.name) f on f."table" = 'players' and f."from" <> 'organization_id'
		union select m.name || '.' || c.name from sqlite_schema m join pragma_table_info(m.name) c
		on c.name like '%player_id' or c.name in ('captain_id', 'holder_id')
		where m.type = 'table'`.execute(database.db);
	await database.close();
	const known = playerReferences.map(({ table, column }) => `${table}.${column}`);
	expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test("what goes over to another player is found under a player", () => {
	const under = (table: keyof typeof dependents): string[] =>
		(dependents[table] ?? []).flatMap((it) => [
			it.table,
			...under(it.table as keyof typeof dependents),
		]);
	expect(under("players")).toEqual(expect.arrayContaining([...moving.keys()]));
});
