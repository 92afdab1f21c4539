import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { shownNumbers } from "#domain/stats/line/shown-numbers.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { writtenDown } from "#domain/stats/stat-definition.ts";
import { wordsOf } from "#words/words.ts";
import { WordsProvider } from "../words.tsx";
import { BoxScore, type BoxScoreLine } from "./box-score.tsx";

const stat = (id: number, abbreviation: string, isHidden = false): StatDefinition => ({
	id,
	name: abbreviation,
	abbreviation,
	order: id,
	isHidden,
	isSigned: abbreviation === "+/-",
	...writtenDown,
});
const definitions = [
	stat(1, "PTS"),
	stat(2, "2PM"),
	stat(3, "2PA"),
	stat(4, "3PM"),
	stat(5, "3PA"),
	stat(6, "BLK", true),
	stat(7, "+/-"),
];

const line = (playerId: number, numbers: number[], isStarter = true): BoxScoreLine => ({
	gameId: 1,
	playerId,
	entryId: 1,
	isStarter,
	seconds: numbers.length === 0 ? 0 : 600,
	values: new Map(numbers.map((value, index) => [index + 1, value])),
	name: `Player ${playerId}`,
	number: null,
	position: null,
});

const render = (lines: BoxScoreLine[]) =>
	renderToStaticMarkup(
		<WordsProvider words={wordsOf("en")}>
			<BoxScore
				team={{ entryId: 1, teamId: 2, name: "Surge", logoUrl: null }}
				lines={lines}
				definitions={definitions}
				shown={shownNumbers(definitions)}
			/>
		</WordsProvider>,
	);
const headings = (html: string) =>
	[...html.matchAll(/<th scope="col"[^>]*>(?:<abbr[^>]*>)?([^<]+)/g)].map((match) => match[1]);
const cellsOf = (row: string | undefined) =>
	[...(row ?? "").matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map((match) => match[1]);

describe("BoxScore", () => {
	test("keeps the league's order, joins made and attempted shots, and hides hidden stats", () => {
		expect(headings(render([line(1, [7, 2, 4, 1, 2, 3, -4])]))).toEqual([
			"Player",
			"MIN",
			"PTS",
			"FG",
			"FG%",
			"2P",
			"3P",
			"3P%",
			"+/-",
		]);
	});

	test("adds field goals from two- and three-pointers", () => {
		const html = render([line(1, [7, 2, 4, 1, 2, 3, -4])]);
		expect(cellsOf(/<tbody>.*?<\/tbody>/.exec(html)?.[0]).slice(1)).toEqual([
			"10:00",
			"7",
			"3-6",
			"50.0",
			"2-4",
			"1-2",
			"50.0",
			"\u22124",
		]);
	});

	test("sums the team's numbers, but not plus-minus", () => {
		const html = render([line(1, [7, 2, 4, 1, 2, 3, -4]), line(2, [3, 0, 1, 1, 1, 0, 5])]);
		expect(cellsOf(/<tfoot>.*<\/tfoot>/.exec(html)?.[0])).toEqual([
			"",
			"10",
			"4-8",
			"50.0",
			"2-5",
			"2-3",
			"66.7",
			"",
		]);
	});

	test("lists starters, then the bench, and says who did not play", () => {
		const html = render([line(3, [], false), line(2, [1], false), line(1, [2])]);
		const order = ["Starters", "/players/1", "Bench", "/players/2", "/players/3", "Did not play"];
		const places = order.map((text) => html.indexOf(text));
		expect(places).toEqual(places.toSorted((a, b) => a - b));
		expect(places).not.toContain(-1);
	});

	test("writes - for shots without an attempt and for numbers nobody wrote down", () => {
		const cells = cellsOf(/<tbody>.*?<\/tbody>/.exec(render([line(1, [0, 0, 0])]))?.[0]);
		expect(cells.slice(1)).toEqual(["10:00", "0", "0-0", "-", "0-0", "-", "-", "-"]);
	});
});
