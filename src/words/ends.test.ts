import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { en } from "./admin/en.ts";
import { es } from "./admin/es.ts";
import { fr } from "./admin/fr.ts";

/** The messages of a catalogue that something follows at once, by noun and name. */
function openMessages(catalogue: object): string[] {
	return Object.entries(catalogue).flatMap(([noun, messages]) =>
		Object.entries(typeof messages === "object" ? messages : {}).flatMap(([name, text]) =>
			typeof text === "string" && /\s$/.test(text) ? `${noun}.${name}` : [],
		),
	);
}

test("what is followed by something else ends with a blank in every language", () => {
	expect(openMessages(fr)).toEqual(expect.arrayContaining(openMessages(en)));
	expect(openMessages(es)).toEqual(expect.arrayContaining(openMessages(en)));
});

/** Of all catalogues of a language, the lines in which something is written. */
function linesWith(language: string, found: RegExp): string[] {
	return globSync(`src/words/**/${language}.ts`).flatMap((file) =>
		readFileSync(file, "utf8")
			.split("\n")
			.filter((line) => found.test(line)),
	);
}

test("the glossary's terms and signs are kept: none of those it says no to", () => {
	expect(
		linesWith("fr", /["`].*\\u00a0[;!?]|« | »| [:;!?]["`]|\b(effectif|ébauche|tête-à-tête)\b/),
	).toEqual([]);
	expect(
		linesWith(
			"es",
			/\b([Pp]artidos?|plantilla|prórroga|liguilla|[Ff]orfeit de|por forf(ei|ai)t)\b|«/i,
		),
	).toEqual([]);
	expect(linesWith("es", /incomparecencia/i)).toEqual([]);
	// Readers are tú, not usted.
	expect(
		linesWith("es", /["`](Diga|Indique|Escriba|Elija|Revise|Configure|Anote|Empiece)\b|téntelo\b/),
	).toEqual([]);
	// What is sent by mail is no letter on paper.
	expect(linesWith("fr", /["`].*\b(une|la|chaque) lettre\b/i)).toEqual([]);
	expect(linesWith("es", /["`].*\bcartas?\b(?! responsiva)/i)).toEqual([]);
});
