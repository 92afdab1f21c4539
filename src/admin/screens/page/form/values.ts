import type { Field, Fields } from "#domain/page/fields.ts";

/** What a new block, or a new thing of a list, begins with. */
export function blankOf(fields: Fields): Record<string, unknown> {
	const values = Object.entries(fields).map(([name, field]) => [name, blankValue(field)]);
	return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** The thing with another value in one field; an optional one that is empty is absent. */
export function withValue(
	thing: Readonly<Record<string, unknown>>,
	name: string,
	value: unknown,
): Record<string, unknown> {
	const { [name]: _, ...others } = thing;
	return value === undefined ? others : { ...thing, [name]: value };
}

/** A few words of what is written: the first text there is, without the signs of Markdown. */
export function excerptOf(fields: Fields, written: Readonly<Record<string, unknown>>): string {
	for (const [name, field] of Object.entries(fields)) {
		const value = written[name];
		if (isText(field) && typeof value === "string" && value.trim() !== "") return plain(value);
		if (field.is === "picture" && isRecord(value) && value.alt) return String(value.alt);
		if (field.is === "list" && Array.isArray(value)) {
			const words = value.map((item) => (isRecord(item) ? excerptOf(field.of, item) : ""));
			const first = words.find((text) => text !== "");
			if (first !== undefined) return first;
		}
	}
	return "";
}

/** The address of the first picture in it. */
export function pictureOf(
	fields: Fields,
	written: Readonly<Record<string, unknown>>,
): string | undefined {
	const name = Object.keys(fields).find((one) => fields[one]?.is === "picture");
	const picture = name === undefined ? undefined : written[name];
	return isRecord(picture) && typeof picture.url === "string" ? picture.url : undefined;
}

/** Things that are written in lines alone stand open below each other; others open one at a time. */
export function isShort(fields: Fields): boolean {
	const all = Object.values(fields);
	return all.length <= 3 && all.every(({ is }) => ["line", "count", "choice"].includes(is));
}

const longestExcerpt = 80;

function blankValue(field: Field): unknown {
	if (field.isOptional) return undefined;
	switch (field.is) {
		case "count":
			return field.start;
		case "choice":
			return field.options[0]?.value;
		case "list":
			return isShort(field.of) ? [blankOf(field.of)] : [];
		case "blocks":
			return [];
		case "picture":
		case "document":
			return undefined;
		default:
			return "";
	}
}

function isText({ is }: Field): boolean {
	return is === "line" || is === "prose" || is === "markdown";
}

function plain(text: string): string {
	return text
		.slice(0, 4 * longestExcerpt)
		.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replaceAll(/(^|\n)\s*(#{1,6}|[-*+>]|\d+[.)])\s+/g, " ")
		.replaceAll(/\*\*|`|\\(?=\W)/g, "")
		.replaceAll(/\s+/g, " ")
		.trim()
		.slice(0, longestExcerpt);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}
