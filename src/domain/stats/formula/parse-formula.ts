import {
	inEnglish,
	type Said,
	type Sentence,
	say,
	sayAll,
	sayWord,
	type Told,
} from "#domain/language/say.ts";
import { type Formula, type Operator, type ReadFormula, refused } from "./formula.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Long enough for every rating that is in use, short enough to be read by people. */
export const longestFormula = 300;
export const tooLong = say`A formula has at most ${longestFormula} characters.`;

/** Parentheses and signs within each other. */
const deepest = 20;

/**
 * Reads "2 * 2PM + 3 x 3PM + FTM". Multiplication and division before addition, from left to right.
 * What cannot be read is answered with a sentence that names the place. Nothing is looked up here.
 */
export function parseFormula(text: string): ReadFormula {
	if (text.length > longestFormula) {
		return refused(tooLong);
	}
	const tokens = tokensOf(text);
	if (!Array.isArray(tokens)) return refused(tokens);
	if (tokens.length === 0) return refused("Please write a formula, such as 2 * G + A.");
	const parser = parserOf(tokens);
	try {
		return { kind: "formula", formula: parser.whole() };
	} catch (error) {
		if (error instanceof Unreadable) return refused(error.sentence);
		throw error;
	}
}

/** Thrown and caught in this file alone. */
class Unreadable extends Error {
	readonly sentence: Sentence;

	constructor(sentence: Sentence) {
		super(inEnglish(sentence));
		this.sentence = sentence;
	}
}

function parserOf(tokens: readonly Token[]) {
	let at = 0;

	function whole(): Formula {
		const formula = sum(0);
		const left = tokens[at];
		if (left?.kind === "close") throw new Unreadable("There is a ) without its (.");
		if (left !== undefined) {
			throw new Unreadable(withHint(noOperator(left), tokens[at - 1], left));
		}
		return formula;
	}

	function sum(depth: number): Formula {
		return leftToRight(["+", "-"], () => product(depth));
	}

	function product(depth: number): Formula {
		return leftToRight(["*", "/"], () => factor(depth));
	}

	function leftToRight(operators: readonly Operator[], operand: () => Formula): Formula {
		let left = operand();
		for (;;) {
			const operator = operatorOf(tokens[at]);
			if (operator === null || !operators.includes(operator)) return left;
			at += 1;
			left = { kind: "operation", operator, left, right: operand() };
		}
	}

	function factor(depth: number): Formula {
		if (depth > deepest) {
			throw new Unreadable(say`A formula has at most ${deepest} parentheses within each other.`);
		}
		const token = tokens[at];
		at += 1;
		if (token === undefined) throw new Unreadable(endsEarly());
		if (token.kind === "number") return { kind: "number", value: token.value };
		if (token.kind === "name") return { kind: "statistic", name: token.name };
		if (token.kind === "open") return inParentheses(depth);
		if (token.kind === "operator" && token.operator === "-") {
			return { kind: "minus", of: factor(depth + 1) };
		}
		at -= 1;
		if (at === 0) throw new Unreadable(say`A formula cannot begin with ${token.text}.`);
		throw new Unreadable(say`Something is missing between ${before()} and ${token.text}.`);
	}

	function inParentheses(depth: number): Formula {
		const inside = sum(depth + 1);
		const end = tokens[at];
		if (end === undefined) throw new Unreadable("A ) is missing at the end.");
		if (end.kind !== "close") {
			throw new Unreadable(noOperator(end));
		}
		at += 1;
		return inside;
	}

	function noOperator({ text }: Token): Said {
		return say`There is no + - * or / between ${before()} and ${text}.`;
	}

	function before(): Told {
		return tokens[at - 1]?.text ?? sayWord("the beginning");
	}

	function endsEarly(): Said {
		const last = tokens.at(-1)?.text ?? "";
		return say`The formula ends too early: something is missing after ${last}.`;
	}

	return { whole };
}

/** Where an operator is due, a bare x means "times", as people write it. */
function operatorOf(token: Token | undefined): Operator | null {
	if (token?.kind === "operator") return token.operator;
	const isTimes = token?.kind === "name" && !token.isQuoted && /^x$/i.test(token.name);
	return isTimes ? "*" : null;
}

function withHint(sentence: Said, left: Token | undefined, right: Token): Said {
	if (left?.kind !== "name" || right.kind !== "name") return sentence;
	const together = `${left.name} ${right.name}`;
	return sayAll([sentence, say`A name with spaces stands in quotes: "${together}".`]);
}
