import { expect, test } from "vitest";
import { fileNameOf, toCsv } from "./export-csv.ts";

test("a file is named by whose it is, what it is and the day", () => {
	const day = new Date(2026, 10, 21);
	expect(fileNameOf(["Harborline", "standings"], day)).toBe("harborline-standings-2026-11-21.csv");
	expect(fileNameOf(["Ligue d'Été / Québec", "", "box scores"], day)).toBe(
		"ligue-dete-quebec-box-scores-2026-11-21.csv",
	);
});

test("cells with commas, quotes or line ends are quoted, and none is run", async () => {
	const rows = [
		["Team", "Note", "PLUS_MINUS"],
		["Owls, Night", 'the "old"', -7],
		["=HYPERLINK(1)", "@a\nb", null],
	];
	expect(await toCsv(rows)).toBe(
		`Team,Note,PLUS_MINUS\r\n"Owls, Night","the ""old""",-7\r\n'=HYPERLINK(1),"'@a\nb",\r\n`,
	);
});
