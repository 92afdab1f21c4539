import { expect, test } from "vitest";
import { inEnglish } from "../language/say.ts";
import { faultOfFormat } from "./fault-of-format.ts";
import { seriesOf } from "./series-of.ts";
import { type Entrant, plainFormat, type SeriesPlan, type StageFormat } from "./stage.ts";

test("formats nobody could play are refused with a sentence", () => {
	expect(faultOfFormat(plainFormat(1))).toBe("A stage has 2 to 64 teams.");
	expect(faultOfFormat(plainFormat(65))).toBe("A stage has 2 to 64 teams.");
	expect(faultOfFormat(changed({ playIn: 3 }))).toBe(
		"The teams that play in are an even number of those in the stage.",
	);
	expect(faultOfFormat(changed({ kind: "double", reseeds: true }))).toBe(
		"Reseeding is for single eliminations.",
	);
	expect(faultOfFormat(changed({ kind: "groups" }))).toBe("Say how many groups there are.");
	const groups = { count: 5, advance: 1, meetings: 1 };
	expect(faultOfFormat(changed({ kind: "groups", groups }))).toBe(
		"A group has at least two teams.",
	);
	expect(faultOfFormat(plainFormat(64))).toBeNull();
});

test("what has more than a thousand games is refused, before any of them is made", () => {
	const tooMany = "A stage has at most 1,000 games.";
	const inGroups = (teams: number, count: number, meetings: number) =>
		faultOfFormat(changed({ kind: "groups", teams, groups: { count, advance: 2, meetings } }));
	expect(inGroups(64, 1, 4)).toBe(tooMany);
	expect(inGroups(64, 3, 2)).toBe(tooMany);
	// Four groups of sixteen have 960 games, and the eight who go on seven.
	expect(inGroups(64, 4, 2)).toBeNull();
	// 31 and 32 teams: 961 games and three.
	expect(inGroups(63, 2, 1)).toBeNull();
	expect(inGroups(64, 2, 1)).toBeNull();
	const ladder = Array.from({ length: 200 }, (_, at): SeriesPlan => {
		const plan = at === 199 ? title(200, won(199), seed(1)) : one(at + 1, seed(1), seed(2));
		return { ...plan, bestOf: 7 };
	});
	expect(faultOfFormat(changed({ kind: "custom", series: ladder }))).toBe(tooMany);
});

test("what a bracket editor takes over from any other kind is fine as it is", () => {
	for (const teams of [2, 3, 6, 8, 13, 24]) {
		for (const format of [
			changed({ teams, hasThirdPlace: true, hasConsolation: true }),
			changed({ teams, kind: "double", hasReset: true }),
			changed({ teams, kind: "ladder", sides: 2 }),
			changed({ teams, kind: "ladder", sides: 1 }),
			changed({ teams: 10, playIn: 4 }),
			changed({ teams: 13, kind: "groups", groups: { count: 3, advance: 2, meetings: 2 } }),
		]) {
			const series = seriesOf(format);
			expect(faultOfFormat(changed({ kind: "custom", teams: format.teams, series }))).toBeNull();
		}
	}
});

test.each<[string, number, SeriesPlan[]]>([
	["There are no series.", 2, []],
	["Seed 4 stands nowhere.", 4, [one(1, seed(1), seed(2)), title(2, won(1), seed(3))]],
	["Seed 1 stands in two places.", 2, [one(1, seed(1), seed(2)), title(2, won(1), seed(1))]],
	["There is no seed 9 among 2 teams.", 2, [title(1, seed(1), seed(9))]],
	[
		"Series 1 waits for series 2, which does not come before it.",
		3,
		[one(1, seed(1), won(2)), title(2, won(1), seed(2))],
	],
	["Series 1 waits for series 7, which does not exist.", 2, [title(1, seed(1), won(7))]],
	[
		"The winner of series 1 goes nowhere.",
		4,
		[one(1, seed(1), seed(2)), title(2, seed(3), seed(4))],
	],
	["A stage has one final.", 2, [one(1, seed(1), seed(2))]],
	[
		"Series 2 waits for place 3 of group 1, which does not exist.",
		2,
		[
			{ number: 1, part: "group", round: 1, group: 1, home: seed(1), away: seed(2), bestOf: 1 },
			title(2, { group: 1, place: 1 }, { group: 1, place: 3 }),
		],
	],
])("series that somebody wrote out: %s", (sentence, teams, series) => {
	const fault = faultOfFormat(changed({ kind: "custom", teams, series }));
	expect(inEnglish(fault ?? "")).toBe(sentence);
});

function changed(changes: Partial<StageFormat>): StageFormat {
	return Object.assign(plainFormat(8), changes);
}

function one(number: number, home: Entrant, away: Entrant): SeriesPlan {
	return { number, part: "winners", round: 1, home, away, bestOf: 1 };
}

function title(number: number, home: Entrant, away: Entrant): SeriesPlan {
	return { number, part: "final", round: 1, home, away, bestOf: 1 };
}

function seed(number: number): Entrant {
	return { seed: number };
}

function won(number: number): Entrant {
	return { winnerOf: number };
}
