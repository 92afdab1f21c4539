import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

type Listed = { id: number; seasonId: number };

describe.each(engines)("$name: without a season in the request", (engine) => {
	let league: LeagueApi;
	beforeAll(async () => {
		league = await startLeagueApi(engine);
	});
	afterAll(() => league.database.close());

	test("every call means the same one: the season that is shown, not the one being prepared", async () => {
		const { own } = league;
		const shown = own.season.id;
		await league.put(`/seasonsv2/${shown}`, { active: false });
		await league.post("/seasonsv2", {
			name: "Next year",
			startDate: "2027-01-01",
			isVisible: false,
			copyFromSeasonId: shown,
		});
		const leagueId = own.seasonLeague.league.id;
		const added = await league.post("/teams", { name: "Larks", leagueId });
		const { id: larks } = added.body.team as Listed;
		const hawks = own.teamId("Hawks");

		const game = await league.post("/games", { leagueId, team1_id: larks, team2_id: hawks });
		expect(game.status, game.body.message).toBe(200);
		const asked = await Promise.all(
			[
				"/games",
				"/teams",
				"/leagues",
				`/teams/${hawks}`,
				`/teams/teamsByLeague?leagueId=${leagueId}`,
			].map(league.get),
		);
		const [games, teams, leagues, team, byLeague] = asked.map(({ body }) => body);
		const seasons = [
			games?.games,
			teams?.teams,
			leagues?.leagues,
			[team?.team],
			byLeague?.teams,
		].map((list) => [...new Set((list as Listed[]).map(({ seasonId }) => seasonId))]);
		expect(seasons).toEqual([[shown], [shown], [shown], [shown], [shown]]);
		const planned = { leagueId, name: "Fall", startDate: "2026-02-01", gameDays: ["Monday"] };
		const { body } = await league.post("/schedules", planned);
		expect(body.schedule).toMatchObject({ seasonId: shown });
	});
});
