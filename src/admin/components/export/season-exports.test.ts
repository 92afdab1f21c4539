import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromWire } from "#api/wire-words.ts";
import { addUser } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { everythingOf } from "#testing/import-fixtures.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";
import { toCsv } from "./export-csv.ts";
import {
	boxScoreRows,
	rosterRows,
	scheduleRows,
	standingsRows,
	toPlayerRows,
} from "./season-exports.ts";

type Sheets = Parameters<typeof boxScoreRows>[0];
type Teams = Parameters<typeof rosterRows>[0];

describe.each(engines)("$name: what is exported", (engine) => {
	let league: LeagueApi;
	let place: string;
	beforeAll(async () => {
		league = await startLeagueApi(engine, {
			teams: {
				Hawks: ["Ann O'Neil", "Bo =SUM(A1)", "Cy Côté"],
				"-Owls, Night": ["Di Fox", "Ed +Plus", "Flo"],
			},
			games: [
				["Hawks", 81, "-Owls, Night", 70],
				["-Owls, Night", 66, "Hawks", 66],
				["-Owls, Night", "Hawks"],
			],
			hasBoxScores: true,
			season: { name: "Spring 2026" },
		});
		const { own } = league;
		place = `/seasonsv2/${own.season.id}/leagues/${own.seasonLeague.league.id}`;
		await league.put("/player-game-stats", {
			game_id: own.gameId(0),
			player_id: own.playerId("Ann O'Neil"),
			stats: [{ stat_id: own.statId("PLUS_MINUS"), value: -7 }],
		});
		await league.put(`/gamesv2/${own.gameId(2)}/details`, {
			status: "forfeit",
			forfeited_by: "home",
			video_url: "https://example.org/watch?v=1",
			location: "Gym, hall 2",
		});
		await league.put(`${place}/teams/${own.teamId("Hawks")}`, {
			captainId: own.playerId("Cy Côté"),
		});
	});
	afterAll(() => league.database.close());

	const sheets = async () => fromWire((await league.get(`${place}/box-scores`)).body) as Sheets;
	const teams = async () =>
		(fromWire((await league.get(`${place}/teams`)).body) as { teams: Teams }).teams;
	type Table = Parameters<typeof standingsRows>[0];
	const table = async () =>
		(fromWire((await league.get(`${place}/table`)).body) as { table: Table }).table;
	const stored = () => everythingOf(league.own.store, league.own.sport);

	test("can be imported again and changes nothing", async () => {
		const asked = {
			games: `\ufeff${await toCsv(scheduleRows(await sheets()))}`,
			boxScores: `\ufeff${await toCsv(boxScoreRows(await sheets()))}`,
			season: league.own.season.name,
			league: league.own.seasonLeague.league.name,
		};
		const before = await stored();
		const { status, body } = await league.post("/imports", asked);
		expect(body.message).toMatch(/^Nothing to do: 3 games, \d+ lines, 6 players are stored/);
		expect({ status, notes: body.report && (body.report as { notes: [] }).notes }).toEqual({
			status: 200,
			notes: [],
		});
		expect(await stored()).toEqual(before);
		expect(asked.boxScores).toContain(",-7");
		expect(asked.games).toContain(`"'-Owls, Night"`);
	});

	test("makes the same league in another organization", async () => {
		const { foreign, api } = league;
		const organizationId = foreign.organization.id;
		await addUser(api, { username: "rival", role: "staff", organizationId });
		const other = await api.signedIn("rival");
		const asked = {
			games: await toCsv(scheduleRows(await sheets())),
			boxScores: await toCsv(boxScoreRows(await sheets())),
			season: "Copy",
			league: "Copy",
		};
		const answer = await other.post("/api/imports", asked);
		expect(await answer.json()).toMatchObject({
			report: { games: { added: 3 }, teams: { added: 2 } },
		});
		const season = (await foreign.store.seasons.list()).find(({ name }) => name === "Copy");
		const [copied] = await foreign.store.leagues.listBySeason(season?.id ?? 0);
		const games = await foreign.store.games.listByLeagues([copied?.id ?? 0]);
		expect(games.map(({ score, status }) => [score, status])).toEqual([
			[{ home: 81, away: 70 }, "completed"],
			[{ home: 66, away: 66 }, "completed"],
			[null, "forfeit"],
		]);
	});

	test("the standings are the table, ranked, with forfeits", async () => {
		const [head, first, second] = standingsRows(await table(), await sheets());
		expect(head?.slice(0, 7)).toEqual([
			"Rank",
			"Team",
			"Games",
			"Wins",
			"Losses",
			"Win share",
			"Games behind",
		]);
		expect(first?.slice(0, 6)).toEqual([1, "Hawks", 3, 2, 0, "1.000"]);
		expect(second?.slice(0, 7)).toEqual([2, "-Owls, Night", 3, 0, 2, ".000", 2]);
	});

	test("rosters say who is on which team and who its captain is", async () => {
		const [head, ...people] = rosterRows(await teams());
		expect(head?.slice(0, 4)).toEqual(["Team", "First name", "Last name", "Captain"]);
		expect(people).toHaveLength(6);
		expect(people.find((row) => row[1] === "Cy")?.slice(0, 4)).toEqual([
			"Hawks",
			"Cy",
			"Côté",
			"yes",
		]);
		expect(people.find((row) => row[1] === "Flo")?.slice(0, 4)).toEqual([
			"-Owls, Night",
			"Flo",
			"",
			null,
		]);
	});

	test("players come with their team of now", async () => {
		const { players } = (await league.get("/playersv2")).body as { players: unknown };
		const [head, ...people] = toPlayerRows(players as Parameters<typeof toPlayerRows>[0]);
		expect(head?.slice(0, 3)).toEqual(["First name", "Last name", "Team"]);
		expect(people.map((row) => row.slice(0, 3))).toContainEqual(["Di", "Fox", "-Owls, Night"]);
	});
});
