import { DatabaseSync } from "node:sqlite";
import { hashPassword } from "#server/identity/passwords.ts";
import { numbered } from "#store/engine/ids.ts";
import { migrate } from "#store/engine/migrate.ts";
import { openSqlite } from "#store/engine/sqlite.ts";
import { password } from "./administrator.ts";
import { addLeague, type Landmarks, type LeaguePlan, sportId } from "./league-data.ts";
import { allIds, type Filling } from "./league-filling.ts";
import { insertInto } from "./tables.ts";

/** A filled database, and where to look in its first organization and in the others. */
export type MadeDatabase = Landmarks & { statValues: number; others: Landmarks[] };

/** Makes a SQLite file with an organization for each plan. */
export async function makeDatabase(
	file: string,
	plans: readonly LeaguePlan[],
): Promise<MadeDatabase> {
	const database = openSqlite(file);
	await migrate(database.db, database.dialect);
	await database.close();
	const raw = new DatabaseSync(file);
	raw.exec("pragma synchronous = off; pragma foreign_keys = off; begin");
	const filling: Filling = { insert: insertInto(raw), next: allIds() };
	filling.insert("sports", { id: sportId, name: "Basketball", type: "basketball" });
	// Organization 2 is the platform's own and is not listed, so these start behind it.
	const [landmarks, ...others] = plans.map((plan, index) => addLeague(filling, index + 3, plan));
	for (const table of numbered) {
		// Entries of teams are numbered with teams (rule `one-counter-for-ids`).
		const from =
			table === "teams" ? "(select id from teams union select id from team_entries)" : table;
		raw.exec(`insert or replace into id_sequences (name, last_id)
			select '${table}', coalesce(max(id), 0) from ${from}`);
	}
	const hash = await hashPassword(password);
	raw.prepare("update users set password_hash = ?").run(hash);
	raw.exec("commit");
	const { count } = raw.prepare("select count(*) as count from player_game_stats").get() ?? {};
	raw.close();
	if (landmarks === undefined) throw new Error("A database for the bench has an organization.");
	return { ...landmarks, others, statValues: Number(count) };
}
