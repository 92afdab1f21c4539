import fc from "fast-check";
import { expect, test } from "vitest";
import { assignOfficials, type ToAssign } from "./assign.ts";
import {
	fitsEvening,
	type GameToOfficiate,
	mayOfficiate,
	type Official,
	plainOfficial,
} from "./official.ts";

const official = (id: number, more: Partial<Official> = {}): Official => {
	return { ...plainOfficial, id, name: `O${id}`, linkRound: 1, ...more };
};
const game = (id: number, more: Partial<GameToOfficiate> = {}): GameToOfficiate => {
	const base = { date: "2026-01-05", time: "19:00", minutes: 60, leagueId: 1, hall: 1 };
	return { id, ...base, teamIds: [id * 2, id * 2 + 1], ...more };
};
const assign = (more: Partial<ToAssign>) =>
	assignOfficials({
		games: [],
		officials: [],
		needs: { referee: 1, scorer: 0 },
		standing: [],
		others: [],
		...more,
	});

test("who may officiate: the job, the day, the date, the league, the hall and the teams", () => {
	const may = (more: Partial<Official>) => mayOfficiate(official(1, more), "referee", game(1));
	expect(may({})).toBe(true);
	expect(may({ jobs: ["scorer"] })).toBe(false);
	expect([may({ days: ["Monday"] }), may({ days: ["Tuesday"] })]).toEqual([true, false]);
	expect(may({ datesOff: ["2026-01-05"] })).toBe(false);
	expect([may({ leagueIds: [1, 2] }), may({ leagueIds: [2] })]).toEqual([true, false]);
	expect([may({ venueIds: [1] }), may({ venueIds: [2] })]).toEqual([true, false]);
	expect(may({ notTeamIds: [3] })).toBe(false);
});

test("an evening is one hall, one game at a time, and not too many", () => {
	const own = [game(1)];
	expect(fitsEvening(official(1), game(2, { time: "20:00" }), own)).toBe(true);
	expect(fitsEvening(official(1), game(2, { time: "19:30" }), own)).toBe(false);
	expect(fitsEvening(official(1), game(2, { time: "20:00", hall: 2 }), own)).toBe(false);
	expect(fitsEvening(official(1, { mostGames: 1 }), game(2, { time: "20:00" }), own)).toBe(false);
	expect(fitsEvening(official(1), game(2, { date: "2026-01-06", hall: 2 }), own)).toBe(true);
});

test("all get about the same, and nobody waits between two games", () => {
	const times = ["18:00", "19:00", "20:00", "21:00"];
	const games = times.map((time, at) => game(at + 1, { time }));
	const { added, open } = assign({ games, officials: [official(1), official(2)] });
	expect(open).toEqual([]);
	const gamesOf = (id: number) =>
		added.filter(({ officialId }) => officialId === id).map(({ gameId }) => gameId);
	expect([gamesOf(1), gamesOf(2)].toSorted()).toEqual([
		[1, 2],
		[3, 4],
	]);
});

test("where there are too few, every game has one before any has two", () => {
	const games = [game(1), game(2, { leagueId: 2 })];
	const officials = [official(1), official(2)];
	const { added } = assign({ games, officials, needs: { referee: 2, scorer: 0 } });
	expect(added.map(({ gameId }) => gameId).toSorted()).toEqual([1, 2]);
});

test("what stands stays, who refused is not asked again, and places that nobody takes say why", () => {
	const games = [game(1), game(2), game(3, { leagueId: 9 })];
	const officials = [official(1, { leagueIds: [1] }), official(2, { leagueIds: [1] })];
	const standing = [
		{ gameId: 1, officialId: 1, job: "referee", state: "accepted" },
		{ gameId: 2, officialId: 2, job: "referee", state: "refused" },
	] as const;
	const { added, open } = assign({ games, officials, standing });
	expect(added).toEqual([]);
	expect(open).toEqual([
		{ gameId: 2, job: "referee", why: "busy" },
		{ gameId: 3, job: "referee", why: "nobody" },
	]);
});

test("somebody hands a game on where only that lets another be taken", () => {
	const games = [game(1), game(2)];
	const officials = [official(1), official(2, { notTeamIds: [4] })];
	const { added, open } = assign({ games, officials });
	expect(open).toEqual([]);
	expect(added.map(({ gameId, officialId }) => [gameId, officialId])).toEqual([
		[1, 2],
		[2, 1],
	]);
});

test("no rule is ever broken, and the same input gives the same answer", () => {
	const anOfficial = fc.record({
		jobs: fc.subarray(["referee", "scorer"] as const),
		days: fc.subarray(["Monday", "Tuesday"] as const),
		leagueIds: fc.subarray([1, 2]),
		venueIds: fc.subarray([1, 2]),
		notTeamIds: fc.subarray([2, 3, 4, 5]),
		mostGames: fc.integer({ min: 1, max: 3 }),
	});
	const aGame = fc.record({
		date: fc.constantFrom("2026-01-05", "2026-01-06"),
		time: fc.constantFrom("18:00", "18:30", "19:00", "20:00"),
		leagueId: fc.constantFrom(1, 2),
		hall: fc.constantFrom(1, 2, null),
	});
	fc.assert(
		fc.property(
			fc.array(anOfficial, { maxLength: 5 }),
			fc.array(aGame, { maxLength: 10 }),
			(given, played) => {
				const officials = given.map((more, at) => official(at + 1, more));
				const games = played.map((more, at) => game(at + 1, more));
				const asked = { games, officials, needs: { referee: 2, scorer: 1 } };
				const { added, open } = assign(asked);
				expect(assign(asked)).toEqual({ added, open });
				expect(added.length + open.length).toBe(3 * games.length);
				for (const one of officials) {
					const own = added.filter(({ officialId }) => officialId === one.id);
					const at = own.map(({ gameId }) => games[gameId - 1] ?? game(0));
					expect(new Set(at).size).toBe(at.length);
					for (const [index, { job }] of own.entries()) {
						const its = at[index] ?? game(0);
						expect(mayOfficiate(one, job, its)).toBe(true);
						expect(
							fitsEvening(
								one,
								its,
								at.filter((other) => other !== its),
							),
						).toBe(true);
					}
				}
			},
		),
		{ numRuns: 300 },
	);
});
