import { expect, test } from "vitest";
import { computeStandings, type StandingsRow } from "#domain/standings/standings.ts";
import { wordsOf } from "#words/words.ts";
import { rankSentence } from "./rank-sentence.ts";

const en = wordsOf("en");

test("a rank is explained by what put the team under the one above", () => {
	expect(rankSentence(en, row(1, 3), row(3, 3))).toBe(
		"Crows is behind Crows by win share, .250 to .500.",
	);
	expect(rankSentence(en, row(2, 2), row(1, 1))).toBe(
		"Crows has the same win share as Crows with more losses, 2 to 1.",
	);
	expect(rankSentence(en, row(1, 0), row(3, 0))).toBe(
		"Crows has the same win share and losses as Crows with fewer wins, 1 to 3.",
	);
	expect(rankSentence(en, row(1, 1), row(1, 1))).toBe(
		"Crows is level with Crows: same win share, losses and wins.",
	);
});

test("the first row and the row without a game are explained by themselves", () => {
	expect(rankSentence(en, row(3, 1), null)).toBe("Crows has the best win share, .750.");
	expect(rankSentence(en, { ...row(0, 0), rank: null }, row(1, 0))).toBe(
		"Crows has no rank before its first game.",
	);
});

test("numbers are written as the language writes them", () => {
	expect(rankSentence(wordsOf("fr"), row(1, 3), row(3, 3))).toBe(
		"Crows suit Crows par la moyenne de victoires (,250 contre ,500).",
	);
	expect(rankSentence(wordsOf("es"), row(3, 1), null)).toBe(
		"Crows tiene el mejor porcentaje de victorias, .750.",
	);
});

function row(wins: number, losses: number): StandingsRow {
	const crows = { entryId: 1, teamId: 2, name: "Crows", logoUrl: null };
	const [empty] = computeStandings([{ ...crows, captainName: null, captainId: null }], []);
	if (empty === undefined) throw new Error("One entry gives one row.");
	const winShare = Math.round((wins * 1000) / Math.max(wins + losses, 1)) / 1000;
	return { ...empty, rank: 1, wins, losses, winShare };
}
