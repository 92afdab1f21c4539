import { readFeet } from "#domain/player/height.ts";
import type { PlayerTotals } from "#domain/stats/totals.ts";
import { withDecimalSign } from "#domain/text/format-number.ts";
import { en, type Words } from "#words/en.ts";

/** Abbreviation and name, as tables head columns with them. */
export type Word = { short: string; name: string };

/**
 * A statistic in the language of the page. What the product gave a name is stored in English; a name or an
 * abbreviation that an organization chose is said as it stands (rule `stored-words-of-a-sport`).
 */
export function statWord(words: Words, { short, name }: Word): Word {
	const english: Record<string, Word> = en.sport.stats;
	const key = english[short]?.name === name ? short : keyOfName.get(name);
	const known: Record<string, Word> = words.sport.stats;
	const said = key === undefined ? undefined : known[key];
	return said === undefined
		? { short, name }
		: { name: said.name, short: key === short ? said.short : short };
}

const keyOfName: ReadonlyMap<string, string> = new Map(
	Object.entries(en.sport.stats).map(([key, { name }]) => [name, key]),
);

/** A column of numbers with its words and its decimals in the language; `key` stays as it is stored. */
export function inWords<Column extends Word & { read: (totals: PlayerTotals) => string }>(
	words: Words,
	column: Column,
): Column & { key: string } {
	const { short: key, read } = column;
	const { short, name } = statWord(words, column);
	if (words.language !== "fr") return { ...column, key, short, name };
	return { ...column, key, short, name, read: (totals) => withDecimalSign(read(totals), "fr") };
}

/** A period: "Q1", "Final". */
export function periodName(words: Words, name: string): string {
	return said(words.sport.periods, name);
}

/** What is kept of a player besides number and position: "Height 6'2"". */
export function attributeText(
	words: Words,
	{ name, value }: { name: string; value: string },
): string {
	const text = name === "Height" ? heightText(words, value) : value;
	return `${said(words.sport.attributes, name)} ${text}`;
}

/** "G", "F/C" */
export function positionText(words: Words, position: string): string {
	const parts = position.split(/(\s*[/-]\s*)/);
	return parts.map((part) => said(words.sport.positions, part)).join("");
}

export function sportName(words: Words, name: string): string {
	return said(words.sport.names, name);
}

/** A height that was written in feet as readers of the language measure people; else as it was written. */
function heightText(words: Words, written: string): string {
	const height = words.language === "en" ? null : readFeet(written);
	return height === null ? withDecimalSign(written, words.language) : words.sport.feet(height);
}

function said(names: Readonly<Record<string, string>>, name: string): string {
	return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
