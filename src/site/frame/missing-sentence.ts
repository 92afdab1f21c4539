import type { Refusal } from "#usecases/refusals.ts";
import { type Words, wordsOf } from "#words/words.ts";

/** What exactly is missing, use cases say in English; the page says the same in its language. */
export function missingSentence(words: Words, refusal: Refusal | undefined): string {
	if (words.language === "en") return refusal?.message ?? words.page.missing.page;
	const known = Object.entries(wordsOf("en").page.missing);
	const [thing] = known.find(([, sentence]) => sentence === refusal?.message) ?? [];
	const sentences: Readonly<Record<string, string>> = words.page.missing;
	return sentences[thing ?? "page"] ?? words.page.missing.page;
}
