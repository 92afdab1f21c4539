import { describe, expect, test } from "vitest";
import { league } from "#testing/leagues.ts";
import { evaluateSchedule } from "../check/evaluate.ts";
import { generateSchedule } from "../generate.ts";
import type { PlannedGame, ScheduleInput } from "../types.ts";
import { replanSchedule, type StandingPlace } from "./replan.ts";

const times = ["18:00", "19:00", "20:00"];
const from = "2026-01-05";
const standing = (games: PlannedGame[]): StandingPlace[] =>
	games.map((game) => ({ ...game, isFixed: false, isOff: false }));
const brokenRules = (input: ScheduleInput, games: PlannedGame[]) =>
	evaluateSchedule(input, games).problems.filter(({ missing }) => missing === 0);

/** Six teams that meet once each in seven weeks of which they need five, two or three a week. */
const roomy = league(6, 7, times, { rules: { gamesPerTeam: 5 } });

describe("a schedule of which a week is lost", () => {
	const { games } = generateSchedule(roomy);
	const closed = { ...roomy, skipDates: ["2026-01-19"] };
	const lost = games.filter(({ date }) => date === "2026-01-19");

	test("finds a place for each of its games, without breaking a rule", () => {
		const { moves, leftOut, games: after } = replanSchedule(closed, standing(games), { from });
		expect(leftOut).toEqual([]);
		expect(moves.length).toBeGreaterThanOrEqual(lost.length);
		expect(after).toHaveLength(games.length);
		expect(brokenRules(closed, after)).toEqual([]);
	});

	test("keeps who plays whom and at whose side, and all games that need not move", () => {
		const { moves, games: after } = replanSchedule(closed, standing(games), { from });
		const matchups = (list: PlannedGame[]) =>
			list.map(({ home, away }) => `${home} ${away}`).sort();
		expect(matchups(after)).toEqual(matchups(games));
		const stayed = games.filter((_, at) => !moves.some(({ game }) => game === at));
		for (const game of stayed) expect(after).toContainEqual(game);
	});

	test("moves nothing that was played, lies before the day of change or is pinned", () => {
		const [first] = games.filter(({ date }) => date === "2026-01-26");
		const { home = "", away = "", date = "", time = "" } = first ?? {};
		const input = { ...closed, pinned: [{ home, away, date, time }] };
		const played = standing(games).map((game) => ({
			...game,
			isFixed: game.date === "2026-01-12",
		}));
		const { moves, games: after } = replanSchedule(input, played, { from: "2026-01-12" });
		const isOf =
			(day: string) =>
			({ date }: PlannedGame) =>
				date === day;
		expect(after.filter(isOf("2026-01-05"))).toEqual(games.filter(isOf("2026-01-05")));
		// Its free places may be taken.
		expect(after).toEqual(expect.arrayContaining(games.filter(isOf("2026-01-12"))));
		expect(after).toContainEqual(first);
		expect(moves.every(({ to }) => to.date >= "2026-01-12")).toBe(true);
	});

	test("makes the same changes for the same seed", () => {
		const once = replanSchedule(closed, standing(games), { from, seed: 4 });
		expect(replanSchedule(closed, standing(games), { from, seed: 4 })).toEqual(once);
	});
});

test("a game in the way moves where that is the only way to place another", () => {
	// Only team 3 and 4 can play in the third week; the second week is lost.
	const away = { blackoutDates: ["2026-01-19"] };
	const input = league(4, 3, ["18:00"], {
		team: { T1: away, T2: away },
		skipDates: ["2026-01-12"],
		rules: { gamesPerTeam: 1 },
	});
	const games = [
		{ home: "T3", away: "T4", week: 0, date: "2026-01-05", time: "18:00", court: "Court 1" },
		{ home: "T1", away: "T2", week: 1, date: "2026-01-12", time: "18:00", court: "Court 1" },
	];
	const { moves, leftOut, isFewest } = replanSchedule(input, standing(games), { from });
	expect(leftOut).toEqual([]);
	expect(moves).toMatchObject([
		{ game: 0, why: "makesRoom", to: { date: "2026-01-19" } },
		{ game: 1, why: "closed", to: { date: "2026-01-05" } },
	]);
	expect(isFewest).toBe(false);
});

test("what no place is left for is left out, and nothing else moves for it", () => {
	const full = league(4, 3, ["18:00", "19:00"]);
	const { games } = generateSchedule(full);
	const { moves, leftOut } = replanSchedule(
		{ ...full, skipDates: ["2026-01-12"] },
		standing(games),
		{ from },
	);
	expect(moves).toEqual([]);
	expect(leftOut.map(({ why }) => why)).toEqual(["closed", "closed"]);
});

test("games that fell out or have no day yet get one; a cause for each is told", () => {
	const input = league(4, 4, ["18:00", "19:00"], {
		team: { T1: { blackoutDates: ["2026-01-12"] } },
	});
	const at = (home: string, away: string, date: string | null, isOff = false): StandingPlace => ({
		home,
		away,
		week: 0,
		date,
		time: date && "18:00",
		court: date && "Court 1",
		isFixed: false,
		isOff,
	});
	const { moves } = replanSchedule(
		input,
		[at("T3", "T4", "2026-01-05", true), at("T1", "T2", "2026-01-12"), at("T1", "T3", null)],
		{ from: "2026-01-06" },
	);
	expect(moves.map(({ game, why }) => [game, why])).toEqual([
		[0, "postponed"],
		[1, "notFree"],
		[2, "undated"],
	]);
});

test("a court that is closed loses its games alone", () => {
	const input = league(4, 3, ["18:00"], { courts: ["North", "South"] });
	const { games } = generateSchedule(input);
	const closures = [{ court: "South", dates: ["2026-01-05"] }];
	const { moves, leftOut } = replanSchedule({ ...input, closures }, standing(games), { from });
	const lost = [...moves, ...leftOut].map(({ game }) => games[game]);
	expect(lost).toEqual(games.filter(({ court, week }) => court === "South" && week === 0));
});

test("a game that was put where the schedule has no place stays there", () => {
	const input = league(4, 3, ["18:00"], { skipDates: ["2026-01-12"] });
	const byHand = {
		home: "T1",
		away: "T2",
		week: 0,
		date: "2026-01-07",
		time: "15:00",
		court: "Park",
	};
	const { moves, leftOut, games } = replanSchedule(input, standing([byHand]), { from });
	expect([moves, leftOut, games]).toEqual([[], [], [byHand]]);
});

describe("a team that withdraws in mid-season", () => {
	const four = ["18:00", "19:00", "20:00", "21:00"];
	const once = league(8, 7, four, { rules: { gamesPerTeam: 7 } });
	const { games } = generateSchedule(once);
	const begun = (date: string) => date < "2026-01-19";
	const left: StandingPlace[] = games
		.filter(({ home, away, date }) => begun(date) || ![home, away].includes("T8"))
		.map((game) => ({ ...game, isFixed: begun(game.date), isOff: false }));
	const gone = { T8: { unavailableSlots: four } };
	const longer = league(8, 8, four, {
		rules: { gamesPerTeam: 7 },
		team: gone,
		played: games.filter(({ date }) => begun(date)),
	});
	const counts = (list: readonly { home: string; away: string }[]) =>
		once.teams
			.slice(0, 7)
			.map(({ id }) => list.filter(({ home, away }) => [home, away].includes(id)).length);

	test("leaves those it would have met with fewer games, until they get some with one another", () => {
		expect(counts(left).toSorted()).toEqual([6, 6, 6, 6, 6, 7, 7]);
		const plain = replanSchedule(longer, left, { from: "2026-01-19" });
		expect([plain.added, plain.moves]).toEqual([[], []]);
		const {
			added,
			moves,
			games: after,
		} = replanSchedule(longer, left, {
			from: "2026-01-19",
			gamesEach: 7,
		});
		// Five teams lack a game each, and each is idle in another week: the added one takes two games.
		expect(moves).toEqual([]);
		expect(added.map(({ date }) => date)).toEqual(["2026-02-23", "2026-02-23"]);
		expect(counts(after).toSorted()).toEqual([6, 7, 7, 7, 7, 7, 7]);
		expect(brokenRules(longer, after)).toEqual([]);
	});

	test("gets no more games itself, nor does anybody who has enough", () => {
		const { added } = replanSchedule(longer, left, { from: "2026-01-19", gamesEach: 7 });
		const enough = once.teams.filter(({ id }, at) => id === "T8" || counts(left)[at] === 7);
		for (const { id } of enough) {
			expect(added.filter(({ home, away }) => [home, away].includes(id))).toEqual([]);
		}
	});
});
