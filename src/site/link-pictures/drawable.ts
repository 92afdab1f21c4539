/**
 * A text as the faces of the link pictures can write it. They know the alphabets of Europe and Vietnamese;
 * what they do not know would be an empty box, so it is left out, and a name of nothing else is null:
 * the drawing then does without it.
 */
export function drawable(text: string): string | null {
	const known = [...text.normalize("NFC")].filter((letter) => writable.test(letter)).join("");
	const tidy = known.replaceAll(/\s+/g, " ").trim().slice(0, mostLetters);
	return /[\p{L}\p{N}]/u.test(tidy) ? tidy : null;
}

/** More than fits; a name of a thousand letters is not measured to its end. */
const mostLetters = 200;

const writable =
	/^[\u0020-\u007e\u00a0-\u017f\u0192\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u0384-\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490\u0491\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2010-\u2015\u2018-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2116\u2122]$/u;
