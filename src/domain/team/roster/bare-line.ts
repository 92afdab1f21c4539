/**
 * A line as it was meant, without what a chat puts around it: when it was sent and by whom, stars and
 * dashes that make letters bold or slanted, little pictures.
 */
export function bareLine(line: string): string {
	return line
		.replace(/^\s*\[[^\]]*\d:\d\d[^\]]*\]\s*[^:]{1,60}:\s*/, "")
		.replace(/^\s*\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d\d[^-]{0,6}- [^:]{1,60}:\s*/, "")
		.replaceAll(picture, "")
		.replaceAll(/(?<![\p{L}\d])[*_~]+(?=\S)|(?<=\S)[*_~]+(?![\p{L}\d])/gu, "")
		.trimEnd();
}

/** With its colour of skin, and what joins several to one or frames a digit. */
const picture =
	/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\u20e3|\ufe0f/gu;
