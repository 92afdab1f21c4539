/**
 * What a translator can forget and the compiler cannot see. It refuses a message that is missing or one too
 * many; it lets a message leave out what it is told, and keeps one that nobody says any more.
 */

/** A catalogue or a part of it: messages by their names, some in groups. */
export type Catalogue = { readonly [name: string]: unknown };

/** Messages that are told something else in another language than in the first. */
export function differingPlaceholders(catalogues: Record<string, Catalogue>): string[] {
	const [[first, source] = ["", {}], ...others] = Object.entries(catalogues);
	const wanted = messagesIn(source);
	return others.flatMap(([language, catalogue]) => {
		const said = messagesIn(catalogue);
		return [...wanted].flatMap(([name, message]) => {
			const [here, there] = [placeholdersOf(message), placeholdersOf(said.get(name))];
			if (here === there) return [];
			return `${name}: ${first} says ${here || "nothing"} of what it is told, ${language} ${there || "nothing"}`;
		});
	});
}

/** Messages, by noun and name, that no source says. A group counts as one. */
export function unusedMessages(catalogue: Catalogue, sources: readonly string[]): string[] {
	const said = new Set(
		sources.flatMap((text) =>
			[...text.matchAll(/\bwords\s*\.(\w+)\s*\.(\w+)/g)].map(([, noun, name]) => `${noun}.${name}`),
		),
	);
	return Object.entries(catalogue).flatMap(([noun, messages]) =>
		typeof messages === "object" && messages !== null
			? Object.keys(messages).flatMap((name) =>
					said.has(`${noun}.${name}`) ? [] : `${noun}.${name}`,
				)
			: [],
	);
}

/** Every message by its whole name: `standings.wins.short`. */
function messagesIn(catalogue: Catalogue, before = ""): Map<string, unknown> {
	return new Map(
		Object.entries(catalogue).flatMap(([name, value]) =>
			typeof value === "object" && value !== null
				? [...messagesIn(value as Catalogue, `${before}${name}.`)]
				: [[`${before}${name}`, value] as const],
		),
	);
}

/** What a message asks of what it is told, in alphabetical order. */
function placeholdersOf(message: unknown): string {
	if (typeof message !== "function") return "";
	const asked = new Set<string>();
	const told = new Proxy({}, { get: (_, name) => asked.add(String(name)) && 2 });
	message(told);
	return [...asked].toSorted().join(", ");
}
