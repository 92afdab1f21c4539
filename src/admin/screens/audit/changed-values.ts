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

/** A list of words in one line; of things with names the names; of others how many there are. */
function listInWords(list: readonly unknown[], wordOf: (item: unknown) => string): string {
	const words = list.map((item) => (isThing(item) ? nameIn(item) : wordOf(item)));
	if (words.some((word) => word === null)) return counted(list);
	const text = words.join(", ");
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
	if (!values.every(Array.isArray)) return numberOf(list.length, "entry", "entries");
	const given = values.filter(({ length }) => length > 0);
	if (given.length === 0) return "";
	return `${numberOf(given.flat().length, "number", "numbers")} of ${numberOf(given.length, "player", "players")}`;
}

function numberOf(count: number, one: string, many: string): string {
	return `${count} ${count === 1 ? one : many}`;
}
