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
		const [was, is] = [old.get(name) ?? null, now.get(name) ?? null];
		return was === is ? [] : [{ name, before: was, after: is }];
	});
}

type Path = readonly string[];

/** Every value by its name: `home › score`. Empty ones are not there. */
function valuesOf(state: unknown, path: Path = []): Map<string, string> {
	if (state === null || state === undefined || state === "") return new Map();
	if (Array.isArray(state)) return listed(state, path);
	if (typeof state === "object") {
		const inside = Object.entries(state)
			.filter(([key]) => !isInternal(key))
			.flatMap(([key, value]) => [...valuesOf(value, [...path, key])]);
		return new Map(inside);
	}
	return new Map([[nameOf(path), wordOf(state)]]);
}

/** A list of words in one line; of things with names the names; of others how many there are. */
function listed(list: readonly unknown[], path: Path): Map<string, string> {
	if (list.length === 0) return new Map();
	const words = list.map((item) => (isThing(item) ? nameIn(item) : wordOf(item)));
	const isReadable = words.every((word) => word !== null);
	const text = isReadable ? words.join(", ") : `${list.length} of them, ${JSON.stringify(list)}`;
	return new Map([[nameOf(path), text.length > longest ? `${text.slice(0, longest)}…` : text]]);
}

const longest = 300;

function isThing(item: unknown): item is object {
	return typeof item === "object" && item !== null;
}

function nameIn(thing: object): string | null {
	const name: unknown = Reflect.get(thing, "name") ?? Reflect.get(thing, "username");
	return typeof name === "string" ? name : null;
}

/** Numbers by which things know each other say nothing to people, and pictures have no words. */
function isInternal(key: string): boolean {
	return /^(id|seq|version)$|(Id|Ids|_id|logoUrl|imageUrl|createdBy)$/.test(key);
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
			.replaceAll("_", " ")
			.replaceAll(/([a-z])([A-Z])/g, "$1 $2")
			.replace(/^(is|has) /, "")
			.toLowerCase(),
	);
	const name = words.join(": ") || "value";
	return name.slice(0, 1).toUpperCase() + name.slice(1);
}
