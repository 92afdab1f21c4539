import { type Said, type Sentence, say } from "#domain/language/say.ts";
import { nameKey } from "../../text/name-key.ts";
import { type BuiltInStat, builtInStat, builtInStats } from "../built-in-stats.ts";
import { lineNumbers } from "../line/line-numbers.ts";
import { foldedAbbreviation, type StatDefinition } from "../stat-definition.ts";
import { eachName, gamesPlayed, namesIn, type Refused, refused, renamed } from "./formula.ts";
import { knownFormula } from "./known-formula.ts";
import { longestFormula, parseFormula, tooLong } from "./parse-formula.ts";
import { printFormula } from "./print-formula.ts";

/** The statistics of one sport of one organization, which formulas are written in. */
export type Vocabulary = readonly Pick<
	StatDefinition,
	"id" | "name" | "abbreviation" | "formula"
>[];

/** A formula as it is kept: by abbreviations, written in one way. */
export type CheckedFormula = { kind: "formula"; text: string; names: string[] };

/** With everything it reads put in, a formula stays small enough to be computed for every cell. */
const mostParts = 400;

/**
 * Reads what somebody typed. Statistics go by their abbreviation in any case or by their name;
 * one that nobody keeps is refused.
 */
export function checkFormula(text: string, stats: Vocabulary): CheckedFormula | Refused {
	const read = parseFormula(text);
	if (read.kind === "refused") return read;
	const meant = new Map(namesIn(read.formula).map((name) => [name, meaningOf(name, stats)]));
	for (const [name, abbreviation] of meant) {
		if (abbreviation === null) return refused(unknown(name, stats));
	}
	const names = [...new Set([...meant.values()].filter((name) => name !== null))];
	if (names.every((name) => name === gamesPlayed)) {
		return refused("A formula names at least one statistic.");
	}
	const formula = renamed(read.formula, (name) => meant.get(name) ?? name);
	const kept = printFormula(formula);
	// What is kept has spaces and is read again by the same limit.
	return kept.length > longestFormula ? refused(tooLong) : { kind: "formula", text: kept, names };
}

/** What is wrong with formulas that read each other, in a sentence; null when nothing is. */
export function problemAmong(stats: Vocabulary): Sentence | null {
	const sizes = new Map<string, number>();
	for (const stat of stats) {
		if (stat.formula === null) continue;
		const problem = problemFrom(stat, stats, sizes);
		if (problem !== null) return problem;
	}
	return null;
}

/** The statistics whose formula reads this one by its abbreviation. */
export function readersOf<Stat extends Vocabulary[number]>(
	{ id, abbreviation }: Pick<StatDefinition, "id" | "abbreviation">,
	stats: readonly Stat[],
): Stat[] {
	const folded = foldedAbbreviation({ abbreviation });
	const reads = (name: string) => foldedAbbreviation({ abbreviation: name }) === folded;
	return stats.filter(
		({ id: other, formula }) => other !== id && formula !== null && namesOf(formula).some(reads),
	);
}

/** A formula in which one statistic is called otherwise. */
export function formulaWith(text: string, before: string, after: string): string {
	const formula = knownFormula(text);
	if (formula === null) return text;
	const folded = foldedAbbreviation({ abbreviation: before });
	return printFormula(
		renamed(formula, (name) =>
			foldedAbbreviation({ abbreviation: name }) === folded ? after : name,
		),
	);
}

/**
 * What the product computes by itself from what is kept, and shows. Its averages stand where a sport
 * does not say what stands first.
 */
export function builtInsAmong(
	stats: readonly (Vocabulary[number] & Pick<StatDefinition, "isHeadline">)[],
): BuiltInStat[] {
	const kept = new Set(stats.map(foldedAbbreviation));
	const hasAverages = !stats.some(({ isHeadline }) => isHeadline);
	return Object.values(builtInStats).filter(
		({ abbreviation, formula }) =>
			!kept.has(abbreviation) &&
			hasParts(abbreviation, kept) &&
			(hasAverages || !namesOf(formula).includes(gamesPlayed)),
	);
}

/** The abbreviation that a name stands for; null for none. */
function meaningOf(name: string, stats: Vocabulary): string | null {
	const folded = foldedAbbreviation({ abbreviation: name });
	const stat =
		stats.find((it) => foldedAbbreviation(it) === folded) ??
		stats.find((it) => nameKey(it.name) === nameKey(name));
	if (stat !== undefined) return stat.abbreviation.trim();
	if (folded === gamesPlayed) return gamesPlayed;
	return hasParts(folded, new Set(stats.map(foldedAbbreviation))) ? folded : null;
}

/** Whether a built-in statistic can be made of what is kept. */
function hasParts(folded: string, kept: ReadonlySet<string>): boolean {
	if (kept.has(folded)) return true;
	const number = lineNumbers[folded];
	if (number !== undefined) return number.sources.some((source) => kept.has(source));
	const builtIn = builtInStat(folded);
	if (builtIn === undefined) return false;
	return namesOf(builtIn.formula).some((name) => name !== gamesPlayed && hasParts(name, kept));
}

function namesOf(text: string): string[] {
	const formula = knownFormula(text);
	return formula === null ? [] : namesIn(formula);
}

function unknown(name: string, stats: Vocabulary): Sentence {
	const [, number, rest] = /^(\d+(?:\.\d+)?)(\D.*)$/.exec(name) ?? [];
	const isTimes = number !== undefined && rest !== undefined && meaningOf(rest, stats) !== null;
	return isTimes
		? say`There is no statistic called ${name}. Did you mean ${number} * ${rest}?`
		: say`There is no statistic called ${name}.`;
}

function problemFrom(
	start: Vocabulary[number],
	stats: Vocabulary,
	sizes: Map<string, number>,
): Sentence | null {
	const byName = new Map(stats.toReversed().map((stat) => [foldedAbbreviation(stat), stat]));
	const kept = new Set(byName.keys());
	const name = start.abbreviation.trim();

	/** How many parts it has with everything put in, or the sentence that says why it cannot be. */
	function sizeOf(folded: string, path: readonly string[]): number | Said {
		const known = sizes.get(folded);
		if (known !== undefined) return known;
		const stat = byName.get(folded);
		const shown = [...path, stat?.abbreviation.trim() ?? folded];
		const again = path.findIndex((step) => step.toUpperCase() === folded);
		if (again >= 0) return circle(shown.slice(again));
		if (stat === undefined && folded !== gamesPlayed && !hasParts(folded, kept)) {
			return say`${path.at(-1) ?? ""} is computed from ${folded}, and there is no statistic called ${folded}.`;
		}
		const text = formulaOf(folded, stat);
		let size = 1;
		for (const part of partsOf(text)) {
			const inside = sizeOf(part, shown);
			if (typeof inside !== "number") return inside;
			size += inside;
		}
		if (size > mostParts) {
			return say`${name} is too long: with everything it is computed from it has more than ${mostParts} parts.`;
		}
		sizes.set(folded, size);
		return size;
	}

	const size = sizeOf(foldedAbbreviation(start), []);
	return typeof size === "number" ? null : size;
}

function circle(path: readonly string[]): Said {
	return say`${path[0] ?? ""} would depend on itself: ${path.join(" -> ")}.`;
}

/** What a name is computed by; null for a number that is written down. */
function formulaOf(folded: string, stat: Vocabulary[number] | undefined): string | null {
	if (stat !== undefined) return stat.formula;
	return lineNumbers[folded] === undefined ? (builtInStat(folded)?.formula ?? null) : null;
}

/** The names in a formula, once for each place where they stand. */
function partsOf(text: string | null): string[] {
	const formula = text === null ? null : knownFormula(text);
	if (formula === null) return [];
	return [...eachName(formula)].map((name) => foldedAbbreviation({ abbreviation: name }));
}
