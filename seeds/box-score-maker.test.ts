import { expect, test } from "vitest";
import { basketball, type PlayedLine } from "./box-score-maker.ts";
import type { DressedTeam } from "./dressed.ts";
import { randomFrom } from "./random.ts";

test("the same seed plays the same game", () => {
	const play = basketball({ usualPoints: 65, minutes: 40 });
	const once = play(randomFrom(5), team(1, 8), team(2, 9));
	expect(play(randomFrom(5), team(1, 8), team(2, 9))).toEqual(once);
	expect(play(randomFrom(6), team(1, 8), team(2, 9))).not.toEqual(once);
});

test("somebody always wins, if need be in overtime", () => {
	const games = manyGames(null);
	expect(games.every(({ score }) => score.home !== score.away)).toBe(true);
	const overtimes = games.filter(({ periods }) => periods.length > 4);
	expect(overtimes.length).toBeGreaterThan(0);
	for (const { periods } of overtimes) {
		const quarters = periods.slice(0, 4);
		expect(sum(quarters.map(({ home }) => home))).toBe(sum(quarters.map(({ away }) => away)));
	}
});

test("minutes add up to five players at any moment, and plus-minus to five times the margin", () => {
	for (const { score, periods, lines } of manyGames(40)) {
		const home = lines.filter(({ entryId }) => entryId === 1);
		const length = periods.length > 4 ? 45 * 60 : 40 * 60;
		expect(sum(home.map(({ seconds }) => seconds ?? 0))).toBe(5 * length);
		expect(home.every(({ seconds }) => (seconds ?? 0) <= length)).toBe(true);
		expect(sum(home.map((line) => value(line, "PLUS_MINUS")))).toBe(5 * (score.home - score.away));
	}
});

test("where minutes are not kept, neither is plus-minus", () => {
	for (const { lines } of manyGames(null)) {
		expect(lines.every(({ seconds }) => seconds === null)).toBe(true);
		expect(lines.some(({ values }) => values.has("PLUS_MINUS"))).toBe(false);
	}
});

test("four players can play, too", () => {
	const { lines, score } = basketball({ usualPoints: 50, minutes: null })(
		randomFrom(3),
		team(1, 4),
		team(2, 8),
	);
	const four = lines.filter(({ entryId }) => entryId === 1);
	expect(four).toHaveLength(4);
	expect(sum(four.map((line) => value(line, "PTS")))).toBe(score.home);
});

function manyGames(minutes: number | null) {
	const random = randomFrom(8);
	const play = basketball({ usualPoints: 60, minutes });
	return Array.from({ length: 100 }, () => play(random, team(1, 8), team(2, 9)));
}

function team(entryId: number, count: number): DressedTeam {
	return {
		entryId,
		strength: 0,
		players: Array.from({ length: count }, (_, index) => ({
			playerId: entryId * 100 + index,
			usage: 1.5 - index / 10,
			range: index / count,
			size: 1 - index / count,
		})),
	};
}

function value(line: PlayedLine, abbreviation: string): number {
	return line.values.get(abbreviation) ?? 0;
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((so, number) => so + number, 0);
}
