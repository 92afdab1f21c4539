import { formatGameDate, formatGameTime, formatWeekday } from "../time/format.ts";
import type { Reading } from "./language.ts";

/**
 * A sentence and what is told in it, as data: `say` is its English with `{0}` for the first thing told. Who reads it
 * in another language gets it from the sayings of that language (rule `known-by-its-english`).
 */
export type Said = { readonly say: string; readonly told: readonly Told[] };

export type Told = string | number | Said | Day;

/** A day or a time of it, which every language writes in its own way. */
type Day = { readonly date: string; readonly isWeekday?: true } | { readonly time: string };

/** One that tells nothing is its English text. */
export type Sentence = string | Said;

/** What is said in a language other than English, by its English. A function gets what is told, in order. */
export type Sayings = Readonly<Record<string, string | ((...told: Told[]) => string)>>;

/** The same sayings in a further language. */
export type SayingsLike<First extends Sayings> = {
	readonly [English in keyof First]: Sayings[string];
};

/** How somebody reads, and what they are told in their language. */
export type Tongue = Reading & { readonly sayings: Sayings };

const english: Tongue = { language: "en", clock: 12, sayings: {} };

/** say`Week ${week} has games.` */
export function say(texts: TemplateStringsArray, ...told: Told[]): Said {
	const [first = "", ...others] = texts;
	return { say: others.reduce((text, part, at) => `${text}{${at}}${part}`, first), told };
}

/** A word that counts. A plural that is not made with an s is given. */
export function sayCount(count: number, one: string, many = `${one}s`): Said {
	return { say: `{0} ${count === 1 ? one : many}`, told: [count] };
}

/** A sentence that is a function of one thing, as those are that programs rely on. */
export function sayWith(sentence: (told: never) => string, told: Told): Said {
	return { say: sentence("{0}" as never), told: [told] };
}

/** A word of ours among what is told, such as the name of a field, which is said in other languages too. */
export function sayWord(word: string): Said {
	return { say: word, told: [] };
}

/** One sentence after the other. */
export function sayAll(sentences: readonly Told[], between = " "): Said {
	return { say: sentences.map((_, at) => `{${at}}`).join(between), told: sentences };
}

/** "Ash", "Ash and Birch", "Ash, Birch and Cedar". */
export function sayList(parts: readonly Told[]): Told {
	const last = parts.at(-1) ?? "";
	return parts.length < 2 ? last : say`${sayAll(parts.slice(0, -1), ", ")} and ${last}`;
}

export function inEnglish(sentence: Sentence): string {
	return sayIn(english, sentence);
}

/** What nobody has translated is said in English. */
export function sayIn(tongue: Tongue, sentence: Sentence): string {
	const { say, told } = typeof sentence === "string" ? withoutNumbers(sentence, tongue) : sentence;
	const known = tongue.sayings[say] ?? say;
	const parts = told.map((part) => (typeof part === "object" ? partIn(tongue, part) : part));
	if (typeof known === "function") return known(...parts);
	return known.replaceAll(/\{(\d+)\}/g, (hole, at: string) => String(parts[Number(at)] ?? hole));
}

function partIn(tongue: Tongue, part: Said | Day): string {
	if ("say" in part) return sayIn(tongue, part);
	if ("time" in part) return formatGameTime(part.time, tongue) ?? part.time;
	return part.isWeekday
		? formatWeekday(part.date, tongue.language)
		: formatGameDate(part.date, tongue.language);
}

/** A schema's sentence is text, and the limits in it are what it tells. */
function withoutNumbers(text: string, { sayings }: Tongue): Said {
	if (text in sayings || !/\d/.test(text)) return { say: text, told: [] };
	const told: string[] = [];
	const say = text.replaceAll(/\d[\d,]*/g, (number) => `{${told.push(number) - 1}}`);
	return say in sayings ? { say, told } : { say: text, told: [] };
}

/** Is this what `say` makes? Texts of people never are: they are no objects. */
export function isSaid(value: unknown): value is Said {
	return typeof value === "object" && value !== null && "say" in value && "told" in value;
}
