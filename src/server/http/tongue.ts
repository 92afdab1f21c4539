import type { Context } from "hono";
import { WireSentence } from "#api/said.ts";
import { firstLanguage } from "#domain/language/language.ts";
import { sayIn, type Tongue } from "#domain/language/say.ts";
import { sayingsOf } from "#words/said/sayings.ts";
import { wordsOf } from "#words/words.ts";

/**
 * How whoever sent this request is to be told what happened: in the first language of its Accept-Language that
 * there is. The administration names the tab's; programs name none, and read English.
 */
export function tongueOf(c: Context): Tongue {
	const language = firstLanguage(c.req.header("accept-language") ?? "") ?? "en";
	const { clock } = wordsOf(language);
	return { language, clock, sayings: sayingsOf(language) };
}

/** With all that is said in it in the language of whoever asked. */
export function toJson(tongue: Tongue, value: unknown): string {
	// A sentence writes itself in English, and looking at each value costs more than writing it.
	if (tongue.language === "en") return JSON.stringify(value);
	return JSON.stringify(value, function (this: Record<string, unknown>, name, part) {
		const sent = this[name];
		return sent instanceof WireSentence ? sayIn(tongue, sent.sentence) : part;
	});
}
