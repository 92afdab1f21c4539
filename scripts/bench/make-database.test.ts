import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { openSqlite } from "#store/engine/sqlite.ts";
import { storeFor } from "#store/store.ts";
import { refreshTotals } from "#usecases/stats/totals.ts";
import { makeDatabase } from "./make-database.ts";

const folder = mkdtempSync(join(tmpdir(), "fieldhouse-bench-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, "bench.db");
const plan = { slug: "bench", seasons: 6, teams: 4, rounds: 3, lastStart: "2026-01-05" };
const made = await makeDatabase(file, [plan, { ...plan, slug: "other", seasons: 1 }]);

const kept = () => {
	const raw = new DatabaseSync(file);
	const rows = [
		raw.prepare("select * from player_season_totals order by player_id, entry_id").all(),
		raw.prepare("select * from leaderboard_totals order by board, holder_id, phase").all(),
	];
	raw.close();
	return rows;
};

test("the bench measures a database that the product could have written", () => {
	const raw = new DatabaseSync(file);
	expect(raw.prepare("pragma foreign_key_check").all()).toEqual([]);
	raw.close();
	expect(made.statValues).toBe((6 + 1) * 6 * 20 * 15);
});

test("its sums are those the product keeps", async () => {
	const before = kept();
	const database = openSqlite(file);
	const store = storeFor(made.organizationId, database);
	for (const { id: seasonId } of await store.seasons.list()) {
		await store.transaction((inside) =>
			refreshTotals(inside, { seasonId, playerIds: "all", isDecidedAnew: true }),
		);
	}
	await database.close();
	expect(kept()).toEqual(before);
});

test("the player measured has three seasons, the veteran all of them", async () => {
	const database = openSqlite(file);
	const { totals } = storeFor(made.organizationId, database);
	expect(await totals.listByPlayer(made.veteranId)).toHaveLength(6);
	expect(await totals.listByPlayer(made.playerId)).toHaveLength(3);
	await database.close();
});
