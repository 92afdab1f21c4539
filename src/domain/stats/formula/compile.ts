import { builtInStat } from "../built-in-stats.ts";
import { type LineNumberKey, lineNumbers } from "../line/line-numbers.ts";
import { bySport, type CountedStat, foldedAbbreviation } from "../stat-definition.ts";
import { gamesPlayed } from "./formula.ts";
import { knownFormula } from "./known-formula.ts";
import { compile, computed, nothing, type Part } from "./part.ts";

/** What formulas read: one line, or the sums of many. */
export type Sums = {
	games: number;
	byStat: ReadonlyMap<number, number>;
	points: number | null;
	fieldGoalsMade: number;
	fieldGoalsAttempted: number;
	rebounds: number;
};

/** A statistic that has a formula. */
export type DerivedStat = {
	/**
	 * Sums and multiples alone: it is added up line by line like a written one. Others, such as
	 * percentages, are computed from the sums.
	 */
	isAdditive: boolean;
	/** It divides by games, so one game says nothing. */
	isPerGame: boolean;
	/** The kept statistics it is made of, through others too. */
	sources: ReadonlySet<number>;
	/** Null where nothing it is made of was written down, or it divides by zero. */
	read: (sums: Sums) => number | null;
};

/**
 * The statistics with a formula by id, ready to be read. Looked up once for a list of definitions;
 * names nobody keeps and loops have no value, and are refused where formulas are written.
 */
export function derivedStats(
	definitions: readonly CountedStat[],
): ReadonlyMap<number, DerivedStat> {
	const known = compiled.get(definitions);
	if (known !== undefined) return known;
	const derived = new Map(bySport(definitions).flatMap((own) => [...compileAll(own)]));
	compiled.set(definitions, derived);
	return derived;
}

const compiled = new WeakMap<readonly CountedStat[], ReadonlyMap<number, DerivedStat>>();

function compileAll(definitions: readonly CountedStat[]): ReadonlyMap<number, DerivedStat> {
	const withFormula = definitions.filter(({ formula }) => formula != null);
	if (withFormula.length === 0) return none;
	const partOf = compiler(definitions);
	return new Map(withFormula.map((stat) => [stat.id, toDerived(partOf(foldedAbbreviation(stat)))]));
}

const none: ReadonlyMap<number, DerivedStat> = new Map();

function toDerived(part: Part<Sums>): DerivedStat {
	const { nature, isPerGame, sources } = part;
	return {
		isAdditive: nature === "additive",
		isPerGame,
		sources: new Set(sources),
		read: (sums) => computed(part, sums),
	};
}

function compiler(definitions: readonly CountedStat[]): (folded: string) => Part<Sums> {
	const byName = new Map<string, CountedStat>();
	for (const stat of definitions) {
		const folded = foldedAbbreviation(stat);
		if (!byName.has(folded)) byName.set(folded, stat);
	}
	const done = new Map<string, Part<Sums>>();
	const idsOf = (names: readonly string[]) => names.flatMap((name) => byName.get(name)?.id ?? []);

	function named(folded: string): Part<Sums> {
		const known = done.get(folded);
		if (known !== undefined) return known;
		// Who comes back to a name on the way to it has run in a circle.
		done.set(folded, nothing);
		const part = lookUp(folded);
		done.set(folded, part);
		return part;
	}

	function lookUp(folded: string): Part<Sums> {
		const stat = byName.get(folded);
		if (stat?.formula != null) return derived(stat.id, stat.formula);
		const number = lineNumbers[folded];
		if (number !== undefined) {
			// Points that are written down are shown whatever is hidden of the shots
			// (rule `points-as-written`).
			const isWrittenDown = folded === "PTS" && stat !== undefined;
			const sources = isWrittenDown ? [stat.id] : idsOf(number.sources);
			return { ...ofLine(number.key, idsOf(number.sources)), sources };
		}
		if (stat !== undefined) return written(stat.id);
		if (folded === gamesPlayed) return games;
		const builtIn = builtInStat(folded);
		return builtIn === undefined ? nothing : ofText(builtIn.formula);
	}

	function ofText(text: string): Part<Sums> {
		const formula = knownFormula(text);
		return formula === null
			? nothing
			: compile(formula, (name) => named(foldedAbbreviation({ abbreviation: name })));
	}

	/** What was written down for a sum counts, as points do that are on the sheet. */
	function derived(id: number, text: string): Part<Sums> {
		const part = ofText(text);
		const sources = [id, ...part.sources];
		if (part.nature !== "additive") return { ...part, sources, nature: "other" };
		return {
			...part,
			sources,
			value: (sums) => sums.byStat.get(id) ?? part.value(sums),
			isWritten: (sums) => sums.byStat.has(id) || part.isWritten(sums),
		};
	}

	return named;
}

function ofLine(key: LineNumberKey, sources: readonly number[]): Part<Sums> {
	return {
		nature: "additive",
		isPerGame: false,
		sources,
		value: (sums) => sums[key] ?? 0,
		isWritten: ({ byStat }) => sources.some((id) => byStat.has(id)),
	};
}

function written(id: number): Part<Sums> {
	return {
		nature: "additive",
		isPerGame: false,
		sources: [id],
		value: ({ byStat }) => byStat.get(id) ?? 0,
		isWritten: ({ byStat }) => byStat.has(id),
	};
}

const games: Part<Sums> = { ...nothing, isPerGame: true, value: ({ games }) => games };
