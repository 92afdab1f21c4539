import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { type Body, type MadeSeason, type Story, startStory } from "./world/story.ts";

/** The API's states, their changes, and constants. */
describe.each(engines)("$name: states", { timeout: 60_000 }, (engine) => {
	let story: Story;
	let made: MadeSeason;
	let gameId: number;
	let statIds: Map<string, number>;
	const teamOf = (name: string) => present(made.teams[name], name);
	beforeAll(async () => {
		story = await startStory(engine);
		made = await story.aSeason();
		gameId = (await aGame("Hawks", "Owls")).id;
		const { stats } = await story.get(`/statsv2/${story.sport.id}`);
		statIds = new Map(stats.map((it: Body) => [it.abbreviation, it.id]));
	});
	afterAll(() => story.api.database.close());

	const aGame = async (home: string, away: string, details: object = {}) => {
		const sides = { home_team_id: teamOf(home).id, away_team_id: teamOf(away).id };
		return (await story.post(`${made.path}/games`, { ...sides, ...details })).game;
	};
	const record = async (playerId: number, abbreviation: string, value: number) => {
		const statId = present(statIds.get(abbreviation), abbreviation);
		const cell = { stat_id: statId, value };
		await story.put("/player-game-stats", {
			player_id: playerId,
			game_id: gameId,
			stats: [cell],
		});
		return statId;
	};

	test("a game begins as scheduled", async () => {
		const { game } = await story.get(`/gamesv2/${gameId}`);
		expect(game).toMatchObject({ status: "scheduled", score_home: null });
	});

	test("a result does not rewrite the stored status", async () => {
		await story.put(`/gamesv2/${gameId}/details`, { status: "Postponed" });
		for (const score of [7, 0]) {
			const sent = { score_team1: score, score_team2: 0 };
			const { game } = await story.put(`/games/${gameId}/scores`, sent);
			expect(game.status).toBe("postponed");
		}
		await story.put(`/gamesv2/${gameId}/details`, { status: "scheduled" });
	});

	test("a 0-0 is played and counts for nobody; a changed and a deleted result are counted anew", async () => {
		const table = async () => {
			const { teams } = await story.visit(`${made.path}/teams`);
			return teams.map(({ name, wins, losses }: Body) => [name, wins, losses]);
		};
		await story.put(`/gamesv2/${gameId}/scores`, { score_home: 0, score_away: 0 });
		expect((await table()).every(([, wins, losses]: number[]) => wins === 0 && losses === 0)).toBe(
			true,
		);
		await story.put(`/gamesv2/${gameId}/scores`, { score_home: 1, score_away: 0 });
		expect((await table())[0]).toEqual(["Hawks", 1, 0]);
		await story.put(`/games/${gameId}/scores`, { score_team1: 1, score_team2: 2 });
		expect((await table())[0]).toEqual(["Owls", 1, 0]);
		const { id } = await aGame("Owls", "Bears");
		await story.put(`/gamesv2/${id}/scores`, { score_home: 1, score_away: 2 });
		await story.del(`${made.path}/games/${id}`);
		expect((await table())[0]).toEqual(["Owls", 1, 0]);
	});

	test("games sort by date and time, those without last", async () => {
		const order = [
			["2026-03-02", "09:30"],
			["2026-03-02", "10:00"],
			["2026-03-02", null],
			["2026-03-03", "08:00"],
			[null, null],
		];
		const ids = new Map<string, number>();
		for (const [date, time] of order.toReversed()) {
			const game = await aGame("Bears", "Wolves", { date, time });
			ids.set(`${date} ${time}`, game.id);
		}
		const expected = order.map(([date, time]) => ids.get(`${date} ${time}`));
		for (const path of ["/games", "/gamesv2", `${made.path}/games`]) {
			const { games } = await story.get(path);
			const those = games.map(({ id }: Body) => id).filter((id: number) => expected.includes(id));
			expect(those, path).toEqual(expected);
		}
		for (const id of expected) await story.del(`/games/${id}`);
	});

	test("lists are shown as tables until it is said otherwise", async () => {
		expect(await story.get("/preferences/view-mode")).toEqual({ viewMode: "table" });
		await story.post("/preferences/view-mode", { viewMode: "card" });
		await story.post("/preferences/view-mode", { viewMode: "table" });
		await story.post("/preferences/view-mode", { viewMode: "card" });
		expect(await story.get("/preferences/view-mode")).toEqual({ viewMode: "card" });
		const wrong = await story.tryPost("/preferences/view-mode", { viewMode: "cards" });
		expect(wrong.status).toBe(422);
	});

	test("teams stand by rank, as a number, those without one last", async () => {
		const { teams } = await story.get(`${made.path}/teams`);
		const ranks = teams.flatMap(({ rank }: Body) => rank ?? []);
		expect(ranks).toEqual(ranks.toSorted((a: number, b: number) => a - b));
		expect(teams.slice(ranks.length).every(({ rank }: Body) => rank === null)).toBe(true);
	});

	test("a season that is not visible is in no public answer", async () => {
		const { season } = await story.post("/seasons", { name: "Secret", isVisible: false });
		const { league } = await story.post("/leagues", { name: "Secret", seasonId: season.id });
		const { team } = await story.post("/teams", { name: "Secret" });
		const path = `/seasonsv2/${season.id}/leagues/${league.id}`;
		await story.post(`${path}/teams`, { copyFromTeamId: team.id });
		for (const list of ["/seasons", "/seasonsv2", "/leagues", "/leaguesv2", "/seasonsleagues"]) {
			expect(JSON.stringify(await story.get(list)), list).toContain("Secret");
			expect(JSON.stringify(await story.visit(list)), list).not.toContain("Secret");
		}
		for (const hidden of [
			`/seasonsv2/${season.id}`,
			`/seasonsv2/${season.id}/leagues`,
			path,
			`${path}/teams`,
			`${path}/games`,
			`/leagues/${league.id}`,
			`/teams/${team.id}`,
			`/teamsv2/${team.id}`,
		]) {
			const answered = await story.stranger.get(`/api${hidden}?slug=hoops`);
			expect(answered.status, hidden).toBe(404);
			expect((await story.tryGet(hidden)).status, hidden).toBe(200);
		}
		await story.del(`/seasons/${season.id}`);
	});

	test("a schedule changes its name, start and weeks, and nothing else", async () => {
		const { schedule } = await story.post("/schedules", {
			name: "A",
			leagueId: made.leagueId,
			startDate: "2026-03-02",
			numWeeks: 2,
			gameDays: ["Monday"],
			timeSlots: ["18:00"],
		});
		const sent = { name: "B", startDate: "2026-03-09", numWeeks: 3 };
		const others = { gameDays: ["Friday"], timeSlots: ["20:00"], leagueId: 4711, sameSlot: false };
		const changed = await story.put(`/schedules/${schedule.id}`, { ...sent, ...others });
		expect(changed.schedule).toEqual({
			...schedule,
			...sent,
			// The start and seven days for each week (rule `week-dates`), over the change to summer time.
			weeklyDates: ["2026-03-09", "2026-03-16", "2026-03-23"],
		});
	});

	test("a leaderboard has twenty, level ones by name", async () => {
		const path = `${made.path}/teams/${teamOf("Hawks").id}/players`;
		const names = Array.from({ length: 22 }, (_, index) => String(index).padStart(2, "0"));
		for (const lastName of names) {
			const { player } = await story.post(path, { firstName: "Zoe", lastName });
			await record(player.id, "PTS", lastName === "21" ? 30 : 10);
		}
		const { players } = await story.visit("/records/top20Points");
		expect(players).toHaveLength(20);
		expect(players.map(({ lastName }: Body) => lastName)).toEqual(["21", ...names.slice(0, 19)]);
		expect(players[0].totalPoints).toBe(30);
	});

	test("hidden statistics, periods and attributes are in no public answer", async () => {
		const [playerId = 0] = teamOf("Owls").playerIds;
		const steals = await record(playerId, "STL", 3);
		const { attributes } = await story.get("/playerAttributes");
		const [number] = attributes;
		const values = [{ attribute_id: number.id, value: "23" }];
		await story.put(`/players/${playerId}`, { attributes: values });
		const { gamePeriods } = await story.get(`/gamePeriods/${story.sport.id}`);
		const [quarter] = gamePeriods;
		const score = { gamePeriodId: quarter.id, team_id: teamOf("Owls").id, score: 2 };
		const sent = { score_home: 1, score_away: 2, periodScores: [score] };
		await story.put(`/gamesv2/${gameId}/scores`, sent);
		const sheet = () => story.visit(`/gamesv2/${gameId}`);
		const shown = await sheet();
		expect(shown.playerStats).toContainEqual(expect.objectContaining({ stat_id: steals }));
		expect(shown.periodScores).toContainEqual(
			expect.objectContaining({ gamePeriodId: quarter.id }),
		);
		await story.put(`/statsv2/${steals}/toggle`, { hidden: true });
		await story.put(`/gamePeriods/hide/${quarter.id}`, {});
		await story.put(`/playerAttributes/${number.id}/toggleAttributeVisibility`, {
			is_visible: false,
		});
		const { body } = await story.tryGet(`/gamesv2/${gameId}`);
		expect(body.playerStats).toContainEqual(expect.objectContaining({ stat_id: steals }));
		const after = await sheet();
		const idsIn = (list: Body[], key: string) => list.map((it) => it[key]);
		expect(idsIn(after.playerStats, "stat_id")).not.toContain(steals);
		expect(idsIn(after.allStats, "id")).not.toContain(steals);
		expect(idsIn(after.periodScores, "gamePeriodId")).not.toContain(quarter.id);
		expect(idsIn(after.gamePeriods, "id")).not.toContain(quarter.id);
		for (const path of [
			`/gamesv2/${gameId}`,
			`/players/${playerId}`,
			`/playersv2/${playerId}`,
			"/players",
			`/playersv2/${playerId}/basic?scope=all`,
			`/teams/${teamOf("Owls").id}`,
			"/teamsv2",
			`/teamsv2/${teamOf("Owls").id}`,
			`${made.path}/teams`,
			`${made.path}/games`,
			`/seasonsv2/${made.seasonId}/leagues-with-teams`,
			"/leagues",
			"/playersv2",
			`/statsv2/${story.sport.id}`,
		]) {
			const text = JSON.stringify(await story.visit(path));
			expect(text, path).not.toContain(`"stat_id":${steals},`);
			expect(text, path).not.toMatch(/"STL"|"value":"23"|"attribute_name":"Number"/);
		}
	});

	test("lists stand in their order, level ones by id", async () => {
		const { stats } = await story.get(`/statsv2/${story.sport.id}`);
		const orders = stats.map(({ order }: Body) => order);
		expect(orders).toEqual(orders.toSorted((a: number, b: number) => a - b));
	});

	test("leagues stand by place and weekday", async () => {
		const { season } = await story.post("/seasons", { name: "Places" });
		const names = [
			"Tuesday Fountain Valley",
			"Sunday Fountain Valley",
			"Monday Tustin Columbus",
			"Monday Irvine Valley College",
			"Saturday Elsewhere",
		];
		await story.root.put(`/api/organizations/${story.organization.id}`, {
			leagueLocations: ["Fountain Valley", "Tustin Columbus", "Irvine Valley College"],
		});
		for (const name of names.toReversed()) {
			await story.post(`/seasonsv2/${season.id}/leagues`, { name });
		}
		const { leagues } = await story.get(`/seasonsv2/${season.id}/leagues`);
		expect(leagues.map(({ name }: Body) => name)).toEqual(names);
	});
});
