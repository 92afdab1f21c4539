import { z } from "zod";
import { inEnglish, isSaid, type Sentence } from "#domain/language/say.ts";
import { wire } from "./fields.ts";

/** A sentence in an answer, which is put in words when the answer is written. */
export class WireSentence {
	readonly sentence: Sentence;

	constructor(sentence: Sentence) {
		this.sentence = sentence;
	}

	toJSON(): string {
		return inEnglish(this.sentence);
	}
}

/** What an answer says to people, in their language; for whoever reads the answer it is text. */
export const said = z
	.custom<Sentence>((value) => typeof value === "string" || isSaid(value))
	.transform((sentence) => new WireSentence(sentence) as unknown as string)
	.meta(wire({ type: "string" }));
