import { z } from "zod";
import {
	type LetterSettings,
	mostDigestMinutes,
	mostHoldMinutes,
} from "#domain/notice/letter-settings.ts";
import { answer } from "../endpoint.ts";
import { id, optionalEmail, success, wholeNumber, wire } from "../fields.ts";
import { said } from "../said.ts";

const clockTime = z
	.string("Please enter a time as HH:MM.")
	.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please enter a time as HH:MM.")
	.meta(wire({ type: "string", format: "HH:MM" }));

export const changedLetters = z
	.object({
		id,
		answersTo: optionalEmail.transform((address) => address ?? null),
		holdMinutes: wholeNumber(1, mostHoldMinutes, "Notices are held for 1 to 60 minutes."),
		digestMinutes: wholeNumber(0, mostDigestMinutes, "Letters are gathered for 0 to 1440 minutes."),
		quietFrom: clockTime,
		quietUntil: clockTime,
	})
	.transform(({ id: organizationId, ...letters }) => ({ organizationId, ...letters }));

const letters = z.object({
	answersTo: z.string().nullable(),
	holdMinutes: z.int(),
	digestMinutes: z.int(),
	quietFrom: z.string(),
	quietUntil: z.string(),
});

export const letterSettings = answer(z.object({ letters }), (it: LetterSettings) => ({
	letters: toLetters(it),
}));

export const savedLetters = answer(
	z.object({ success, message: said, letters }),
	(it: LetterSettings) => ({ message: "Saved", letters: toLetters(it) }),
);

function toLetters({
	answersTo,
	holdMinutes,
	digestMinutes,
	quietFrom,
	quietUntil,
}: LetterSettings) {
	return { answersTo, holdMinutes, digestMinutes, quietFrom, quietUntil };
}
