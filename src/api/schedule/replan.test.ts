import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

type Place = { date: string; time: string; location: string | null; status: string };
type Changed = { gameId: number; why: string; before: Place };
type Draft = {
	planning: {
		numWeeks: number;
		skipDates: string[];
		closedCourts: object[];
		pinnedGames: object[];
	};
	moves: (Changed & { after: Place })[];
	leftOut: Changed[];
	added: (Pick<Place, "date" | "time" | "location"> & Record<string, unknown>)[];
	isFewest: boolean;
	before: { lines: object[] };
	after: { lines: object[] };
};
type Game = { id: number; weekIndex: number; status: string } & Place;

describe.each(engines)(
	"$name: a schedule planned anew in mid-season",
	{ timeout: 60_000 },
	(engine) => {
		let league: LeagueApi;
		let id: number;
		beforeAll(async () => {
			const teams = { Ash: [], Birch: [], Cedar: [], Elm: [] };
			league = await startLeagueApi(engine, { teams, games: [["Ash", "Elm"]] });
		});
		beforeEach(async () => {
			const { body } = await league.post("/schedules", {
				name: "Spring",
				leagueId: league.own.seasonLeague.league.id,
				startDate: "2026-02-02",
				numWeeks: 3,
				gameDays: ["Monday"],
				timeSlots: ["18:00", "19:00"],
				isPublished: true,
			});
			id = (body.schedule as { id: number }).id;
			await league.post("/games/generate-full-schedule", { scheduleId: id, effort: "quick" });
		});
		afterAll(() => league.database.close());

		const look = async (asked: Record<string, string>) =>
			league.post(`/schedules/${id}/replan`, { from: "2026-02-02", ...asked });
		const draftOf = async (asked: Record<string, string>) => {
			const { status, body } = await look(asked);
			expect(status, body.message).toBe(200);
			return body as unknown as Draft;
		};
		const games = async () => {
			const { body } = await league.get(`/schedules/${id}/plan`);
			return body.games as Game[];
		};
		const make = (draft: Pick<Draft, "planning" | "moves">) =>
			league.put(`/schedules/${id}/moves`, {
				...draft.planning,
				moves: draft.moves.map(({ gameId, before, after }) => ({ gameId, before, after })),
			});
		const lost = { closedFrom: "2026-02-09", closedUntil: "2026-02-15", moreWeeks: "1" };

		test("looks for places without changing anything", async () => {
			const before = await games();
			const draft = await draftOf(lost);
			expect(draft.moves.map(({ why, after }) => [why, after.date])).toEqual([
				["closed", "2026-02-23"],
				["closed", "2026-02-23"],
			]);
			expect(draft).toMatchObject({ leftOut: [], isFewest: true });
			expect(draft.planning).toMatchObject({ numWeeks: 4, skipDates: ["2026-02-09"] });
			expect(draft.before.lines).toHaveLength(draft.after.lines.length);
			expect(await games()).toEqual(before);
		});

		test("makes the changes as one, with what the schedule is planned by from then on", async () => {
			const draft = await draftOf(lost);
			const { status, body } = await make(draft);
			expect(status, body.message).toBe(200);
			expect(body).toMatchObject({
				message: "2 games changed",
				schedule: { numWeeks: 4, skipDates: ["2026-02-09"] },
			});
			const moved = (await games()).filter(({ date }) => date === "2026-02-23");
			expect(moved.map((game) => game.weekIndex)).toEqual([3, 3]);
			expect(moved.map((game) => game.id).toSorted()).toEqual(
				draft.moves.map(({ gameId }) => gameId).toSorted(),
			);
		});

		test("is undone by the same call the other way round", async () => {
			const before = await games();
			const draft = await draftOf(lost);
			await make(draft);
			const back = {
				planning: { numWeeks: 3, skipDates: [], closedCourts: [], pinnedGames: [] },
				moves: draft.moves.map((move) => ({ ...move, before: move.after, after: move.before })),
			};
			const { status, body } = await make(back);
			expect(status, body.message).toBe(200);
			expect(await games()).toEqual(before);
		});

		test("tells all of it in one notice, and keeps it in the list of changes", async () => {
			const draft = await draftOf(lost);
			const told = async () => (await league.get("/notices")).body.notices as { kind: string }[];
			const before = (await told()).length;
			await make(draft);
			expect((await told()).length - before).toBe(1);
		});

		test("refuses games that stand elsewhere by now, and moves none of the others", async () => {
			const draft = await draftOf(lost);
			const [first] = draft.moves;
			await league.put(`/schedules/${id}/games/${first?.gameId}`, {
				date: "2026-02-16",
				time: "21:00",
			});
			const before = await games();
			const { status, body } = await make(draft);
			expect([status, body.message]).toEqual([
				409,
				"Some of these games were changed meanwhile. Please look for places again.",
			]);
			expect(await games()).toEqual(before);
		});

		test("gives teams that lack games some with one another, all undone by the same call", async () => {
			const before = await games();
			const [gone] = before;
			await league.del(`/games/${gone?.id}`);
			expect(await draftOf({})).toMatchObject({ added: [], moves: [] });
			const draft = await draftOf({ gamesEach: "3" });
			expect(draft.moves).toEqual([]);
			expect(draft.added).toMatchObject([{ date: gone?.date, time: gone?.time }]);
			const told = async () => ((await league.get("/notices")).body.notices as object[]).length;
			const toldBefore = await told();
			const { body } = await league.put(`/schedules/${id}/moves`, {
				...draft.planning,
				moves: [],
				added: draft.added,
			});
			expect(body).toMatchObject({ message: "1 game changed", games: 1 });
			expect((await told()) - toldBefore).toBe(1);
			const [made] = body.added as number[];
			expect((await games()).map(({ date, time }) => `${date} ${time}`).sort()).toEqual(
				before.map(({ date, time }) => `${date} ${time}`).sort(),
			);
			expect((await games()).find((game) => game.id === made)).toMatchObject({ weekIndex: 0 });
			const back = await league.put(`/schedules/${id}/moves`, { moves: [], removed: [made] });
			expect(back.status).toBe(200);
			expect((await games()).length).toBe(before.length - 1);
		});

		test("throws away no game of another schedule, and none that has begun", async () => {
			const [game] = await games();
			const elsewhere = league.own.gameId(0);
			const removed = (gameId: number) =>
				league.put(`/schedules/${id}/moves`, { moves: [], removed: [gameId] });
			expect((await removed(elsewhere)).status).toBe(404);
			expect((await removed(league.foreign.gameId(0))).status).toBe(404);
			await league.put(`/gamesv2/${game?.id}/scores`, { score_home: 2, score_away: 1 });
			expect((await removed(game?.id ?? 0)).status).toBe(409);
			expect((await games()).length).toBe(6);
		});

		test("gives games that fell out another time; they are on again", async () => {
			const [game] = await games();
			await league.put(`/gamesv2/${game?.id}/details`, { ...game, status: "postponed" });
			const draft = await draftOf({ moreWeeks: "1" });
			const own = draft.moves.find(({ gameId }) => gameId === game?.id);
			expect(own).toMatchObject({ why: "postponed", before: { status: "postponed" } });
			await make(draft);
			const after = (await games()).find((one) => one.id === game?.id);
			expect(after).toMatchObject({ status: "scheduled", date: own?.after.date });
		});

		test("says which day or court makes no sense", async () => {
			const refused = async (asked: Record<string, string>) => (await look(asked)).body;
			expect(await refused({ closedFrom: "2026-02-10", closedUntil: "2026-02-09" })).toMatchObject({
				fields: { closedUntil: "The last day is before the first one." },
			});
			expect(await refused({ closedUntil: "2026-02-09" })).toMatchObject({
				fields: { closedFrom: "Please say on which day it closes first." },
			});
			expect(await refused({ closedFrom: "2026-02-10" })).toMatchObject({
				fields: { closedFrom: "Nothing is played from February 10, 2026 to February 10, 2026." },
			});
			expect(await refused({ closedFrom: "2026-02-09", court: "Moon" })).toMatchObject({
				fields: { court: "This schedule has no court named Moon." },
			});
			expect((await look({ moreWeeks: "13" })).status).toBe(422);
		});

		test("a game of another schedule is missing", async () => {
			const draft = await draftOf(lost);
			const moves = draft.moves.map((move) => ({ ...move, gameId: 999_999 }));
			expect((await make({ ...draft, moves })).status).toBe(404);
		});
	},
);
