import type { Formula, Operator } from "./formula.ts";

/**
 * A part of a formula, ready to be computed from a source of numbers. What is absent counts as 0; a
 * value that cannot be is NaN.
 */
export type Part<Source> = {
	nature: Nature;
	/** Games are divided by. */
	isPerGame: boolean;
	/** The kept statistics it is made of. */
	sources: readonly number[];
	value: (source: Source) => number;
	/** Whether anything of it was written down. */
	isWritten: (source: Source) => boolean;
};

/** Additive: computing it from sums is adding up what is computed line by line. */
export type Nature = "constant" | "additive" | "other";

/** A formula whose names mean what `named` says. */
export function compile<Source>(
	formula: Formula,
	named: (name: string) => Part<Source>,
): Part<Source> {
	switch (formula.kind) {
		case "number": {
			const { value } = formula;
			return { ...nothing, nature: "constant", value: () => value };
		}
		case "statistic":
			return named(formula.name);
		case "minus": {
			const part = compile(formula.of, named);
			return { ...part, value: (source) => -part.value(source) };
		}
		case "operation": {
			const [left, right] = [compile(formula.left, named), compile(formula.right, named)];
			const apply = operations[formula.operator];
			return {
				nature: natureOf(formula.operator, left.nature, right.nature),
				isPerGame: left.isPerGame || right.isPerGame,
				sources: [...left.sources, ...right.sources],
				value: (source) => apply(left.value(source), right.value(source)),
				isWritten: (source) => left.isWritten(source) || right.isWritten(source),
			};
		}
	}
}

/** Null where nothing was written down, or where something is divided by zero. */
export function computed<Source>(
	{ value, isWritten }: Part<Source>,
	source: Source,
): number | null {
	if (!isWritten(source)) return null;
	const result = value(source);
	// There is one zero.
	return Number.isFinite(result) ? result + 0 : null;
}

/** Of a name that stands for nothing. */
export const nothing: Part<unknown> = {
	nature: "other",
	isPerGame: false,
	sources: [],
	value: () => Number.NaN,
	isWritten: () => false,
};

/** No infinity: what is divided by one would look like 0. */
const operations: Record<Operator, (a: number, b: number) => number> = {
	"+": (a, b) => a + b,
	"-": (a, b) => a - b,
	"*": (a, b) => a * b,
	"/": (a, b) => (b === 0 ? Number.NaN : a / b),
};

function natureOf(operator: Operator, left: Nature, right: Nature): Nature {
	if (operator === "+" || operator === "-") return left === right ? left : "other";
	if (right === "constant") return left;
	return operator === "*" && left === "constant" ? right : "other";
}
