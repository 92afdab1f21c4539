import type { Formula, Operation, Operator } from "./formula.ts";
import { bareName } from "./tokens.ts";

/** The formula in one way of writing, with no parentheses more than it needs. */
export function printFormula(formula: Formula): string {
	switch (formula.kind) {
		case "number":
			return String(formula.value);
		case "statistic":
			return printName(formula.name);
		case "minus":
			return `-${within(formula.of, formula.of.kind === "operation")}`;
		case "operation":
			return printOperation(formula);
	}
}

/** A name as a formula has it: bare where it can be read so, else in quotes. */
export function printName(name: string): string {
	const isBare = bareName.exec(name)?.[0] === name && !/^[\d.]+$/.test(name);
	return isBare ? name : `"${name.replaceAll('"', '""')}"`;
}

function printOperation({ operator, left, right }: Operation): string {
	const first = within(left, isOperation(left) && rank[left.operator] < rank[operator]);
	// a - (b - c) is not a - b - c.
	const second = within(right, isOperation(right) && rank[right.operator] <= rank[operator]);
	return `${first} ${operator} ${second}`;
}

function within(formula: Formula, isApart: boolean): string {
	return isApart ? `(${printFormula(formula)})` : printFormula(formula);
}

function isOperation(formula: Formula): formula is Operation {
	return formula.kind === "operation";
}

const rank: Record<Operator, number> = { "+": 1, "-": 1, "*": 2, "/": 2 };
