import { afterAll, beforeAll, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";
import { present } from "#testing/present.ts";
import { startApp } from "#testing/start-app.ts";

let it: LeagueApi;
let read: (path: string) => Promise<string>;

beforeAll(async () => {
	it = await startLeagueApi(present(engines[0], "engine"), { hasBoxScores: true });
	const { own } = it;
	const site = await startApp({ database: it.database });
	const words = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
	read = async (path) => words(await (await site.get(`/hoops${path}`)).text());
	await it.put(`/seasonsv2/${own.season.id}/leagues/${own.seasonLeague.league.id}/honors`, {
		honors: [
			{ place: 1, teamId: own.teamId("Owls"), note: "After a shoot-out" },
			{ place: 2, teamId: own.teamId("Hawks") },
			{ award: "MVP", playerId: own.playerId("Hawks One"), teamId: own.teamId("Hawks") },
		],
	});
});
afterAll(() => it.database.close());

test("the table of a season names its champion, the other places and the awards", async () => {
	const page = await read(`/teamList?season=${it.own.season.id}`);
	expect(page).toMatch(
		/Champion \w+ Owls After a shoot-out Final places 2 ?\. Hawks MVP Hawks One , Hawks/,
	);
});

test("a team's page tells its titles, a player's those of the team and awards", async () => {
	const { season, seasonLeague } = it.own;
	const where = `${season.name} , ${seasonLeague.league.name}`;
	expect(await read(`/teams/${it.own.teamId("Owls")}`)).toContain(`Champions ${where}`);
	const hawks = await read(`/teams/${it.own.teamId("Hawks")}`);
	expect(hawks).not.toContain("Champions");
	expect(hawks).not.toContain("MVP");
	expect(await read(`/players/${it.own.playerId("Hawks One")}`)).toContain(`MVP ${where}`);
	expect(await read(`/players/${it.own.playerId("Owls One")}`)).toContain(`Champions ${where}`);
});

test("the records count titles of all seasons", async () => {
	expect(await read("/statistics/records")).toMatch(/ Titles 1 \w+ Owls .{0,40} 1 /);
	expect(await read(`/statistics/records?season=${it.own.season.id}`)).not.toContain(" Titles ");
});
