import { isUnnamed, listInWords } from "./list-in-words.ts";

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
		const isToldApart = is === undefined || was?.words !== is.words;
		const text = isToldApart ? is?.words : `${is.words}, changed`;
		return [{ name, before: was?.words ?? null, after: text ?? null }];
	});
}

type Path = readonly string[];
/** What people read, and by what it is compared. */
type Value = { words: string; state: string };

/** Every value by its name: `home › score`. Empty ones are not there. */
function valuesOf(state: unknown, path: Path = []): Map<string, Value> {
	if (state === null || state === undefined || state === "") return new Map();
	if (typeof state === "object" && !Array.isArray(state)) {
		const inside = Object.entries(state)
			.filter(([key]) => !isInternal(key))
			.flatMap(([key, value]) => [...valuesOf(value, [...path, key])]);
		return new Map(inside);
	}
	const words = wordsOf(state, path);
	return words === ""
		? new Map()
		: new Map([[nameOf(path), { words, state: JSON.stringify(state) }]]);
}

function wordsOf(state: unknown, path: Path): string {
	// An order by itself; the sentence of the change says that there is another one.
	if (Array.isArray(state) && path.length === 0 && state.every(isUnnamed)) return "";
	if (Array.isArray(state)) return listInWords(state, wordOf);
	return isPicture(path.at(-1)) ? "a picture" : wordOf(state);
}

function isPicture(key: string | undefined): boolean {
	return /^(logo|image|icon)Url$/.test(key ?? "");
}

/** Numbers by which things know each other, and how often they changed, say nothing to people. */
function isInternal(key: string): boolean {
	return /^(id|seq|version|revision|revisedAt)$|(Id|Ids|_id|createdBy)$/.test(key);
}

function wordOf(value: unknown): string {
	if (value === true) return "yes";
	if (value === false) return "no";
	return String(value);
}

/** `startDate` is "Start date", below `home` it is "Home: start date". */
function nameOf(path: Path): string {
	const words = path.map((key) =>
		key
			.replace(/^(logo|image|icon)Url$/, "$1")
			.replaceAll("_", " ")
			.replaceAll(/([a-z])([A-Z])/g, "$1 $2")
			.replace(/^(is|has) /, "")
			.toLowerCase(),
	);
	const name = words.join(": ") || "value";
	return name.slice(0, 1).toUpperCase() + name.slice(1);
}
