/** A list of words in one line; of things with names the names; of others how many there are. */
export function listInWords(list: readonly unknown[], wordOf: (item: unknown) => string): string {
	const words = list.map((item) => (isThing(item) ? nameIn(item) : wordOf(item)));
	if (words.some((word) => word === null)) return counted(list);
	const text = words.join(", ");
	return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

export function isUnnamed(item: unknown): boolean {
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
