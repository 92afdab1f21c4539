import { sayIn } from "#domain/language/say.ts";
import { Refusal } from "#usecases/refusals.ts";
import { sayingsOf } from "#words/said/sayings.ts";
import type { Words } from "#words/words.ts";

/** What is said of a form that was refused; what is missing has a page of its own. */
export function noticeOf(words: Words, error: unknown): { notice: string; status: 422 | 429 } {
	if (!(error instanceof Refusal) || error.kind === "missing") throw error;
	if (error.kind === "throttled") return { notice: words.signUp.tooMany, status: 429 };
	const { language, clock } = words;
	const tongue = { language, clock, sayings: sayingsOf(language) };
	return { notice: sayIn(tongue, error.sentence), status: 422 };
}
