import { describe, expect, test } from "vitest";
import { knownSports } from "#domain/bookkeeping/known-sports.ts";
import { languages } from "#domain/language/language.ts";
import { defaultPlayerAttributes } from "#domain/player/default-attributes.ts";
import { builtInStats } from "#domain/stats/built-in-stats.ts";
import { en } from "#words/en.ts";
import { type Words, wordsOf } from "#words/words.ts";
import { attributeText, periodName, placeName, positionText, statWord } from "./stored-words.ts";

const [fr, es] = [wordsOf("fr"), wordsOf("es")];
const rebounds = { short: "DREB", name: "Defensive rebounds" };

describe("a statistic that the product named", () => {
	const shipped = [
		...Object.values(knownSports).flatMap(({ stats }) => stats),
		...Object.values(builtInStats),
	].map(({ abbreviation, name }) => ({
		short: abbreviation === "PLUS_MINUS" ? "+/-" : abbreviation,
		name,
	}));

	test.each(shipped)("$short, $name, is said in all languages", (stat) => {
		expect(statWord(en, stat)).toEqual(stat);
		expect(en.sport.stats).toMatchObject({ [stat.short]: stat });
	});

	test.each(languages)("has an abbreviation of its own in %s", (language) => {
		const words = wordsOf(language);
		for (const { stats } of Object.values(knownSports)) {
			const shorts = stats.map(
				({ abbreviation: short, name }) => statWord(words, { short, name }).short,
			);
			expect(new Set(shorts).size).toBe(shorts.length);
		}
	});

	test("is said as one says it there", () => {
		expect(statWord(fr, rebounds)).toEqual({ short: "RD", name: "Rebonds défensifs" });
		expect(statWord(es, rebounds)).toEqual({ short: "RD", name: "Rebotes defensivos" });
	});
});

describe("a statistic that an organization named", () => {
	test.each([
		{ short: "DREB", name: "Defensive boards" },
		{ short: "ST", name: "Screens" },
		{ short: "constructor", name: "toString" },
	])("$name is said as it stands", (stat) => {
		expect(statWord(fr, stat)).toEqual(stat);
	});

	test("keeps the abbreviation it chose", () => {
		expect(statWord(fr, { short: "BOARDS", name: "Rebounds" })).toEqual({
			short: "BOARDS",
			name: "Rebonds",
		});
	});
});

test("every sport, period and attribute of the beginning is known to the catalogues", () => {
	const periods = Object.values(knownSports).flatMap((sport) => sport.periods);
	for (const { name } of periods.filter(({ name }) => !/^\d$/.test(name)))
		expect(en.sport.periods).toMatchObject({ [name]: name });
	const names = Object.keys(en.sport.names).map((name) => name.toLowerCase());
	expect(names.toSorted()).toEqual(Object.keys(knownSports).toSorted());
	for (const { name } of defaultPlayerAttributes)
		expect(en.sport.attributes).toMatchObject({ [name]: name });
});

test("periods, attributes and positions are said in the language, unless they were named anew", () => {
	expect([periodName(fr, "1st Half"), periodName(fr, "Shootout")]).toEqual([
		"1re demie",
		"Shootout",
	]);
	expect(attributeText(es, { name: "School", value: "Prep" })).toBe("School Prep");
	expect([placeName(es, "Court 2"), placeName(es, "Court Street Gym")]).toEqual([
		"Cancha 2",
		"Court Street Gym",
	]);
	expect([positionText(fr, "F/C"), positionText(fr, "Libero")]).toEqual(["A/C", "Libero"]);
});

test("a height in feet is one in feet in Montréal and one in metres in Mexico City", () => {
	const height = (words: Words, value: string) => attributeText(words, { name: "Height", value });
	expect(height(en, `6'2"`)).toBe(`Height 6'2"`);
	expect(height(fr, `6'2"`)).toBe("Taille 6\u00a0pi\u00a02\u00a0po");
	expect(height(es, `6'2"`)).toBe("Estatura 1.88\u00a0m");
	expect(height(fr, "1.88 m")).toBe("Taille 1,88 m");
	expect(height(es, "1.88 m")).toBe("Estatura 1.88 m");
});

test("heights are as an organization measures its players, whatever they were written in", () => {
	const height = (words: Words, value: string) => attributeText(words, { name: "Height", value });
	const inMetres: Words = { ...en, heights: "metres" };
	const inFeet: Words = { ...es, heights: "feet" };
	expect(height(inMetres, `6'2"`)).toBe("Height 1.88\u00a0m");
	expect(height(inMetres, "188 cm")).toBe("Height 1.88\u00a0m");
	expect(height({ ...fr, heights: "metres" }, "6-2")).toBe("Taille 1,88\u00a0m");
	expect(height(inFeet, "1.88 m")).toBe("Estatura 6\u00a0pies\u00a02\u00a0pulg");
	expect(height({ ...en, heights: "feet" }, "1,8 m")).toBe(`Height 5'11"`);
	expect(height(inMetres, "tall")).toBe("Height tall");
});
