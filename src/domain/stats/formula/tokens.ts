import { type Said, type Sentence, say } from "#domain/language/say.ts";
import type { Operator } from "./formula.ts";

/** A piece of a formula, with how it was written, for sentences. */
export type Token =
	| { kind: "number"; value: number; text: string }
	/** A name in quotes can be nothing else; a bare x may stand for "times". */
	| { kind: "name"; name: string; isQuoted: boolean; text: string }
	| { kind: "operator"; operator: Operator; text: string }
	| { kind: "open" | "close"; text: string };

/** The pieces of a formula, or the sentence that says what cannot be read. */
export function tokensOf(text: string): Token[] | Sentence {
	const tokens: Token[] = [];
	let rest = text.trimStart();
	while (rest !== "") {
		const [token, length] = firstOf(rest);
		if (typeof token === "string" || "say" in token) return token;
		tokens.push(token);
		rest = rest.slice(length).trimStart();
	}
	return tokens;
}

/** Letters and digits; "%", "#" and "_" as in FG%; a name with other signs stands in quotes. */
export const bareName = /^[\p{L}\p{M}\p{N}_%#.]+/u;
const number = /^(\d{1,6}(\.\d{1,4})?|\.\d{1,4})$/;
/** A quote within quotes is written twice; phones write “this”. */
const quoted = /^(?:"((?:[^"]|"")+)"|[“”„]([^“”]+)[“”])/;

/** As phones and spreadsheets write them. */
const operators: Record<string, Operator> = {
	"+": "+",
	"-": "-",
	"−": "-",
	"–": "-",
	"*": "*",
	"×": "*",
	"·": "*",
	"/": "/",
	"÷": "/",
	":": "/",
};

function firstOf(text: string): [token: Token | Sentence, length: number] {
	const [sign = ""] = text;
	const operator = operators[sign];
	if (operator !== undefined) return [{ kind: "operator", operator, text: sign }, sign.length];
	if (sign === "(") return [{ kind: "open", text: sign }, 1];
	if (sign === ")") return [{ kind: "close", text: sign }, 1];
	const [inQuotes, straight, curly] = quoted.exec(text) ?? [];
	if (inQuotes !== undefined) {
		const name = (straight?.replaceAll('""', '"') ?? curly ?? "").trim();
		if (name === "") return ["There is no name between the quotes.", 0];
		return [{ kind: "name", name, isQuoted: true, text: inQuotes }, inQuotes.length];
	}
	if (/["“”„]/.test(sign)) return ["A name in quotes has no end.", 0];
	const [word] = bareName.exec(text) ?? [];
	if (word === undefined) return [unknownSign(sign), 0];
	return [number.test(word) ? toNumber(word) : toName(word), word.length];
}

function toNumber(text: string): Token {
	return { kind: "number", value: Number(text), text };
}

function toName(text: string): Token | Said {
	if (/^[\d.]+$/.test(text)) {
		return say`The number ${text} cannot be used: at most six digits, and four after the point.`;
	}
	return { kind: "name", name: text, isQuoted: false, text };
}

function unknownSign(sign: string): Sentence {
	if (sign === ",") return "Write numbers with a point, not a comma: 0.5.";
	return say`"${sign}" cannot be used. A formula has names, numbers, + - * / and parentheses.`;
}
