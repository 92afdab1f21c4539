import { expect, test } from "vitest";
import { addOrganization, addUser, password } from "#testing/api.ts";
import { openBrowser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { startApp } from "#testing/start-app.ts";
import type { Body } from "./world/story.ts";

/**
 * A stranger to the product's insides runs a league with nothing but HTTP: from signing in to the
 * standings that everybody reads. Four teams play everybody once; all numbers are known beforehand.
 */
test.each(engines)(
	"$name: a whole season by nothing but HTTP",
	{ timeout: 60_000 },
	async ({ open }) => {
		const started = await startApp({
			database: await open(),
			now: () => new Date("2026-03-20T20:00:00Z"),
		});
		const basketball = { name: "Basketball", type: "basketball" };
		const sport = await started.platform.organizations.insertSport(basketball);
		await addUser(started, { username: "root", role: "super_admin", organizationId: null });
		await addOrganization(started, { name: "Others", slug: "others" });
		const host = "fieldhouse.test";
		const openOne = () =>
			openBrowser((path, init) =>
				started.app.request(
					`http://${host}${path}`,
					{ ...init, headers: { host, ...init.headers } },
					{
						incoming: { socket: { remoteAddress: "203.0.113.7" } },
					},
				),
			);

		async function signIn(username: string, secret: string) {
			const browser = openOne();
			await browser.get("/api/auth/check-auth");
			const ok = async (response: Response): Promise<Body> => {
				const body = await response.json();
				expect({ status: response.status, body }).toMatchObject({ status: 200 });
				return body;
			};
			await ok(await browser.post("/api/auth/login", { username, password: secret }));
			return {
				post: async (path: string, body: unknown) => ok(await browser.post(`/api${path}`, body)),
				put: async (path: string, body: unknown) => ok(await browser.put(`/api${path}`, body)),
				get: async (path: string) => ok(await browser.get(`/api${path}`)),
			};
		}

		// The product's people make the league and its first member; from then on it is on its own.
		const root = await signIn("root", password);
		const { organization } = await root.post("/admin/organizations", {
			name: "Harbor Hoops",
			slug: "harbor",
			sportIds: [sport.id],
		});
		await root.post("/usersv2", {
			username: "nora",
			password: "nora plays at 9",
			organization_id: organization.id,
		});
		const nora = await signIn("nora", "nora plays at 9");

		const { season } = await nora.post("/seasonsv2", {
			name: "Spring 2026",
			startDate: "2026-03-02",
			finishDate: "2026-05-31",
			active: true,
		});
		const { league } = await nora.post(`/seasonsv2/${season.id}/leagues`, { name: "Monday D1" });
		const path = `/seasonsv2/${season.id}/leagues/${league.id}`;
		const teams = new Map<string, { id: number; star: number }>();
		for (const name of ["Anchors", "Buoys", "Cranes", "Docks"]) {
			const { team } = await nora.post(`${path}/teams`, { name });
			const players = [];
			for (const firstName of ["Ada", "Bo", "Cy", "Di", "Ed"]) {
				const who = { firstName, lastName: name };
				players.push((await nora.post(`${path}/teams/${team.id}/players`, who)).player);
			}
			teams.set(name, { id: team.id, star: players[0].id });
		}
		const captainId = teams.get("Anchors")?.star;
		await nora.put(`${path}/teams/${teams.get("Anchors")?.id}`, { captainId });

		const results = [
			["Anchors", 80, "Buoys", 70],
			["Cranes", 65, "Docks", 66],
			["Anchors", 90, "Cranes", 60],
			["Docks", 50, "Buoys", 75],
			["Docks", 55, "Anchors", 77],
			["Buoys", 68, "Cranes", 71],
		] as const;
		for (const [index, [home, homeScore, away, awayScore]] of results.entries()) {
			const { game } = await nora.post(`${path}/games`, {
				home_team_id: teams.get(home)?.id,
				away_team_id: teams.get(away)?.id,
				date: `2026-03-${String(2 + 7 * (index >> 1)).padStart(2, "0")}`,
				time: "19:00",
				location: "Harbor gym",
			});
			const score = { score_home: homeScore, score_away: awayScore };
			await nora.put(`/gamesv2/${game.id}/scores`, score);
			const { allStats } = await nora.get(`/gamesv2/${game.id}`);
			const statId = (abbreviation: string) =>
				allStats.find((stat: Body) => stat.abbreviation === abbreviation).id;
			for (const [side, points] of [
				[home, homeScore],
				[away, awayScore],
			] as const) {
				const stats = [
					{ stat_id: statId("PTS"), value: points },
					{ stat_id: statId("3PM"), value: 2 },
				];
				const player_id = teams.get(side)?.star;
				await nora.put("/player-game-stats", { game_id: game.id, player_id, stats });
			}
		}

		// Win share, then fewer losses, then more wins (rule `standings-order`); level teams share a
		// rank.
		const table = [
			["Anchors", 3, 0, 1],
			["Buoys", 1, 2, 2],
			["Cranes", 1, 2, 2],
			["Docks", 1, 2, 2],
		];
		const visitor = openOne();
		const read = async (address: string): Promise<Body> =>
			(await visitor.get(`/api${address}?slug=harbor`)).json();
		const standings = await read(`${path}/teams`);
		expect(
			standings.teams.map(({ name, wins, losses, rank }: Body) => [name, wins, losses, rank]),
		).toEqual(table);
		expect(standings.teams[0]).toMatchObject({ captain: "Ada Anchors", total3PM: 6 });

		const records = await read("/records/top20Points");
		expect(records.players.slice(0, 2)).toMatchObject([
			{ firstName: "Ada", lastName: "Anchors", totalPoints: 247 },
			{ firstName: "Ada", lastName: "Buoys", totalPoints: 213 },
		]);
		expect(await read("/records/top20TeamWins")).toMatchObject({
			teams: [{ name: "Anchors", wins: 3 }, { wins: 1 }, { wins: 1 }, { wins: 1 }],
		});

		const page = await (await visitor.get("/harbor/teamList")).text();
		const rows = textOfRows(page).filter((row) => /Anchors|Buoys|Cranes|Docks/.test(row));
		expect(rows).toHaveLength(4);
		for (const [index, [name, wins, losses]] of table.entries()) {
			expect(rows[index]).toMatch(new RegExp(`${name}.*\\b${wins}\\b.*\\b${losses}\\b`));
		}
		expect(rows[0]).toContain("1.000");
		expect(rows[1]).toContain(".333");
		// Nothing of it is the other organization's.
		const other = await (await visitor.get("/others/teamList")).text();
		expect(other).not.toMatch(/Anchors|Harbor Hoops/);
		expect(started.errors).toEqual([]);
		await started.database.close();
	},
);

/** The rows of the tables of a page, as people read them. */
function textOfRows(page: string): string[] {
	return [...page.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
		row.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " "),
	);
}
