import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { leaders } from "#domain/stats/leaders.ts";
import { wordsOf } from "#words/words.ts";
import { WordsProvider } from "../words.tsx";
import { LeaderBoard } from "./leader-board.tsx";

const people = (...values: number[]) =>
	values.map((value, index) => ({ id: index + 1, name: `Player ${index + 1}`, value }));

const render = (...values: number[]) =>
	renderToStaticMarkup(
		<WordsProvider words={wordsOf("en")}>
			<LeaderBoard
				of="points"
				leaders={leaders(people(...values))}
				to={({ id }) => `/players/${id}`}
			/>
		</WordsProvider>,
	);

const widths = (html: string) =>
	[...html.matchAll(/class="fill" width="([^"]+)"/g)].map((match) => match[1]);
const medals = (html: string) =>
	[...html.matchAll(/class="place"(?: data-medal="(\w+)")?/g)].map((match) => match[1] ?? null);

describe("LeaderBoard", () => {
	test("draws the highest value at 100 % and half of it at 50 %", () => {
		expect(widths(render(40, 20, 10))).toEqual(["100%", "50%", "25%"]);
	});

	test("gives the first three gold, silver and bronze and the fourth nothing", () => {
		expect(medals(render(40, 30, 20, 10))).toEqual(["gold", "silver", "bronze", null]);
	});

	test("gives equal values the same medal and skips the next", () => {
		expect(medals(render(40, 40, 20))).toEqual(["gold", "gold", "bronze"]);
	});

	test("needs no third to award the first two", () => {
		expect(medals(render(40, 30))).toEqual(["gold", "silver"]);
	});

	test("says that nobody leads while all values are zero", () => {
		expect(render(0, 0)).toContain("Nobody leads yet");
	});

	test("shows a leader's team with its crest, and a team its own without its name again", () => {
		const team = { name: "Hawks", logoUrl: null, colors: ["#112233", "#ffee00"] };
		const board = (name: string) =>
			renderToStaticMarkup(
				<WordsProvider words={wordsOf("en")}>
					<LeaderBoard
						of="points"
						leaders={leaders([{ id: 1, name, value: 9 }])}
						to={() => "/"}
						teamOf={() => team}
					/>
				</WordsProvider>,
			);
		for (const html of [board("Ann Ames"), board("Hawks")]) expect(html).toContain("#112233");
		expect(board("Ann Ames").match(/>Hawks</g)).toHaveLength(1);
		expect(board("Hawks").match(/>Hawks</g)).toHaveLength(1);
	});

	test("links each leader to its page", () => {
		expect(render(40)).toContain('href="/players/1"');
	});
});
