import { z } from "zod";

const largestId = 2 ** 31 - 1;

/** An id, as a number or as its digits in a path (decision A58). */
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

/** A line of text from a person, without the characters that break lists and databases. */
export const line = (most: number, tooLong: string) =>
	z
		.string()
		.max(most, tooLong)
		// NUL ends text in PostgreSQL; a lone surrogate is no character.
		.refine(
			(text) => !text.includes("\0") && text.isWellFormed(),
			"This text has broken characters.",
		);

/** A row that takes no input, whatever is sent. */
export const nothing = z.object({});

/** Names an organization in the query; the door reads it, decision A11 says how. */
export const namedOrganization = z.object({
	slug: z.string().optional(),
	domain: z.string().optional(),
});

/** Every write says so (decision A7). */
export const success = z.literal(true).default(true);
