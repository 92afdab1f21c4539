import { inEnglish, type Sentence } from "#domain/language/say.ts";

export type RefusalKind =
	| "malformed"
	| "unauthenticated"
	| "forbidden"
	| "missing"
	| "conflict"
	| "invalid"
	| "throttled"
	| "unavailable"
	| "overloaded";

/**
 * Why something was not done, in the sentence the user will read. Nothing has been changed. It is put in the
 * language of whoever asked where it is answered; `message` is its English.
 */
export class Refusal extends Error {
	readonly kind: RefusalKind;
	readonly sentence: Sentence;
	readonly fields: Record<string, Sentence> | undefined;
	readonly retryAfterSeconds: number | undefined;

	constructor(
		kind: RefusalKind,
		sentence: Sentence,
		details: { fields?: Record<string, Sentence>; retryAfterSeconds?: number } = {},
	) {
		super(inEnglish(sentence));
		this.sentence = sentence;
		this.kind = kind;
		this.fields = details.fields;
		this.retryAfterSeconds = details.retryAfterSeconds;
	}
}

/** What is wrong with one field of what was sent. */
export function invalid(field: string, sentence: Sentence): Refusal {
	return new Refusal("invalid", sentence, { fields: { [field]: sentence } });
}

/** The value, or the refusal that another organization's id gets too: the same as a missing one. */
export function found<Value>(value: Value | null | undefined, sentence: Sentence): Value {
	if (value === null || value === undefined) throw new Refusal("missing", sentence);
	return value;
}

/** Refuses when a policy says no. A use case asks before it reads. */
export function authorize(isAllowed: boolean): void {
	if (!isAllowed) throw new Refusal("forbidden", "You are not allowed to do this.");
}
