import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { migrate } from "#store/engine/migrate.ts";
import { openSqlite } from "#store/engine/sqlite.ts";
import { aLeague, anAccount } from "#testing/factories.ts";
import { runQuietly } from "./lib/child.ts";

const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-undo-"));
/** As a running server has it open. */
let database: Database;
beforeAll(async () => {
	database = openSqlite(join(dataDir, "fieldhouse.db"));
	await migrate(database.db, database.dialect);
});
afterAll(async () => {
	await database.close();
	rmSync(dataDir, { recursive: true });
});

function undo(...flags: string[]) {
	return runQuietly("env", [
		`DATA_DIR=${dataDir}`,
		"DATABASE_URL=",
		"node",
		"scripts/undo.ts",
		...flags,
	]);
}

test("lists what was deleted, brings it back beside the server, and says what is wrong", async () => {
	const made = await aLeague(database, {
		organization: { slug: "hoops" },
		season: { name: "Spring\u001b[2J" },
		games: [["Hawks", 81, "Owls", 70]],
	});
	const { id: userId, username } = await anAccount(database);
	expect(await undo("--organization", "Hoops")).toEqual({
		code: 0,
		output: "Nothing was deleted in the last 30 days.\n",
	});

	const at = new Date().toISOString();
	const standings = await made.store.totals.topTeams(20);
	await made.store.transaction((store) =>
		store.trash.discard("season", made.season.id, { by: userId, at, label: made.season.name }),
	);
	const listed = await undo("--organization", "hoops");
	expect(listed.code).toBe(0);
	expect(listed.output).toBe(
		`--id 1  ${at.slice(0, 10)} ${at.slice(11, 16)} UTC  season "Spring\\u001b[2J"` +
			`  by "${username}"\n\n` +
			"To bring one back: npm run undo -- --organization hoops --id 1\n",
	);

	expect(await undo("--organization", "hoops", "--id", "1")).toEqual({
		code: 0,
		output: 'season "Spring\\u001b[2J" is back.\n',
	});
	expect(await made.store.seasons.list()).toEqual([made.season]);
	expect(await made.store.games.find(made.gameId(0))).toBeDefined();
	expect(await made.store.totals.topTeams(20)).toEqual(standings);
	expect(await made.store.audit.list({ limit: 1, offset: 0 })).toMatchObject([
		{ action: "season.restore", userId: null },
	]);

	expect(await undo("--organization", "hoops", "--id", "1")).toEqual({
		code: 1,
		output: "This cannot be brought back any more: it is not among what was recently deleted.\n",
	});
	expect(await undo("--organization", "nowhere")).toEqual({
		code: 1,
		output: 'There is no organization "nowhere".\n',
	});
	const wrong = await undo("--organization", "hoops", "--id", "first");
	expect(wrong.code).toBe(2);
	expect(wrong.output).toContain('--id is a number of the list, not "first".\n\nUsage:');
}, 60_000);
