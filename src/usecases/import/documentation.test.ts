import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSeason } from "#domain/import/sheet/read-season.ts";
import type { Sheet } from "#domain/import/sheet/sheet.ts";
import { inEnglish } from "#domain/language/say.ts";
import { readSheet } from "./read-sheet.ts";

test("the examples of docs/import.md can be imported", () => {
	const text = readFileSync(new URL("../../../docs/import.md", import.meta.url), "utf8");
	const [games, boxScores] = [...text.matchAll(/```csv\n(.*?)```/gs)].map(([, csv = ""]) =>
		sheetOf(csv),
	);
	if (games === undefined || boxScores === undefined) throw new Error("The examples are gone.");
	const known = { timeZone: "America/Toronto", definitions: [], teamNames: [] };
	const { findings, players, games: read } = readSeason({ games, boxScores }, known);
	expect(findings.problems.listed).toEqual([]);
	expect(read[0]).toMatchObject({ date: "2025-05-11", time: "18:00" });
	expect(players).toHaveLength(2);
});

function sheetOf(csv: string): Sheet {
	const sheet = readSheet({ name: "example.csv", bytes: new TextEncoder().encode(csv) });
	if ("sentence" in sheet) throw new Error(inEnglish(sheet.sentence));
	return sheet;
}
