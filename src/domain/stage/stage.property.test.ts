import assert from "node:assert/strict";
import fc from "fast-check";
import { expect, test } from "vitest";
import { randomFrom } from "../schedule/random.ts";
import { faultOfFormat } from "./fault-of-format.ts";
import { finalPlaces } from "./final-places.ts";
import { playStage } from "./play-stage.ts";
import { seriesOf } from "./series-of.ts";
import { plainFormat, type StageFormat, seriesLengths } from "./stage.ts";
import type { Played, StageGame, StageState } from "./stage-state.ts";
import { whatChanges } from "./what-changes.ts";

const length = fc.constantFrom(...seriesLengths);
const teams = fc.integer({ min: 2, max: 64 });
const lengths = fc.record({ final: length, semiFinal: length, earlier: length });

/** Formats of each kind, whatever else the league chose. */
const formats: Record<string, fc.Arbitrary<StageFormat>> = {
	"single eliminations": fc
		.record({
			teams,
			bestOf: lengths,
			hasThirdPlace: fc.boolean(),
			hasConsolation: fc.boolean(),
			reseeds: fc.boolean(),
			playIn: fc.constantFrom(0, 2, 4, 6),
		})
		.map((chosen) => Object.assign(plainFormat(chosen.teams), chosen)),
	"double eliminations": fc
		.record({
			kind: fc.constant("double" as const),
			teams,
			bestOf: lengths,
			hasReset: fc.boolean(),
			playIn: fc.constantFrom(0, 2, 4),
		})
		.map((chosen) => Object.assign(plainFormat(chosen.teams), chosen)),
	ladders: fc
		.record({
			kind: fc.constant("ladder" as const),
			teams,
			bestOf: lengths,
			sides: fc.constantFrom(1 as const, 2 as const),
			hasThirdPlace: fc.boolean(),
		})
		.map((chosen) => Object.assign(plainFormat(chosen.teams), chosen)),
	"groups with a bracket": fc
		.record({
			kind: fc.constant("groups" as const),
			teams: fc.integer({ min: 4, max: 40 }),
			bestOf: lengths,
			hasThirdPlace: fc.boolean(),
			hasConsolation: fc.boolean(),
			groups: fc.record({
				count: fc.integer({ min: 1, max: 8 }),
				advance: fc.integer({ min: 1, max: 3 }),
				meetings: fc.integer({ min: 1, max: 2 }),
			}),
		})
		.filter(({ teams, groups }) => teams / groups.count <= 6)
		.map((chosen) => Object.assign(plainFormat(chosen.teams), chosen)),
};

for (const [kind, format] of Object.entries(formats)) {
	test(`${kind} end with a champion and everybody in a place, whatever is corrected and whoever withdraws`, () => {
		fc.assert(
			fc.property(
				format.filter((chosen) => faultOfFormat(chosen) === null),
				fc.integer(),
				(chosen, seed) => {
					const end = playAtRandom(chosen, randomFrom(seed).next);
					if (end.champion === null) expectNobodyLeft(end);
					else expectAllPlaces(end);
				},
			),
			{ numRuns: 250 },
		);
	});
}

/**
 * Of each number of teams. Where a bracket costs little all 1,000 are played always; `BRACKETS=1000` plays
 * as many of every number, which takes minutes.
 */
const brackets = Number(process.env.BRACKETS ?? 10);
const always = { upTo: 8, brackets: 1000 };

test.each(["single", "double"] as const)(
	"a %s elimination of each number of teams from 2 to 64 ends, 1,000 times and more in all",
	(kind) => {
		for (let teams = 2; teams <= 64; teams++) {
			const times = teams <= always.upTo ? Math.max(always.brackets, brackets) : brackets;
			for (let at = 0; at < times; at++) {
				const { next } = randomFrom(teams * 100_000 + at);
				const end = playAtRandom(withChoices({ ...plainFormat(teams), kind }, next), next);
				if (end.champion === null) expectNobodyLeft(end);
				else expectAllPlaces(end);
			}
		}
	},
	600_000,
);

/** The plain bracket half of the times, else with what may be chosen beside it. */
function withChoices(format: StageFormat, chance: () => number): StageFormat {
	const chosen = { ...format };
	if (chance() < 0.5) chosen.hasThirdPlace = format.kind === "single";
	if (chance() < 0.25) chosen.reseeds = format.kind === "single";
	if (chance() < 0.5) chosen.hasReset = format.kind === "double";
	return faultOfFormat(chosen) === null ? chosen : format;
}

/** What is asked after every game is asked by `assert`: an `expect` makes its words whether it holds or not. */
function playAtRandom(format: StageFormat, chance: () => number): StageState {
	let played: Played = {
		series: seriesOf(format),
		seeds: Array.from({ length: format.teams }, (_, at) => ({ seed: at + 1, entryId: 101 + at })),
		games: [],
	};
	let state = playStage(played);
	const tryOut = (next: Played) => {
		const after = playStage(next);
		if (whatChanges(state, after).some(({ playedIds }) => playedIds.length > 0)) return;
		expectNothingLost(state, after);
		[played, state] = [next, after];
	};
	while (!state.isOver) {
		const before = played.games.length;
		tryOut(withGames(played, nextGames(state, before, chance)));
		// There is always something left to play.
		assert.ok(played.games.length > before || state.isOver);
		expectNobodyTwice(state);
		if (chance() < 0.3) tryOut(corrected(played, chance));
		if (chance() < 0.1 && !state.isOver) tryOut(withdrawn(played, chance));
	}
	return state;
}

function withGames(played: Played, games: StageGame[]): Played {
	return { ...played, games: [...played.games, ...games] };
}

/** What some of the series that can go on still need, of one at least. */
function nextGames(state: StageState, id: number, chance: () => number): StageGame[] {
	const open = state.series.filter(({ needed, home, away }) => {
		return needed.length > 0 && typeof home === "number" && typeof away === "number";
	});
	const chosen = open.filter((_, at) => at === 0 || chance() < 0.6);
	return chosen
		.flatMap(({ plan, home, away, needed }) =>
			needed.map((number) => ({ series: plan.number, number, home, away })),
		)
		.map(({ series, number, home, away }, at) => ({
			id: id + at + 1,
			series,
			number,
			homeEntryId: home ?? 0,
			awayEntryId: away ?? 0,
			date: null,
			time: null,
			status: "completed",
			forfeitedBy: null,
			score: chance() < 0.5 ? { home: 2, away: 1 } : { home: 0, away: 1 },
		}));
}

function corrected(played: Played, chance: () => number): Played {
	const at = Math.floor(chance() * played.games.length);
	const games = played.games.map((game, index) => {
		if (index !== at || !game.score) return game;
		return { ...game, score: { home: game.score.away, away: game.score.home } };
	});
	return { ...played, games };
}

/** Somebody, but never the last one. */
function withdrawn(played: Played, chance: () => number): Played {
	const at = Math.floor(chance() * (played.seeds.length - 1));
	const last = played.seeds.length - 1;
	const seeds = played.seeds.map((seed, index) =>
		index === at && index !== last ? { ...seed, isWithdrawn: true } : seed,
	);
	return { ...played, seeds };
}

function expectNothingLost(before: StageState, after: StageState): void {
	const now = new Set(after.series.flatMap(({ playedIds }) => playedIds));
	const lost = before.series.flatMap(({ playedIds }) => playedIds.filter((id) => !now.has(id)));
	assert.equal(lost.length, 0, `lost: ${lost}`);
}

function expectNobodyTwice(state: StageState): void {
	const open = state.series.filter(({ isOver }) => !isOver);
	const inGroups = open.filter(({ plan }) => plan.part === "group");
	const members = new Set(inGroups.flatMap(({ home, away }) => [home, away]));
	const others = open.filter(({ plan }) => plan.part !== "group");
	const playing = [...members, ...others.flatMap(({ home, away }) => [home, away])].filter(
		(comer) => typeof comer === "number",
	);
	assert.equal(new Set(playing).size, playing.length);
}

/** Whoever has not withdrawn had lost before: who came to the final has withdrawn since. */
function expectNobodyLeft({ series, seeds }: StageState): void {
	const gone = new Set(seeds.flatMap((seed) => (seed.isWithdrawn ? [seed.entryId] : [])));
	const finals = series.filter(({ plan, isSkipped }) => plan.part === "final" && !isSkipped);
	for (const comer of [finals.at(-1)?.home, finals.at(-1)?.away]) {
		expect(comer === null || gone.has(comer ?? 0)).toBe(true);
	}
}

function expectAllPlaces(end: StageState): void {
	const places = finalPlaces(end);
	expect(places.map(({ entryId }) => entryId).toSorted((a, b) => a - b)).toEqual(
		end.seeds.map(({ entryId }) => entryId),
	);
	expect(end.champion).toBeTypeOf("number");
	expect(places[0]).toEqual({ entryId: end.champion, place: 1, isShared: false });
	for (const { place, isShared } of places) {
		const beside = places.filter((other) => other.place === place).length;
		const better = places.filter((other) => other.place < place).length;
		assert.equal(place, better + 1);
		assert.equal(isShared, beside > 1);
	}
}
