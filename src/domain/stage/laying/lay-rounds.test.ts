import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../time/calendar.ts";
import { playStage } from "../play-stage.ts";
import { seriesOf } from "../series-of.ts";
import { plainFormat, type StageFormat } from "../stage.ts";
import type { Played } from "../stage-state.ts";
import { type FreeSlot, type LaidGame, type LayingRules, layRounds } from "./lay-rounds.ts";

const weekly: LayingRules = { restDays: 1, playsTwiceADay: false, gameMinutes: 60 };

test("rounds follow each other with rest, and the final is played last and alone", () => {
	const format = plainFormat(4);
	format.hasThirdPlace = true;
	const { games, unplaced } = layRounds(seriesOf(format), evenings(3), weekly);
	expect(unplaced).toEqual([]);
	expect(games.map(inWords)).toEqual([
		"series 1, game 1: 2026-04-01 19:00 A",
		"series 2, game 1: 2026-04-01 19:00 B",
		"series 3, game 1: 2026-04-03 19:00 A",
		"series 4, game 1: 2026-04-03 20:00 A",
	]);
});

test("a long series keeps slots for its spare games, and what comes after waits for them", () => {
	const format = plainFormat(4);
	format.bestOf = { final: 1, semiFinal: 3, earlier: 1 };
	const { games } = layRounds(seriesOf(format), evenings(9), weekly);
	expect(games.map(({ series, number, date }) => `${series}.${number} ${date.slice(-2)}`)).toEqual([
		"1.1 01",
		"2.1 01",
		"1.2 03",
		"2.2 03",
		"1.3 05",
		"2.3 05",
		"3.1 07",
	]);
});

test("where teams may play twice a day a tournament fits on one", () => {
	const rules = { restDays: 0, playsTwiceADay: true, gameMinutes: 60 };
	const { games, unplaced } = layRounds(seriesOf(plainFormat(4)), evenings(1), rules);
	expect(games).toHaveLength(3);
	expect(unplaced).toEqual([]);
});

test("what finds no slot is told, and nothing that follows it is laid before it", () => {
	const { games, unplaced } = layRounds(seriesOf(plainFormat(8)), evenings(1), weekly);
	expect(games).toHaveLength(4);
	expect(unplaced.map(({ series }) => series)).toEqual([5, 6, 7]);
});

test("what is laid already stays, and the rest goes round it", () => {
	const series = seriesOf(plainFormat(4));
	const laid = [{ series: 1, number: 1, date: "2026-04-03", time: "19:00", court: "A" }];
	const { games } = layRounds(series, evenings(9), weekly, laid);
	expect(games.map(inWords)).toEqual([
		"series 2, game 1: 2026-04-01 19:00 A",
		"series 3, game 1: 2026-04-05 19:00 A",
	]);
});

test("whoever wins, no team has two games at once or without rest", () => {
	fc.assert(
		fc.property(
			fc.record({
				kind: fc.constantFrom("single", "double", "ladder", "groups"),
				teams: fc.integer({ min: 2, max: 20 }),
				restDays: fc.integer({ min: 0, max: 2 }),
				playsTwiceADay: fc.boolean(),
				reseeds: fc.boolean(),
			}),
			fc.infiniteStream(fc.boolean()),
			({ kind, teams, restDays, playsTwiceADay, reseeds }, homeWins) => {
				const format: StageFormat = plainFormat(teams);
				format.kind = kind === "groups" && teams < 4 ? "single" : kind;
				format.groups = { count: Math.ceil(teams / 5), advance: 2, meetings: 1 };
				format.reseeds = reseeds && format.kind === "single";
				format.hasThirdPlace = true;
				format.hasConsolation = true;
				format.bestOf = { final: 3, semiFinal: 3, earlier: 1 };
				const series = seriesOf(format);
				const rules = { restDays, playsTwiceADay, gameMinutes: 60 };
				const { games, unplaced } = layRounds(series, evenings(250), rules);
				expect(unplaced).toEqual([]);
				expectRest(
					playedOut(format, games, () => homeWins.next().value),
					rules,
				);
			},
		),
		{ numRuns: 60 },
	);
});

/** Two courts, two games each, on every evening from the first of April. */
function evenings(days: number): FreeSlot[] {
	return Array.from({ length: days }, (_, at) => addDays("2026-04-01", at)).flatMap((date) =>
		["20:00", "19:00"].flatMap((time) => ["A", "B"].map((court) => ({ date, time, court }))),
	);
}

function inWords({ series, number, date, time, court }: LaidGame): string {
	return `series ${series}, game ${number}: ${date} ${time} ${court}`;
}

/** Each team's games, spare ones included, in the order of play. */
function playedOut(format: StageFormat, laid: LaidGame[], isHomeWin: () => boolean) {
	let played: Played = {
		series: seriesOf(format),
		seeds: Array.from({ length: format.teams }, (_, at) => ({ seed: at + 1, entryId: 101 + at })),
		games: [],
	};
	const ofTeam = new Map<number, LaidGame[]>();
	for (const { number } of played.series) {
		const { home, away, needed } = playStage(played).series[number - 1] ?? { needed: [] };
		if (typeof home !== "number" || typeof away !== "number") continue;
		const ofSeries = laid.filter((game) => game.series === number);
		for (const team of [home, away]) ofTeam.set(team, [...(ofTeam.get(team) ?? []), ...ofSeries]);
		const score = isHomeWin() ? { home: 2, away: 1 } : { home: 1, away: 2 };
		const games = needed.map((nth) => ({
			id: number * 10 + nth,
			series: number,
			number: nth,
			homeEntryId: home,
			awayEntryId: away,
			date: null,
			time: null,
			status: "completed" as const,
			forfeitedBy: null,
			score,
		}));
		played = { ...played, games: [...played.games, ...games] };
	}
	return [...ofTeam.values()];
}

function expectRest(ofTeams: LaidGame[][], { restDays, playsTwiceADay }: LayingRules): void {
	const wrong = ofTeams.flatMap((games) => {
		const moments = games.map(({ date, time }) => `${date} ${time}`).toSorted();
		return moments.slice(1).filter((moment, at) => {
			const before = moments[at] ?? "";
			if (before === moment) return true;
			const date = moment.slice(0, 10);
			const earliest = addDays(before.slice(0, 10), restDays + 1);
			return date < earliest && !(playsTwiceADay && date === before.slice(0, 10));
		});
	});
	expect(wrong).toEqual([]);
}
