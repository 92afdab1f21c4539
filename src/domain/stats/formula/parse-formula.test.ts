import { describe, expect, test } from "vitest";
import { inEnglish } from "#domain/language/say.ts";
import { parseFormula } from "./parse-formula.ts";
import { printFormula } from "./print-formula.ts";

/** As it is printed when it was read, or the sentence that refuses it. */
function said(text: string): string {
	const read = parseFormula(text);
	return read.kind === "formula" ? printFormula(read.formula) : inEnglish(read.sentence);
}

describe("a formula is read", () => {
	test.each([
		["2*2PM+3*3PM+FTM", "2 * 2PM + 3 * 3PM + FTM"],
		["2 x 2PM + 3 X 3PM", "2 * 2PM + 3 * 3PM"],
		["2 × G − A ÷ 2", "2 * G - A / 2"],
		["x * 2", "x * 2"],
		["(a+b)*c", "(a + b) * c"],
		["a-(b-c)", "a - (b - c)"],
		["a-(b+(c))", "a - (b + c)"],
		["((a/b)/c)", "a / b / c"],
		["-(a + b)", "-(a + b)"],
		["a - -b", "a - -b"],
		['"Shots on goal" / “Shots”', '"Shots on goal" / Shots'],
		['"say ""hi"""', '"say ""hi"""'],
		["0.50 * G + .25", "0.5 * G + 0.25"],
		["FG% + #1 + É", "FG% + #1 + É"],
	])("%s", (text, printed) => {
		expect(said(text)).toBe(printed);
	});
});

describe("what cannot be read is refused in a sentence that names the place", () => {
	test.each([
		["", "Please write a formula, such as 2 * G + A."],
		["2 * G +", "The formula ends too early: something is missing after +."],
		["2 * * G", "Something is missing between * and *."],
		["* G", "A formula cannot begin with *."],
		["(G + A", "A ) is missing at the end."],
		["G + A)", "There is a ) without its (."],
		["()", "Something is missing between ( and )."],
		["2 G", "There is no + - * or / between 2 and G."],
		[
			"Yellow Cards",
			'There is no + - * or / between Yellow and Cards. A name with spaces stands in quotes: "Yellow Cards".',
		],
		['"Yellow', "A name in quotes has no end."],
		["0,5 * G", "Write numbers with a point, not a comma: 0.5."],
		["G & A", '"&" cannot be used. A formula has names, numbers, + - * / and parentheses.'],
		[
			"1234567 * G",
			"The number 1234567 cannot be used: at most six digits, and four after the point.",
		],
		["(".repeat(30), "A formula has at most 20 parentheses within each other."],
		["-".repeat(30), "A formula has at most 20 parentheses within each other."],
		["G".repeat(301), "A formula has at most 300 characters."],
	])("%s", (text, sentence) => {
		expect(said(text)).toBe(sentence);
	});
});
