import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { type LeagueApi, type Said, startLeagueApi } from "#testing/league-api.ts";

type WireGame = Record<string, unknown> & { id: number };
const gameIn = ({ body }: Said) => body.game as WireGame;
const gamesIn = ({ body }: Said) => body.games as WireGame[];

describe.each(engines)("$name: games", (engine) => {
	let league: LeagueApi;
	let own: MadeLeague;
	let foreign: MadeLeague;
	let hidden: MadeLeague;
	let past: MadeLeague;
	let leagueId: number;
	let newGame: Record<string, unknown>;
	beforeAll(async () => {
		league = await startLeagueApi(engine);
		({ own, foreign } = league);
		const elsewhere = { in: own.organization };
		hidden = await aLeague(league.database, {
			...elsewhere,
			season: { name: "Next year", startDate: "2027-01-04", isActive: false, isVisible: false },
			league: "Secret league",
			games: [["Hawks", 50, "Ghosts", 40]],
		});
		past = await aLeague(league.database, {
			...elsewhere,
			season: { name: "Last year", startDate: "2025-01-06", isActive: false },
			games: [["Hawks", 70, "Elders", 80]],
		});
		leagueId = own.seasonLeague.league.id;
		newGame = { leagueId, team1_id: own.teamId("Owls"), team2_id: own.teamId("Hawks") };
	});
	afterAll(() => league.database.close());

	const placed = (it = own) => `/seasonsv2/${it.season.id}/leagues/${it.seasonLeague.league.id}`;

	test("a refusal names the fields in the words of its call", async () => {
		const [hawks, elders] = [own.teamId("Hawks"), past.teamId("Elders")];
		const named = async (said: Promise<Said>) => Object.keys((await said).body.fields ?? {});
		const v2 = { home_team_id: hawks, away_team_id: own.teamId("Owls") };
		const path = `${placed()}/games`;
		expect(await named(league.post("/games", { ...newGame, team2_id: elders }))).toEqual([
			"team2_id",
		]);
		expect(await named(league.post("/games", { ...newGame, team1_id: hawks }))).toEqual([
			"team2_id",
		]);
		expect(await named(league.post(path, { ...v2, home_team_id: elders }))).toEqual([
			"home_team_id",
		]);
		expect(await named(league.post(path, { ...v2, away_team_id: hawks }))).toEqual([
			"away_team_id",
		]);
		for (const [sent, field] of [
			[{ status: "forfeit" }, "forfeited_by"],
			[{ forfeited_by: "home" }, "forfeited_by"],
			[{ video_url: "ftp://a" }, "video_url"],
		] as const) {
			expect(await named(league.put(`/gamesv2/${own.gameId(0)}/details`, sent))).toEqual([field]);
			expect(await named(league.post(path, { ...v2, ...sent }))).toEqual([field]);
		}
	});

	describe("a game on the wire", () => {
		test("has both spellings of every field, and team1 is at home", async () => {
			const { body } = await league.get(`/gamesv2/${own.gameId(0)}`);
			const hawks = {
				id: own.teamId("Hawks"),
				name: "Hawks",
				logo_url: null,
				seasons_leagues_team_id: own.entryId("Hawks"),
			};
			const owls = {
				id: own.teamId("Owls"),
				name: "Owls",
				logo_url: null,
				seasons_leagues_team_id: own.entryId("Owls"),
			};
			expect(body.game).toEqual({
				id: own.gameId(0),
				status: "completed",
				forfeited_by: null,
				userId: null,
				team1_id: hawks.id,
				home_team_id: hawks.id,
				homeTeam: hawks,
				home_team: hawks,
				team2_id: owls.id,
				away_team_id: owls.id,
				awayTeam: owls,
				away_team: owls,
				home_seasons_leagues_team_id: hawks.seasons_leagues_team_id,
				away_seasons_leagues_team_id: owls.seasons_leagues_team_id,
				date: "2026-01-05",
				time: "19:00",
				game_dateTime: "2026-01-06T03:00:00Z",
				location: null,
				video_url: null,
				schedule_id: null,
				week_index: null,
				isDraft: false,
				isDraw: false,
				isAnnulled: false,
				stageId: null,
				season_id: own.season.id,
				seasonId: own.season.id,
				leagueId,
				league_id: leagueId,
				league: { id: leagueId, name: "Monday D1" },
				score_team1: 81,
				score_home: 81,
				score_team2: 70,
				score_away: 70,
			});
		});

		test("has no score before it is played: null, and not 0", async () => {
			const [, second] = gamesIn(await league.get("/games"));
			expect(second).toMatchObject({ score_home: null, score_away: null, score_team1: null });
		});
	});

	describe("GET /games and /gamesv2", () => {
		const ids = (said: Said) => gamesIn(said).map(({ id }) => id);

		test("give the current season's games by date, to members and strangers alike", async () => {
			for (const path of ["/games", "/gamesv2"]) {
				expect(ids(await league.get(path))).toEqual(own.gameIds);
				expect(ids(await league.visit(path))).toEqual(own.gameIds);
			}
		});

		test("give another season when it is asked for, a hidden one to members alone", async () => {
			const path = `/games?seasonId=${hidden.season.id}`;
			expect(ids(await league.get(path))).toEqual(hidden.gameIds);
			expect((await league.visit(path)).status).toBe(404);
			expect(ids(await league.visit(`/games?seasonId=${past.season.id}`))).toEqual(past.gameIds);
		});

		test("are narrowed to a league, a date, and a team by its own id or its entry's", async () => {
			const [first, second] = own.gameIds;
			expect(ids(await league.get(`/games?leagueId=${leagueId}`))).toEqual(own.gameIds);
			expect(ids(await league.get("/games?date=2026-01-06"))).toEqual([second]);
			expect(ids(await league.get(`/games?teamId=${own.teamId("Owls")}`))).toEqual(own.gameIds);
			expect(ids(await league.get(`/games?teamId=${own.entryId("Owls")}`))).toEqual(own.gameIds);
			expect(ids(await league.get(`/games?teamId=${past.teamId("Elders")}`))).toEqual([]);
			expect(ids(await league.get("/games?limit=1"))).toEqual([first]);
			expect(ids(await league.get("/games?limit=5&offset=1"))).toEqual([second]);
		});

		test("take a choice that was left empty for none", async () => {
			expect(ids(await league.get("/games?seasonId=&leagueId=&date="))).toEqual(own.gameIds);
		});

		test("know no ids of another organization, and strangers none of what is hidden", async () => {
			const strange = [
				`seasonId=${foreign.season.id}`,
				`leagueId=${foreign.seasonLeague.league.id}`,
				`teamId=${foreign.teamId("Reds")}`,
				`teamId=${foreign.entryId("Reds")}`,
			];
			for (const query of strange) {
				expect((await league.get(`/games?${query}`)).status, query).toBe(404);
				expect((await league.visit(`/games?${query}`)).status, query).toBe(404);
			}
			const secrets = [
				`leagueId=${hidden.seasonLeague.league.id}`,
				`teamId=${hidden.teamId("Ghosts")}`,
			];
			for (const query of secrets) {
				expect((await league.get(`/games?${query}`)).status, query).toBe(200);
				expect((await league.visit(`/games?${query}`)).status, query).toBe(404);
			}
		});

		test("tell strangers nothing of who made a game", async () => {
			const { body } = await league.post("/games", newGame);
			const { id } = body.game as WireGame;
			const ofGame = (said: Said) => gamesIn(said).find((it) => it.id === id);
			expect(ofGame(await league.get("/games"))?.userId).toEqual(expect.any(Number));
			expect(ofGame(await league.visit("/games"))?.userId).toBeNull();
			await league.del(`/games/${id}`);
		});
	});

	describe("GET a league's games in a season", () => {
		test("gives its games and its teams", async () => {
			const { body } = await league.visit(`${placed()}/games`);
			expect((body.games as WireGame[]).map(({ id }) => id)).toEqual(own.gameIds);
			const names = (body.teams as { name: string }[]).map(({ name }) => name);
			expect(names.toSorted()).toEqual(["Hawks", "Owls"]);
		});

		test("is missing where the league is not played, or not to be seen", async () => {
			const secret = hidden.seasonLeague.league.id;
			const path = `/seasonsv2/${own.season.id}/leagues/${secret}/games`;
			expect((await league.get(path)).status).toBe(404);
			expect((await league.visit(`${placed(hidden)}/games`)).status).toBe(404);
			expect((await league.get(`${placed(hidden)}/games`)).status).toBe(200);
			expect((await league.get(`${placed(foreign)}/games`)).status).toBe(404);
		});
	});

	describe("adding a game", () => {
		test("takes teams by their ids or their entries' and answers both", async () => {
			const byEntry = { home_team_id: own.entryId("Owls"), away_team_id: own.teamId("Hawks") };
			const said = await league.post(`${placed()}/games`, byEntry);
			expect(said.status).toBe(200);
			expect(said.body).toMatchObject({ success: true, message: expect.any(String) });
			expect(gameIn(said)).toMatchObject({
				home_team_id: own.teamId("Owls"),
				home_seasons_leagues_team_id: own.entryId("Owls"),
				away_team_id: own.teamId("Hawks"),
			});
		});

		test("starts as scheduled, without date, time and place being required", async () => {
			const said = await league.post("/games", newGame);
			expect(gameIn(said)).toMatchObject({
				status: "scheduled",
				date: null,
				time: null,
				location: null,
				game_dateTime: null,
			});
		});

		test("is noted as the work of who is signed in, whomever userId names", async () => {
			const { accounts } = league.api.platform;
			const colleague = await addUser(league.api, {
				username: "casey",
				role: "staff",
				organizationId: own.organization.id,
			});
			const stranger = await addUser(league.api, {
				username: "sam",
				role: "staff",
				organizationId: league.foreign.organization.id,
			});
			const me = (await accounts.findByUsernameKey("olive"))?.id;
			for (const userId of [colleague.id, stranger.id, 2_000_000_000, "nobody"]) {
				const said = await league.post("/games", { ...newGame, userId, created_by: userId });
				expect(gameIn(said).userId).toBe(me);
			}
			expect(await league.lastNote()).toMatchObject({ action: "game.add", userId: me });
		});

		test("is played in the season the league is in now, unless another is named", async () => {
			expect(gameIn(await league.post("/games", newGame)).seasonId).toBe(own.season.id);
			const elders = { team1_id: past.teamId("Hawks"), team2_id: past.teamId("Elders") };
			const said = await league.post("/games", {
				...newGame,
				...elders,
				seasonId: past.season.id,
			});
			expect(gameIn(said).seasonId).toBe(past.season.id);
		});

		test("reads game_dateTime only without date and time, on the organization's clock", async () => {
			const when = async (given: object) => {
				const { date, time, game_dateTime } = gameIn(
					await league.post("/games", { ...newGame, ...given }),
				);
				return [date, time, game_dateTime];
			};
			const late = "2026-05-02T01:30:00.000Z";
			expect(await when({ game_dateTime: late })).toEqual([
				"2026-05-01",
				"18:30",
				"2026-05-02T01:30:00Z",
			]);
			expect(await when({ game_dateTime: "2026-05-01T18:30" })).toEqual([
				"2026-05-01",
				"18:30",
				"2026-05-02T01:30:00Z",
			]);
			expect(await when({ game_dateTime: late, date: "2026-06-01", time: "09:05" })).toEqual([
				"2026-06-01",
				"09:05",
				"2026-06-01T16:05:00Z",
			]);
			expect(await when({ date: "2026-06-01" })).toEqual(["2026-06-01", null, null]);
		});

		test("knows the days on which the clocks change", async () => {
			const instant = async (date: string, time: string) =>
				gameIn(await league.post("/games", { ...newGame, date, time })).game_dateTime;
			expect(await instant("2025-03-09", "02:30")).toBe("2025-03-09T10:30:00Z");
			expect(await instant("2025-11-02", "01:30")).toBe("2025-11-02T08:30:00Z");
			expect(await instant("2025-03-09", "23:00")).toBe("2025-03-10T06:00:00Z");
			expect(await instant("2025-03-08", "23:00")).toBe("2025-03-09T07:00:00Z");
		});

		test("wants a league and two different teams of it, and says which is missing", async () => {
			const hawks = own.teamId("Hawks");
			const refused: [object, number, string][] = [
				[{ leagueId: undefined }, 422, "Please choose a league."],
				[{ leagueId: "" }, 422, "Please choose a league."],
				[{ team1_id: null }, 422, "Please choose a home team."],
				[{ team2_id: undefined }, 422, "Please choose an away team."],
				[{ team1_id: hawks }, 422, "Teams must be different."],
				[{ team1_id: own.entryId("Hawks") }, 422, "Teams must be different."],
				[{ team1_id: past.teamId("Elders") }, 422, "The home team does not play in this league."],
				[{ team2_id: past.entryId("Hawks") }, 422, "The away team does not play in this league."],
				[{ team1_id: foreign.teamId("Reds") }, 422, "The home team does not play in this league."],
				[{ team2_id: foreign.entryId("Reds") }, 422, "The away team does not play in this league."],
				[{ leagueId: foreign.seasonLeague.league.id }, 404, "League not found."],
				[{ seasonId: foreign.season.id }, 404, "Season not found."],
				[{ date: "2026-02-30" }, 422, "A date is written as YYYY-MM-DD."],
				[{ time: "25:00" }, 422, "A time is written as HH:MM."],
				[{ status: "lost" }, 422, expect.stringContaining("A status is one of")],
				[{ status: "forfeit" }, 422, "Please say which side forfeited: home or away."],
			];
			const before = await everything();
			for (const [given, status, message] of refused) {
				const said = await league.post("/games", { ...newGame, ...given });
				expect([said.status, said.body.message], JSON.stringify(given)).toEqual([status, message]);
			}
			const teams = { home_team_id: own.teamId("Owls"), away_team_id: hawks };
			expect((await league.post(`${placed(foreign)}/games`, teams)).status).toBe(404);
			expect((await league.post(`${placed(hidden)}/games`, teams)).status).toBe(422);
			expect(await everything()).toEqual(before);
		});

		test("of a league that was never played is refused with a sentence", async () => {
			const { id } = await own.store.leagues.insert({
				name: "Paper league",
				sportId: own.sport.id,
				createdBy: null,
			});
			const said = await league.post("/games", { ...newGame, leagueId: id });
			expect(said).toMatchObject({
				status: 422,
				body: { message: "This league is not played in any season yet." },
			});
		});
	});

	describe("details", () => {
		const change = (given: object, id = own.gameId(1)) =>
			league.put(`/gamesv2/${id}/details`, given);

		test("change only what is given; empty is none, and the instant follows", async () => {
			const first = await change({ location: " Gym 2 ", date: "2026-03-02", time: "20:15:00" });
			expect(first.body).toMatchObject({ success: true });
			expect(gameIn(first)).toMatchObject({
				location: "Gym 2",
				date: "2026-03-02",
				time: "20:15",
				game_dateTime: "2026-03-03T04:15:00Z",
				home_team_id: own.teamId("Owls"),
			});
			expect(gameIn(await change({ time: "" }))).toMatchObject({
				location: "Gym 2",
				date: "2026-03-02",
				time: null,
				game_dateTime: null,
			});
			expect(await league.lastNote()).toMatchObject({
				action: "game.change",
				before: { time: "20:15" },
				after: { time: null },
			});
		});

		test("keep a YouTube link in its embed form, and refuse what is no safe link", async () => {
			const embed = "https://www.youtube.com/embed/dQw4w9WgXcQ";
			const link = "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3";
			expect(gameIn(await change({ video_url: link })).video_url).toBe(embed);
			for (const bad of ["javascript:alert(1)", "http://video.test/1", "//evil.test", "video"]) {
				const said = await change({ video_url: bad });
				expect(said.status, bad).toBe(422);
			}
			expect(gameIn(await change({ status: "Scheduled" })).video_url).toBe(embed);
			expect(gameIn(await change({ video_url: "" })).video_url).toBeNull();
		});

		test("read a status in any case, and no other word", async () => {
			for (const written of ["In progress", "IN_PROGRESS", " in-progress "]) {
				expect(gameIn(await change({ status: written })).status).toBe("in_progress");
			}
			expect((await change({ status: "over" })).status).toBe(422);
			expect(gameIn(await change({ status: "postponed" })).status).toBe("postponed");
		});

		test("a forfeit names its side, and leaving it forgets the side", async () => {
			expect(await change({ status: "forfeit" })).toMatchObject({
				status: 422,
				body: { message: "Please say which side forfeited: home or away." },
			});
			expect((await change({ status: "forfeit", forfeited_by: "team1" })).status).toBe(422);
			const forfeit = gameIn(await change({ status: "forfeit", forfeited_by: "away" }));
			expect(forfeit).toMatchObject({ status: "forfeit", forfeited_by: "away" });
			expect(gameIn(await change({ location: "Gym 1" }))).toMatchObject({
				status: "forfeit",
				forfeited_by: "away",
			});
			expect((await change({ forfeited_by: null })).status).toBe(422);
			expect(gameIn(await change({ status: "scheduled" }))).toMatchObject({
				status: "scheduled",
				forfeited_by: null,
			});
			expect((await change({ forfeited_by: "home" })).status).toBe(422);
		});

		test("take a result away that was typed into the wrong game", async () => {
			const gamePeriodId = own.periodId("Q1");
			const periodScores = [{ gamePeriodId, team_id: own.teamId("Owls"), score: 20 }];
			await league.put(`/gamesv2/${own.gameId(1)}/scores`, {
				score_home: 20,
				score_away: 10,
				periodScores,
			});
			const said = await change({ clearScore: true });
			expect(gameIn(said)).toMatchObject({ score_home: null, score_away: null });
			const { body } = await league.get(`/gamesv2/${own.gameId(1)}`);
			expect(body.periodScores).toEqual([]);
			const teams = await own.store.totals.topTeams(20);
			expect(teams.map(({ name }) => name).toSorted()).toEqual(["Elders", "Hawks"]);
		});

		test("of another organization's game are missing", async () => {
			const before = await everything();
			expect((await change({ location: "Ours" }, foreign.gameId(0))).status).toBe(404);
			expect(await everything()).toEqual(before);
		});
	});

	describe("deleting", () => {
		test("takes the game into the trash, its win off the board, and is missing after", async () => {
			const id = gameIn(await league.post("/games", newGame)).id;
			await league.put(`/games/${id}/scores`, { score_team1: 30, score_team2: 20 });
			const wins = async () =>
				(await own.store.totals.topTeams(20)).find(({ name }) => name === "Owls")?.value ?? 0;
			expect(await wins()).toBe(1);
			const said = await league.del(`/games/${id}`);
			expect(said.body).toEqual({
				success: true,
				message: "Games deleted successfully",
				trashId: expect.any(Number),
			});
			expect(await wins()).toBe(0);
			expect((await league.get(`/gamesv2/${id}`)).status).toBe(404);
			expect((await league.del(`/games/${id}`)).status).toBe(404);
			const [trashed] = await own.store.trash.list("2026-01-01");
			expect(trashed).toMatchObject({ kind: "game", subjectId: id, label: "Owls vs Hawks" });
		});

		test("by the path of another season-league, or of another organization's game, is missing", async () => {
			const before = await everything();
			const id = own.gameId(0);
			expect((await league.del(`${placed(past)}/games/${id}`)).status).toBe(404);
			expect((await league.del(`/games/${foreign.gameId(0)}`)).status).toBe(404);
			expect((await league.del(`${placed(foreign)}/games/${foreign.gameId(0)}`)).status).toBe(404);
			expect(await everything()).toEqual(before);
		});

		test("in its season-league works by either spelling of the path", async () => {
			const id = gameIn(await league.post("/games", newGame)).id;
			expect((await league.del(`${placed()}/games/${id}`)).status).toBe(200);
		});
	});

	test("strangers and members of other organizations write nothing", async () => {
		const { stranger } = league;
		const before = await everything();
		expect((await stranger.post("/api/games", newGame)).status).not.toBe(200);
		expect((await stranger.del(`/api/games/${own.gameId(0)}?slug=hoops`)).status).not.toBe(200);
		expect(await everything()).toEqual(before);
	});

	/** All games of both organizations, and their trails. */
	async function everything() {
		const { db } = league.database;
		const games = await db.selectFrom("games").selectAll().orderBy("id").execute();
		const trail = await db.selectFrom("audit_log").select("id").orderBy("id").execute();
		return { games, trail };
	}
});
