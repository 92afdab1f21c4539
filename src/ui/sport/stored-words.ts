import { inCentimetres, inFeet, readCentimetres, readFeet } from "#domain/player/height.ts";
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

/** Where a game is: a court that nobody has named is counted in the language (rule `stored-words-of-a-sport`). */
export function placeName<Location extends string | null>(
	words: Words,
	location: Location,
): Location | string {
	const [, venue = "", number] = /^(.*, )?Court (\d+)$/.exec(location ?? "") ?? [];
	return number === undefined ? location : venue + words.sport.court({ number });
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
	return `${attributeName(words, name)} ${text}`;
}

export function attributeName(words: Words, name: string): string {
	return said(words.sport.attributes, name);
}

/** "G", "F/C" */
export function positionText(words: Words, position: string): string {
	const parts = position.split(/(\s*[/-]\s*)/);
	return parts.map((part) => said(words.sport.positions, part)).join("");
}

export function sportName(words: Words, name: string): string {
	return said(words.sport.names, name);
}

/**
 * A height as the organization measures people; where it says nothing, one that was written in feet as readers of the
 * language do, and others as they were written (rule `heights-as-measured`).
 */
function heightText(words: Words, written: string): string {
	const { language, heights = language === "es" ? "metres" : "feet" } = words;
	const isChosen = words.heights !== undefined;
	const feet = readFeet(written);
	const centimetres = feet === null ? readCentimetres(written) : inCentimetres(feet);
	if (centimetres === null || (!isChosen && (feet === null || language === "en"))) {
		return withDecimalSign(written, language);
	}
	if (heights === "feet") return words.sport.feet(feet ?? inFeet(centimetres));
	return `${withDecimalSign((centimetres / 100).toFixed(2), language)}\u00a0m`;
}

function said(names: Readonly<Record<string, string>>, name: string): string {
	return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
