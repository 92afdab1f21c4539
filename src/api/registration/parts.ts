import { z } from "zod";
import { line, optionalDate, wholeNumber } from "../fields.ts";

/** What is left out is none. */
export const needed = <Value>(value: Value | null | undefined): Value | null => value ?? null;

export const optionalDay = optionalDate.transform(needed);

export const optionalCount = (least: number, most: number) =>
	wholeNumber(least, most, `This is a number from ${least} to ${most}.`)
		.nullish()
		.transform(needed);

export const shortText = (most: number) =>
	line(most, `This is longer than ${most} characters.`).default("");

/** Several lines. */
export const longText = (most: number) =>
	z
		.string("This is no text.")
		.max(most, `This is longer than ${most} characters.`)
		.refine(
			(text) => !text.includes("\0") && text.isWellFormed(),
			"This text has broken characters.",
		)
		.default("");

/** A list of at most so many. */
export const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
	z.array(item, "This is no list.").max(most, "These are too many.");

/** Something with fields of its own within a form. */
export const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
	z.object(shape, "This part of the form cannot be read.");
