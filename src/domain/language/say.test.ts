import { expect, test } from "vitest";
import { inEnglish, say, sayAll, sayCount, sayIn, sayWith, type Tongue } from "./say.ts";

const french: Tongue = {
	language: "fr",
	clock: 24,
	sayings: {
		"{0} has {1}.": "{0}\u00a0: {1}.",
		"{0} games": (count) => `${count} matchs`,
		"This is longer than {0} characters.": "Ce texte dépasse {0} caractères.",
		"On {0} at {1}": "Le {0} à {1}",
		"{0} created": "Créé\u00a0: {0}",
	},
};

test("a sentence is its English text, with what is told in it", () => {
	expect(inEnglish(say`Week ${3} has ${sayCount(1, "game")} of ${"Owls {0}"}.`)).toBe(
		"Week 3 has 1 game of Owls {0}.",
	);
	expect(inEnglish("As it stands: {0}.")).toBe("As it stands: {0}.");
});

test("is said in another language with all that is told in it", () => {
	const sentence = say`${"Owls"} has ${sayCount(4, "game")}.`;
	expect(sayIn(french, sentence)).toBe("Owls\u00a0: 4 matchs.");
	expect(sayIn(french, sayAll([sentence, "Nobody knows this."]))).toBe(
		"Owls\u00a0: 4 matchs. Nobody knows this.",
	);
	const when = say`On ${{ date: "2026-01-05", isWeekday: true }} at ${{ time: "18:00" }}`;
	expect(inEnglish(when)).toBe("On Monday, January 5 at 6:00 PM");
	expect(sayIn(french, when)).toBe("Le lundi 5 janvier à 18\u00a0h\u00a000");
	expect(
		sayIn(
			french,
			sayWith((name: string) => `${name} created`, "Owls"),
		),
	).toBe("Créé\u00a0: Owls");
});

test("the limits in a schema's text are what it tells", () => {
	expect(sayIn(french, "This is longer than 120 characters.")).toBe(
		"Ce texte dépasse 120 caractères.",
	);
	expect(sayIn(french, "There are 3 of these.")).toBe("There are 3 of these.");
});
