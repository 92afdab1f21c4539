import { z } from "zod";
import type { Upload } from "#usecases/pictures.ts";

const largestId = 2 ** 31 - 1;

/** An id, as a number or as its digits in a path or a form (decision A58). */
export const id = z
	.union(
		[
			z.int(),
			z
				.string()
				.regex(/^[1-9]\d{0,9}$/)
				.transform(Number),
		],
		"This is no id.",
	)
	.refine((value) => value >= 1 && value <= largestId, "This is no id.");

/** An id that may be left out; forms send none as empty text. */
export const optionalId = emptyAsNull(id.nullable().optional());

/** Ids in their order. A form repeats `name[]`. */
export const ids = z.array(id).max(1000, "These are too many.");

/** A line of text from a person, without the characters that break lists and databases. */
export const line = (most: number, tooLong: string) =>
	z
		.string("This is no text.")
		.max(most, tooLong)
		// NUL ends text in PostgreSQL; a lone surrogate is no character.
		.refine(
			(text) => !text.includes("\0") && text.isWellFormed(),
			"This text has broken characters.",
		);

/** A name that must be there, without spaces around it (R5.9); `missing` says that it is not. */
export const name = (missing: string, most = 120) =>
	z
		.string(missing)
		.trim()
		.min(1, missing)
		.pipe(line(most, `This is longer than ${most} characters.`));

/** Text that may be left out: absent stays as it was, empty is none (R7.15). */
export const optionalText = (most = 200) =>
	emptyAsNull(
		z
			.string("This is no text.")
			.trim()
			.pipe(line(most, `This is longer than ${most} characters.`))
			.nullable()
			.optional(),
	);

/** A calendar day `YYYY-MM-DD` between 1900 and 2200 (decision A59), or none. */
export const optionalDate = emptyAsNull(
	z.iso
		.date("A date is written as YYYY-MM-DD.")
		.refine((date) => date >= "1900" && date < "2201", "Dates are between 1900 and 2200.")
		.nullable()
		.optional(),
);

/** A time of day; only its first five characters count (spec §9). */
export const time = z
	.string("A time is written as HH:MM.")
	.regex(/^([01]\d|2[0-3]):[0-5]\d(:\d{2}(\.\d+)?)?$/, "A time is written as HH:MM.")
	.transform((text) => text.slice(0, 5));

export const optionalTime = emptyAsNull(time.nullable().optional());

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
		.transform((value) => value + 0);

/** Points of a side: both are required and whole, 0 to 999 (R5.6, decision A58). */
export const points = wholeNumber(0, 999, "A score is a whole number from 0 to 999.");

/** Yes or no; forms can only send it as text (R7.14). */
export const flag = z
	.union(
		[
			z.boolean(),
			z.enum(["true", "1", "on"]).transform(() => true),
			z.enum(["false", "0", "off"]).transform(() => false),
		],
		"This is true or false.",
	)
	.optional();

/** A row that takes no input, whatever is sent. */
export const nothing = z.object({});

/** Names an organization in the query; the door reads it, decision A11 says how. */
export const namedOrganization = z.object({
	slug: z.string().optional(),
	domain: z.string().optional(),
});

/** Page of a list (decision A53): without them all of it, up to `mostRows`. */
export const paging = {
	limit: wholeNumber(1, 5000, "limit is a number from 1 to 5000.").optional(),
	offset: wholeNumber(0, 1_000_000_000, "offset is a number from 0.").optional(),
};

/** Every write says so (decision A7). */
export const success = z.literal(true).default(true);

/** A picture among the fields of a form; an empty file field is none. The server checks what it is. */
export const upload = z
	.custom<Upload>((value) => value instanceof File, "This is no file.")
	.meta({ isFile: true })
	.optional();

/** What a row reads from a form with files as well as from JSON. */
export function form<Schema extends z.ZodType>(schema: Schema): Schema {
	return schema.meta({ isForm: true });
}

/** What a row reads from a bare array as well as from `{ [name]: array }` (decision A46). */
export function listOr<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
	return schema.meta({ listName: name });
}

/** Empty text means that there is none. */
function emptyAsNull<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => (value === "" ? null : value), schema);
}
