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
