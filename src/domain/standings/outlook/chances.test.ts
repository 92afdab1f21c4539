import { describe, expect, test } from "vitest";
import { randomFrom } from "../../schedule/random.ts";
import { type PresetName, presetNames, rulesOf } from "../rule-presets.ts";
import { inStandingOrder } from "../standing-order.ts";
import type { StandingsGame } from "../standings.ts";
import { type Chance, chancesOf } from "./chances.ts";
import { outlooks } from "./outlook.ts";
import { linesAfter, positionOf } from "./position.ts";
import { endingWith, strengthsOf } from "./strengths.ts";

const asked = { teams: 2, runs: 4000, seed: 7 };

describe.each(presetNames)("chances by %s", (preset) => {
	const { teams, games } = league(preset);
	const setup = {
		rules: rulesOf(preset),
		rulings: [],
		playoffs: { teams: 2, knowsAllGames: true },
	};
	const position = positionOf(teams, games, setup);
	const chances = chancesOf(position, asked);
	const of = (entryId: number) => chances.find((it) => it.entryId === entryId) as Chance;
	const sum = (what: (chance: Chance) => number) =>
		chances.reduce((all, chance) => all + what(chance), 0);

	test("are those of the table itself, each season played on by it", () => {
		for (let seed = 0; seed < 40; seed += 1) {
			const random = randomFrom(seed);
			const strengths = strengthsOf(position);
			const ids = teams.map(({ entryId }) => entryId);
			const more = position.remaining.map(([home, away]) => ({
				...endingWith((random.below(128) + 0.5) / 128, [home, away], strengths, setup),
				entryIds: { home: ids[home] ?? 0, away: ids[away] ?? 0 },
			}));
			const results = [...position.results, ...more];
			const order = inStandingOrder(linesAfter(position, more), results, setup.rules, []);
			const once = chancesOf(position, { teams: 2, runs: 1, seed });
			let ahead = 0;
			for (const level of order) {
				for (const { entryId } of level) {
					const inside = Math.min(1, Math.max(0, (2 - ahead) / level.length));
					const first = ahead === 0 ? 1 / level.length : 0;
					expect(once).toContainEqual(
						expect.objectContaining({ entryId, playoffs: inside, first }),
					);
				}
				ahead += level.length;
			}
		}
	});

	test("share out as many places as there are", () => {
		expect(sum(({ playoffs }) => playoffs)).toBeCloseTo(2, 9);
		expect(sum(({ first }) => first)).toBeCloseTo(1, 9);
		expect(sum(({ meanPlace }) => meanPlace)).toBeCloseTo(15, 9);
	});

	test("come out the same for the same games and seed", () => {
		expect(chancesOf(position, asked)).toEqual(chances);
		const shares = chancesOf(position, { ...asked, seed: 8 });
		for (const [index, { playoffs }] of shares.entries()) {
			expect(Math.abs(playoffs - (chances[index]?.playoffs ?? 0))).toBeLessThan(0.06);
		}
	});

	test("are better for who won by more against the same, and sure where it is certain", () => {
		expect(of(1).playoffs).toBeGreaterThan(of(5).playoffs);
		expect(of(1).meanPlace).toBeLessThan(of(5).meanPlace);
		for (const [entryId, outlook] of outlooks(teams, games, setup)) {
			expect(of(entryId).playoffs).toBe(outlook === "eliminated" ? 0 : 1);
		}
		const halved = games.map((game) => (game.score === null ? { ...game, ...ended } : game));
		const over = chancesOf(positionOf(teams, halved, setup), asked);
		for (const { playoffs } of over) expect([0, 0.5, 1]).toContain(playoffs);
	});
});

test("who is level in everything before the first result has the same chances, but for playing at home", () => {
	const { teams, games } = league("plain");
	const setup = { rules: rulesOf("plain"), rulings: [] };
	const before = games.map((game) => ({ ...game, score: null, status: "scheduled" as const }));
	for (const { playoffs } of chancesOf(positionOf(teams, before, setup), asked)) {
		expect(Math.abs(playoffs - 0.4)).toBeLessThan(0.05);
	}
});

test("games of a stage and annulled ones are not left, for marks neither", () => {
	const { teams, games } = league("plain");
	const setup = {
		rules: rulesOf("plain"),
		rulings: [],
		playoffs: { teams: 2, knowsAllGames: true },
	};
	const over = games.map((game) => (game.score === null ? { ...game, ...ended } : game));
	const [first] = games;
	if (first === undefined) throw new Error("There are games.");
	const coming = { ...first, status: "scheduled" as const, score: null };
	const more = [
		...over,
		...teams.flatMap(({ entryId }, at) => [
			{ ...coming, id: 100 + at, awayEntryId: entryId, stageId: 1 },
			{ ...coming, id: 200 + at, awayEntryId: entryId, isAnnulled: true },
		]),
	];
	expect(positionOf(teams, more, setup)).toEqual(positionOf(teams, over, setup));
	expect(outlooks(teams, more, setup)).toEqual(outlooks(teams, over, setup));
	expect(outlooks(teams, more, setup).size).toBe(5);
});

const ended = { status: "completed" as const, score: { home: 3, away: 1 } };

/** Five teams that play each other twice, the lower number the stronger one; six games are left. */
function league(preset: PresetName) {
	const teams = [1, 2, 3, 4, 5].map((entryId) => ({ entryId }));
	const pairs = teams.flatMap((home) =>
		teams.filter((away) => away !== home).map((away) => [home.entryId, away.entryId] as const),
	);
	const games = pairs.map(([homeEntryId, awayEntryId], id): StandingsGame => {
		const common = { id, homeEntryId, awayEntryId, date: null, time: null, forfeitedBy: null };
		if (id % 4 === 1) return { ...common, status: "scheduled", score: null };
		const by = preset === "fivb" ? 2 : 2 * Math.abs(awayEntryId - homeEntryId);
		const loser = preset === "fivb" ? 1 : 40;
		const isHome = homeEntryId < awayEntryId;
		const score = isHome ? { home: loser + by, away: loser } : { home: loser, away: loser + by };
		return { ...common, status: "completed", score };
	});
	return { teams, games };
}
