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
	const read = async (of: string) => {
		const host = "fieldhouse.test";
		const app = createApp(league.api.services);
		return (await app.request(`http://${host}/hoops${of}`, { headers: { host } })).text();
	};
	const page = () => read(`/games/${id}`);

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

	test("stand on the page of their season, those of the newest game first, a page at a time", async () => {
		const other = league.own.gameId(1);
		const named = (alt: string) => ({ picture: { ...net(), alt } });
		const many = Array.from({ length: 50 }, (_, index) => named(`Second ${index}`));
		await league.put(path, { images: [named("First")] });
		await league.put(`/gamesv2/${other}/pictures`, { images: many });
		const seen = async (of: string) =>
			[...(await read(of)).matchAll(/<img[^>]*alt="((?:First|Second)[^"]*)"/g)].map(
				([, alt]) => alt,
			);
		expect((await seen("/schedule/pictures")).slice(0, 2)).toEqual(["Second 0", "Second 1"]);
		expect(await seen("/schedule/pictures?page=2")).toEqual(["Second 48", "Second 49", "First"]);
		expect(await seen("/schedule")).toEqual(["Second 0", "Second 1", "Second 2", "Second 3"]);
		expect(await read("/schedule")).toContain("/schedule/pictures?season=");
		await league.put(`/gamesv2/${other}/pictures`, { images: [] });
	});

	test("are on no page of the season where minors play, nor does anything lead there", async () => {
		const { store, seasonLeague } = league.own;
		await league.put(path, { images: [{ picture: net() }] });
		await store.leagues.setYouth(seasonLeague.league.id, true);
		expect(await read("/schedule/pictures")).not.toContain("The net");
		expect(await read("/schedule")).not.toContain("/schedule/pictures");
		await store.leagues.setYouth(seasonLeague.league.id, false);
		// Who played with the young once stays a minor, in this league too.
		const [young] = (await store.players.list()) ?? [];
		await league.database.db
			.updateTable("players")
			.set({ is_minor: 1 })
			.where("organization_id", "=", league.own.organization.id)
			.where("id", "=", young?.id ?? 0)
			.execute();
		expect(await page()).not.toContain("The net");
		expect(await read("/schedule/pictures")).not.toContain("The net");
	});

	test("are nobody's business but members'", async () => {
		expect((await league.visit(path)).status).toBe(401);
	});
});

describe.each(engines)("$name: the pictures of a season itself", (engine) => {
	let league: LeagueApi;
	let id: number;
	let path: string;
	beforeAll(async () => {
		league = await startLeagueApi(engine, { hasBoxScores: true });
		({ id } = league.own.season);
		path = `/seasonsv2/${id}/pictures`;
	});
	afterAll(() => league.database.close());

	const file = () => `/files/${league.own.organization.id}/${"b".repeat(32)}.jpg`;
	const used = () =>
		league.database.db
			.selectFrom("storage_used")
			.select("bytes")
			.where("organization_id", "=", league.own.organization.id)
			.where("part", "=", "pages")
			.executeTakeFirst();
	const party = () => ({ url: file(), alt: "The party", width: 800, height: 600 });
	const read = async (of: string) => {
		const host = "fieldhouse.test";
		const app = createApp(league.api.services);
		return (await app.request(`http://${host}/hoops${of}`, { headers: { host } })).text();
	};

	test("stand on the page of its pictures and are led to from its schedule", async () => {
		const before = await used();
		const saved = await league.put(path, { images: [{ picture: party(), caption: "At last" }] });
		expect(saved).toMatchObject({ status: 200, body: { isShown: true } });
		expect(await league.lastNote()).toMatchObject({ action: "season.change", subjectId: id });
		expect((await league.get(path)).body.images).toEqual([
			{ picture: party(), caption: "At last" },
		]);
		expect(await read(`/schedule/pictures?season=${id}`)).toMatch(/alt="The party"[\s\S]*At last/);
		expect(await read("/schedule")).toContain(`/schedule/pictures?season=${id}`);
		expect(await used()).not.toEqual(before);
		const uses = await pictureUses(league.own.organization, league.own.store);
		const to = `/dashboard/seasons/${id}/pictures`;
		expect([...uses.values()].flat()).toContainEqual({ label: league.own.season.name, to });
		const file = { name: `${"b".repeat(32)}.jpg`, contentType: "image/jpeg", bytes: 1 };
		const sent = { createdBy: null, createdAt: "2020-01-01T00:00:00.000Z" };
		await league.own.store.files.insert({ ...file, ...sent });
		await league.own.store.files.removeUnshown("2026-01-01T00:00:00.000Z");
		expect(await league.own.store.files.listNames()).toContain(file.name);
	});

	test("stay when the season is changed, and are another organization's to nobody", async () => {
		await league.put(`/seasonsv2/${id}`, { name: "Spring" });
		expect((await league.get(path)).body.images).toHaveLength(1);
		const foreign = `/seasonsv2/${league.foreign.season.id}/pictures`;
		expect((await league.get(foreign)).status).toBe(404);
		expect((await league.put(foreign, { images: [] })).status).toBe(404);
		expect((await league.put(path, { images: Array(61).fill({ picture: party() }) })).status).toBe(
			422,
		);
	});

	test("are shown to nobody where minors are protected", async () => {
		const { league: played } = league.own.seasonLeague;
		await league.own.store.leagues.setYouth(played.id, true);
		expect((await league.get(path)).body.isShown).toBe(false);
		expect(await read(`/schedule/pictures?season=${id}`)).not.toContain("The party");
		expect(await read("/schedule")).not.toContain("The party");
		await league.own.store.leagues.setYouth(played.id, false);
	});
});
