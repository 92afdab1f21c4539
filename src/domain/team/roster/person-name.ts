export type PersonName = { firstName: string; lastName: string };

/**
 * First and last name of a name in one piece. The last word is the last name, with the particles
 * before it; a name with some words in capitals has its last name in them.
 */
export function splitName(text: string): PersonName {
	const words = text.split(" ").filter(Boolean);
	const shouted = words.map(isShouted);
	if (shouted.includes(true) && shouted.includes(false)) {
		const isLastFirst = shouted[0] === true;
		const at = isLastFirst ? shouted.indexOf(false) : shouted.indexOf(true);
		const isClean = shouted.every((one, index) => one === (index < at === isLastFirst));
		const [before, after] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
		if (isClean && isLastFirst) return { firstName: after, lastName: before };
		if (isClean) return { firstName: before, lastName: after };
	}
	if (words.length < 2) return { firstName: words[0] ?? "", lastName: "" };
	const at = startOfLastName(words);
	return { firstName: words.slice(0, at).join(" "), lastName: words.slice(at).join(" ") };
}

function startOfLastName(words: readonly string[]): number {
	const particle = words.findIndex(
		(word, index) => index > 0 && index < words.length - 1 && particles.has(plain(word)),
	);
	if (particle > 0) return particle;
	const hasSuffix = words.length > 2 && suffixes.has(plain(words.at(-1) ?? ""));
	return words.length - (hasSuffix ? 2 : 1);
}

/** Two capitals at least: initials are no last names. */
function isShouted(word: string): boolean {
	const letters = word.replaceAll(/\P{L}/gu, "");
	return letters.length > 1 && /^\p{Lu}+$/u.test(letters) && !suffixes.has(plain(word));
}

function plain(word: string): string {
	return word.toLowerCase().replaceAll(".", "");
}

const particles = new Set(
	(
		"de del della dei da das do dos di du des d' la le las los van von vom zu zur der den ten ter " +
		"al el bin bint ibn ben abu st saint san santa mac"
	).split(" "),
);

const suffixes = new Set(["jr", "sr", "ii", "iii", "iv"]);
