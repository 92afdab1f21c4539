import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";
import { pictureUses } from "#usecases/picture/picture-uses.ts";

type Told = {
	place: number | null;
	award: string | null;
	team: { name: string } | null;
	player: { firstName: string; lastName: string } | null;
	picture: { url: string } | null;
	season: { name: string };
};

describe.each(engines)("$name: the honors of a season", (engine) => {
	let it: LeagueApi;
	let path: string;
	let picture: { url: string; alt: string };
	beforeAll(async () => {
		it = await startLeagueApi(engine, {
			games: [
				["Hawks", 81, "Owls", 70],
				["Foxes", 60, "Owls", 50],
				["Hawks", 66, "Foxes", 50],
				["Owls", "Hawks"],
			],
			hasBoxScores: true,
		});
		const { own } = it;
		path = `/seasonsv2/${own.season.id}/leagues/${own.seasonLeague.league.id}/honors`;
		picture = { url: `/files/${own.organization.id}/${"a".repeat(32)}.jpg`, alt: "The cup" };
	});
	afterAll(() => it.database.close());

	const of = (list: unknown) =>
		(list as Told[]).map(({ place, award, team, player }) =>
			[place ?? award, team?.name, player?.lastName].filter(Boolean).join(" "),
		);
	const visited = async (query = "") => of((await it.visit(`/honors${query}`)).body.honors);
	const fixed = () => [
		{ place: 1, teamId: it.own.teamId("Hawks"), picture },
		{ place: 2, teamId: it.own.entryId("Foxes") },
		{ place: 3, teamId: it.own.teamId("Owls"), note: "After a shoot-out" },
		{ award: "MVP", playerId: it.own.playerId("Hawks One"), teamId: it.own.teamId("Hawks") },
		{ award: "Fair play", teamId: it.own.teamId("Owls") },
	];

	test("are proposed by the table, and said to be early while games are left", async () => {
		const { body } = await it.get(path);
		expect(body).toMatchObject({ honors: [], proposedBy: null, isOver: false, lastChangeId: 0 });
		const places = body.proposed as { teamId: number; place: number }[];
		expect(places.map(({ place }) => place)).toEqual([1, 2, 3]);
		expect(places[0]?.teamId).toBe(it.own.entryId("Hawks"));
		expect(await visited()).toEqual([]);
	});

	test("are fixed by staff in one call, and read by everybody", async () => {
		const saved = await it.put(path, { honors: fixed(), lastChangeId: 0 });
		expect(saved).toMatchObject({ status: 200, body: { message: "Honors updated" } });
		const all = ["1 Hawks", "2 Foxes", "3 Owls", "MVP Hawks One", "Fair play Owls"];
		expect(await visited()).toEqual(all);
		expect(await visited("?place=1")).toEqual(["1 Hawks"]);
		expect(await visited(`?playerId=${it.own.playerId("Hawks One")}`)).toEqual(["MVP Hawks One"]);
		expect(await visited(`?teamId=${it.own.teamId("Owls")}`)).toEqual(["3 Owls", "Fair play Owls"]);
		expect(await it.lastNote()).toMatchObject({ action: "honors.change", subject: "honors" });
		expect((await it.put(path, { honors: [], lastChangeId: 0 })).status).toBe(409);
	});

	test("name teams and players of the organization, and each team once", async () => {
		const refused = async (honor: object) => {
			const { status, body } = await it.put(path, { honors: [fixed()[0], honor] });
			return [status, body.message];
		};
		const teamId = it.own.teamId("Hawks");
		expect(await refused({ place: 2, teamId })).toEqual([422, "Hawks has two final places."]);
		expect(await refused({ place: 2, teamId: it.foreign.teamId("Reds") })).toEqual([
			404,
			"Team not found.",
		]);
		expect(await refused({ award: "MVP", playerId: it.foreign.playerId("Reds One") })).toEqual([
			404,
			"Player not found.",
		]);
		expect((await refused({ award: "MVP" }))[0]).toBe(422);
		expect((await refused({ teamId }))[0]).toBe(422);
		expect((await refused({ award: "A", teamId, picture: { url: "javascript:1" } }))[0]).toBe(422);
		expect(await visited("?place=1")).toEqual(["1 Hawks"]);
	});

	test("are told to nobody while their season is hidden", async () => {
		const show = (isVisible: boolean) => it.put(`/seasonsv2/${it.own.season.id}`, { isVisible });
		await show(false);
		expect(await visited()).toEqual([]);
		await show(true);
	});

	test("show no picture and no full name where minors play", async () => {
		const { store, seasonLeague } = it.own;
		const mark = (isYouth: boolean) =>
			store.transaction(({ leagues }) => leagues.setYouth(seasonLeague.league.id, isYouth));
		await mark(true);
		const told = (await it.visit("/honors")).body.honors as Told[];
		expect(told[0]?.picture).toBeNull();
		expect(told[3]?.player?.lastName).toMatch(/^\w\.$/);
		await mark(false);
	});

	test("are uses of a picture, and go and come back with their team", async () => {
		const { store, organization } = it.own;
		const uses = await pictureUses(organization, store);
		const to = `/dashboard/seasons/${it.own.season.id}/leagues/${it.own.seasonLeague.league.id}/honors`;
		expect([...uses.values()].flat()).toContainEqual({
			label: it.own.seasonLeague.league.name,
			to,
		});
		const { body } = await it.del(`/teams/${it.own.teamId("Foxes")}`);
		expect(await visited()).not.toContain("2 Foxes");
		await it.post(`/trash/${body.trashId}/restore`, {});
		expect(await visited()).toContain("2 Foxes");
	});

	test("are nobody's to write but members'", async () => {
		expect((await it.visit(path)).status).toBe(401);
	});
});
