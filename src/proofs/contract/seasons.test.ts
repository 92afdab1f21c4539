import { afterAll, beforeAll, describe, expect } from "vitest";
import { z } from "zod";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { type Story, startStory } from "../world/story.ts";
import { contractOf } from "./contract.ts";
import { done, league, season, seasonLeague, success } from "./shapes.ts";

const seasons = z.object({ seasons: z.array(season) });
const savedSeason = z.object({ ...success, season });
const leagues = z.object({ leagues: z.array(league) });
const savedLeague = z.object({ ...success, league });

describe.each(engines)(
	"$name: the contract of seasons and leagues",
	{ timeout: 60_000 },
	(engine) => {
		let story: Story;
		const ids: Record<string, number> = {};
		const idOf = (name: string) => present(ids[name], name);
		beforeAll(async () => {
			story = await startStory(engine);
		});
		afterAll(() => story.api.database.close());

		describe("seasons", () => {
			const { walk, endsHere } = contractOf("seasons", () => story.olive);

			walk("POST /api/seasons", async (send) => {
				const json = {
					name: "Fall 2025",
					startDate: "2025-09-01",
					finishDate: "2025-11-30",
					isActive: true,
					isVisible: true,
				};
				const added = await send({ json, answers: savedSeason });
				expect(added).toMatchObject({ message: "Fall 2025 created", season: json });
				ids.fall = added.season.id;
				const bare = await send({ json: { name: " Bare " }, answers: savedSeason });
				expect(bare.season).toEqual({
					id: expect.any(Number),
					name: "Bare",
					startDate: null,
					finishDate: null,
					active: false,
					isActive: false,
					isVisible: true,
				});
				ids.bare = bare.season.id;
			});

			walk("POST /api/seasonsv2", async (send) => {
				const path = `/seasonsv2/${idOf("fall")}/leagues`;
				const { league: monday } = await story.post(path, { name: "Monday D1" });
				const { team } = await story.post(`${path}/${monday.id}/teams`, { name: "Hawks" });
				await story.post(`${path}/${monday.id}/teams/${team.id}/players`, {
					firstName: "Ann",
					lastName: "Lee",
				});
				const json = {
					name: "Spring 2026",
					startDate: "2026-03-02",
					finishDate: "2026-05-31",
					active: true,
					copyFromSeasonId: idOf("fall"),
				};
				const added = await send({ json, answers: savedSeason });
				const { copyFromSeasonId: _, ...fields } = json;
				expect(added.season).toMatchObject({ ...fields, isActive: true });
				ids.spring = added.season.id;
				const copied = await story.get(`/seasonsv2/${added.season.id}/leagues-with-teams`);
				expect(copied.leagues).toMatchObject([
					{ id: monday.id, teams: [{ id: team.id, players: [{ firstName: "Ann" }] }] },
				]);
			});

			walk("GET /api/seasons", async (send) => {
				const { seasons: list } = await send({ answers: seasons });
				expect(list.map(({ name }) => name)).toEqual(["Spring 2026", "Fall 2025", "Bare"]);
			});

			walk("GET /api/seasonsv2", async (send) => {
				const by = story.stranger;
				for (const query of [{ slug: "hoops" }, { domain: "hoops.com" }, { domain: "hoops" }]) {
					const { seasons: list } = await send({ by, query, answers: seasons });
					expect(list.filter(({ active }) => active).map(({ id }) => id)).toEqual([ids.spring]);
				}
				await send({ answers: seasons });
			});

			walk("GET /api/seasonsv2/{seasonId}", async (send) => {
				const one = z.object({ season });
				const shown = await send({ path: { seasonId: idOf("fall") }, answers: one });
				expect(shown.season).toMatchObject({ name: "Fall 2025", active: false });
			});

			walk("PUT /api/seasons/{id}", async (send) => {
				const path = { id: idOf("fall") };
				const json = {
					name: "Autumn 2025",
					startDate: "2025-09-02",
					finishDate: "2025-12-01",
					isActive: true,
					isVisible: false,
				};
				const changed = await send({ path, json, answers: savedSeason });
				expect(changed).toMatchObject({ message: "Autumn 2025 updated", season: json });
				const { seasons: list } = await story.get("/seasonsv2");
				const active = list.filter((it: { active: boolean }) => it.active);
				expect(active).toMatchObject([{ id: ids.fall }]);
				// Absent stays, empty is none.
				const partly = await send({ path, json: { finishDate: "" }, answers: savedSeason });
				expect(partly.season).toEqual({ ...changed.season, finishDate: null });
			});

			walk("PUT /api/seasonsv2/{id}", async (send) => {
				const json = {
					name: "Spring",
					startDate: "2026-03-03",
					finishDate: "2026-06-01",
					active: true,
				};
				const changed = await send({ path: { id: idOf("spring") }, json, answers: savedSeason });
				expect(changed.season).toMatchObject({ ...json, isActive: true });
			});

			walk("DELETE /api/seasons/{id}", async (send) => {
				const said = await send({ path: { id: idOf("bare") }, answers: done });
				expect(said.message).toBe("Seasons deleted");
				expect((await story.tryGet(`/seasonsv2/${idOf("bare")}`)).status).toBe(404);
			});

			walk("DELETE /api/seasonsv2/{id}", async (send) => {
				await send({ path: { id: idOf("fall") }, answers: done });
				expect((await story.tryDel(`/seasonsv2/${idOf("fall")}`)).status).toBe(404);
				// Players are never deleted with a season.
				expect((await story.get("/players")).players).toHaveLength(1);
			});

			endsHere();
		});

		describe("leagues", () => {
			const { walk, endsHere } = contractOf("leagues", () => story.olive);
			const one = z.object({ league });

			walk("POST /api/seasonsv2/{id}/leagues", async (send) => {
				const { seasons: list } = await story.get("/seasons");
				ids.spring = list[0].id;
				const { season: summer } = await story.post("/seasons", { name: "Summer 2026" });
				ids.summer = summer.id;
				// The path counts, whatever the body says of the season.
				const json = { name: " Sunday D2 ", season_id: idOf("spring") };
				const added = await send({ path: { id: summer.id }, json, answers: savedLeague });
				expect(added).toMatchObject({
					message: "Sunday D2 created",
					league: { name: "Sunday D2", seasonId: summer.id, teams: [], userId: story.oliveId },
				});
				ids.sunday = added.league.id;
				const copy = { name: "Monday D1", copyFromSeasonId: idOf("spring") };
				const copied = await send({ path: { id: summer.id }, json: copy, answers: savedLeague });
				expect(copied.league).toMatchObject({ season_id: summer.id, teams: [{ name: "Hawks" }] });
				ids.monday = copied.league.id;
				const { season: winter } = await story.post("/seasons", { name: "Winter" });
				const again = { copyFromLeagueId: ids.monday, copyFromSeasonId: idOf("spring") };
				const path = { id: winter.id };
				const third = await send({ path, json: again, answers: savedLeague });
				expect(third.league).toMatchObject({ id: ids.monday, teams: [{ playersCount: 1 }] });
				await story.del(`/seasons/${winter.id}`);
			});

			walk("GET /api/seasonsv2/{id}/leagues-with-teams", async (send) => {
				const path = { id: idOf("summer") };
				const { leagues: list } = await send({ path, answers: leagues });
				expect(list.map(({ name }) => name)).toEqual(["Monday D1", "Sunday D2"]);
				expect(list[0]?.teams).toMatchObject([{ name: "Hawks", playersCount: 1 }]);
				const query = { slug: "hoops" };
				const shown = await send({ path, query, by: story.stranger, answers: leagues });
				expect(shown.leagues.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
			});

			walk("GET /api/seasonsv2/{id}/leagues", async (send) => {
				const { leagues: list } = await send({ path: { id: idOf("summer") }, answers: leagues });
				expect(list.map(({ id }) => id)).toEqual([ids.monday, ids.sunday]);
			});

			walk("PUT /api/seasonsv2/{id}/leagues/{leagueId}", async (send) => {
				const path = { id: idOf("summer"), leagueId: idOf("sunday") };
				const changed = await send({ path, json: { name: "Sunday D3" }, answers: savedLeague });
				expect(changed).toMatchObject({ message: "Sunday D3 updated", league: { id: ids.sunday } });
			});

			walk("GET /api/seasonsv2/{seasonId}/leagues/{leagueId}", async (send) => {
				const path = { seasonId: idOf("summer"), leagueId: idOf("monday") };
				const shown = await send({ path, answers: one });
				expect(shown.league).toMatchObject({
					id: ids.monday,
					season_id: ids.summer,
					teamsCount: 1,
				});
				const elsewhere = `/seasonsv2/${idOf("spring")}/leagues/${idOf("sunday")}`;
				expect((await story.tryGet(elsewhere)).status).toBe(404);
			});

			walk("GET /api/seasonsleagues", async (send) => {
				const shape = z.object({ seasonsLeagues: z.array(seasonLeague) });
				const { seasonsLeagues } = await send({ answers: shape });
				const played = seasonsLeagues.map((it) => `${it.league.name}, ${it.season.name}`);
				expect(played.toSorted()).toEqual([
					"Monday D1, Spring",
					"Monday D1, Summer 2026",
					"Sunday D3, Summer 2026",
				]);
			});

			walk("GET /api/leagues", async (send) => {
				const own = await send({ answers: leagues });
				expect(own.leagues.map(({ name }) => name)).toEqual(["Monday D1", "Sunday D3"]);
				const visited = { by: story.stranger, answers: leagues };
				for (const domain of ["hoops.com", "hoops"]) {
					const { leagues: shown } = await send({ ...visited, query: { domain } });
					expect(shown.map(({ id }) => id)).toEqual([ids.monday, ids.sunday]);
				}
				const query = { userId: story.oliveId };
				expect(await send({ query, answers: leagues })).toEqual(own);
				expect(await send({ query, by: story.root, answers: leagues })).toEqual(own);
			});

			walk("POST /api/leagues", async (send) => {
				const json = { name: "Friday D4", seasonId: idOf("spring") };
				const added = await send({ json, answers: savedLeague });
				expect(added.league).toMatchObject({ name: "Friday D4", seasonId: ids.spring, teams: [] });
				ids.friday = added.league.id;
				const alone = await send({ json: { name: "Later" }, answers: savedLeague });
				expect(alone.league).toMatchObject({ seasonId: null, season_id: null });
			});

			walk("GET /api/leagues/{id}", async (send) => {
				const shown = await send({ path: { id: idOf("monday") }, answers: one });
				expect(shown.league.teams).toMatchObject([{ name: "Hawks", players: [{}] }]);
				const by = story.stranger;
				const query = { domain: "hoops.com" };
				await send({ path: { id: idOf("monday") }, query, by, answers: one });
			});

			walk("PUT /api/leagues/{id}", async (send) => {
				const path = { id: idOf("friday") };
				const changed = await send({ path, json: { name: "Friday D5" }, answers: savedLeague });
				expect(changed.league).toMatchObject({ id: ids.friday, name: "Friday D5" });
			});

			walk("GET /api/leaguesv2", async (send) => {
				expect(await send({ answers: leagues })).toEqual(await story.get("/leagues"));
			});

			walk("DELETE /api/seasonsv2/{id}/leagues/{leagueId}", async (send) => {
				const path = { id: idOf("summer"), leagueId: idOf("monday") };
				const said = await send({ path, answers: done });
				expect(said.message).toBe("Leagues deleted");
				expect((await story.get(`/seasonsv2/${idOf("spring")}/leagues`)).leagues).toHaveLength(2);
				const again = `/seasonsv2/${idOf("summer")}/leagues/${idOf("monday")}`;
				expect((await story.tryDel(again)).status).toBe(404);
			});

			walk("DELETE /api/leagues/{id}", async (send) => {
				const said = await send({ path: { id: idOf("monday") }, answers: done });
				expect(said.message).toBe("Leagues deleted");
				expect((await story.tryGet(`/leagues/${idOf("monday")}`)).status).toBe(404);
			});

			endsHere();
		});
	},
);
