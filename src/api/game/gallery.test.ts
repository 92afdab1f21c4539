import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#server/http/app.ts";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";
import { pictureUses } from "#usecases/picture/picture-uses.ts";

describe.each(engines)("$name: the pictures of a game", (engine) => {
	let league: LeagueApi;
	let id: number;
	let path: string;
	beforeAll(async () => {
		league = await startLeagueApi(engine, { hasBoxScores: true });
		id = league.own.gameId(0);
		path = `/gamesv2/${id}/pictures`;
	});
	afterAll(() => league.database.close());

	const url = (stem: string) => `/files/${league.own.organization.id}/${stem}.jpg`;
	const net = () => ({ url: url("a".repeat(32)), alt: "The net", width: 800, height: 600 });
	const page = async () => {
		const host = "fieldhouse.test";
		const answer = await createApp(league.api.services).request(
			`http://${host}/hoops/games/${id}`,
			{
				headers: { host },
			},
		);
		return answer.text();
	};

	test("are chosen by staff, and stand on its page with their captions, loaded when they are near", async () => {
		const images = [{ picture: net(), caption: "Before the game" }, { picture: net() }];
		const saved = await league.put(path, { images });
		expect(saved).toMatchObject({
			status: 200,
			body: { message: "Pictures saved", isShown: true },
		});
		expect((await league.get(path)).body.images).toEqual(images);
		const html = await page();
		expect(html).toContain("<h2>Pictures</h2>");
		expect(html).toMatch(/<img[^>]*alt="The net" width="800" height="600" loading="lazy"/);
		expect(html).toContain("Before the game");
		expect(await league.lastNote()).toMatchObject({ action: "gallery.change", subjectId: id });
	});

	test("are refused where they are none, by place", async () => {
		const evil = { picture: { url: "javascript:alert(1)", alt: "" } };
		const said = await league.put(path, { images: [{ picture: net() }, evil] });
		expect([said.status, Object.keys(said.body.fields ?? {})]).toEqual([422, ["images.1.picture"]]);
		expect(
			(await league.put(`/gamesv2/${league.foreign.gameId(0)}/pictures`, { images: [] })).status,
		).toBe(404);
	});

	test("are known as uses of a picture, take storage, and come back from the trash with the game", async () => {
		const { store, organization } = league.own;
		await league.put(path, { images: [{ picture: net() }] });
		const uses = await pictureUses(organization, store);
		expect([...uses.values()].flat()).toEqual([{ label: "Owls at Hawks", to: `/games/${id}` }]);
		const { body } = await league.del(`/games/${id}`);
		expect(await store.gameGalleries.find(id)).toEqual([]);
		await league.post(`/trash/${body.trashId}/restore`, {});
		expect(await store.gameGalleries.find(id)).toEqual([{ picture: net() }]);
	});

	test("are not shown to visitors where minors play, and members are told so", async () => {
		const { store, seasonLeague } = league.own;
		await league.put(path, { images: [{ picture: net() }] });
		await store.leagues.setYouth(seasonLeague.league.id, true);
		expect(await page()).not.toContain("The net");
		expect((await league.get(path)).body).toMatchObject({ isShown: false, images: [{}] });
		await store.leagues.setYouth(seasonLeague.league.id, false);
	});

	test("are nobody's business but members'", async () => {
		expect((await league.visit(path)).status).toBe(401);
	});
});
