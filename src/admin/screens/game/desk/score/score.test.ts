import { describe, expect, test } from "vitest";
import { wireGame } from "#testing/admin/wire-game.ts";
import type { Edits } from "../edits.ts";
import { textAt } from "../edits.ts";
import { toSheet } from "../sheet.ts";
import {
	periodNotes,
	refusedPoints,
	savedScore,
	scoreErrors,
	scoreInput,
	scoreTyped,
} from "./score.ts";

const sheet = toSheet(wireGame());
const saved = savedScore(sheet);
const type = (texts: [string, string][], edits: Edits = {}) =>
	texts.reduce<Edits>((after, [key, text]) => scoreTyped(sheet, saved, after, key, text), edits);

test("hidden periods and Final are no fields of their own", () => {
	expect(sheet.periods.map(({ name }) => name)).toEqual(["H1", "H2"]);
});

describe("the final score", () => {
	test("follows the periods as they are typed", () => {
		const edits = type([
			["1.home", "20"],
			["2.home", "21"],
		]);
		expect(textAt(saved, edits, "home")).toBe("41");
		expect(textAt(saved, type([["2.home", ""]], edits), "home")).toBe("20");
	});

	test("is left alone once somebody has written another one", () => {
		const edits = type([
			["1.home", "20"],
			["home", "64"],
			["2.home", "21"],
		]);
		expect(textAt(saved, edits, "home")).toBe("64");
		expect(
			textAt(
				saved,
				type([
					["home", "64"],
					["1.home", "20"],
				]),
				"home",
			),
		).toBe("64");
	});

	test("is refused while it is typed when it is no score, and never for being empty", () => {
		const edits = type([
			["home", ""],
			["away", "-7"],
		]);
		expect(refusedPoints(edits)).toEqual({ away: "A score is a whole number from 0 to 999." });
	});

	test("is required of both sides and a whole number from 0 to 999; 0 is one", () => {
		const sentence = "A score is a whole number from 0 to 999.";
		expect(scoreErrors(saved, {})).toEqual({ home: sentence, away: sentence });
		expect(
			scoreErrors(
				saved,
				type([
					["home", "0"],
					["away", "12"],
				]),
			),
		).toEqual({});
		for (const text of ["-7", "1.5", "1e3", "0x10", "1000", "abc"]) {
			expect(
				scoreErrors(
					saved,
					type([
						["home", text],
						["away", "12"],
					]),
				),
			).toEqual({ home: sentence });
		}
	});
});

test("only periods that changed are sent, an emptied one as null", () => {
	const edits = type([
		["1.away", "18"],
		["home", "64"],
		["away", "58"],
	]);
	expect(scoreInput(sheet, saved, edits)).toEqual({
		id: 7,
		score_home: 64,
		score_away: 58,
		periodScores: [{ gamePeriodId: 1, team_id: 32, score: 18 }],
	});
	const empty = { "1.away": { text: "", base: "18" } };
	const both = { home: "64", away: "58" };
	expect(scoreInput(sheet, both, empty)?.periodScores).toEqual([
		{ gamePeriodId: 1, team_id: 32, score: null },
	]);
	expect(scoreInput(sheet, both, {})).toEqual({ id: 7, score_home: 64, score_away: 58 });
});

test("periods that make another sum than the final score are told", () => {
	const edits = type([
		["1.home", "20"],
		["home", "64"],
		["away", "58"],
	]);
	expect(periodNotes(sheet, saved, edits)).toEqual([
		"The periods of Hawks make 20, the final score says 64.",
	]);
});
