import { labelled } from "#domain/text/labelled.ts";
import { said, words } from "../../words.ts";
/** One value of a thing, as it stood and as it stands; null where there was, or is, none. */
export type ChangedValue = { name: string; before: string | null; after: string | null };

/**
 * What differs between two states of a thing, in words: names as people read them, one line a value.
 * Of what is new or gone, all that is known of it.
 */
export function changedValues(before: unknown, after: unknown): ChangedValue[] {
	const [old, now] = [valuesOf(before), valuesOf(after)];
	const names = new Set([...old.keys(), ...now.keys()]);
	return [...names].flatMap((name) => {
		const [was, is] = [old.get(name), now.get(name)];
		if (was?.state === is?.state) return [];
		const isToldApart = is === undefined || was?.text !== is.text;
		const text = isToldApart ? is?.text : words.audit.valueChanged({ text: is.text });
		return [{ name, before: was?.text ?? null, after: text ?? null }];
	});
}

type Path = readonly string[];
/** What people read, and by what it is compared. */
type Value = { text: string; state: string };

/** Every value by its name: `home › score`. Empty ones are not there. */
function valuesOf(state: unknown, path: Path = []): Map<string, Value> {
	if (state === null || state === undefined || state === "") return new Map();
	if (typeof state === "object" && !Array.isArray(state)) {
		const inside = Object.entries(state)
			.filter(([key]) => !isInternal(key))
			.flatMap(([key, value]) => [...valuesOf(value, [...path, key])]);
		return new Map(inside);
	}
	const texts = wordsOf(state, path);
	return texts === ""
		? new Map()
		: new Map([[nameOf(path), { text: texts, state: JSON.stringify(state) }]]);
}

function wordsOf(state: unknown, path: Path): string {
	// An order by itself; the sentence of the change says that there is another one.
	if (Array.isArray(state) && path.length === 0 && state.every(isUnnamed)) return "";
	if (Array.isArray(state)) return listInWords(state, wordOf);
	return isPicture(path.at(-1)) ? words.audit.aPicture : wordOf(state);
}

function isPicture(key: string | undefined): boolean {
	return /^(logo|image|icon)Url$/.test(key ?? "");
}

/** Numbers by which things know each other, and how often they changed, say nothing to people. */
function isInternal(key: string): boolean {
	return /^(id|seq|version|revision|revisedAt)$|(Id|Ids|_id|createdBy)$/.test(key);
}

function wordOf(value: unknown): string {
	if (value === true) return words.audit.yes;
	if (value === false) return words.audit.no;
	return String(value);
}

/** `startDate` is "Start date", below `home` it is "Home: start date". */
function nameOf(path: Path): string {
	const texts = (path.length === 0 ? ["value"] : path).map((key) =>
		said(
			key
				.replace(/^(logo|image|icon)Url$/, "$1")
				.replaceAll("_", " ")
				.replaceAll(/([a-z])([A-Z])/g, "$1 $2")
				.replace(/^(is|has) /, "")
				.toLowerCase(),
		),
	);
	const name = texts.reduce((outer, inner) => labelled(words, outer, inner));
	return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** A list of words in one line; of things with names the names; of others how many there are. */
function listInWords(list: readonly unknown[], wordOf: (item: unknown) => string): string {
	const texts = list.map((item) => (isThing(item) ? nameIn(item) : wordOf(item)));
	if (texts.some((word) => word === null)) return counted(list);
	const text = texts.join(", ");
	return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function isUnnamed(item: unknown): boolean {
	return isThing(item) && nameIn(item) === null;
}

const longest = 300;

function isThing(item: unknown): item is object {
	return typeof item === "object" && item !== null;
}

function nameIn(thing: object): string | null {
	const name: unknown = Reflect.get(thing, "name") ?? Reflect.get(thing, "username");
	return typeof name === "string" ? name : null;
}

/** A box score is told by its numbers; players without any were not in the game. */
function counted(list: readonly unknown[]): string {
	const values = list.map((item) => (isThing(item) ? Reflect.get(item, "values") : null));
	if (!values.every(Array.isArray)) return words.audit.entries({ count: list.length });
	const given = values.filter(({ length }) => length > 0);
	if (given.length === 0) return "";
	return words.audit.numbersOfPlayers({
		numbers: given.flat().length,
		players: given.length,
	});
}
