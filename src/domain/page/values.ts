import type {
	BlockContent,
	DocumentValue,
	Field,
	Fields,
	ListField,
	PictureValue,
} from "./fields.ts";
import { isContentLink } from "./links.ts";

/** What a field holds when it is shown: nothing is ever absent, an empty text is "". */
export type ValueOf<F extends Field> = F extends { is: "list"; of: infer Of extends Fields }
	? readonly ValuesOf<Of>[]
	: F extends { is: "blocks" }
		? readonly BlockContent[]
		: F extends { is: "count" }
			? number
			: F extends { is: "league" }
				? number | null
				: F extends { is: "choice"; options: readonly { value: infer Value }[] }
					? Value
					: F extends { is: "picture" }
						? PictureValue | null
						: F extends { is: "document" }
							? DocumentValue | null
							: string;

export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** What is written into a block: optional fields may be absent. */
export type Written<F extends Fields> = {
	readonly [Name in keyof F as F[Name] extends { isOptional: true } ? never : Name]: WrittenValue<
		F[Name]
	>;
} & {
	readonly [Name in keyof F as F[Name] extends { isOptional: true } ? Name : never]?: WrittenValue<
		F[Name]
	>;
};

type WrittenValue<F extends Field> = F extends { is: "list"; of: infer Of extends Fields }
	? readonly Written<Of>[]
	: F extends { is: "picture" }
		? PictureValue
		: F extends { is: "document" }
			? DocumentValue
			: ValueOf<F>;

/**
 * What is written in a block, in the shape its kind shows. What is not there, or is of another
 * shape, is empty: a page half written, or written for another release, is still a page.
 */
export function valuesOf<F extends Fields>(
	fields: F,
	written: Readonly<Record<string, unknown>>,
): ValuesOf<F> {
	const values = Object.entries(fields).map(([name, field]) => [
		name,
		shownValue(field, written[name]),
	]);
	return Object.fromEntries(values);
}

/**
 * Is there nothing to show yet? What is written as a list is empty while the list is; anything else
 * while no text and no picture is there.
 */
export function isEmpty(fields: Fields, values: Readonly<Record<string, unknown>>): boolean {
	const names = Object.keys(fields);
	const lists = names.filter((name) => Array.isArray(values[name]));
	const decisive = lists.length > 0 ? lists : names.filter((name) => isContent(fields[name]));
	return decisive.every((name) => isNothing(values[name]));
}

/** A number, a choice or a league says how something is shown, and is nothing by itself. */
function isContent(field: Field | undefined): boolean {
	return field !== undefined && !["count", "choice", "league"].includes(field.is);
}

function isNothing(value: unknown): boolean {
	if (typeof value === "string") return value.trim() === "";
	return Array.isArray(value) ? value.length === 0 : value === null || value === undefined;
}

function shownValue(field: Field, value: unknown): unknown {
	switch (field.is) {
		case "line":
		case "prose":
		case "markdown":
			return typeof value === "string" ? value : "";
		case "link":
			return typeof value === "string" && isContentLink(value) ? value : "";
		case "picture":
			return asPicture(value);
		case "document":
			return asDocument(value);
		case "count":
			return isWhole(value) && value >= field.least && value <= field.most ? value : field.start;
		case "league":
			return isWhole(value) ? value : null;
		case "choice":
			return field.options.some((option) => option.value === value)
				? value
				: field.options[0]?.value;
		case "list":
			return asList(field, value);
		case "blocks":
			return asBlocks(value);
	}
}

/** Things without any text or picture are left out: somebody has pressed "add" and not yet written. */
function asList({ of }: ListField, value: unknown): unknown[] {
	if (!Array.isArray(value)) return [];
	return value.flatMap((item) => {
		if (!isRecord(item)) return [];
		const values = valuesOf(of, item);
		return isEmpty(of, values) ? [] : [values];
	});
}

function asPicture(value: unknown): PictureValue | null {
	if (!isRecord(value) || typeof value.url !== "string" || !isContentLink(value.url)) return null;
	const { url, alt, width, height, focusX, focusY } = value;
	return {
		url,
		alt: typeof alt === "string" ? alt : "",
		...(isWhole(width) && isWhole(height) && width > 0 && height > 0 && { width, height }),
		...(isShare(focusX) && isShare(focusY) && { focusX, focusY }),
	};
}

function asDocument(value: unknown): DocumentValue | null {
	if (!isRecord(value) || typeof value.url !== "string" || !isContentLink(value.url)) return null;
	return {
		url: value.url,
		name: typeof value.name === "string" ? value.name : "",
		bytes: isWhole(value.bytes) ? value.bytes : 0,
	};
}

function asBlocks(value: unknown): BlockContent[] {
	return Array.isArray(value) ? value.filter(isBlock) : [];
}

function isBlock(value: unknown): value is BlockContent {
	return isRecord(value) && typeof value.kind === "string" && typeof value.id === "string";
}

export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown): value is number {
	return typeof value === "number" && Number.isSafeInteger(value);
}

function isShare(value: unknown): value is number {
	return typeof value === "number" && value >= 0 && value <= 100;
}
