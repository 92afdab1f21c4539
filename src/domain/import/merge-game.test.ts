import { describe, expect, test } from "vitest";
import type { Game } from "../game/game.ts";
import { isSameGame, mergeGame } from "./merge-game.ts";
import type { SheetGame } from "./sheet/read-games.ts";

const entries = { seasonLeagueId: 1, homeEntryId: 2, awayEntryId: 3 };
const sheet: SheetGame = {
	line: 2,
	externalId: "g1",
	home: "Surge",
	away: "Bandits",
	date: "2025-05-11",
	time: "18:00",
	location: null,
	videoUrl: null,
	status: null,
	forfeitedBy: null,
	score: { home: 10, away: 7 },
	periods: [],
};
const stored: Game = {
	id: 9,
	...entries,
	date: "2025-05-11",
	time: "18:00",
	location: "Calgary",
	videoUrl: "https://youtu.be/dQw4w9WgXcQ",
	status: "completed",
	forfeitedBy: null,
	score: { home: 10, away: 7 },
};

test("what the sheet does not say stays as it is stored", () => {
	expect(isSameGame(mergeGame(sheet, entries, stored), stored)).toBe(true);
	const blank = { ...sheet, date: null, time: null, score: null };
	expect(isSameGame(mergeGame(blank, entries, stored), stored)).toBe(true);
});

test.each<[string, Partial<SheetGame>]>([
	["score", { score: { home: 11, away: 7 } }],
	["date", { date: "2025-05-12" }],
	["time", { time: "19:00" }],
	["location", { location: "Edmonton" }],
	["status", { status: "cancelled" }],
])("a changed %s is a change", (_, change) => {
	expect(isSameGame(mergeGame({ ...sheet, ...change }, entries, stored), stored)).toBe(false);
});

describe("without a word in the sheet the status", () => {
	const statusOf = (score: SheetGame["score"], before?: Partial<Game>) =>
		mergeGame({ ...sheet, score }, entries, before && { ...stored, ...before }).status;

	test("of a new game follows its score", () => {
		expect(statusOf({ home: 10, away: 7 })).toBe("completed");
		expect(statusOf({ home: 0, away: 0 })).toBe("scheduled");
		expect(statusOf(null)).toBe("scheduled");
	});

	test("of a postponed game stays until it has a score", () => {
		expect(statusOf(null, { status: "postponed", score: null })).toBe("postponed");
		expect(statusOf({ home: 10, away: 7 }, { status: "postponed", score: null })).toBe("completed");
	});

	test("of a forfeited game stays, with who forfeited", () => {
		const before: Game = { ...stored, status: "forfeit", forfeitedBy: "away" };
		expect(mergeGame(sheet, entries, before)).toMatchObject({
			status: "forfeit",
			forfeitedBy: "away",
		});
	});
});
