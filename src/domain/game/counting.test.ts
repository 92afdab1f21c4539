import { expect, test } from "vitest";
import { counts, countsNumbers, keptFromCounting } from "./counting.ts";
import { type GameStatus, gameStatuses } from "./game.ts";

const score = { home: 61, away: 60 };
const those = (is: (status: GameStatus) => boolean) => gameStatuses.filter(is);

test("games and their numbers count once they are over, and a forfeit by itself", () => {
	const counting = ["scheduled", "completed", "forfeit"];
	expect(those((status) => counts({ status, score }))).toEqual(counting);
	expect(those((status) => countsNumbers({ status, score }))).toEqual(counting);
	expect(those((status) => counts({ status, score: null }))).toEqual(["forfeit"]);
	expect(those((status) => countsNumbers({ status, score: null }))).toEqual([]);
	const nothing = { home: 0, away: 0 };
	expect(those((status) => countsNumbers({ status, score: nothing }))).toEqual([]);
});

test("what keeps a game from counting is told", () => {
	expect(those((status) => keptFromCounting({ status }) !== null)).toEqual([
		"in_progress",
		"postponed",
		"cancelled",
	]);
});
