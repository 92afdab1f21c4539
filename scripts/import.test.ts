import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openSqlite } from "#store/engine/sqlite.ts";
import { platformStore } from "#store/platform/platform.ts";
import { changed, csv, games, lines, type Row } from "#testing/import-fixtures.ts";
import { runQuietly } from "./lib/child.ts";

const home = mkdtempSync(join(tmpdir(), "fieldhouse-import-"));
const dataDir = join(home, "data");
afterAll(() => rmSync(home, { recursive: true }));

/** Runs the command as a person does; `output` is what is printed. */
function importFiles(rows: { games?: Row[]; lines?: Row[] } = {}, ...flags: string[]) {
	const files = { games: join(home, "games.csv"), lines: join(home, "box-scores.csv") };
	writeFileSync(files.games, csv(rows.games ?? games));
	writeFileSync(files.lines, csv(rows.lines ?? lines));
	return runImport(
		"--organization",
		"cebl",
		"--season",
		"2025",
		"--league",
		"Regular season",
		"--games",
		files.games,
		"--box-scores",
		files.lines,
		...flags,
	);
}

function runImport(...args: string[]) {
	const settings = [`DATA_DIR=${dataDir}`, "DATABASE_URL="];
	return runQuietly("env", [...settings, "node", "scripts/import.ts", ...args]);
}

const create = ["--create", "--name", "CEBL", "--time-zone", "America/Toronto"];

test("from an empty machine to a season, and what goes wrong on the way", async () => {
	const trial = await importFiles({}, ...create, "--dry-run");
	expect(trial).toMatchObject({ code: 0 });
	expect(trial.output).toContain('Would create the organization "CEBL".');
	expect(trial.output).toContain("This was a trial; nothing was written.");
	expect(readdirSync(home)).not.toContain("data");

	const wrong = await importFiles({ lines: changed(lines, 0, { PTS: "ten" }) }, ...create);
	expect(wrong.code).toBe(1);
	expect(wrong.output).toBe(
		"1 problem:\n" +
			'  box-scores.csv, line 2, PTS: "ten" is not a whole number from 0 to 9999.\n' +
			"Nothing was imported.\n",
	);
	expect(await organizations()).toEqual([]);

	const unknown = await importFiles();
	expect(unknown).toEqual({
		code: 1,
		output: 'There is no organization "cebl". To make it, add --create and --name.\n',
	});

	const first = await importFiles({}, ...create);
	expect(first.code).toBe(0);
	expect(first.output).toContain("Games: 2 added.\nLines: 5 added.\n");
	expect(first.output).toContain(
		"See http://localhost:3000/cebl and http://localhost:3000/cebl/teamList",
	);
	// Id 2 is the platform's own (rule `listing-needs-a-member`), even when the import came before
	// the first start.
	expect(await organizations()).toEqual([
		[2, null],
		[3, "cebl"],
	]);

	const second = await importFiles({}, ...create);
	expect(second.code).toBe(0);
	expect(second.output).toMatch(/^Nothing to do: 2 games, 5 lines, 3 players /);

	const rosters = join(home, "rosters.csv");
	writeFileSync(rosters, "team,number,first_name,last_name\nFoxes,00,Cy,Fox\nFoxes,9,Di,Fox\n");
	const place = ["--organization", "cebl", "--season", "2026", "--league", "Regular season"];
	const enrolled = await runImport(...place, "--rosters", rosters);
	expect(enrolled.code).toBe(0);
	expect(enrolled.output).toContain("Teams: 1 added.\nPlayers: 2 added.\n");
	const again = await runImport(...place, "--rosters", rosters);
	expect(again.output).toMatch(/^Nothing to do: /);

	const misspelled = await importFiles({}, "--sesaon", "2025");
	expect(misspelled.code).toBe(2);
	expect(misspelled.output).toMatch(/^Unknown option '--sesaon'.*\n\nUsage: /s);
}, 90_000);

async function organizations() {
	const database = openSqlite(join(dataDir, "fieldhouse.db"));
	const all = await platformStore(database).organizations.list();
	await database.close();
	return all.map(({ id, slug }) => [id, slug]);
}
