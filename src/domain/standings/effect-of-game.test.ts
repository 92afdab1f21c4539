import { expect, test } from "vitest";
import { effectOfGame } from "./effect-of-game.ts";
import type { StandingsGame } from "./standings.ts";

const team = (entryId: number) => ({
	entryId,
	teamId: entryId,
	name: `Team ${entryId}`,
	logoUrl: null,
	captainName: null,
	captainId: null,
});
const teams = [1, 2, 3].map(team);
const game = (id: number, home: number, away: number, changes: Partial<StandingsGame> = {}) => ({
	id,
	homeEntryId: home,
	awayEntryId: away,
	date: `2026-01-0${id}`,
	time: "18:00",
	status: "completed" as const,
	forfeitedBy: null,
	score: { home: 50, away: 40 },
	...changes,
});

test("a game moves both teams from where they stood to where it put them", () => {
	const games = [game(1, 1, 2), game(2, 3, 1), game(3, 2, 3)];
	expect(effectOfGame(teams, games, game(2, 3, 1))).toEqual({
		home: { before: null, after: 1 },
		away: { before: 1, after: 2 },
	});
	expect(effectOfGame(teams, games, game(1, 1, 2)), "later games change nothing").toEqual({
		home: { before: null, after: 1 },
		away: { before: null, after: 2 },
	});
});

test("a forfeit moves them too, and what does not count moves nobody", () => {
	const forfeit = game(1, 1, 2, { status: "forfeit", forfeitedBy: "home", score: null });
	expect(effectOfGame(teams, [forfeit], forfeit)?.away.after).toBe(1);
	for (const changes of [
		{ status: "postponed" },
		{ score: null },
		{ status: "in_progress" },
	] as const) {
		const open = game(1, 1, 2, changes);
		expect(effectOfGame(teams, [open], open)).toBeNull();
	}
});
