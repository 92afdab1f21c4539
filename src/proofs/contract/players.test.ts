import { afterAll, beforeAll, describe, expect } from "vitest";
import { z } from "zod";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { type MadeSeason, type Story, startStory } from "../world/story.ts";
import { contractOf } from "./contract.ts";
import { done, player, playerGameStat, playerWithStats, stat, success } from "./shapes.ts";

const players = z.object({ players: z.array(player) });
const one = z.object({ player: playerWithStats });
const saved = z.object({ ...success, player: playerWithStats });
const profile = z.object({
	player,
	teamHistory: z.array(z.looseObject({})),
	allStats: z.array(stat),
	gameStats: z.array(playerGameStat),
	activeSeasonId: z.int().nullable(),
});

describe.each(engines)("$name: the contract of players", { timeout: 60_000 }, (engine) => {
	let story: Story;
	let made: MadeSeason;
	let attributeIds: Record<string, number>;
	const ids: Record<string, number> = {};
	const idOf = (name: string) => present(ids[name], name);
	const attributeId = (name: string) => present(attributeIds[name], name);
	beforeAll(async () => {
		story = await startStory(engine);
		made = await story.aSeason(["Hawks", "Owls"]);
		ids.hawks = present(made.teams.Hawks, "Hawks").id;
		ids.owls = present(made.teams.Owls, "Owls").id;
		const { attributes } = await story.get("/playerAttributes");
		attributeIds = Object.fromEntries(
			attributes.map((it: { name: string; id: number }) => [it.name, it.id]),
		);
	});
	afterAll(() => story.api.database.close());

	const { walk, endsHere } = contractOf("players", () => story.olive);

	walk("POST /api/players", async (send) => {
		const form = {
			firstName: "Cleo",
			lastName: "Diaz",
			teamId: idOf("hawks"),
			image: story.picture,
		};
		const added = await send({ form, answers: saved });
		expect(added).toMatchObject({
			message: "Cleo Diaz created",
			player: {
				firstName: "Cleo",
				lastName: "Diaz",
				teamId: ids.hawks,
				team: { name: "Hawks" },
				attributeValues: [],
				gameStats: [],
				image: expect.stringMatching(/^\/files\//),
				rosters: [{ seasons_leagues_team_id: made.teams.Hawks?.entryId }],
			},
		});
		ids.cleo = added.player.id;
		// A form sends no team as empty text.
		const alone = await send({ form: { firstName: "Solo", teamId: "" }, answers: saved });
		expect(alone.player).toMatchObject({ lastName: null, teamId: null, team: null, rosters: [] });
		ids.solo = alone.player.id;
	});

	walk("PUT /api/players/{id}", async (send) => {
		const path = { id: idOf("solo") };
		const form = { firstName: "Sol", lastName: "Oak", teamId: idOf("owls"), image: story.picture };
		const changed = await send({ path, form, answers: saved });
		expect(changed).toMatchObject({
			message: "Sol Oak updated",
			player: { firstName: "Sol", lastName: "Oak", teamId: ids.owls },
		});
		expect(changed.player.image).toMatch(/^\/files\//);
		const partly = await send({ path, json: { lastName: "" }, answers: saved });
		expect(partly.player).toEqual({ ...changed.player, lastName: null });
	});

	walk("PUT /api/players/{id} with attributes", async (send) => {
		const path = { id: idOf("cleo") };
		const before = await story.get(`/players/${idOf("cleo")}`);
		const number = attributeId("Number");
		const position = attributeId("Position");
		const asList = { attributes: [{ attribute_id: number, value: "7" }] };
		const first = await send({ path, json: asList, answers: saved });
		expect(first.player).toMatchObject({
			firstName: "Cleo",
			image: before.player.image,
			teamId: ids.hawks,
			attributeValues: [
				{ attribute_id: number, value: "7", attribute: { attribute_name: "Number", order: 1 } },
			],
		});
		const asObject = { attributes: { [position]: "Guard" } };
		const second = await send({ path, json: asObject, answers: saved });
		expect(second.player.attributeValues.map(({ value }) => value)).toEqual(["7", "Guard"]);
		const inForm = { attributes: JSON.stringify({ [number]: "" }) };
		const third = await send({ path, form: inForm, answers: saved });
		expect(third.player.attributeValues.map(({ value }) => value)).toEqual(["Guard"]);
	});

	walk("PUT /api/playersv2/{id}", async (send) => {
		const path = { id: idOf("cleo") };
		const form = {
			firstName: "Chloe",
			lastName: "Day",
			teamId: idOf("owls"),
			image: story.picture,
		};
		const changed = await send({ path, form, answers: saved });
		expect(changed.player).toMatchObject({ firstName: "Chloe", lastName: "Day", teamId: ids.owls });
	});

	walk("GET /api/playersv2/{id}", async (send) => {
		const [ann = 0] = present(made.teams.Hawks, "Hawks").playerIds;
		const sides = { home_team_id: ids.hawks, away_team_id: ids.owls };
		const { game } = await story.post(`${made.path}/games`, sides);
		const { stats } = await story.get(`/statsv2/${story.sport.id}`);
		const [points] = stats;
		const cell = { player_id: ann, game_id: game.id, stat_id: points.id, value: 12 };
		const line = { player_id: ann, game_id: game.id, stats: [cell] };
		await story.put("/player-game-stats", line);
		const shown = await send({ path: { id: ann }, answers: one });
		expect(shown.player.gameStats).toMatchObject([cell]);
		ids.ann = ann;
	});

	walk("GET /api/players/{id}", async (send) => {
		const shown = await send({ path: { id: idOf("ann") }, answers: one });
		expect(shown).toEqual(await story.get(`/playersv2/${idOf("ann")}`));
	});

	walk("GET /api/playersv2/{id}/basic", async (send) => {
		const path = { id: idOf("ann") };
		const keys = ["player", "teamHistory", "allStats", "gameStats", "activeSeasonId"];
		for (const query of [{ scope: "active" }, { scope: "all" }, {}]) {
			const shown = await send({ path, query, answers: profile });
			expect(Object.keys(shown).toSorted()).toEqual(keys.toSorted());
			expect(shown).toMatchObject({
				activeSeasonId: made.seasonId,
				gameStats: [{ player_id: ids.ann, value: 12 }],
				teamHistory: [{ team: { name: "Hawks" }, league: { name: "Monday D1" } }],
			});
		}
		const wrong = await story.tryGet(`/playersv2/${idOf("ann")}/basic?scope=some`);
		expect(wrong.status).toBe(400);
		await story.put(`/seasons/${made.seasonId}`, { isActive: false });
		const idle = await send({ path, query: { scope: "active" }, answers: profile });
		expect(idle).toMatchObject({
			activeSeasonId: null,
			teamHistory: [],
			allStats: [],
			gameStats: [],
		});
		const all = await send({ path, query: { scope: "all" }, answers: profile });
		expect(all.gameStats).toHaveLength(1);
		await story.put(`/seasons/${made.seasonId}`, { isActive: true });
		const query = { slug: "hoops", scope: "all" };
		const visited = await send({ path, query, by: story.stranger, answers: profile });
		expect(Object.keys(visited).toSorted()).toEqual(keys.toSorted());
	});

	walk("GET /api/playersv2", async (send) => {
		const { players: own } = await send({ answers: players });
		expect(own).toHaveLength(6);
		for (const query of [{ slug: "hoops" }, { domain: "hoops.com" }, { domain: "hoops" }]) {
			const shown = await send({ by: story.stranger, query, answers: players });
			expect(shown.players.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
		}
	});

	walk("GET /api/players", async (send) => {
		expect(await send({ answers: players })).toEqual(await story.get("/playersv2"));
	});

	walk("DELETE /api/players/{id}", async (send) => {
		await send({ path: { id: idOf("ann") }, answers: done });
		expect((await story.tryGet(`/players/${idOf("ann")}`)).status).toBe(404);
		expect((await story.tryDel(`/players/${idOf("ann")}`)).status).toBe(404);
		const roster = await story.get(`/teams/${idOf("hawks")}`);
		expect(roster.team.players).toHaveLength(1);
	});

	endsHere();
});
