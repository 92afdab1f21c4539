import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
type Team = { id: number; name: string; seasons_leagues_team_id: number };
type Game = { id: number; home_side: "home" | "away" };
type Series = { home: { team: Team | null }; away: { team: Team | null }; games: Game[] };
type Stage = {
	id: number;
	isProjected: boolean;
	champion: Team | null;
	seeds: { seed: number; team: Team }[];
	series: Series[];
};
type Body = { message?: string; stage: Stage; league: { id: number } };

const divisions = [
	["Ants", "Bears", "Crows"],
	["Ducks", "Eels", "Foxes"],
	["Goats", "Hares", "Ibises"],
	["Jays", "Kites", "Larks"],
];

describe.each(engines)("$name: a stage of four divisions", { timeout: 60_000 }, ({ open }) => {
	let api: Api;
	let staff: Browser;
	let made: MadeLeague;
	let leagueIds: number[];
	let host: string;
	const ids = new Map<string, number>();

	beforeAll(async () => {
		api = await startApi({ database: await open(), now: () => new Date("2026-03-01T12:00:00Z") });
		made = await aLeague(api.database, { league: "Division 1", games: games(0) });
		const organizationId = made.organization.id;
		await addUser(api, { username: "staff", role: "staff", organizationId });
		staff = await api.signedIn("staff");
		leagueIds = [made.seasonLeague.league.id];
		for (const at of [1, 2, 3]) leagueIds.push(await addDivision(at));
		host = `/api/seasonsv2/${made.season.id}/leagues/${await addLeague("Finals")}`;
		for (const { id, name } of await made.store.teams.list()) ids.set(name, id);
	});
	afterAll(() => api.database.close());

	const ask = async (answer: Response | Promise<Response>) => {
		const response = await answer;
		return { status: response.status, body: (await response.json()) as Body };
	};
	const addLeague = async (name: string) => {
		const path = `/api/seasonsv2/${made.season.id}/leagues`;
		return (await ask(staff.post(path, { name }))).body.league.id;
	};
	/** The first beats the others, by more from division to division. */
	const games = (at: number) => {
		const [first = "", second = "", third = ""] = divisions[at] ?? [];
		return [
			[first, 80 + at, second, 70],
			[first, 80 + at, third, 70],
			[second, 80, third, 70],
		] as const;
	};
	const addDivision = async (at: number) => {
		const id = await addLeague(`Division ${at + 1}`);
		const path = `/api/seasonsv2/${made.season.id}/leagues/${id}`;
		const teamIds = new Map<string, number>();
		for (const name of divisions[at] ?? []) {
			const added = await (await staff.post(`${path}/teams`, { name })).json();
			teamIds.set(name, added.team.id);
			await staff.post(`${path}/teams/${added.team.id}/players`, {
				firstName: name,
				lastName: "One",
			});
		}
		for (const [home, home_score, away, away_score] of games(at)) {
			const sides = { home_team_id: teamIds.get(home), away_team_id: teamIds.get(away) };
			const { game } = await (await staff.post(`${path}/games`, sides)).json();
			const score = { score_home: home_score, score_away: away_score, status: "completed" };
			await staff.put(`/api/gamesv2/${game.id}/scores`, score);
		}
		return id;
	};
	const names = ({ home, away }: Series) => `${home.team?.name ?? "?"}-${away.team?.name ?? "?"}`;
	const tableAt = async (path: string) => {
		const { table } = await (await staff.get(`${path}/table`)).json();
		return table.rows.map((row: { name: string; gamesPlayed: number }) => [
			row.name,
			row.gamesPlayed,
		]);
	};

	test("seeds the winners, who enter the league of the finals with their players, up to a champion", async () => {
		const format = { kind: "single", teams: 4 };
		const refused = await ask(
			staff.post(`/api/seasonsv2/${made.season.id}/leagues/${leagueIds[0]}/stages`, {
				name: "Finals",
				format,
				leagueIds,
			}),
		);
		expect([refused.status, refused.body.message]).toEqual([
			422,
			"A stage of several leagues needs a league of its own for its games. Add one to the season, such as Finals.",
		]);
		const added = await ask(staff.post(`${host}/stages`, { name: "Finals", format, leagueIds }));
		const { id } = added.body.stage;
		expect(added.body.stage.isProjected).toBe(true);
		expect(added.body.stage.series.map(names)).toEqual(["Jays-Ants", "Goats-Ducks", "?-?"]);
		// The best of the second ones may be there instead of somebody: by the teams' own ids.
		const swap = ["Jays", "Goats", "Ducks", "Kites"].map((name) => ({ teamId: idOf(name) }));
		await ask(staff.put(`/api/stages/${id}/seeds`, { seeds: swap }));
		expect(await tableAt(host)).toHaveLength(4);
		const seeded = await ask(staff.post(`/api/stages/${id}/seeding`, {}));
		let { stage } = seeded.body;
		expect(stage.series.map(names)).toEqual(["Jays-Ants", "Goats-Ducks", "?-?"]);
		const entered = stage.seeds.map(({ team }) => team.seasons_leagues_team_id);
		const players = await made.store.players.listByEntries(entered);
		expect(new Set(players.map(({ entryId }) => entryId)).size).toBe(4);
		// From now on its teams are named by their entries there, and can be seeded anew by them.
		const { candidates } = (await (await staff.get(`/api/stages/${id}/seeding`)).json()) as {
			candidates: { teamId: number }[];
		};
		expect(candidates.slice(0, 4).map(({ teamId }) => teamId)).toEqual(entered);
		const same = { seeds: entered.map((teamId) => ({ teamId })) };
		expect((await ask(staff.put(`/api/stages/${id}/seeds`, same))).status).toBe(200);

		for (const at of [0, 1, 2]) {
			const [game] = stage.series[at]?.games ?? [];
			const isHome = game?.home_side === "home";
			const score = { score_home: isHome ? 80 : 70, score_away: isHome ? 70 : 80 };
			const path = `/api/gamesv2/${game?.id}/scores`;
			expect((await staff.put(path, { ...score, status: "completed" })).status).toBe(200);
			stage = (await ask(staff.get(`/api/stages/${id}`))).body.stage;
		}
		expect(stage.champion?.name).toBe("Jays");
		const division = `/api/seasonsv2/${made.season.id}/leagues/${leagueIds[3]}`;
		expect(await tableAt(division)).toEqual([
			["Jays", 2],
			["Kites", 2],
			["Larks", 2],
		]);
		expect((await tableAt(host)).every(([, played]: [string, number]) => played === 0)).toBe(true);
		expect(api.errors).toEqual([]);
	});

	test("lets a team that has lost its seed out of the league of the finals again", async () => {
		const own = `/api/seasonsv2/${made.season.id}/leagues/${await addLeague("Trophy")}`;
		const format = { kind: "single", teams: 4 };
		const added = await ask(staff.post(`${own}/stages`, { name: "Trophy", format, leagueIds }));
		const { id } = added.body.stage;
		const seed = async (names: string[]) => {
			const seeds = names.map((name) => ({ teamId: idOf(name) }));
			expect((await ask(staff.put(`/api/stages/${id}/seeds`, { seeds }))).status).toBe(200);
			return (await tableAt(own)).map(([name]: [string, number]) => name).sort();
		};
		await seed(["Jays", "Goats", "Ducks", "Kites"]);
		expect(await seed(["Jays", "Goats", "Ants", "Ducks"])).toEqual([
			"Ants",
			"Ducks",
			"Goats",
			"Jays",
		]);
		// What the league itself has written down of a team keeps it there.
		const honors = [{ award: "Fair play", teamId: idOf("Ants") }];
		await ask(staff.put(`${own}/honors`, { honors }));
		expect(await seed(["Jays", "Goats", "Ducks", "Kites"])).toContain("Ants");
		const smaller = { format: { kind: "single", teams: 2 } };
		expect((await ask(staff.put(`/api/stages/${id}`, smaller))).status).toBe(200);
		expect(await tableAt(own)).toHaveLength(3);
		expect(api.errors).toEqual([]);
	});

	test("takes somebody who plays for two of its teams along with both", async () => {
		const other = `/api/seasonsv2/${made.season.id}/leagues/${await addLeague("Cup")}`;
		const shared = await twoTeamsOfOne();
		const added = await ask(
			staff.post(`${other}/stages`, {
				name: "Cup",
				format: { kind: "single", teams: 2 },
				leagueIds: leagueIds.slice(1, 3),
			}),
		);
		const { id } = added.body.stage;
		const seeded = await ask(staff.post(`/api/stages/${id}/seeding`, {}));
		expect([seeded.status, seeded.body.message]).toEqual([200, "Seeded from the table"]);
		const entered = seeded.body.stage.seeds.map(({ team }) => team.seasons_leagues_team_id);
		const players = await made.store.players.listByEntries(entered);
		expect(players.filter((player) => player.id === shared)).toHaveLength(2);
		expect(api.errors).toEqual([]);
	});

	/** Ducks and Goats are first in their divisions. */
	const twoTeamsOfOne = async () => {
		const path = (league: number | undefined, team: string) =>
			`/api/seasonsv2/${made.season.id}/leagues/${league}/teams/${idOf(team)}/players`;
		const one = { firstName: "Sam", lastName: "Both" };
		const { player } = await (await staff.post(path(leagueIds[1], "Ducks"), one)).json();
		const again = await staff.post(path(leagueIds[2], "Goats"), { player_id: player.id });
		expect(again.status).toBe(200);
		return player.id as number;
	};
	const idOf = (name: string) => ids.get(name) ?? 0;
});
