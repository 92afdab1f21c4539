import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, anAccount, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { startApp } from "#testing/start-app.ts";
import { changeGameDetails } from "#usecases/game/game-details.ts";
import { recordScore } from "#usecases/game/record-score.ts";
import { refreshTotals } from "#usecases/stats/totals.ts";

let database: Database;
let league: MadeLeague;
let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
	database = await openMemory();
	league = await aLeague(database, {
		organization: { slug: "hoops", moreLanguages: ["fr", "es"] },
		teams: { Hawks: ["Ann Ash", "Bo Birch"], Owls: ["Cy Cole", "Dee Dow"] },
		games: [
			["Hawks", 41, "Owls", 29],
			["Owls", 50, "Hawks", 44],
		],
	});
	const { store, statId, playerId, entryId, gameId } = league;
	const line = (game: number, team: string, name: string, numbers: Record<string, number>) => ({
		gameId: gameId(game),
		playerId: playerId(name),
		entryId: entryId(team),
		isStarter: true,
		seconds: null,
		values: new Map(Object.entries(numbers).map(([key, value]) => [statId(key), value])),
	});
	await store.transaction(async (store) => {
		await store.boxScores.replace(league.gameIds, [
			line(0, "Hawks", "Ann Ash", { PTS: 30, FTM: 3, FTA: 4, AST: 1 }),
			line(0, "Hawks", "Bo Birch", { PTS: 11, AST: 6 }),
			line(0, "Owls", "Cy Cole", { PTS: 29, FTM: 1, FTA: 1 }),
			line(1, "Owls", "Cy Cole", { PTS: 10 }),
			line(1, "Owls", "Dee Dow", { PTS: 40 }),
			line(1, "Hawks", "Ann Ash", { PTS: 44 }),
		]);
		await refreshTotals(store, {
			seasonId: league.season.id,
			playerIds: "all",
			isDecidedAnew: true,
		});
	});
	app = await startApp({ database });
});
afterAll(() => database.close());

const read = async (path: string) => {
	const response = await app.get(`/hoops${path}`);
	return { status: response.status, html: await response.text() };
};

/** The names in the rows of the page's first table. */
const names = (html: string) =>
	[
		...(/<tbody>[\s\S]*?<\/tbody>/.exec(html)?.[0] ?? "").matchAll(/href="[^"]*"[^>]*>([^<]+)</g),
	].map(([, name]) => name);

async function anOwner({ organization }: MadeLeague) {
	const organizationId = organization.id;
	const role = "org_owner" as const;
	const { id, username } = await anAccount(database, { organizationId, role });
	return { kind: "member", userId: id, username, role, organizationId } as const;
}

describe("the season's leaders", () => {
	test("are told for every statistic, and what was asked of them", async () => {
		const { html } = await read("/statistics");
		expect(names(html)).toEqual(["Dee Dow", "Ann Ash", "Cy Cole", "Bo Birch"]);
		expect(html).toContain("37.0");
		expect(html).toMatch(/id="ft%"/);
		expect(html).toContain("At least half of the team&#x27;s games and 2 FTA");
	});

	test("are of totals where that is asked, and of a league that plays", async () => {
		const { html } = await read("/statistics?per=total");
		expect(html).toContain(">74<");
		expect((await read("/statistics?league=99999")).status).toBe(404);
	});
});

describe("the table of all players", () => {
	test("opens by what stands first, and every head is a link to its order", async () => {
		const { html } = await read("/statistics/players");
		expect(names(html)).toEqual(["Dee Dow", "Ann Ash", "Cy Cole", "Bo Birch"]);
		expect(html).toMatch(/aria-sort="descending"[^>]*><a[^>]*sort=pts&amp;order=asc/);
		expect(html).toContain('href="/hoops/statistics/players?sort=ft%25&amp;order=desc"');
	});

	test.each([
		["sort=ast", ["Bo Birch", "Ann Ash", "Cy Cole", "Dee Dow"]],
		["sort=pts&per=total", ["Ann Ash", "Dee Dow", "Cy Cole", "Bo Birch"]],
		["sort=name&order=desc", ["Dee Dow", "Cy Cole", "Bo Birch", "Ann Ash"]],
		["games=2", ["Ann Ash", "Cy Cole"]],
	])("%s", async (query, expected) => {
		expect(names((await read(`/statistics/players?${query}`)).html)).toEqual(expected);
	});

	test("what nobody offers is none, and no address breaks it", async () => {
		const usual = names((await read("/statistics/players")).html);
		for (const query of [
			"sort=%00",
			"sort=__proto__",
			"sort=constructor&order=up",
			"page=0",
			"page=999",
			"page=1e9",
			"games=-1",
			"games=0",
			"per=week",
			"position=Goalie",
			`team=${league.teamId("Hawks")}x`,
		]) {
			const { status, html } = await read(`/statistics/players?${query}`);
			if (query.startsWith("team")) expect(status).toBe(404);
			else expect([query, status, names(html)]).toEqual([query, 200, usual]);
		}
	});

	test("who is looked for by nothing that is there is nobody", async () => {
		expect((await read("/statistics/players?games=900")).html).toContain("Nobody found");
	});
});

test("teams are told of by their scores and by what their players add up to", async () => {
	const { html } = await read("/statistics/teams?sort=for&order=desc");
	expect(names(html)).toEqual(["Hawks", "Owls"]);
	expect(html).toContain("42.5");
	expect(names((await read("/statistics/teams?sort=against&order=asc")).html)).toEqual(
		["Owls", "Hawks"].toReversed(),
	);
});

describe("what opponents did against a team", () => {
	test("stands in a table of its own, fewest first", async () => {
		const { html } = await read("/statistics/teams?of=opponents&sort=pts");
		expect(names(html)).toEqual(["Owls", "Hawks"].toReversed());
		expect(html).toContain("What opponents did, by: Points");
		expect((await read("/statistics/teams?of=opponents")).html).toContain("did, by: Points");
		// Owls had 29 and 50 points against Hawks.
		expect(html).toMatch(/Hawks[\s\S]*?39\.5[\s\S]*?Owls[\s\S]*?42\.5/);
		expect(html).toContain("of=opponents&amp;sort=ast");
		expect(html).not.toContain("sort=against");
	});

	test("stands beside what the team did on its own page", async () => {
		const { html } = await read(`/teams/${league.teamId("Hawks")}`);
		expect(html).toMatch(
			/Hawks and its opponents, per game[\s\S]*?Points[\s\S]*?42\.5[\s\S]*?39\.5/,
		);
		const fr = await read(`/fr/teams/${league.teamId("Hawks")}`);
		expect(fr.html).toContain("L’équipe et ses adversaires");
	});
});

describe("two teams against each other", () => {
	const path = (name: string) => `/teams/${league.teamId(name)}/versus`;

	test("are told of by all their games, from the side of the first", async () => {
		const { html } = await read(`${path("Hawks")}?other=${league.teamId("Owls")}`);
		expect(html).toContain("Hawks and Owls, head-to-head");
		expect(html).toContain("2 meetings");
		expect(html).toContain(">W 41-29<");
		expect(html).toContain(">W 50-44<");
		expect(html).toContain('<meta name="robots" content="noindex"');
	});

	test("are chosen from who plays in its leagues", async () => {
		const { status, html } = await read(path("Hawks"));
		expect(status).toBe(200);
		expect(html).toContain(`<option value="${league.teamId("Owls")}">Owls</option>`);
		expect((await read(`${path("Hawks")}?other=${league.teamId("Hawks")}`)).status).toBe(200);
		expect((await read(`${path("Hawks")}?other=99999`)).status).toBe(404);
		expect((await read("/teams/99999/versus")).status).toBe(404);
	});
});

describe("two players side by side", () => {
	const path = (name: string) => `/players/${league.playerId(name)}/compare`;

	test("are told of by every number per game", async () => {
		const { html } = await read(`${path("Ann Ash")}?other=${league.playerId("Cy Cole")}`);
		expect(html).toContain("Ann Ash and Cy Cole");
		expect(html).toMatch(
			/>37\.0<\/td><th scope="row" aria-label="Points"><abbr title="Points">PTS<\/abbr>/,
		);
		expect(html).toContain("<span class=");
	});

	test("are chosen from who plays in the same leagues", async () => {
		const { html } = await read(path("Ann Ash"));
		expect(html).toContain(">Dee Dow, Owls</option>");
		expect((await read(`${path("Ann Ash")}?other=99999`)).status).toBe(404);
		expect((await read("/players/99999/compare")).status).toBe(404);
	});
});

describe("the records", () => {
	test("are the most in one game and in a season, with where it was done", async () => {
		const { html } = await read("/statistics/records");
		const lists = [...html.matchAll(/<tbody>[\s\S]*?<\/tbody>/g)].map(([list]) => names(list));
		expect(lists[0]).toEqual(["Hawks", expect.anything(), "Owls", expect.anything()]);
		expect(html).toContain("Points, one game");
		expect(html).toMatch(/Ann Ash[\s\S]*?at Owls[\s\S]*?>44</);
		expect(html).toContain(">74<");
		expect(html).not.toContain("Free throws attempted");
	});

	test("tell in how many games in a row somebody had enough", async () => {
		const board = async (path: string, title: RegExp) =>
			title.exec((await read(`${path}/statistics/records`)).html)?.[0] ?? "";
		const points = await board("", /Points, games in a row with 10 or more[\s\S]*?<\/table>/);
		expect(names(points)).toEqual(expect.arrayContaining(["Ann Ash", "Cy Cole"]));
		expect(points).not.toContain("Dee Dow");
		expect(await board("/fr", /Points, matchs de suite à 10 ou plus[\s\S]*?<\/table>/)).toContain(
			">2<",
		);
	});

	test("tell the new day of a streak's game that was moved", async () => {
		const viewer = await anOwner(league);
		await changeGameDetails(
			{ ...visitorOf(league), viewer },
			{ id: league.gameId(1), date: "2026-05-09" },
		);
		const { html } = await read("/statistics/records");
		expect(html).toMatch(/games in a row with 10 or more[\s\S]*?May 9/);
	});

	test("go with a game that no longer counts", async () => {
		const { store, gameId } = league;
		const change = (home: number | null) =>
			store.transaction(async (store) => {
				const score = home === null ? null : { home, away: 44 };
				await store.games.saveScore(gameId(1), score);
				const { id: seasonId } = league.season;
				await refreshTotals(store, { seasonId, playerIds: "all", isDecidedAnew: true });
			});
		await change(null);
		const { html } = await read(`/statistics/records?season=${league.season.id}`);
		expect(html).toMatch(/Points, one game[\s\S]*?Ann Ash[\s\S]*?>30</);
		await change(50);
		expect((await read("/statistics/records?season=99999")).status).toBe(404);
	});
});

describe("the longest streaks", () => {
	let own: MadeLeague;
	beforeAll(async () => {
		own = await aLeague(database, {
			organization: { slug: "streaks", moreLanguages: ["fr"] },
			teams: { Hawks: [], Owls: [] },
			games: [
				["Hawks", 41, "Owls", 29],
				["Owls", 50, "Hawks", 54],
				["Hawks", 61, "Owls", 60],
				["Owls", 50, "Hawks", 44],
			],
		});
	});
	const records = async (query = "") => {
		const html = await (await app.get(`/streaks/statistics/records${query}`)).text();
		const board = /Longest winning streaks[\s\S]*?<\/table>/.exec(html)?.[0] ?? "";
		return { html, wins: names(board), board };
	};

	test("of wins and losses stand among the records", async () => {
		const { html, wins, board } = await records();
		expect(wins).toEqual(["Hawks"]);
		expect(board).toContain(">3<");
		expect(html).toContain("Longest losing streaks");
		// Nobody drew, so who is unbeaten has won.
		expect(html).not.toContain("Longest unbeaten streaks");
		const fr = await (await app.get("/streaks/fr/statistics/records")).text();
		expect(fr).toContain("Plus longues séquences de victoires");
	});

	test("change with a result", async () => {
		const viewer = await anOwner(own);
		const put = (home: number) =>
			recordScore({ ...visitorOf(own), viewer }, { id: own.gameId(1), score: { home, away: 54 } });
		await put(60);
		expect((await records()).html).not.toContain("Longest winning streaks</");
		await put(50);
		expect((await records(`?season=${own.season.id}`)).wins).toEqual(["Hawks"]);
	});
});

test("all of it is said in the language of the address", async () => {
	expect((await read("/fr/statistics")).html).toContain("Meneurs de la saison");
	expect((await read("/fr/statistics/players")).html).toContain("37,0");
	expect((await read("/es/statistics/teams")).html).toContain("Estadísticas de equipos");
});
