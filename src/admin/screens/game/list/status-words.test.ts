import { expect, test } from "vitest";
import { gameStatuses } from "#domain/game/game.ts";
import { statusTone, statusWord } from "./status-words.ts";

test("the stored status is written with a capital", () => {
	expect(gameStatuses.map(statusWord)).toEqual([
		"Scheduled",
		"In progress",
		"Completed",
		"Postponed",
		"Cancelled",
		"Forfeit",
	]);
});

test("only what deviates from the plan stands out", () => {
	expect(gameStatuses.map(statusTone)).toEqual([
		"plain",
		"live",
		"plain",
		"notice",
		"notice",
		"notice",
	]);
});
