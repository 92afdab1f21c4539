import { expect, test } from "vitest";
import { Remarks } from "#domain/import/remarks.ts";
import { readGames } from "#domain/import/sheet/read-games.ts";
import { gameOf, samplePlan } from "#testing/admin/plan.ts";
import { toCsv } from "../../../../components/export/export-csv.ts";
import { planRows } from "./plan-rows.ts";

const plan = samplePlan({ weeks: 1 });

test("games are written by date and time, with their teams and place", () => {
	const game = gameOf(plan, 0);
	const nameOf = (id: number) => plan.teams.find((team) => team.id === id)?.name;
	expect(planRows(plan)[1]).toEqual([
		`fieldhouse-${game.id}`,
		"2026-01-05",
		"18:00",
		nameOf(game.homeTeamId),
		nameOf(game.awayTeamId),
		"Court 1",
		null,
		null,
		"scheduled",
	]);
});

test("the import reads what was written, without a complaint", () => {
	const [columns = [], ...rows] = planRows(plan).map((row) =>
		row.map((cell) => String(cell ?? "")),
	);
	const findings = { problems: new Remarks(), warnings: new Remarks() };
	const lines = rows.map((cells, index) => ({ line: index + 2, cells }));
	const games = readGames(
		{ file: "plan.csv", headerLine: 1, columns, rows: lines },
		"UTC",
		findings,
	);
	expect([findings.problems.count, findings.warnings.count]).toEqual([0, 0]);
	expect(games.map(({ date, time }) => [date, time])).toEqual([
		["2026-01-05", "18:00"],
		["2026-01-05", "19:00"],
	]);
});

test("a team whose name a spreadsheet would run is only text", async () => {
	const evil = { ...plan, teams: plan.teams.map((team) => ({ ...team, name: "=1+1" })) };
	expect(await toCsv(planRows(evil))).toContain("'=1+1");
});
