import type { Formula } from "./formula.ts";
import { parseFormula } from "./parse-formula.ts";

/**
 * The formula of a text that was accepted once; null when it is none any more. A text is read once
 * in a process, however many pages show what is computed by it.
 */
export function knownFormula(text: string): Formula | null {
	const known = formulas.get(text);
	if (known !== undefined) return known;
	const read = parseFormula(text);
	const formula = read.kind === "formula" ? read.formula : null;
	if (formulas.size >= mostKept) formulas.clear();
	formulas.set(text, formula);
	return formula;
}

const formulas = new Map<string, Formula | null>();
const mostKept = 1000;
