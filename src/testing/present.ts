import { inEnglish, isSaid, type Said } from "#domain/language/say.ts";

/** The value, which a test has made before it asks. */
export function present<Value>(value: Value | undefined, name: string): Value {
	if (value === undefined) throw new Error(`The test asks for ${name}, which was not made.`);
	return value;
}

type English<T> = T extends Said
	? string
	: T extends object
		? { [Key in keyof T]: English<T[Key]> }
		: T;

/** What a function of the domain answers, with each sentence in it as its English text. */
export function answeringEnglish<Asked extends unknown[], Answer>(
	answer: (...asked: Asked) => Answer,
): (...asked: Asked) => English<Answer> {
	return (...asked) => english(answer(...asked)) as English<Answer>;
}

function english(value: unknown): unknown {
	if (isSaid(value)) return inEnglish(value);
	if (Array.isArray(value)) return value.map(english);
	const isPlain = typeof value === "object" && value?.constructor === Object;
	if (!isPlain) return value;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, english(part)]));
}
