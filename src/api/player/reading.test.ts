import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultPicture } from "#domain/player/default-picture.ts";
import type { Season } from "#domain/season/season.ts";
import { addUser } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";
import { present } from "#testing/present.ts";

type Wire = {
	id: number;
	firstName: string;
	lastName: string | null;
	image: string;
	teamId: number | null;
	team: { id: number; name: string } | null;
	rosters: { id: number; team_id: number; seasons_leagues_team: { id: number } }[];
	attributeValues: { attribute_id: number; value: string }[];
	gameStats: { game_id: number; stat_id: number; value: number }[];
};

const player = (said: { body: Record<string, unknown> }) => said.body.player as Wire;

describe.each(engines)("$name: reading players", (engine) => {
	let it: LeagueApi;
	let own: MadeLeague;
	/** Of "Number", "Position", "Height" and "Birth date". */
	let attribute: (name: string) => number;

	beforeAll(async () => {
		it = await startLeagueApi(engine, {
			teams: { Hawks: ["Ann Archer", "Bo"], Owls: ["Cy Young"], Crows: ["Di Dunn"] },
			games: [["Hawks", 81, "Owls", 70]],
			hasBoxScores: true,
		});
		own = it.own;
		const kept = await own.store.playerAttributes.list(own.sport.id);
		attribute = (name) => present(kept.find((one) => one.name === name)?.id, name);
		await own.store.players.saveAttributeValues([
			{ playerId: own.playerId("Ann Archer"), attributeId: attribute("Number"), value: "7" },
			{
				playerId: own.playerId("Ann Archer"),
				attributeId: attribute("Birth date"),
				value: "1990-02-03",
			},
		]);
		const organizationId = own.organization.id;
		await addUser(it.api, { username: "owen", role: "org_owner", organizationId });
		await addUser(it.api, { username: "boss", role: "super_admin", organizationId });
	});
	afterAll(() => it.database.close());

	const ann = () => own.playerId("Ann Archer");

	describe("reading", () => {
		test("both families list the same players, by name", async () => {
			const { body } = await it.get("/players");
			expect((await it.get("/playersv2")).body).toEqual(body);
			const names = (body.players as Wire[]).map((one) => [one.firstName, one.lastName]);
			expect(names).toEqual([
				["Ann", "Archer"],
				["Bo", null],
				["Cy", "Young"],
				["Di", "Dunn"],
			]);
		});

		test("a list can be read in parts", async () => {
			const { body } = await it.get("/players?limit=2&offset=1");
			expect((body.players as Wire[]).map(({ firstName }) => firstName)).toEqual(["Bo", "Cy"]);
		});

		test("a list in lines says what a list shows, of where one plays now", async () => {
			const { body } = await it.get("/players/list");
			const [first, second] = body.players as object[];
			const [team, entry] = [own.teamId("Hawks"), own.entryId("Hawks")];
			expect(first).toEqual({
				id: ann(),
				firstName: "Ann",
				lastName: "Archer",
				image: defaultPicture,
				number: "7",
				position: null,
				season: { id: own.season.id, name: own.season.name },
				places: [
					{
						seasons_leagues_team_id: entry,
						team: { id: team, name: "Hawks" },
						league: { id: own.seasonLeague.league.id, name: "Monday D1" },
					},
				],
			});
			expect(second).toMatchObject({ firstName: "Bo", number: null });
			const teams = (await it.get("/teams/list")).body.teams as object[];
			expect(teams.find((one) => "name" in one && one.name === "Hawks")).toEqual({
				id: team,
				name: "Hawks",
				logo_url: null,
				league: { id: own.seasonLeague.league.id, name: "Monday D1" },
				leagueName: "Monday D1",
				players: [{ id: ann() }, { id: own.playerId("Bo") }],
				playersCount: 2,
				wins: 1,
				losses: 0,
				unavailableSlots: [],
			});
			expect((await it.get("/leagues/list")).body.leagues).toMatchObject([
				{ name: "Monday D1", seasonId: own.season.id, teamsCount: 3 },
			]);
		});

		test("a list ends after 5,000 players, and the rest can be asked for", async () => {
			const { store } = await aLeague(it.database, { organization: { slug: "crowd" }, teams: {} });
			const name = { firstName: "One", lastName: "", imageUrl: null };
			await store.players.insertAll(Array.from({ length: 5001 }, () => name));
			const count = async (query = "") => {
				const answer = await it.stranger.get(`/api/playersv2?slug=crowd${query}`);
				return ((await answer.json()) as { players: Wire[] }).players.length;
			};
			const all = (await store.players.list()).length;
			expect(await count()).toBe(5000);
			expect(await count("&offset=5000")).toBe(all - 5000);
		});

		test("both families show the same player with all fields", async () => {
			const v1 = await it.get(`/players/${ann()}`);
			expect((await it.get(`/playersv2/${ann()}`)).body).toEqual(v1.body);
			const [team, entry] = [own.teamId("Hawks"), own.entryId("Hawks")];
			expect(player(v1)).toMatchObject({
				id: ann(),
				firstName: "Ann",
				lastName: "Archer",
				image: defaultPicture,
				teamId: team,
				team_id: team,
				team: { id: team, name: "Hawks" },
				rosters: [
					{
						id: entry,
						team_id: team,
						team: { id: team, name: "Hawks" },
						league: { id: own.seasonLeague.league.id, name: "Monday D1" },
						seasons_leagues_team: { id: entry, season_id: own.season.id, team_id: team },
					},
				],
			});
			expect(player(v1).attributeValues[0]).toEqual({
				id: attribute("Number"),
				attribute_id: attribute("Number"),
				value: "7",
				attribute: expect.objectContaining({
					id: attribute("Number"),
					name: "Number",
					attribute_name: "Number",
					type: "number",
					order: 1,
					is_visible: true,
				}),
			});
			expect(player(v1).gameStats).toContainEqual(
				expect.objectContaining({
					game_id: own.gameId(0),
					stat_id: own.statId("PTS"),
					player_id: ann(),
					value: 41,
				}),
			);
		});

		test("a date is hidden from strangers by default, and seen by members", async () => {
			expect(JSON.stringify((await it.get(`/players/${ann()}`)).body)).toContain("1990-02-03");
			for (const path of [`/players/${ann()}`, `/playersv2/${ann()}/basic`, "/players"]) {
				const text = JSON.stringify((await it.visit(path)).body);
				expect(text, path).not.toMatch(/1990-02-03|Birth date/);
				expect(text, path).toContain('"value":"7"');
			}
		});

		test("hidden statistics are not in what strangers read", async () => {
			const id = own.statId("FTM");
			await it.put(`/statsv2/${id}/toggle`, { hidden: true });
			const ids = async (path: string) =>
				player(await it.visit(path)).gameStats.map(({ stat_id }) => stat_id);
			expect(await ids(`/players/${ann()}`)).not.toContain(id);
			const { body } = await it.visit(`/playersv2/${ann()}/basic`);
			expect(JSON.stringify([body.allStats, body.gameStats])).not.toMatch(
				new RegExp(`"(stat_id|id)":${id}\\b`),
			);
			await it.put(`/statsv2/${id}/toggle`, { hidden: false });
		});

		test("a foreign player is answered byte for byte like a missing one", async () => {
			const foreign = it.foreign.playerId("Reds One");
			for (const path of ["/players/:id", "/playersv2/:id", "/playersv2/:id/basic"]) {
				const [a, b] = await Promise.all(
					[foreign, 2_000_000_000].map((id) => it.get(path.replace(":id", String(id)))),
				);
				expect(a).toEqual(b);
				expect(a).toMatchObject({ status: 404, body: { message: "Player not found." } });
			}
		});

		test("strangers have to name an organization on the root host", async () => {
			for (const path of ["/players", `/players/${ann()}`, "/playersv2", `/playersv2/${ann()}`]) {
				expect((await it.stranger.get(`/api${path}`)).status, path).toBe(400);
			}
		});
	});

	describe("hidden seasons", () => {
		let hidden: MadeLeague;
		beforeAll(async () => {
			hidden = await aLeague(it.database, {
				in: own.organization,
				season: {
					name: "Secret season",
					startDate: "2026-06-01",
					isActive: false,
					isVisible: false,
				},
				teams: { Hawks: ["Ann Archer"], Newts: ["Newt Secret"] },
			});
		});
		afterAll(() =>
			own.store.transaction((store) =>
				store.trash.discard("season", hidden.season.id, { by: null, at: "2026-01-01", label: "" }),
			),
		);

		test("whoever is only in a hidden season does not exist for strangers", async () => {
			const id = hidden.playerId("Newt Secret");
			expect((await it.get(`/players/${id}`)).status).toBe(200);
			expect((await it.visit(`/players/${id}`)).status).toBe(404);
			expect((await it.visit(`/playersv2/${id}/basic?scope=all`)).status).toBe(404);
			expect(JSON.stringify((await it.visit("/players")).body)).not.toContain("Secret");
			expect(JSON.stringify((await it.get("/players")).body)).toContain("Newt");
		});

		test("strangers are told nothing of hidden seasons of others either", async () => {
			for (const path of [`/players/${ann()}`, `/playersv2/${ann()}/basic?scope=all`]) {
				const { status, body } = await it.visit(path);
				expect(status).toBe(200);
				expect(JSON.stringify(body), path).not.toContain("Secret");
			}
			expect(player(await it.get(`/players/${ann()}`)).rosters).toHaveLength(2);
		});
	});

	describe("GET /playersv2/:id/basic", () => {
		const keys = ["activeSeasonId", "allStats", "gameStats", "player", "teamHistory"];

		test.each(["", "?scope=active", "?scope=all"])("%s has its five keys", async (query) => {
			const { body } = await it.get(`/playersv2/${ann()}/basic${query}`);
			expect(Object.keys(body).toSorted()).toEqual(keys);
			expect(body).toMatchObject({
				player: { id: ann(), firstName: "Ann" },
				teamHistory: [{ id: own.entryId("Hawks"), team: { name: "Hawks" } }],
				activeSeasonId: own.season.id,
			});
			expect(body.allStats).toContainEqual(expect.objectContaining({ abbreviation: "PTS" }));
			expect(body.gameStats).toContainEqual(
				expect.objectContaining({ game_id: own.gameId(0), stat_id: own.statId("PTS"), value: 41 }),
			);
		});

		test("a player of nothing has them too, empty", async () => {
			const { id } = player(await it.post("/players", { firstName: "Solo" }));
			const { body } = await it.get(`/playersv2/${id}/basic?scope=all`);
			expect(body).toMatchObject({ teamHistory: [], gameStats: [], activeSeasonId: own.season.id });
			await it.del(`/players/${id}`);
		});

		test("all reaches into past seasons, active does not", async () => {
			const past = await aLeague(it.database, {
				in: own.organization,
				season: { name: "Fall 2025", startDate: "2025-09-01", isActive: false },
				teams: { Owls: ["Ann Archer"] },
			});
			const seasonsOf = async (part: string) => {
				const { body } = await it.get(`/playersv2/${ann()}/basic?scope=${part}`);
				return (body.teamHistory as { season: { name: string } }[]).map(
					({ season }) => season.name,
				);
			};
			expect(await seasonsOf("active")).toEqual(["Spring 2026"]);
			expect(await seasonsOf("all")).toEqual(["Spring 2026", "Fall 2025"]);
			await own.store.transaction((store) =>
				store.trash.discard("season", past.season.id, { by: null, at: "2026-01-01", label: "" }),
			);
		});

		test("another scope is refused", async () => {
			const { status } = await it.get(`/playersv2/${ann()}/basic?scope=some`);
			expect(status).toBe(400);
		});

		test("without an active season the active part is empty and names none", async () => {
			const { id, ...season }: Season = own.season;
			await own.store.seasons.save(id, { ...season, isActive: false });
			const { body } = await it.get(`/playersv2/${ann()}/basic`);
			expect(body).toMatchObject({
				player: { id: ann() },
				teamHistory: [],
				allStats: [],
				gameStats: [],
				activeSeasonId: null,
			});
			await own.store.seasons.save(id, season);
		});

		test("it loads byte for byte the same for every role", async () => {
			const ofRoles = ["olive", "owen", "boss"].map(async (name) => {
				const browser = await it.api.signedIn(name);
				return (await browser.get(`/api/playersv2/${ann()}/basic?scope=all`)).text();
			});
			const [staff, owner, superAdmin] = await Promise.all(ofRoles);
			expect(JSON.parse(staff ?? "").gameStats).not.toEqual([]);
			expect([owner, superAdmin]).toEqual([staff, staff]);
		});
	});
});
