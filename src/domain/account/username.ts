import { type Sentence, say } from "#domain/language/say.ts";
import { plainLine } from "../text/plain-line.ts";

/** A user name as it is stored and shown. */
export function plainUsername(username: string): string {
	return plainLine(username.normalize("NFKC")).trim();
}

/**
 * A user name as it is compared: unique over the whole product, whatever its case
 * (rule `username-once`).
 */
export function usernameKey(username: string): string {
	return plainUsername(username).toLowerCase();
}

const longest = 64;

/** Why a text cannot be a user name, as a sentence; null when it can. */
export function usernameProblem(username: string): Sentence | null {
	const name = plainUsername(username);
	if (name.length === 0) return "Username is required.";
	if (name.length > longest) return say`A username has at most ${longest} characters.`;
	return isOfOneScript(name)
		? null
		: "A username can have letters of one script only, such as Latin or Cyrillic.";
}

/**
 * What is written together: the scripts of today's languages each by itself, and those of Japanese, Chinese and
 * Korean with one another and with Latin ("highly restrictive" in Unicode Technical Standard 39). A Cyrillic а
 * among Latin letters is somebody who wants to look like another.
 */
const scripts = [
	..."Cyrillic Greek Armenian Georgian Hebrew Arabic Thaana Ethiopic Devanagari Bengali Gurmukhi Gujarati Oriya".split(
		" ",
	),
	..."Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer".split(" "),
].map((script) => [script]);
const together = [
	["Latin", "Han", "Hiragana", "Katakana"],
	["Latin", "Han", "Bopomofo"],
	["Latin", "Han", "Hangul"],
];
const patterns = [...scripts, ...together].map((set) => {
	const classes = ["Common", "Inherited", ...set].map(
		(script) => `\\p{Script_Extensions=${script}}`,
	);
	return new RegExp(`^[${classes.join("")}]*$`, "u");
});

function isOfOneScript(name: string): boolean {
	return patterns.some((pattern) => pattern.test(name));
}
