import { expect, test } from "vitest";
import { whatGoes } from "./going-games.ts";

const team = (id: number) => ({
	id,
	teamId: id,
	entryId: id + 100,
	name: ["", "Hawks", "Owls", "Kites", "Larks", "Bears"][id] ?? "",
});
const game = (id: number, away: number, home: number, isPlayed = true) => ({
	id,
	away: team(away),
	home: team(home),
	score: isPlayed ? { home: 50, away: 40 } : null,
	status: "completed" as const,
});
const hawks = [team(1)];

test("without games nothing goes but the thing itself", () => {
	expect(whatGoes("Hawks", [], hawks)).toEqual({
		sentence: "Hawks has no games.",
		hasResults: false,
	});
});

test("games that are to come are no results", () => {
	expect(whatGoes("Hawks", [game(1, 1, 2, false)], hawks)).toEqual({
		sentence: "Hawks has 1 game, none of them with a result. It goes too.",
		hasResults: false,
	});
});

test("who else loses results is named, three of them and the rest counted", () => {
	const games = [game(1, 1, 2), game(2, 3, 1), game(3, 1, 4), game(4, 5, 1), game(5, 1, 2, false)];
	expect(whatGoes("Hawks", games, hawks)).toEqual({
		sentence:
			"Hawks has 5 games, 4 of them with a result. They go too, and Owls, Kites, Larks and 1 more team lose those results.",
		hasResults: true,
	});
	expect(whatGoes("Hawks", [game(1, 1, 2)], hawks).sentence).toBe(
		"Hawks has 1 game with a result. It goes too, and Owls loses that result.",
	);
});

test("of a season or a league nobody else loses anything", () => {
	expect(whatGoes("Spring", [game(1, 1, 2), game(2, 3, 4)], "all").sentence).toBe(
		"Spring has 2 games, all of them with a result. They go too.",
	);
	expect(whatGoes("These 2 seasons", [game(1, 1, 2), game(2, 3, 4)], "all", true).sentence).toBe(
		"These 2 seasons have 2 games, all of them with a result. They go too.",
	);
});
