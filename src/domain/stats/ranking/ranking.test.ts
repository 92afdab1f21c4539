import { describe, expect, test } from "vitest";
import { knownSports } from "../../bookkeeping/known-sports.ts";
import type { StatDefinition } from "../stat-definition.ts";
import { totalsOf } from "../totals.ts";
import { gamesStat, type Ranked, rankedStats } from "./ranked-stats.ts";
import { barOf, rankedText, ranking } from "./ranking.ts";

const definitionsOf = (sport: string): StatDefinition[] =>
	(knownSports[sport]?.stats ?? []).map((stat, index) => ({
		...stat,
		id: index + 1,
		order: index + 1,
		isHidden: false,
	}));
const basketball = definitionsOf("basketball");
const keysOf = (definitions: readonly StatDefinition[]) =>
	rankedStats(definitions).map(({ key }) => key);
const statOf = (key: string, definitions = basketball) => {
	const found = rankedStats(definitions).find((stat) => stat.key === key);
	if (found === undefined) throw new Error(`There is no ${key}.`);
	return found;
};

/** Somebody who did the same in each of some games. */
function player(name: string, line: Record<string, number>, games = 2, teamGames = games): Ranked {
	const values = new Map(
		basketball.flatMap(({ id, abbreviation }) =>
			line[abbreviation] === undefined ? [] : [[id, line[abbreviation]] as const],
		),
	);
	const lines = Array.from({ length: games }, () => ({ seconds: null, values }));
	return { id: name.length, name, games, teamGames, totals: totalsOf(lines, basketball) };
}

const inOrder = (people: Ranked[], key: string, counting: "game" | "total" = "game") => {
	const stat = statOf(key);
	const bar = barOf(stat, people, counting);
	return ranking(people, stat, { counting, direction: "descending", bar }).map(
		({ name, place }) => `${place ?? "-"} ${name}`,
	);
};

describe("what a sport counts", () => {
	test("is what it keeps, and what everybody expects beside what it is made of", () => {
		expect(keysOf(basketball).join(" ")).toBe(
			"pts fgm fga fg% 2pm 2pa 3pm 3pa 3p% ftm fta ft% oreb dreb reb ast to stl blk pf plus_minus",
		);
	});

	test("is nothing of another sport", () => {
		for (const sport of ["soccer", "volleyball", "baseball"]) {
			const own = definitionsOf(sport).map(({ abbreviation }) => abbreviation.toLowerCase());
			expect(keysOf(definitionsOf(sport))).toEqual(own);
		}
	});

	test("is nothing that is made of what is hidden", () => {
		const hidden = basketball.map((stat) => ({ ...stat, isHidden: stat.abbreviation === "3PM" }));
		const keys = keysOf(hidden);
		for (const key of ["3pm", "3p%", "fgm", "fg%"]) expect(keys).not.toContain(key);
		expect(keys).toContain("ft%");
	});

	test("keeps its own percentage where the league has put it", () => {
		const own = { ...(basketball[0] as StatDefinition), id: 99, order: 99 };
		const keys = keysOf([...basketball, { ...own, abbreviation: "FT%", formula: "FTM / FTA" }]);
		expect(keys.filter((key) => key === "ft%")).toHaveLength(1);
		expect(keys.at(-1)).toBe("ft%");
	});
});

describe("an order", () => {
	test("is per game for sums, where level ones share a place by what is written", () => {
		const people = [
			player("Ann", { PTS: 10 }, 3),
			player("Bo", { PTS: 20 }),
			player("Cyd", { PTS: 10 }, 5),
		];
		expect(inOrder(people, "pts")).toEqual(["1 Bo", "2 Ann", "2 Cyd"]);
		expect(inOrder(people, "pts", "total")).toEqual(["1 Cyd", "2 Bo", "3 Ann"]);
	});

	test("leaves who has played too little without a place, below the others", () => {
		const people = [player("Ann", { PTS: 10 }, 8), player("Bo", { PTS: 40 }, 3, 8)];
		expect(inOrder(people, "pts")).toEqual(["1 Ann", "- Bo"]);
		expect(inOrder(people, "pts", "total")).toEqual(["1 Bo", "2 Ann"]);
	});

	test("asks of a percentage for half of the usual attempts", () => {
		const people = [
			player("Ann", { FTM: 8, FTA: 10 }),
			player("Bo", { FTM: 1, FTA: 1 }),
			player("Cyd", {}),
		];
		expect(barOf(statOf("ft%"), people, "game")).toMatchObject({
			least: 6,
			divisor: { text: "FTA" },
		});
		expect(inOrder(people, "ft%")).toEqual(["1 Ann", "- Bo", "- Cyd"]);
	});

	test("asks nothing of games", () => {
		expect(barOf(gamesStat, [], "game")).toBeNull();
	});
});

test("numbers are written as readers of the language do", () => {
	const ann = player("Ann", { PTS: 7, FTM: 1, FTA: 3, PLUS_MINUS: -3 }, 2);
	const written = (key: string, counting: "game" | "total", language: "en" | "fr") =>
		rankedText(statOf(key), ann, { counting, language });
	expect(written("pts", "game", "en")).toBe("7.0");
	expect(written("pts", "total", "fr")).toBe("14");
	expect(written("ft%", "total", "fr")).toBe("33,3");
	expect(written("plus_minus", "game", "en")).toBe("\u22123.0");
	expect(written("ast", "game", "en")).toBe("-");
});
