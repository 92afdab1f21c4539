import { type Sentence, say } from "#domain/language/say.ts";
import { usernameKey } from "./username.ts";

const shortest = 8;
const longest = 128;

/**
 * Why a text may not be a password, as a sentence; null when it may. Its length counts and what
 * everybody tries first, but not the kinds of its characters (rule `password-length`). The long
 * list of what was found in leaks is the server's (`Passwords.isCommon`).
 */
export function passwordProblem(password: string, username: string): Sentence | null {
	const length = [...password].length;
	if (length < shortest) return say`A password has at least ${shortest} characters.`;
	if (length > longest) return say`A password has at most ${longest} characters.`;
	return isGuessable(password, username) ? tooEasyToGuess : null;
}

/** The sentence for a password that attackers try first. */
export const tooEasyToGuess = "This password is too easy to guess. Please choose another one.";

function isGuessable(password: string, username: string): boolean {
	const plain = password.toLowerCase();
	const isOneSign = new Set(plain).size === 1;
	return isOneSign || plain === usernameKey(username) || hasCommonStem(plain);
}

/** Common words with digits or signs behind them, such as "Password123!". */
function hasCommonStem(plain: string): boolean {
	return commonStems.has(plain.replace(/[^a-z]+$/, "").replaceAll("0", "o"));
}

const commonStems = new Set(
	`password passwort passw pass admin administrator welcome letmein qwerty qwertz azerty iloveyou
	monkey dragon sunshine princess football baseball basketball volleyball soccer hockey superman
	batman starwars pokemon michael jordan jennifer jessica charlie ashley daniel thomas master
	shadow changeme default secret computer internet samsung whatever freedom trustno mustang
	fieldhouse league summer winter spring autumn lakers warriors chelsea liverpool arsenal`.split(
		/\s+/,
	),
);
