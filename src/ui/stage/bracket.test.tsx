import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Language } from "#domain/language/language.ts";
import type { BracketSeries } from "#domain/stage/bracket-series.ts";
import { seriesOf } from "#domain/stage/series-of.ts";
import { plainFormat, type SeriesPlan } from "#domain/stage/stage.ts";
import { wordsOf } from "#words/words.ts";
import { WordsProvider } from "../words.tsx";
import { Bracket } from "./bracket.tsx";

const render = (series: BracketSeries[], language: Language = "en") =>
	renderToStaticMarkup(
		<WordsProvider words={wordsOf(language)}>
			<Bracket name="Spring" series={series} />
		</WordsProvider>,
	);

test("who is not known yet is said by where they come from, in each language", () => {
	const html = (language: Language) => render(fourTeams(), language);
	expect(html("en")).toContain("Winner of semi-final 1");
	expect(html("fr")).toContain("Gagnant\u00a0: demi-finale 1");
	expect(html("es")).toContain("Ganador: semifinal 1");
	// The tree for the title has no heading of its own, so that its rounds stand a level higher.
	expect(html("en")).toContain("<h3");
	expect(html("en")).not.toContain("<h4");
	expect(html("en").indexOf("Semi-finals")).toBeLessThan(html("en").indexOf(">Final<"));
});

test("a series says its teams, its wins and each of its games, and those that may fall away", () => {
	const [first, ...others] = fourTeams(3);
	if (first === undefined) return;
	first.sides.home.team = { id: 1, name: "Ants", logoUrl: null };
	first.sides.home.wins = 1;
	first.sides.away.team = { id: 4, name: "Dogs", logoUrl: null };
	first.games = [
		{ ...aGame(1), score: { home: 80, away: 70 }, status: "completed", isKnown: true },
		{
			...aGame(2),
			homeSide: "away",
			status: "in_progress",
			score: { home: 12, away: 9 },
			isKnown: true,
		},
		{ ...aGame(3), isIfNecessary: true },
	];
	const html = render([first, ...others]);
	expect(html).toContain("Best of 3");
	expect(html).toContain('href="/games/11"');
	expect(html).toContain("80–70");
	expect(html).toContain('data-live="true"');
	expect(html).toMatch(/9–12<\/span>.*Live/);
	expect(html).toContain("if necessary");
	expect(html).not.toContain('href="/games/13"');
});

test("says why the best one left met the last one left, where rounds are seeded anew", () => {
	const eight = (reseeds: boolean) => seriesOf({ ...plainFormat(8), reseeds }).map(toBePlayed);
	const html = (language: Language) => render(eight(true), language);
	expect(html("en")).toContain("After each round the best seed left plays the last one left.");
	expect(html("fr")).toContain("Après chaque tour, la meilleure équipe encore en lice");
	expect(html("es")).toContain("Después de cada ronda, el mejor sembrado que queda");
	expect(render(eight(false))).not.toContain("After each round");
});

test("a series that ended without a game says so", () => {
	const [first, ...others] = fourTeams();
	if (first === undefined) return;
	first.endedBy = "walkover";
	first.sides.away.isNobody = true;
	expect(render([first, ...others])).toMatch(/Without a game.*Nobody/);
});

function fourTeams(semiFinal: 1 | 3 = 1): BracketSeries[] {
	const format = plainFormat(4);
	format.bestOf.semiFinal = semiFinal;
	return seriesOf(format).map(toBePlayed);
}

function toBePlayed(plan: SeriesPlan): BracketSeries {
	return {
		plan,
		sides: {
			home: { team: null, isNobody: false, from: plan.home, seed: null, wins: 0 },
			away: { team: null, isNobody: false, from: plan.away, seed: null, wins: 0 },
		},
		winner: null,
		isOver: false,
		isSkipped: false,
		endedBy: null,
		games: [],
	};
}

function aGame(number: number): BracketSeries["games"][number] {
	return {
		id: 10 + number,
		number,
		date: "2026-04-01",
		time: "19:00",
		location: null,
		status: "scheduled",
		forfeitedBy: null,
		homeSide: "home",
		score: null,
		isKnown: false,
		isIfNecessary: false,
		isSpare: false,
	};
}
