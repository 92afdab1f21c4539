import { describe, expect, test } from "vitest";
import { sampleGame } from "#testing/admin/listed-game.ts";
import { filterGames, type GameFilter, lacksResult } from "./filter-games.ts";
import type { ListedGame } from "./listed-game.ts";

const today = "2026-03-10";
const all: GameFilter = { league: "", team: "", status: "", date: "", search: "" };
const elks = { entryId: 31, teamId: 30, name: "Élks", logoUrl: null };
const games = [
	sampleGame({ id: 1 }),
	sampleGame({ id: 2, away: elks, status: "postponed", location: "Annex" }),
	sampleGame({ id: 3, home: elks, date: "2026-03-16", league: { id: 6, name: "Friday D2" } }),
	sampleGame({ id: 4, score: { home: 1, away: 0 } }),
];
const idsFor = (filter: Partial<GameFilter>) =>
	filterGames(games, { ...all, ...filter }, today).map(({ id }) => id);

describe("the list of games", () => {
	test("is whole and in its order until something narrows it", () => {
		expect(idsFor({})).toEqual([1, 2, 3, 4]);
	});

	test("is narrowed by league, team at home or away, stored status and date together", () => {
		expect(idsFor({ league: "6" })).toEqual([3]);
		expect(idsFor({ team: "30" })).toEqual([2, 3]);
		expect(idsFor({ team: "30", status: "postponed" })).toEqual([2]);
		expect(idsFor({ status: "completed" })).toEqual([]);
		expect(idsFor({ date: "2026-03-16" })).toEqual([3]);
	});

	test("is searched by words of teams, league and place, whatever their accents, and by ID", () => {
		expect(idsFor({ search: "elks" })).toEqual([2, 3]);
		expect(idsFor({ search: "FRIDAY elks" })).toEqual([3]);
		expect(idsFor({ search: "annex" })).toEqual([2]);
		expect(idsFor({ search: "4" })).toEqual([4]);
	});

	test("shows what was played without a result", () => {
		expect(idsFor({ status: "open" })).toEqual([1]);
	});
});

describe("a game lacks its result", () => {
	test.each<[boolean, string, Partial<ListedGame>]>([
		[true, "from the day it is played on", { date: today }],
		[false, "never before", { date: "2026-03-11" }],
		[false, "never without a date", { date: null }],
		[true, "when 0-0 is all that is known", { score: { home: 0, away: 0 } }],
		[false, "never with points", { score: { home: 0, away: 1 } }],
		[true, "whatever its status claims", { status: "completed" }],
		[false, "never when it is postponed", { status: "postponed" }],
		[false, "never when it is cancelled", { status: "cancelled" }],
		[false, "never when a side forfeited", { status: "forfeit", forfeitedBy: "home" }],
	])("%s: %s", (isLacking, _, said) => {
		expect(lacksResult(sampleGame(said), today)).toBe(isLacking);
	});
});
