import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { NewGame } from "#store/game/games.ts";
import { engines } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

const teams = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];

describe.each(engines)("$name: PUT /games/swap", (engine) => {
	let league: LeagueApi;
	let scheduleId: number;
	beforeAll(async () => {
		const named = Object.fromEntries(teams.map((name) => [name, []]));
		league = await startLeagueApi(engine, { teams: named, games: [] });
	});
	beforeEach(async () => {
		scheduleId = await addSchedule();
	});
	afterAll(() => league.database.close());

	const addSchedule = (seasonLeagueId = league.own.seasonLeague.id) =>
		league.own.store.schedules.insert({
			seasonLeagueId,
			name: "Spring",
			startDate: "2026-01-05",
			numWeeks: 8,
			gameDays: [],
			hasSameSlots: true,
			timeSlots: [],
			weeklyTimeSlots: [],
		});
	const plan = async (home: string, away: string, changes: Partial<NewGame> = {}) => {
		const { store, seasonLeague, entryId } = league.own;
		const [id = 0] = await store.games.insertAll([
			{
				seasonLeagueId: seasonLeague.id,
				scheduleId,
				weekIndex: 0,
				homeEntryId: entryId(home),
				awayEntryId: entryId(away),
				date: "2026-01-05",
				time: "18:00",
				location: "Gym",
				videoUrl: null,
				status: "scheduled",
				forfeitedBy: null,
				score: null,
				externalId: null,
				...changes,
			},
		]);
		return id;
	};
	const swap = (gameId1: unknown, gameId2: unknown) =>
		league.put("/games/swap", { gameId1, gameId2 });
	const game = async (id: number) => {
		const it = await league.own.store.games.find(id);
		return it && { ...it, matchup: `${it.home.name} ${it.away.name}` };
	};

	test("exchanges the teams; dates, times, places and ids stay", async () => {
		const first = await plan("A", "B");
		const second = await plan("C", "D", { date: "2026-01-12", time: "20:00", weekIndex: 1 });
		const { status, body } = await swap(first, String(second));
		expect([status, body.success, body.message]).toEqual([200, true, "Matchups swapped!"]);
		expect(await game(first)).toMatchObject({
			matchup: "C D",
			date: "2026-01-05",
			time: "18:00",
			location: "Gym",
			weekIndex: 0,
		});
		expect(await game(second)).toMatchObject({
			matchup: "A B",
			date: "2026-01-12",
			time: "20:00",
			weekIndex: 1,
		});
		expect(body.games).toMatchObject([
			{ id: first, homeTeam: { name: "C" }, away_team: { name: "D" } },
			{ id: second, homeTeam: { name: "A" }, away_team: { name: "B" } },
		]);
		expect(await league.lastNote()).toMatchObject({
			action: "schedule.swap",
			subjectId: scheduleId,
		});
	});

	test("games entered by hand in one league can be swapped too", async () => {
		const byHand = { scheduleId: undefined as never, weekIndex: undefined as never };
		const first = await plan("A", "B", byHand);
		const second = await plan("C", "D", byHand);
		expect((await swap(first, second)).status).toBe(200);
		expect((await game(first))?.matchup).toBe("C D");
	});

	test("a game with itself is refused", async () => {
		const id = await plan("A", "B");
		expect((await swap(id, id)).status).toBe(422);
		expect((await swap(id, "")).status).toBe(422);
		expect((await swap(undefined, id)).status).toBe(422);
	});

	test("a game of another schedule, league or organization is missing", async () => {
		const id = await plan("A", "B");
		const elsewhere = await plan("C", "D", { scheduleId: await addSchedule() });
		const byHand = await plan("C", "D", { scheduleId: undefined as never });
		const fall = await aLeague(league.database, {
			in: league.own.organization,
			league: "Tuesday D2",
			games: [["A", "B"]],
			season: { name: "Fall", isActive: false },
		});
		const foreign = league.foreign.gameId(0);
		for (const other of [elsewhere, byHand, fall.gameId(0), foreign, 2_000_000_000]) {
			for (const [one, two] of [
				[id, other],
				[other, id],
			]) {
				const { status, body } = await swap(one, two);
				expect([status, body.message]).toEqual([404, "Game not found."]);
			}
		}
		expect((await game(id))?.matchup).toBe("A B");
		expect((await game(elsewhere))?.matchup).toBe("C D");
	});

	test("games with scores or statistics stay as they are", async () => {
		const { store, entryId, periodId } = league.own;
		const planned = await plan("A", "B");
		const scored = await plan("C", "D", { score: { home: 1, away: 0 } });
		const forfeited = await plan("C", "D", { status: "forfeit", forfeitedBy: "away" });
		const withLines = await plan("C", "D");
		const [someone] = await store.players.insertAll([
			{ firstName: "Ann", lastName: "Ash", imageUrl: null },
		]);
		await store.boxScores.replace(
			[withLines],
			[
				{
					gameId: withLines,
					playerId: someone?.id ?? 0,
					entryId: entryId("C"),
					isStarter: false,
					seconds: null,
					values: new Map(),
				},
			],
		);
		const withPeriods = await plan("C", "D");
		await store.periods.saveScores([
			{ gameId: withPeriods, periodId: periodId("Q1"), home: 9, away: 8 },
		]);
		for (const begun of [scored, forfeited, withLines, withPeriods]) {
			expect((await swap(planned, begun)).status).toBe(409);
			expect((await swap(begun, planned)).status).toBe(409);
			expect((await game(begun))?.matchup).toBe("C D");
		}
		expect((await game(planned))?.matchup).toBe("A B");
	});

	test("a hundred swaps at once leave every matchup in one game", async () => {
		const ids: number[] = [];
		for (const [index, home] of teams.entries()) {
			ids.push(await plan(home, teams[(index + 1) % teams.length] ?? ""));
		}
		const matchups = async () => Promise.all(ids.map(async (id) => (await game(id))?.matchup));
		const before = await matchups();
		const pairs = Array.from({ length: 100 }, (_, index) => {
			const first = index % ids.length;
			return [ids[first], ids[(first + 1 + (index % 7)) % ids.length]] as const;
		});
		const answers = await Promise.all(pairs.map(([one, two]) => swap(one, two)));
		expect(answers.map(({ status }) => status)).toEqual(pairs.map(() => 200));
		const after = await matchups();
		expect(after).not.toEqual(before);
		expect(after.toSorted()).toEqual(before.toSorted());
	});
});
