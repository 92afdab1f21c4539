import { describe, expect, test } from "vitest";
import { positionsOf } from "./positions.ts";
import { readRoster } from "./read-roster.ts";

const basketball = positionsOf("Basketball");

/** Each line as `number|first|last|position`. */
function read(text: string, positions = basketball): string[] {
	return readRoster(text, positions).map(({ number, firstName, lastName, position }) =>
		[number, firstName, lastName, position].join("|"),
	);
}

const one = (line: string, positions = basketball) => read(line, positions)[0];

describe("number, name and position stand in any order", () => {
	test.each([
		["7 Ana Ruiz G", "7|Ana|Ruiz|G"],
		["Ana Ruiz 7 G", "7|Ana|Ruiz|G"],
		["G 7 Ana Ruiz", "7|Ana|Ruiz|G"],
		["#7 Ana Ruiz", "7|Ana|Ruiz|"],
		["# 7 Ana Ruiz", "7|Ana|Ruiz|"],
		["Ana Ruiz #7 PG", "7|Ana|Ruiz|PG"],
		["Ana Ruiz (7)", "7|Ana|Ruiz|"],
		["Ana Ruiz (PG, 7)", "7|Ana|Ruiz|PG"],
		["No. 7 Ana Ruiz", "7|Ana|Ruiz|"],
		["Ana Ruiz no 7", "7|Ana|Ruiz|"],
		["7 - Ana Ruiz - G", "7|Ana|Ruiz|G"],
		["7: Ana Ruiz", "7|Ana|Ruiz|"],
		["7 | Ana Ruiz | G/F", "7|Ana|Ruiz|G/F"],
		["Ana Ruiz, G, 7", "7|Ana|Ruiz|G"],
		["7 Ana Ruiz point guard", "7|Ana|Ruiz|point guard"],
		["Ana Ruiz", "|Ana|Ruiz|"],
	])("%s", (line, player) => expect(one(line)).toBe(player));
});

describe("a comma turns the names round, as people write them", () => {
	test.each([
		["Ruiz, Ana #7", "7|Ana|Ruiz|"],
		["Ruiz, Ana", "|Ana|Ruiz|"],
		["7 Ruiz, Ana G", "7|Ana|Ruiz|G"],
		["de la Cruz, Juan Carlos 12", "12|Juan Carlos|de la Cruz|"],
		["Ruiz, Ana, 7, G", "7|Ana|Ruiz|G"],
		["Ana Ruiz, PG", "|Ana|Ruiz|PG"],
		["7,Ana,Ruiz,G", "7|Ana|Ruiz|G"],
		["Ana,Ruiz,7,G", "7|Ana|Ruiz|G"],
		["7;Ana;Ruiz;G", "7|Ana|Ruiz|G"],
		['7,"Ruiz, Ana",G', "7|Ana|Ruiz|G"],
		["7;Ruiz, Ana;G", "7|Ana|Ruiz|G"],
	])("%s", (line, player) => expect(one(line)).toBe(player));
});

describe("a sheet's cells", () => {
	test.each([
		["7\tAna\tRuiz\tG", "7|Ana|Ruiz|G"],
		["Ana Ruiz\t7\tG", "7|Ana|Ruiz|G"],
		["7\tAna Ruiz\t", "7|Ana|Ruiz|"],
		["G\tAna\tde la Cruz\t00", "00|Ana|de la Cruz|G"],
		["7\tAna\tRuiz\tana@example.org\t1.85", "7|Ana|Ruiz|"],
	])("%j", (line, player) => expect(one(line)).toBe(player));

	test("a header says what the columns are, in any order, and what is none of a roster's is left", () => {
		expect(read("Last name\tFirst name\tEmail\tPos\tJersey #\nRuiz\tAna\ta@b.c\tG\t7")).toEqual([
			"7|Ana|Ruiz|G",
		]);
		expect(read("No,Player,Position\n7,Ana Ruiz,Sixth man")).toEqual(["7|Ana|Ruiz|Sixth man"]);
		expect(read("Nr;Nachname;Vorname\n7;Ruiz;Ana")).toEqual(["7|Ana|Ruiz|"]);
		expect(read("Numéro;Nom;Prénom;Poste\n7;Côté;Zoé;G")).toEqual(["7|Zoé|Côté|G"]);
	});
});

describe("names", () => {
	test.each([
		["7 Ana María Ruiz", "7|Ana María|Ruiz|"],
		["Juan de la Cruz 7", "7|Juan|de la Cruz|"],
		["Ludwig van Beethoven", "|Ludwig|van Beethoven|"],
		["Maria Da Silva Santos", "|Maria|Da Silva Santos|"],
		["Van Johnson", "|Van|Johnson|"],
		["Anh Do", "|Anh|Do|"],
		["Ken Griffey Jr. 24", "24|Ken|Griffey Jr.|"],
		["Håkon Smith-O'Neil 3", "3|Håkon|Smith-O'Neil|"],
		["Ana RUIZ LÓPEZ 7", "7|Ana|RUIZ LÓPEZ|"],
		["RUIZ LÓPEZ Ana 7", "7|Ana|RUIZ LÓPEZ|"],
		["李 小龍 10", "10|李|小龍|"],
		["Ronaldinho 10", "10|Ronaldinho||"],
		["C Jones 4", "4|C|Jones|"],
		["Zoe\u0301  Côté", "|Zoé|Côté|"],
	])("%s", (line, player) => expect(one(line)).toBe(player));
});

describe("numbers", () => {
	test.each([
		["0 Ana Ruiz", "0|Ana|Ruiz|"],
		["00 Ana Ruiz", "00|Ana|Ruiz|"],
		["07 Ana Ruiz", "07|Ana|Ruiz|"],
		["23 Ana Ruiz", "23|Ana|Ruiz|"],
		["123 Ana Ruiz", "123|Ana|Ruiz|"],
		["Ana Ruiz 2004", "|Ana|Ruiz|"],
	])("%s", (line, player) => expect(one(line)).toBe(player));
});

describe("what a chat puts before a line", () => {
	test.each([
		["- 7 Ana Ruiz", "7|Ana|Ruiz|"],
		["• Ana Ruiz 7", "7|Ana|Ruiz|"],
		["* Ana Ruiz", "|Ana|Ruiz|"],
		["✅ Ana Ruiz 7", "7|Ana|Ruiz|"],
		["Ana Ruiz 7 🔥", "7|Ana|Ruiz|"],
		["7️⃣ Ana Ruiz 👍🏽", "7|Ana|Ruiz|"],
		["*7* Ana _Ruiz_", "7|Ana|Ruiz|"],
		["Ana Ruiz 7 plays from May", "7|Ana|Ruiz|"],
		["[10:32, 11/22/2026] Coach: 7 Ana Ruiz G", "7|Ana|Ruiz|G"],
		["22/11/2026, 10:32 - Coach Bo: 7 Ana Ruiz", "7|Ana|Ruiz|"],
		["7. Ana Ruiz", "7|Ana|Ruiz|"],
		["1) 7 Ana Ruiz", "7|Ana|Ruiz|"],
	])("%s", (line, player) => expect(one(line)).toBe(player));

	test("points that count the lines are no shirt numbers", () => {
		expect(read("1. Ana Ruiz\n2. Bo Lee\n3. Cy Fox")).toEqual([
			"|Ana|Ruiz|",
			"|Bo|Lee|",
			"|Cy|Fox|",
		]);
		expect(read("1) Ana Ruiz 7\n2) Bo Lee 4")).toEqual(["7|Ana|Ruiz|", "4|Bo|Lee|"]);
		expect(read("1\t7\tAna\tRuiz\n2\t4\tBo\tLee")).toEqual(["7|Ana|Ruiz|", "4|Bo|Lee|"]);
		expect(read("7. Ana Ruiz\n4. Bo Lee")).toEqual(["7|Ana|Ruiz|", "4|Bo|Lee|"]);
		expect(read("1 Ana Ruiz\n2 Bo Lee")).toEqual(["1|Ana|Ruiz|", "2|Bo|Lee|"]);
	});

	test("empty lines, headings and lines without a name are no players", () => {
		expect(read("Hawks:\n\n 7 Ana Ruiz\r\n---\n12\nBo Lee 4\n")).toEqual([
			"7|Ana|Ruiz|",
			"4|Bo|Lee|",
		]);
	});

	test("every player tells the line he stands in", () => {
		const [ana, bo] = readRoster("Roster:\n7 Ana Ruiz\n\nBo Lee", basketball);
		expect([ana?.line, bo?.line]).toEqual([2, 4]);
	});
});

describe("positions are those of the sport", () => {
	test.each([
		["Soccer", "1 Ana Ruiz GK", "1|Ana|Ruiz|GK"],
		["Soccer", "1 Ana Ruiz C", "1|Ana Ruiz|C|"],
		["Volleyball", "Ana Ruiz 4 OH", "4|Ana|Ruiz|OH"],
		["Baseball", "Ana Ruiz 4 2B", "4|Ana|Ruiz|2B"],
		["Baseball", "4 Ana Ruiz SS", "4|Ana|Ruiz|SS"],
		["Basketball", "Ana Ruiz f-c", "|Ana|Ruiz|F-C"],
		["Curling", "4\tAna\tRuiz\tSkip", "4|Ana|Ruiz|Skip"],
	])("%s: %s", (sport, line, player) => {
		expect(one(line, positionsOf(sport))).toBe(player);
	});
});
