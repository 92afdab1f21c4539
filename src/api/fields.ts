import { z } from "zod";
import { plainLine } from "#domain/text/plain-line.ts";
import type { Upload } from "#usecases/picture/pictures.ts";

const largestId = 2 ** 31 - 1;

/**
 * How the documentation describes a field, where its schema also takes what forms and old programs
 * send: see openapi.ts. The first of its `examples` is the one that is shown.
 */
export const wire = (schema: Record<string, unknown>) => ({ wire: schema });

/** An id that must be there; `missing` says what is to be chosen. */
export const chosenId = (missing: string) =>
	z
		.union(
			[
				z.int(),
				z
					.string()
					.regex(/^[1-9]\d{0,9}$/)
					.transform(Number),
			],
			missing,
		)
		.refine((value) => value >= 1 && value <= largestId, missing)
		.meta(wire({ type: "integer", minimum: 1, maximum: largestId }));

/** An id, as a number or as its digits in a path or a form (rule `ids-are-int32`). */
export const id = chosenId("This is no id.");

/** An id that may be left out; forms send none as empty text. */
export const optionalId = emptyAsNull(id.nullable().optional());

/** Ids in their order. A form repeats `name[]`. */
export const ids = z.array(id, "This is no list of ids.").max(1000, "These are too many.");

/** A line of text from a person, without the characters that break lists, databases and trust. */
export const line = (most: number, tooLong: string) =>
	z
		.string("This is no text.")
		.max(most, tooLong)
		// NUL ends text in PostgreSQL; a lone surrogate is no character.
		.refine(
			(text) => !text.includes("\0") && text.isWellFormed(),
			"This text has broken characters.",
		)
		.overwrite(plainLine);

/** A name that must be there, without spaces around it; `missing` says that it is not. */
export const name = (missing: string, most = 120) =>
	z
		.string({ error: ({ input }) => (input == null ? missing : "This is no text.") })
		.trim()
		.min(1, missing)
		.pipe(line(most, `This is longer than ${most} characters.`).trim().min(1, missing))
		.meta(wire({ type: "string", minLength: 1, maxLength: most }));

/**
 * Text that may be left out: absent stays as it was, empty is none (rule `absent-is-unchanged`).
 */
export const optionalText = (most = 200) =>
	emptyAsNull(
		z
			.string("This is no text.")
			.trim()
			.pipe(line(most, `This is longer than ${most} characters.`).trim())
			.nullable()
			.optional(),
	);

/** An email address, or none. */
export const optionalEmail = emptyAsNull(
	z
		.email("Please enter an email address.")
		.max(200, "This is longer than 200 characters.")
		.nullable()
		.optional(),
);

/** A calendar day `YYYY-MM-DD` between 1900 and 2200. */
export const date = z.iso
	.date("A date is written as YYYY-MM-DD.")
	.refine((day) => day >= "1900" && day < "2201", "Dates are between 1900 and 2200.");

/** A day, or none. */
export const optionalDate = emptyAsNull(date.nullable().optional());

/** A time of day; only its first five characters count (rule `times-by-five-characters`). */
export const time = z
	.string("A time is written as HH:MM.")
	.regex(/^([01]\d|2[0-3]):[0-5]\d(:\d{2}(\.\d+)?)?$/, "A time is written as HH:MM.")
	.transform((text) => text.slice(0, 5))
	.meta(wire({ type: "string", format: "HH:MM" }));

export const optionalTime = emptyAsNull(time.nullable().optional());

/** A day and a time with a T between them: wall clock of the organization. */
export const wallClock = z
	.string("A time is written as YYYY-MM-DDTHH:MM.")
	.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "A time is written as YYYY-MM-DDTHH:MM.")
	.refine(
		(text) => date.safeParse(text.slice(0, 10)).success && time.safeParse(text.slice(11)).success,
		"There is no such day or time.",
	);

/** A whole number as a number or as its digits; blanks are refused, where `z.coerce` reads 0. */
export const wholeNumber = (least: number, most: number, sentence: string) =>
	z
		.union(
			[
				z.int(),
				z
					.string()
					.regex(/^-?\d{1,9}$/)
					.transform(Number),
			],
			sentence,
		)
		.refine((value) => value >= least && value <= most, sentence)
		// There is one zero.
		.transform((value) => value + 0)
		.meta(wire({ type: "integer", minimum: least, maximum: most }));

/** Points of a side: both are required and whole, 0 to 999. */
export const points = wholeNumber(0, 999, "A score is a whole number from 0 to 999.");

/** Yes or no; forms can only send it as text (rule `flags-as-text`). */
export const flag = z
	.union(
		[
			z.boolean(),
			z.enum(["true", "1", "on"]).transform(() => true),
			z.enum(["false", "0", "off"]).transform(() => false),
		],
		"This is true or false.",
	)
	.meta(wire({ type: "boolean" }))
	.optional();

/** A row that takes no input, whatever is sent. */
export const nothing = z.object({});

/** Names an organization in the query (server/tenancy/organization-meant.ts). */
export const namedOrganization = z.object({
	slug: z.string("This is no text.").optional(),
	domain: z.string("This is no text.").optional(),
});

/** Page of a list: without them all of it, up to `mostRows` (rule `most-rows`). */
export const paging = {
	limit: wholeNumber(1, 5000, "limit is a number from 1 to 5000.").optional(),
	offset: wholeNumber(0, 1_000_000_000, "offset is a number from 0.").optional(),
};

/** Every write says so. */
export const success = z.literal(true).default(true);

/** A picture among the fields of a form; an empty file field is none. The server checks what it is. */
export const upload = z
	.custom<Upload>((value) => value instanceof File, "This is no file.")
	.meta({ isFile: true })
	.optional();

/** The same of a thing that may be without one: empty text, as forms send it, and null are none. */
export const removableUpload = emptyAsNull(upload.nullable());

/** What a row reads from a form with files as well as from JSON. */
export function form<Schema extends z.ZodType>(schema: Schema): Schema {
	return schema.meta({ isForm: true });
}

/** The same with files that are larger than pictures: how large all of the form may be. */
export function formWithFiles<Schema extends z.ZodType>(
	limit: { mostBytes: number; tooLarge: string },
	schema: Schema,
): Schema {
	return schema.meta({ isForm: true, limit });
}

/**
 * What a row does not remember by its Idempotency-Key: the same request does the same again, and its
 * answer is kept nowhere, for it comes so often and so large that it would fill the database, or it
 * is for nobody else.
 */
export function repeatable<Schema extends z.ZodType>(schema: Schema): Schema {
	return schema.meta({ ...schema.meta(), isRepeatable: true });
}

/**
 * What a row reads from a bare array as well as from `{ [name]: array }`
 * (rule `reorder-whole-or-nothing`).
 */
export function listOr<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
	return schema.meta({ listName: name });
}

/** How the fields of a use case are called on this row's wire, for refusals that name them. */
export function spelled<Schema extends z.ZodType>(
	names: Record<string, string>,
	schema: Schema,
): Schema {
	return schema.meta({ ...schema.meta(), spelled: names });
}

/** A list, or its members in a text with commas between them; nothing in it is an empty list. */
export function commaList<Item extends z.ZodType>(item: Item, sentence: string, most = 100) {
	return z.preprocess(
		(value) => (typeof value === "string" ? split(value) : (value ?? [])),
		z.array(item, sentence).max(most, "These are too many."),
	);
}

function split(text: string): string[] {
	return text
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean);
}

/** One thing of a list, by its fields. */
export const item = <Shape extends z.ZodRawShape>(shape: Shape) =>
	z.object(shape, "Each of a list is an object with its fields.");

/** Empty text means that there is none. */
export function emptyAsNull<Schema extends z.ZodType>(schema: Schema) {
	const isBlank = (value: unknown) => typeof value === "string" && plainLine(value).trim() === "";
	return z.preprocess((value) => (isBlank(value) ? null : value), schema);
}
