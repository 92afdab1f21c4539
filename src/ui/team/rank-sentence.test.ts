import { expect, test } from "vitest";
import { rulesOf } from "#domain/standings/rule-presets.ts";
import { computeStandings } from "#domain/standings/standings.ts";
import type { Ruling, TableRules } from "#domain/standings/table-rules.ts";
import { wordsOf } from "#words/words.ts";
import { rankSentence } from "./rank-sentence.ts";

const plain = rulesOf("plain");

test("a rank is explained by what put the team under the one above", () => {
	expect(sentences("A 9-1 D, A 1-9 D, A 9-1 D, C 1-9 D, C 9-1 D", plain)[1]).toBe(
		"C is behind A by win share, .500 to .667.",
	);
	const losses = "A 9-8 B, B 9-8 A, C 9-8 D, D 9-8 C, A 9-8 B, B 9-8 A";
	expect(sentences(losses, plain)).toEqual([
		"C has the best win share, .500.",
		"D is level with C: same win share, losses and wins.",
		"A has the same win share as D with more losses, 2 to 1.",
		"B is level with A: same win share, losses and wins.",
	]);
	expect(sentences("A 9-8 D, B 9-8 D, B 9-8 D", plain)[1]).toBe(
		"A has the same win share and losses as B with fewer wins, 1 to 2.",
	);
});

test("a row without a game is explained by itself", () => {
	expect(sentences("A 9-8 D", plain, { idle: ["B"] })).toContain(
		"B has no rank before its first game.",
	);
});

test("numbers are written as the language writes them", () => {
	const games = "A 9-1 D, A 1-9 D, A 9-1 D";
	expect(sentences(games, plain, { language: "fr" })[1]).toBe(
		"D suit A par la moyenne de victoires (,333 contre ,667).",
	);
	expect(sentences(games, plain, { language: "es" })[0]).toBe(
		"A tiene el mejor porcentaje de victorias, .667.",
	);
});

test("what is scored in a table of sets are sets", () => {
	const games = "A 3-0 C, B 3-0 D, C 3-0 B, D 3-1 A";
	const said = sentences(games, rulesOf("fivb")).join(" ");
	expect(said).toMatch(/by ratio of sets, \d/);
	expect(said).not.toContain("ratio of scored");
});

const threeLevel = "A 9-8 B, B 9-5 C, C 9-7 A, A 9-1 D, B 9-1 D, C 9-1 D";

test("of several level teams it is told what all of them did among themselves", () => {
	expect(sentences(threeLevel, rulesOf("fiba"))).toEqual([
		"B stands first by points, 5.",
		"A is behind B by difference in the games between them, \u22121 to +3. B, A, and C were level. In the games between them: B +3, A \u22121, C \u22122.",
		"C is behind A by difference in the games between them, \u22122 to \u22121. B, A, and C were level. In the games between them: B +3, A \u22121, C \u22122.",
		"D is behind C by points, 3 to 5.",
	]);
	expect(
		sentences("A 9-8 B, C 9-8 D, D 9-8 A, B 9-8 C, A 9-8 C, B 9-8 D", rulesOf("baseball"))[1],
	).toBe(
		"B is behind A by head to head, 0 to 1. A and B were level. In the games between them: A 1-0, B 0-1.",
	);
	expect(sentences(threeLevel, rulesOf("fiba"), { language: "fr" })[1]).toBe(
		"A suit B (différence dans les matchs entre elles\u00a0: \u22121 contre +3). À égalité\u00a0: B, A et C. Dans les matchs entre elles\u00a0: B +3, A \u22121, C \u22122.",
	);
	expect(sentences(threeLevel, rulesOf("fiba"), { language: "es" })[1]).toBe(
		"A va detrás de B por la diferencia en los juegos entre ellos, \u22121 contra +3. Empatados: B, A y C. En los juegos entre ellos: B +3, A \u22121, C \u22122.",
	);
});

test("it is said that head to head was left out, and that a lot was drawn", () => {
	expect(sentences("A 3-0 C, B 2-0 C", rulesOf("uefa"))[1]).toBe(
		"B is behind A by difference, +2 to +3. Head to head is left out here: they have not met equally often.",
	);
	const lot: Ruling = { kind: "lot", entryIds: [2, 1] };
	expect(sentences("A 3-0 C, B 3-0 C", rulesOf("uefa"), { rulings: [lot] })[1]).toBe(
		"A is behind B by a drawn lot. Head to head is left out here: they have not met equally often.",
	);
	const drawn: Ruling = { ...lot, date: "2026-05-03", by: "Kim Lee" };
	const byLot: TableRules = { ...rulesOf("uefa"), criteria: [{ by: "points" }, { by: "lot" }] };
	const said = (language: "en" | "fr" | "es", rulings: Ruling[]) =>
		sentences("A 3-0 C, B 3-0 C", byLot, { language, rulings })[1];
	expect(said("en", [drawn])).toBe("A is behind B by a drawn lot (May 3, 2026; drawn by Kim Lee).");
	expect(said("fr", [drawn])).toBe("A suit B par tirage au sort (3 mai 2026; tiré par Kim Lee).");
	expect(said("es", [{ ...lot, by: "Kim Lee" }])).toBe(
		"A va detrás de B por sorteo (a cargo de Kim Lee).",
	);
	expect(sentences("A 3-0 C, B 3-0 C", rulesOf("uefa"))[1]).toBe(
		"B is level with A in everything.",
	);
});

type More = { language?: "en" | "fr" | "es"; rulings?: Ruling[]; idle?: string[] };

/** What is said of each row of the table that games such as "A 9-8 B" make. */
function sentences(games: string, rules: TableRules, more: More = {}): string[] {
	const { language = "en", rulings = [], idle = [] } = more;
	const played = games.split(", ").map((text, index) => {
		const [home = "", score = "", away = ""] = text.split(" ");
		const [homePoints = 0, awayPoints = 0] = score.split("-").map(Number);
		return {
			id: index + 1,
			homeEntryId: idOf(home),
			awayEntryId: idOf(away),
			date: "2025-05-01",
			time: null,
			status: "completed" as const,
			forfeitedBy: null,
			score: { home: homePoints, away: awayPoints },
		};
	});
	const teams = ["A", "B", "C", "D"].filter((name) => games.includes(name) || idle.includes(name));
	const entries = teams.map((name) => ({
		entryId: idOf(name),
		teamId: 0,
		name,
		logoUrl: null,
		captainName: null,
		captainId: null,
	}));
	const rows = computeStandings(entries, played, { rules, rulings });
	return rows.map((row, index) =>
		rankSentence(wordsOf(language), row, rows[index - 1] ?? null, { rows, rules }),
	);
}

function idOf(name: string): number {
	return "ABCD".indexOf(name) + 1;
}
