import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { viewGameStory } from "#usecases/game/view-game-story.ts";
import { wordsOf } from "#words/words.ts";
import { recapOf } from "./game-recap.ts";

let database: Database;
let league: MadeLeague;
beforeAll(async () => {
	database = await openMemory();
	league = await aLeague(database, {
		teams: { Hawks: ["Ann Ash", "Bo Birch"], Owls: ["Cy Cedar"], Bears: ["Dee Dogwood"] },
		games: [
			["Hawks", 60, "Owls", 50, { date: "2026-01-05" }],
			["Owls", 70, "Hawks", 65, { date: "2026-01-12" }],
			["Owls", 20, "Hawks", 10, { date: "2026-01-14", status: "postponed" }],
			["Hawks", "Owls", { date: "2026-01-19" }],
			["Hawks", 1, "Bears", 0, { date: "2026-01-20", status: "forfeit", forfeitedBy: "away" }],
		],
		hasBoxScores: true,
	});
});
afterAll(() => database.close());

const recap = async (game: number, language: "en" | "fr" | "es" = "en") =>
	recapOf(wordsOf(language), await viewGameStory(visitorOf(league), { id: league.gameId(game) }));

test("a game that is over is told in three sentences, which are its numbers", async () => {
	const [result, best, place, ...more] = await recap(1);
	expect(result).toBe("Owls beat Hawks 70–65.");
	expect(best).toMatch(/^Cy Cedar \(\d+ PTS.*\) led Owls, .+ led Hawks\.$/);
	expect(place).toMatch(/^In .+, Owls went from 2nd to 1st\.$/);
	expect(more).toEqual([]);
});

test("it is told in the language of the page", async () => {
	expect((await recap(1, "fr"))[0]).toBe("Marque finale\u00a0: Owls 70, Hawks 65.");
	expect((await recap(1, "es"))[2]).toMatch(/: Owls, del 2\.º al 1\.er lugar\.$/);
});

test("of a forfeit it says whose, and of a game that is not over nothing", async () => {
	expect((await recap(4))[0]).toBe("Bears forfeited.");
	expect([await recap(2), await recap(3)]).toEqual([[], []]);
});
