import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { migrate } from "#store/engine/migrate.ts";
import { openDatabase } from "#store/engine/open-database.ts";
import { clearDeadRows } from "#store/engine/planner/statistics.ts";
import { addUser, startApi } from "#testing/api.ts";
import { engines, places } from "#testing/databases.ts";
import { newOrganization } from "#testing/import-fixtures.ts";
import { present } from "#testing/present.ts";
import { frozenBy, heartbeat, longestFreezeMs } from "./size/heartbeat.ts";
import { inputsOfAnybody, inputsOfStaff } from "./size/inputs.ts";
import { listsAndTexts } from "./size/lists-and-texts.ts";
import { proofWorld } from "./world/proof-world.ts";

/** The sizes of the inputs are sixteenths of what a request may have. */
const largest = 16;
/** As many lines as a spreadsheet may have. */
const mostLines = 20_000;

async function staffOf(api: Awaited<ReturnType<typeof startApi>>) {
	const { store, sport } = await newOrganization(api.database);
	await addUser(api, { username: "staff", role: "staff", organizationId: store.organizationId });
	return { staff: await api.signedIn("staff"), sport };
}

test("no large input keeps everybody waiting, whoever sends it", { timeout: 300_000 }, async () => {
	const api = await startApi();
	const { staff } = await staffOf(api);
	const anybody = api.browser();
	await anybody.get("/api/auth/check-auth");
	const world = await proofWorld(present(engines[0], "an engine"));
	const freezes: string[] = [];
	for (const [name, work] of [
		...inputsOfAnybody(anybody),
		...inputsOfStaff(staff),
		...listsAndTexts(world),
	]) {
		const ms = await frozenBy(work(largest));
		if (ms > longestFreezeMs) freezes.push(`${name} (${Math.round(ms)} ms)`);
	}
	await world.close();
	expect(freezes).toEqual([]);
});

describe.each(places)("$name: the work of a season", ({ make }) => {
	test("lets others in between", { timeout: 600_000 }, async () => {
		// A database in memory lets nobody in between: nobody else asks it anything.
		const home = await make();
		const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-freeze-"));
		const database = openDatabase({ databaseUrl: home.databaseUrl, dataDir });
		await migrate(database.db, database.dialect);
		const api = await startApi({ database });
		const { staff, sport } = await staffOf(api);
		const freezes: Record<string, number> = {};
		const ask = async (name: string, answer: () => Promise<Response>) => {
			const { end } = heartbeat();
			const response = await answer();
			const text = await response.text();
			const ms = Math.round(end());
			expect(response.status, `${name}: ${text.slice(0, 300)}`).toBe(200);
			if (ms > longestFreezeMs) freezes[name] = ms;
			return JSON.parse(text);
		};
		const [trial, real] = [season("true"), season("false")];
		await ask("tries an import", () => staff.post("/api/imports", trial));
		// As PostgreSQL does by itself within a minute; the tables are empty then.
		await clearDeadRows(database);
		const { place } = await ask("imports", () => staff.post("/api/imports", real));
		const { seasonId, leagueId } = place;
		const of = `/api/seasonsv2/${seasonId}`;
		await ask("exports", () => staff.get(`${of}/leagues/${leagueId}/box-scores`));
		await staff.post("/api/statsv2/reset", { sport_id: sport.id });
		const formula = { name: "Efficiency", abbreviation: "EFX", formula: "PTS + REB" };
		const { stat } = await ask("adds a formula", () =>
			staff.post("/api/statsv2", { ...formula, sport_id: sport.id }),
		);
		await ask("changes it", () => staff.put(`/api/statsv2/${stat.id}`, { formula: "PTS + AST" }));
		const { trashId } = await ask("deletes the season", () => staff.del(of));
		await ask("restores it", () => staff.post(`/api/trash/${trashId}/restore`));
		await database.close();
		await home.remove();
		rmSync(dataDir, { recursive: true });
		expect(freezes).toEqual({});
	});
});

/** As many games as ten lines a game make. */
function season(isTrial: string): FormData {
	const team = (index: number) => `Guest ${index % 24}`;
	const games = Array.from({ length: mostLines / 10 }, (_, game) => {
		const day = new Date(Date.UTC(2024, 8, 1 + (game % 240))).toISOString().slice(0, 10);
		return `${game},${day},${team(game)},${team(game + 1)},${70 + (game % 30)},61`;
	});
	const lines = Array.from({ length: mostLines }, (_, line) => {
		const [game, at] = [Math.floor(line / 10), line % 10];
		const side = at < 5 ? game : game + 1;
		return `${game},${team(side)},First${at},Last${side % 24},${4 + at},${at},2,1`;
	});
	const form = new FormData();
	const sheet = (head: string, rows: string[]) => new File([[head, ...rows].join("\n")], "a.csv");
	form.append("season", "Brought along");
	form.append("league", "Brought along");
	form.append("isTrial", isTrial);
	form.append("games", sheet("game_id,date,home_team,away_team,home_score,away_score", games));
	form.append("boxScores", sheet("game_id,team,first_name,last_name,PTS,REB,AST,STL", lines));
	return form;
}
