import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inEnglish } from "#domain/language/say.ts";
import { formatStat } from "../format-stat.ts";
import { checkFormula, problemAmong } from "./check-formula.ts";
import { derivedStats } from "./compile.ts";
import { eachName, type Formula } from "./formula.ts";
import { parseFormula } from "./parse-formula.ts";
import { printFormula } from "./print-formula.ts";

const abbreviations = ["G", "A", "3PM", "FG%", "+/-", "x", "2", "Shots on goal", 'the "o"', "é.1"];

const anyNumber = fc
	.tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 9999 }))
	.map(([whole, part]) => Number(`${whole}.${String(part).padStart(4, "0")}`));

/** Formulas over these names; what is divided by is no difference, so that it is 0 or far from it. */
function formulasOver(names: readonly string[]): fc.Arbitrary<Formula> {
	const leaf = fc.oneof(
		{ weight: 3, arbitrary: fc.constantFrom(...names).map(named) },
		{ weight: 1, arbitrary: anyNumber.map(number) },
	);
	const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
		formula: fc.oneof(
			{ depthSize: "small", withCrossShrink: true },
			leaf,
			tie("formula").map((of): Formula => ({ kind: "minus", of })),
			fc
				.tuple(fc.constantFrom("+", "-", "*"), tie("formula"), tie("formula"))
				.map(([operator, left, right]) => operation(operator, left, right)),
			fc.tuple(tie("formula"), leaf).map(([left, right]) => operation("/", left, right)),
		),
	}));
	return formula;
}

describe("any formula", () => {
	test("is read as it was printed", () => {
		fc.assert(
			fc.property(formulasOver(abbreviations), (formula) => {
				const text = printFormula(formula);
				fc.pre(text.length <= 300);
				expect(parseFormula(text)).toEqual({ kind: "formula", formula });
			}),
		);
	});

	test("is computed as fractions would be, and has no value where they have none", () => {
		const values = fc.array(fc.option(fc.integer({ min: 0, max: 9999 }), { freq: 3 }), {
			minLength: abbreviations.length,
			maxLength: abbreviations.length,
		});
		fc.assert(
			fc.property(formulasOver(abbreviations), values, (formula, numbers) => {
				fc.pre([...eachName(formula)].length > 0);
				const byName = new Map(abbreviations.map((name, index) => [name, numbers[index] ?? null]));
				const exact = fractionOf(formula, byName);
				const read = readWith(formula, numbers);
				expect(read === null).toBe(exact === null);
				if (read === null || exact === null) return;
				const error = Math.abs(read - Number(exact.top) / Number(exact.bottom));
				expect(error).toBeLessThanOrEqual(1e-9 * exact.size);
			}),
		);
	});
});

test("a quotient is rounded as it is on paper: a half goes up", () => {
	const whole = fc.integer({ min: 0, max: 99_999 });
	fc.assert(
		fc.property(whole, fc.integer({ min: 1, max: 9999 }), (made, attempted) => {
			const rounded = (times: bigint) => {
				const doubled = 2n * times * BigInt(made) + BigInt(attempted);
				return doubled / (2n * BigInt(attempted));
			};
			expect(formatStat(made / attempted, "whole")).toBe(String(rounded(1n)));
			expect(formatStat(made / attempted, "decimal")).toBe(withPoint(rounded(10n), 1));
			expect(formatStat((100 * made) / attempted, "percent")).toBe(withPoint(rounded(1000n), 1));
			if (made <= attempted) {
				const share = withPoint(rounded(1000n), 3);
				expect(formatStat(made / attempted, "share")).toBe(share.replace(/^0/, ""));
			}
		}),
	);
});

test("any text is a formula or is refused in a sentence, and nothing is thrown", () => {
	const piece = fc.oneof(
		fc.constantFrom(...'+-*/×÷−x()"“”,.;= \t\n%#0123456789GAé'.split("")),
		fc.constantFrom("G", "3PM", " 2 ", "GP", "(", ")", '"Shots on goal"'),
		fc.constantFrom("\u0000", "\ud800", "\u202e", "\u0301", "🏀", "ß", "漢", "&", "$", "\\", "'"),
	);
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
			const read = parseFormula(pieces.join(""));
			if (read.kind === "refused") {
				expect(inEnglish(read.sentence)).toMatch(/^\S.*[.?]$/su);
				return;
			}
			const again = printFormula(read.formula);
			if (again.length <= 300) expect(parseFormula(again)).toEqual(read);
		}),
	);
});

test("what is kept of a formula is read again", () => {
	const stats = abbreviations.map((abbreviation, index) => ({
		id: index + 1,
		name: `The long name of ${abbreviation}`,
		abbreviation,
		formula: null,
	}));
	fc.assert(
		fc.property(formulasOver(abbreviations), (formula) => {
			const checked = checkFormula(printFormula(formula), stats);
			if (checked.kind === "formula") expect(parseFormula(checked.text).kind).toBe("formula");
		}),
	);
});

test("formulas that read each other end, or are refused with the circle", () => {
	const names = ["A", "B", "C", "D", "E"];
	const formula = fc.option(formulasOver([...names, "GP"]).map(printFormula), { freq: 4 });
	const sheets = fc.array(formula, { minLength: names.length, maxLength: names.length });
	fc.assert(
		fc.property(sheets, (formulas) => {
			const stats = names.map((name, index) => ({
				id: index + 1,
				name,
				abbreviation: name,
				formula: formulas[index] ?? null,
			}));
			const found = problemAmong(stats);
			const problem = found && inEnglish(found);
			expect(problem ?? "A.").toMatch(/\.$/);
			expect(problem === null || hasCircle(stats) || problem.includes("too long")).toBe(true);
			if (hasCircle(stats)) expect(problem).toContain("would depend on itself");
			if (problem?.includes("too long")) return;
			const sums = { ...noNumbers, games: 2, byStat: new Map([[1, 3]]) };
			for (const { read } of derivedStats(stats).values()) expect(() => read(sums)).not.toThrow();
		}),
	);
});

type Fraction = { top: bigint; bottom: bigint; size: number };

/** The same on exact fractions, without a value where all names are absent or something is over 0. */
function fractionOf(formula: Formula, byName: ReadonlyMap<string, number | null>): Fraction | null {
	const isAbsent = [...eachName(formula)].every((name) => byName.get(name) === null);
	return isAbsent ? null : exactly(formula);

	function exactly(part: Formula): Fraction | null {
		if (part.kind === "number") return fraction(BigInt(Math.round(part.value * 10_000)), 10_000n);
		if (part.kind === "statistic") return fraction(BigInt(byName.get(part.name) ?? 0), 1n);
		if (part.kind === "minus") {
			const of = exactly(part.of);
			return of && { ...of, top: -of.top };
		}
		const [left, right] = [exactly(part.left), exactly(part.right)];
		if (left === null || right === null) return null;
		if (part.operator === "/" && right.top === 0n) return null;
		const [a, b, c, d] = [left.top, left.bottom, right.top, right.bottom];
		if (part.operator === "*") return fraction(a * c, b * d, left.size * right.size);
		if (part.operator === "/") {
			const by = Math.abs(Number(right.top) / Number(right.bottom));
			return fraction(a * d * (c < 0n ? -1n : 1n), b * (c < 0n ? -c : c), left.size / by);
		}
		const other = part.operator === "+" ? c : -c;
		return fraction(a * d + other * b, b * d, left.size + right.size);
	}
}

/** `size` bounds the numbers on the way, by which the error of the arithmetic is measured. */
function fraction(top: bigint, bottom: bigint, size = Number(top) / Number(bottom)): Fraction {
	return { top, bottom, size: Math.max(Math.abs(size), 1e-6) };
}

function readWith(formula: Formula, numbers: readonly (number | null)[]): number | null {
	const stats = abbreviations.map((abbreviation, index) => ({ id: index + 1, abbreviation }));
	const derived = { id: 99, abbreviation: "ITS OWN", formula: printFormula(formula) };
	fc.pre(derived.formula.length <= 300);
	const byStat = new Map(
		numbers.flatMap((value, index): [number, number][] =>
			value === null ? [] : [[index + 1, value]],
		),
	);
	const sums = { ...noNumbers, games: 1, byStat };
	return (
		derivedStats([...stats, derived])
			.get(99)
			?.read(sums) ?? null
	);
}

const noNumbers = { points: null, fieldGoalsMade: 0, fieldGoalsAttempted: 0, rebounds: 0 };

type Sheet = readonly { abbreviation: string; formula: string | null }[];

function hasCircle(stats: Sheet): boolean {
	const reads = new Map(
		stats.map(({ abbreviation, formula }) => {
			const read = formula === null ? null : parseFormula(formula);
			return [abbreviation, read?.kind === "formula" ? [...eachName(read.formula)] : []];
		}),
	);
	/** Every name that can be reached in as many steps as there are names. */
	const reached = (from: string) => {
		let names = new Set(reads.get(from));
		for (const _ of stats)
			names = new Set([...names].flatMap((it) => [it, ...(reads.get(it) ?? [])]));
		return names;
	};
	return stats.some(({ abbreviation }) => reached(abbreviation).has(abbreviation));
}

function withPoint(value: bigint, places: number): string {
	const digits = String(value).padStart(places + 1, "0");
	return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

function named(name: string): Formula {
	return { kind: "statistic", name };
}

function number(value: number): Formula {
	return { kind: "number", value };
}

function operation(operator: "+" | "-" | "*" | "/", left: Formula, right: Formula): Formula {
	return { kind: "operation", operator, left, right };
}
