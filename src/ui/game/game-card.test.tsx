import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { GameWithTeams } from "#domain/game/game.ts";
import type { Language } from "#domain/language/language.ts";
import { aGame } from "#testing/a-game.ts";
import { wordsOf } from "#words/words.ts";
import { WordsProvider } from "../words.tsx";
import { GameCard } from "./game-card.tsx";

const render = (changes: Partial<GameWithTeams>, language: Language = "en") =>
	renderToStaticMarkup(
		<WordsProvider words={wordsOf(language)}>
			<GameCard game={aGame(changes)} />
		</WordsProvider>,
	);

describe("GameCard", () => {
	test("opens the game", () => expect(render({})).toContain('href="/games/7"'));

	test("says when a game is that is still to come", () => {
		expect(render({})).toContain("6:00 PM");
		expect(render({ time: "TBD" })).toContain("Time to be set");
	});

	test("calls a game with a score final, whatever its stored status", () => {
		const html = render({ score: { home: 50, away: 40 } });
		expect(html).toContain("Final");
		expect(html).toContain(">50<");
	});

	test("names who forfeited and shows no 0-0", () => {
		const html = render({ status: "forfeit", forfeitedBy: "away", score: { home: 0, away: 0 } });
		expect(html).toContain("Stingers forfeited");
		expect(html).toMatch(/Stingers<\/span><span[^>]*>Forfeit</);
		expect(html).toMatch(/Surge<\/span><span[^>]*>Win</);
		expect(html).not.toContain(">0<");
	});

	test("says days, times and what became of a game in the language of the page", () => {
		expect(render({}, "fr")).toContain("18\u00a0h\u00a000");
		expect(render({ date: null, time: null }, "es")).toContain("Fecha por definir");
		expect(render({ score: { home: 50, away: 40 } }, "fr")).toContain("Terminé");
	});

	test("shows a postponed game as such, without points", () => {
		const html = render({ status: "postponed", score: { home: 50, away: 40 } });
		expect(html).toContain("Postponed");
		expect(html).not.toContain(">50<");
	});
});
