import { expect, test } from "vitest";
import { matchColumns, wordsOfFile } from "./match-columns.ts";
import type { Sheet } from "./sheet/sheet.ts";

const sheet: Sheet = {
	file: "games.csv",
	columns: ["Nr ", "Heim", "Notiz", "date"],
	headerLine: 1,
	rows: [{ line: 2, cells: ["1", "Owls", "x", "2026-03-02", "too many"] }],
};
const chosen = new Map([
	["Nr", "game_id"],
	["Heim", "home_team"],
	["Notiz", null],
]);

test("columns are named for what they hold, and what is left out is gone with its cells", () => {
	expect(matchColumns(sheet, chosen)).toEqual({
		...sheet,
		columns: ["game_id", "home_team", "date"],
		rows: [{ line: 2, cells: ["1", "Owls", "2026-03-02", "too many"] }],
	});
});

test("a remark names the column as the file does", () => {
	const remark = { file: "games.csv", line: 2, column: "home_team", sentence: "No." };
	const inWords = wordsOfFile(sheet, chosen);
	expect(inWords(remark).column).toBe("Heim");
	expect(inWords({ ...remark, column: "date" }).column).toBe("date");
	expect(inWords({ ...remark, column: null }).column).toBeNull();
	expect(inWords({ ...remark, file: "other.csv" }).column).toBe("home_team");
});
