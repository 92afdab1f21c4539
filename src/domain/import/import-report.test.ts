import { expect, test } from "vitest";
import { describeRemark, describeReport, type ImportReport } from "./import-report.ts";

const report: ImportReport = {
	created: ['the season "2025"'],
	place: null,
	dates: null,
	teams: { added: 10, changed: 0, unchanged: 0 },
	players: { added: 186, changed: 0, unchanged: 0 },
	games: { added: 120, changed: 1, unchanged: 6 },
	lines: { added: 2725, changed: 0, unchanged: 0, removed: 2 },
	warnings: { listed: [], count: 0 },
	notes: [],
};

test("a report says what was made and counted", () => {
	expect(describeReport(report, false)).toEqual([
		'Created the season "2025".',
		"Teams: 10 added.",
		"Players: 186 added.",
		"Games: 120 added, 1 changed, 6 unchanged.",
		"Lines: 2,725 added, 2 removed.",
	]);
});

test("a trial says what would be made", () => {
	expect(describeReport(report, true)[0]).toBe('Would create the season "2025".');
});

test("a remark names file, line and column as far as it has them", () => {
	const remark = { file: "games.csv", line: 3, column: "time", sentence: "It is late." };
	expect(describeRemark(remark)).toBe("games.csv, line 3, time: It is late.");
	expect(describeRemark({ ...remark, line: null, column: null })).toBe("games.csv: It is late.");
});
