/** What turns or hides letters without being seen. */
const unseen =
	/[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

/** Joiners between pictures make one of them, a family for instance; elsewhere they are not seen either. */
const strayJoiner =
	/(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/**
 * A line of text as it is kept and shown: its letters in one spelling, and nothing in it that cannot be
 * seen, so that two names that look alike are alike (rule `names-are-seen`).
 */
export function plainLine(text: string): string {
	return text
		.normalize("NFC")
		.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
		.replaceAll(unseen, "")
		.replaceAll(strayJoiner, "");
}
