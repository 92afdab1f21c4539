import { knownFormula } from "./known-formula.ts";
import { compile, computed, nothing, type Part } from "./part.ts";

/** Where the numbers of a formula of the product itself are found; undefined is not written down. */
export type Places<Source> = Readonly<Record<string, (source: Source) => number | undefined>>;

/** Reads a formula that stands in the code, and whose names are all in `places`. */
export function formulaReader<Source>(
	text: string,
	places: Places<Source>,
): (source: Source) => number | null {
	const formula = knownFormula(text);
	if (formula === null) throw new Error(`This is no formula: ${text}`);
	const part = compile<Source>(formula, (name) => {
		const read = places[name];
		return read === undefined ? nothing : toPart(read);
	});
	return (source) => computed(part, source);
}

function toPart<Source>(read: (source: Source) => number | undefined): Part<Source> {
	return {
		nature: "additive",
		isPerGame: false,
		sources: [],
		value: (source) => read(source) ?? 0,
		isWritten: (source) => read(source) !== undefined,
	};
}
