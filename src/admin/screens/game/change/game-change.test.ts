import { describe, expect, test } from "vitest";
import { sampleGame } from "#testing/admin/listed-game.ts";
import {
	readChange,
	readChangeOf,
	readStatus,
	reverseOf,
	statusValue,
	withChange,
} from "./game-change.ts";

const empty = { date: "", time: "", location: "", status: "" };

describe("a change of several games", () => {
	test("holds only what was filled in", () => {
		expect(readChange(empty)).toEqual({});
		expect(readChange({ ...empty, date: "2026-03-16", status: "postponed" })).toEqual({
			date: "2026-03-16",
			status: "postponed",
		});
		expect(readChange({ ...empty, status: "forfeit-away" })).toEqual({
			status: "forfeit",
			forfeitedBy: "away",
		});
	});
});

describe("a change of one game", () => {
	const game = sampleGame();
	const shown = { date: "2026-03-09", time: "19:00", location: "Main gym", status: "scheduled" };

	test("holds what differs, and emptied is not known", () => {
		expect(readChangeOf(game, shown)).toEqual({});
		expect(readChangeOf(game, { ...shown, time: "", location: "Annex" })).toEqual({
			time: null,
			location: "Annex",
		});
		expect(readChangeOf(game, { ...shown, status: "forfeit-home" })).toEqual({
			status: "forfeit",
			forfeitedBy: "home",
		});
	});
});

test("a forfeit is one choice for each side, and comes back as it was", () => {
	const game = sampleGame({ status: "forfeit", forfeitedBy: "away" });
	expect(statusValue(game)).toBe("forfeit-away");
	expect(readStatus(statusValue(game))).toEqual({ status: "forfeit", forfeitedBy: "away" });
	expect(readStatus(statusValue(sampleGame({ status: "in_progress" })))).toEqual({
		status: "in_progress",
	});
});

test("what undoes a change writes the old values of its fields and no others", () => {
	const game = sampleGame({ time: null });
	expect(reverseOf(game, { time: "20:00", status: "cancelled" })).toEqual({
		time: null,
		status: "scheduled",
		forfeitedBy: null,
	});
	expect(reverseOf(game, { location: "Annex" })).toEqual({ location: "Main gym" });
});

test("a game shown early loses its forfeit with another status and keeps it otherwise", () => {
	const game = sampleGame({ status: "forfeit", forfeitedBy: "away" });
	expect(withChange(game, { status: "postponed" })).toMatchObject({
		status: "postponed",
		forfeitedBy: null,
	});
	expect(withChange(game, { date: null })).toMatchObject({ date: null, forfeitedBy: "away" });
});
