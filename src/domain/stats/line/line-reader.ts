import { derivedStats } from "../formula/compile.ts";
import { type LineNumbers, shooting } from "../shooting.ts";
import { bySport, type CountedStat, type StatLine, type StatValues } from "../stat-definition.ts";

/** What a line says: its values, with the derived ones that are added up, and what they come to. */
export type ReadLine = { values: StatValues; numbers: LineNumbers };

type Line = Pick<StatLine, "seconds" | "values">;

/** Looks up once what the definitions mean and returns a function that reads lines. */
export function lineReader(definitions: readonly CountedStat[]): (line: Line) => ReadLine {
	const known = readers.get(definitions);
	if (known !== undefined) return known;
	const reader = readerOfSports(definitions);
	readers.set(definitions, reader);
	return reader;
}

/**
 * A game is one with a value written; 0 seconds means dressed, did not play
 * (rule `played-with-a-value`).
 */
export function didPlay(line: Line): boolean {
	return line.seconds !== 0 && line.values.size > 0;
}

const readers = new WeakMap<readonly CountedStat[], (line: Line) => ReadLine>();

/** A line is of the sport that its values are of. */
function readerOfSports(definitions: readonly CountedStat[]): (line: Line) => ReadLine {
	const sports = bySport(definitions);
	const [only = [], ...others] = sports;
	if (others.length === 0) return makeReader(only);
	const ofNothing = makeReader([]);
	const readerOf = new Map(
		sports.flatMap((own) => {
			const reader = makeReader(own);
			return own.map(({ id }) => [id, reader] as const);
		}),
	);
	return (line) => {
		const [id = 0] = line.values.keys();
		return (readerOf.get(id) ?? ofNothing)(line);
	};
}

function makeReader(definitions: readonly CountedStat[]): (line: Line) => ReadLine {
	const numbersOf = shooting(definitions);
	const derived = [...derivedStats(definitions)].filter(([, { isAdditive }]) => isAdditive);
	if (derived.length === 0) return ({ values }) => ({ values, numbers: numbersOf(values) });
	const compute = (line: Line): ReadLine => {
		const sums = {
			...numbersOf(line.values),
			games: didPlay(line) ? 1 : 0,
			byStat: line.values,
		};
		const values = new Map(line.values);
		for (const [id, { read }] of derived) {
			const value = read(sums);
			if (value !== null) values.set(id, value);
		}
		// Points that are computed are the player's points, by whatever rule.
		return { values, numbers: numbersOf(values) };
	};
	// A line counts for its player, for its side and for records, and formulas take longer than all else of it.
	const computed = new WeakMap<Line, ReadLine>();
	return (line) => {
		const read = computed.get(line) ?? compute(line);
		computed.set(line, read);
		return read;
	};
}
