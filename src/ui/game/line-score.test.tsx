import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { GameWithTeams, PeriodScore } from "#domain/game/game.ts";
import { aGame } from "#testing/a-game.ts";
import { wordsOf } from "#words/words.ts";
import { WordsProvider } from "../words.tsx";
import { LineScore } from "./line-score.tsx";

const game = aGame({ status: "completed", score: { home: 50, away: 48 } });

const period = (name: string, order: number, home: number | null, isHidden = false) =>
	({ period: { id: order, name, order, isHidden }, home, away: home }) satisfies PeriodScore;

const render = (shown: GameWithTeams, periods: PeriodScore[]) =>
	renderToStaticMarkup(
		<WordsProvider words={wordsOf("en")}>
			<LineScore game={shown} periods={periods} />
		</WordsProvider>,
	);

const columns = (periods: PeriodScore[]) =>
	[...render(game, periods).matchAll(/<th scope="col"[^>]*>([^<]*)<\/th>/g)].map(
		(match) => match[1],
	);

describe("LineScore", () => {
	test("shows the Final period after the others, wherever it stands in the order", () => {
		expect(columns([period("final", 0, 50), period("H1", 1, 20), period("H2", 2, 30)])).toEqual([
			"Team",
			"H1",
			"H2",
			"final",
		]);
	});

	test("shows the game's score as Final when the organization has no such period", () => {
		const html = render(game, []);
		expect(html).toContain(">Final<");
		expect(html).toContain(">50<");
	});

	test("heads the score so far as the total while the game goes on", () => {
		const live = { ...game, status: "in_progress" as const };
		for (const periods of [[], [period("Final", 1, 50)]]) {
			const html = render(live, periods);
			expect(html).toContain(">Total<");
			expect(html).not.toContain("Final");
		}
	});

	test("leaves out hidden periods and periods nobody wrote down", () => {
		expect(
			columns([period("Q1", 1, 50), period("OT", 2, null), period("Secret", 3, 9, true)]),
		).toEqual(["Team", "Q1", "Final"]);
	});
});
