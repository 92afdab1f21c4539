import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeReport, type ImportReport } from "#domain/import/import-report.ts";
import { computeStandings } from "#domain/standings/standings.ts";
import type { Database } from "#store/engine/database.ts";
import { migrate } from "#store/engine/migrate.ts";
import { openSqlite } from "#store/engine/sqlite.ts";
import { everythingOf, importRows, newOrganization } from "#testing/import-fixtures.ts";

const folder = fileURLToPath(new URL("../../../../shared/data/cebl-2025", import.meta.url));

describe.skipIf(!existsSync(folder))("the CEBL's season 2025, 127 games and 2,725 lines", () => {
	const home = mkdtempSync(join(tmpdir(), "fieldhouse-import-"));
	let database: Database;
	let league: Awaited<ReturnType<typeof newOrganization>>;
	let all: Awaited<ReturnType<typeof everythingOf>>;
	let report: ImportReport;
	let seconds = 0;
	const importIt = () =>
		importRows(league, {}, { games: file("games.csv"), boxScores: file("box-scores.csv") });

	beforeAll(async () => {
		database = openSqlite(join(home, "fieldhouse.db"));
		await migrate(database.db, database.dialect);
		league = await newOrganization(database);
		const start = process.cpuUsage();
		report = await importIt();
		const { user, system } = process.cpuUsage(start);
		seconds = (user + system) / 1_000_000;
		all = await everythingOf(league.store, league.sport);
	});
	afterAll(async () => {
		await database.close();
		rmSync(home, { recursive: true });
	});

	// The processor's time, because other tests run beside this one and wait for the same cores.
	test("is written in less than three seconds", () => {
		expect(seconds).toBeLessThan(3);
		expect(report.games.added).toBe(127);
		expect(report.lines.added).toBe(2725);
		expect(report.warnings.listed).toEqual([]);
	});

	test("gives the standings that really were", () => {
		const teams = all.entries.map(({ id, team, captainName, captainId }) => ({
			entryId: id,
			teamId: team.id,
			name: team.name,
			logoUrl: null,
			captainName,
			captainId,
		}));
		const rows = computeStandings(teams, [...all.games.values()]);
		const winLoss = rows.map(({ name, wins, losses }) => `${name} ${wins}-${losses}`);
		expect(winLoss).toHaveLength(10);
		expect(winLoss.slice(0, 2)).toEqual(["Vancouver Bandits 19-6", "Calgary Surge 20-8"]);
		expect(winLoss.at(-1)).toBe("Brampton Honey Badgers 5-19");
	});

	test("the points of a team's players are its score in every game", () => {
		const points = all.definitions.find(({ abbreviation }) => abbreviation === "PTS")?.id ?? 0;
		const sums = new Map<string, number>();
		for (const { gameId, entryId, values } of all.lines) {
			const key = `${gameId} ${entryId}`;
			sums.set(key, (sums.get(key) ?? 0) + (values.get(points) ?? 0));
		}
		for (const { id, homeEntryId, awayEntryId, score } of all.games.values()) {
			expect(sums.get(`${id} ${homeEntryId}`)).toBe(score?.home);
			expect(sums.get(`${id} ${awayEntryId}`)).toBe(score?.away);
		}
	});

	test("has the real top scorers", () => {
		const best = all.topPlayers.toSorted((a, b) => b.value - a.value).slice(0, 3);
		expect(best.map(({ lastName, value }) => [lastName, value])).toEqual([
			["East Ii", 582],
			["Creek", 510],
			["Brown Iii", 507],
		]);
	});

	test("keeps its accents", () => {
		expect(all.teams.map(({ name }) => name)).toContain("Montréal Alliance");
		expect(all.players.map(({ lastName }) => lastName)).toEqual(
			expect.arrayContaining(
				["Tadjoré", "Mané", "Janković"].map((name) => expect.stringContaining(name)),
			),
		);
	});

	test("changes nothing the second time", async () => {
		expect(describeReport(await importIt(), false)).toEqual([
			"Nothing to do: 127 games, 2,725 lines, 186 players are stored as the files have them.",
		]);
		expect(await everythingOf(league.store, league.sport)).toEqual(all);
	});
});

function file(name: string) {
	return { name, bytes: new Uint8Array(readFileSync(join(folder, name))) };
}
