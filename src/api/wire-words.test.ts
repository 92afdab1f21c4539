import { expect, test } from "vitest";
import { fromWire, toWire } from "./wire-words.ts";

test("answers come in our words, wherever the wire's stand in them", () => {
	const team = { id: 31, logo_url: null, seasons_leagues_team_id: 41 };
	expect(fromWire({ games: [{ home_team: team, score_home: 64 }], message: "season_id" })).toEqual({
		games: [{ homeTeam: { id: 31, logoUrl: null, entryId: 41 }, homeScore: 64 }],
		message: "season_id",
	});
});

test("what is sent goes in the wire's", () => {
	expect(toWire([{ playerId: 12, stats: [{ statId: 1, value: null }] }])).toEqual([
		{ player_id: 12, stats: [{ stat_id: 1, value: null }] },
	]);
});

test("what has no other word, and words of every object, stay", () => {
	const said = { constructor: "club", name: "Owls", date: null };
	expect(fromWire(said)).toEqual(said);
	expect(toWire(said)).toEqual(said);
});
