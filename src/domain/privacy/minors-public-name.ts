type Name = { firstName: string; lastName: string };

/** What somebody is called whose name was taken out for good. */
export const formerPlayer: Name = { firstName: "Former player", lastName: "" };

export function isFormerPlayer({ firstName, lastName }: Name): boolean {
	return firstName === formerPlayer.firstName && lastName === formerPlayer.lastName;
}

/**
 * What strangers are told of a minor's name: the first name and the initial of the last one,
 * "Maya R.". Lists are sometimes kept with both names in one field, so only the first word of the
 * first name stands, and the last word gives the initial where there is no last name.
 */
export function publicName(name: Name): Name {
	if (isFormerPlayer(name)) return name;
	const given = wordsOf(name.firstName);
	const family = wordsOf(name.lastName);
	const [first = ""] = given;
	const last = family[0] ?? (given.length > 1 ? given.at(-1) : undefined);
	if (first === "") return { firstName: last === undefined ? "" : initial(last), lastName: "" };
	return { firstName: withoutFamilyName(first), lastName: last === undefined ? "" : initial(last) };
}

/** The same of a name that was written in one piece, such as a captain's. */
export function publicText(text: string): string {
	const { firstName, lastName } = publicName({ firstName: text, lastName: "" });
	return `${firstName} ${lastName}`.trim();
}

const wordsOf = (text: string) => text.trim().split(/\s+/).filter(Boolean);

/** "o'Neil" gives "O."; a word without a letter gives its first sign. */
function initial(word: string): string {
	const [letter = ""] = /\p{L}\p{M}*/u.exec(word) ?? word;
	return `${letter.toUpperCase()}.`;
}

/** "김민준" and "田中太郎" are whole names in one word, and the family name stands first. */
function withoutFamilyName(word: string): string {
	const isWhole = /^[\p{Script=Han}\p{Script=Hangul}]{2,}$/u.test(word);
	return isWhole ? initial(word) : word;
}
