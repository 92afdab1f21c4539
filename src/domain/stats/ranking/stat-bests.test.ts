import { describe, expect, test } from "vitest";
import type { Game } from "../../game/game.ts";
import { type StatDefinition, writtenDown } from "../stat-definition.ts";
import { totalsOf } from "../totals.ts";
import { rankedStats } from "./ranked-stats.ts";
import { bestsReader, recordStats, streakStats } from "./stat-bests.ts";

const stat = (id: number, abbreviation: string, more: Partial<StatDefinition> = {}) =>
	Object.assign({ sportId: 1, id, name: abbreviation, abbreviation, order: id }, writtenDown, {
		isHidden: false,
		isSigned: false,
		...more,
	});

const basketball = [stat(1, "PTS"), stat(2, "3PM"), stat(3, "TO")];

/** Lines of one player, a game a day; null for one in which he did not play. */
function streakOf(points: readonly (number | null)[], of = "PTS", definitions = basketball) {
	const games = points.map(
		(_, index) =>
			({
				id: index + 1,
				date: `2026-01-0${index + 1}`,
				time: null,
				stageId: null,
			}) as unknown as Game,
	);
	const statId = definitions.find(({ abbreviation }) => abbreviation === of)?.id ?? 0;
	const lines = points.map((value, index) => ({
		gameId: index + 1,
		playerId: 1,
		entryId: 1,
		isStarter: true,
		seconds: value === null ? 0 : null,
		values: new Map(value === null ? [] : [[statId, value]]),
	}));
	// In whatever order they are read.
	const bests = bestsReader(definitions, games)(lines.toReversed(), totalsOf(lines, definitions));
	const found = bests.find((best) => best.statId === statId)?.streak;
	return found && [found.length, found.since, found.until];
}

describe("a player's streak", () => {
	test("is of games with one of a number, from its first day to its last", () => {
		expect(streakOf([1, 0, 2, 1, 1, 0], "3PM")).toEqual([3, "2026-01-03", "2026-01-05"]);
	});

	test("is of ten where games have many of it, unless the sport computes the number itself", () => {
		expect(streakOf([10, 30, 9, 12])).toEqual([2, "2026-01-01", "2026-01-02"]);
		const soccer = [stat(1, "PTS", { formula: "2 * G" }), stat(2, "G")];
		expect(streakOf([1, 1, 1], "G", soccer)).toEqual([3, "2026-01-01", "2026-01-03"]);
	});

	test("goes on over a game that was missed", () => {
		expect(streakOf([1, null, 2], "3PM")).toEqual([2, "2026-01-01", "2026-01-03"]);
	});

	test("is none of one game", () => {
		expect(streakOf([1, 0, 2], "3PM")).toEqual([0, null, null]);
	});

	test("is told of what stands first in the sport, else of what basketball lives on", () => {
		const told = (definitions: readonly StatDefinition[]) =>
			streakStats(recordStats(rankedStats(definitions)), definitions).map(({ key }) => key);
		expect(told(basketball)).toEqual(["pts", "3pm"]);
		expect(told([stat(1, "G", { isHeadline: true }), stat(2, "YC")])).toEqual(["g"]);
	});
});
