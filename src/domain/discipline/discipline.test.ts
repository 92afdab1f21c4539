import { expect, test } from "vitest";
import {
	type Decision,
	type DisciplineFacts,
	type DisciplineRule,
	gamesLeft,
	keepsOut,
	suspensionsOf,
} from "./discipline.ts";

const [hawks, owls, ida, technical, yellow] = [1, 2, 7, 11, 12];
const over = { status: "completed" as const, score: { home: 50, away: 40 } };
const game = (id: number, more: object = over) => ({
	id,
	date: `2026-01-${String(id).padStart(2, "0")}`,
	time: "19:00",
	homeEntryId: hawks,
	awayEntryId: owls,
	status: "scheduled" as const,
	score: null,
	...more,
});
const number = (gameId: number, statId: number, value: number) => {
	return { gameId, playerId: ida, entryId: hawks, statId, value };
};
const twoTechnicals: DisciplineRule = { statId: technical, count: 2, per: "game", games: 1 };
const fiveYellow: DisciplineRule = { statId: yellow, count: 5, per: "season", games: 2 };
const decision = (more: Partial<Decision>): Decision => ({
	id: 1,
	playerId: ida,
	entryId: hawks,
	gameId: null,
	startsOn: "2026-01-02",
	games: 2,
	note: null,
	decidedBy: "pat",
	decidedAt: "2026-01-01T00:00:00.000Z",
	...more,
});
const facts = (more: Partial<DisciplineFacts>): DisciplineFacts => ({
	games: [game(1), game(2), game(3), game(4, {}), game(5, {})],
	rules: [],
	decisions: [],
	numbers: [],
	played: new Set(),
	...more,
});
const one = (more: Partial<DisciplineFacts>) => {
	const [suspension] = suspensionsOf(facts(more));
	if (suspension === undefined) throw new Error("Nobody is suspended.");
	return suspension;
};

test("two technicals in one game keep out of the next, and one in each of two games of none", () => {
	const rules = [twoTechnicals];
	const found = one({ rules, numbers: [number(3, technical, 2)] });
	expect(found).toMatchObject({ playerId: ida, games: 1, served: [], gameId: 3 });
	const spread = [number(1, technical, 1), number(2, technical, 1)];
	expect(suspensionsOf(facts({ rules, numbers: spread }))).toEqual([]);
});

test("every fifth yellow card of a season keeps out of two games", () => {
	const numbers = [1, 2, 3].map((id) => number(id, yellow, 2));
	const found = one({ rules: [fiveYellow], numbers });
	expect([found.gameId, found.games, gamesLeft(found)]).toEqual([3, 2, 2]);
	const ten = [number(1, yellow, 5), number(2, yellow, 4), number(3, yellow, 1)];
	expect(
		suspensionsOf(facts({ rules: [fiveYellow], numbers: ten })).map((it) => it.gameId),
	).toEqual([1, 3]);
});

test("only games that were played without the player are served", () => {
	const games = [
		game(1),
		game(2, { status: "postponed" }),
		game(3, { status: "forfeit", score: { home: 20, away: 0 } }),
		game(4),
		game(5),
		game(6, {}),
	];
	const played = new Set([`4 ${ida}`] as const);
	const found = one({ games, played, decisions: [decision({ games: 2 })] });
	expect(found.served).toEqual([5]);
	expect(gamesLeft(found)).toBe(1);
});

test("keeps out of games after the offence until enough were served", () => {
	const all = [game(1), game(2), game(3), game(4, {}), game(5, {})];
	const found = one({ games: all, decisions: [decision({ gameId: 2, games: 2 })] });
	const out = all.filter((it) => keepsOut(found, it, all)).map(({ id }) => id);
	// Game 3 is served, so both that are still to come are open for the last one.
	expect(out).toEqual([3, 4, 5]);
	expect(keepsOut({ ...found, games: 1 }, game(4, {}), all)).toBe(false);
});

test("a decision about a game stands in place of what the rules say of it, also for nothing", () => {
	const numbers = [number(1, technical, 3)];
	const rules = [twoTechnicals];
	const decisions = [decision({ gameId: 1, games: 4 })];
	expect(suspensionsOf(facts({ rules, numbers, decisions })).map((it) => it.games)).toEqual([4]);
	const pardon = [decision({ gameId: 1, games: 0 })];
	expect(suspensionsOf(facts({ rules, numbers, decisions: pardon }))).toEqual([]);
});

test("two suspensions are served one after the other", () => {
	const decisions = [decision({ id: 1, games: 1 }), decision({ id: 2, games: 1 })];
	const both = suspensionsOf(facts({ decisions }));
	expect(both.map(({ served }) => served)).toEqual([[2], [3]]);
});

test("who is on another team sits out nothing of it", () => {
	const others = [game(2, { ...over, homeEntryId: 8, awayEntryId: 9 })];
	expect(one({ games: others, decisions: [decision({})] }).served).toEqual([]);
});
