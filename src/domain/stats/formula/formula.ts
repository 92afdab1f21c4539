import type { Sentence } from "#domain/language/say.ts";

/** What a derived statistic is made of: "2 * G + A" as a tree. */
export type Formula =
	| { kind: "number"; value: number }
	| { kind: "statistic"; name: string }
	| { kind: "minus"; of: Formula }
	| Operation;

export type Operation = {
	kind: "operation";
	operator: Operator;
	left: Formula;
	right: Formula;
};
export type Operator = "+" | "-" | "*" | "/";

/** The games that are summed up, by the name averages divide by: `PTS / GP`. */
export const gamesPlayed = "GP";

/** A formula, or a sentence that says what is wrong and where. */
export type ReadFormula = { kind: "formula"; formula: Formula } | Refused;
export type Refused = { kind: "refused"; sentence: Sentence };

export function refused(sentence: Sentence): Refused {
	return { kind: "refused", sentence };
}

/** The names in it from left to right, as written, each once. */
export function namesIn(formula: Formula): string[] {
	return [...new Set(eachName(formula))];
}

/** Every place where a name stands, from left to right. */
export function* eachName(formula: Formula): Generator<string> {
	if (formula.kind === "statistic") yield formula.name;
	if (formula.kind === "minus") yield* eachName(formula.of);
	if (formula.kind === "operation") {
		yield* eachName(formula.left);
		yield* eachName(formula.right);
	}
}

/** The same formula with other names, for a statistic that is called otherwise now. */
export function renamed(formula: Formula, nameOf: (name: string) => string): Formula {
	switch (formula.kind) {
		case "number":
			return formula;
		case "statistic":
			return { kind: "statistic", name: nameOf(formula.name) };
		case "minus":
			return { kind: "minus", of: renamed(formula.of, nameOf) };
		case "operation":
			return {
				...formula,
				left: renamed(formula.left, nameOf),
				right: renamed(formula.right, nameOf),
			};
	}
}
