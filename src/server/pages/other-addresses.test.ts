import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeFor } from "#store/store.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, anAccount, type MadeLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";
import { startSession } from "../identity/session.ts";

const host = "hoops.test";
let app: Awaited<ReturnType<typeof startApp>>;
let league: MadeLeague;
let member: Record<string, string>;

beforeAll(async () => {
	const database = await openMemory();
	league = await aLeague(database, {
		organization: { slug: "hoops", domain: host },
		games: [["Hawks", 81, "Owls", 70]],
	});
	await aLeague(database, { organization: { slug: "spikes" }, games: [["Reds", "Blues"]] });
	const { id } = league.organization;
	await ownPageAt(id, "open-gym");
	for (const path of ["leaders", "search", "statistics", "teams"]) await ownPageAt(id, path);
	app = await startApp({ database });
	const account = await anAccount(database, { organizationId: id });
	const { cookie } = await startSession(app.services, { userId: account.id, host });
	member = { cookie: cookie.split(";")[0] ?? "" };

	async function ownPageAt(organizationId: number, path: string) {
		const { pages } = storeFor(organizationId, database);
		const saved = { revision: 1, updatedAt: "2026-01-09T10:00:00Z", updatedBy: null };
		const page = await pages.insert({ key: `p-${path}`, title: path });
		await pages.set(page, {
			content: { title: path, description: "", isIndexed: true, blocks: [], path },
			isPublished: true,
			publishedAt: saved.updatedAt,
			...saved,
		});
	}
});
afterAll(() => app.database.close());

const placeOf = async (path: string, at = host, headers: Record<string, string> = {}) => {
	const response = await app.get(path, at, headers);
	return response.status === 301 ? response.headers.get("location") : response.status;
};
const root = "fieldhouse.test";

describe("a public address", () => {
	test.each([
		["/TeamList", "/teamList"],
		["/teamList/", "/teamList"],
		["/TEAMLIST//", "/teamList"],
		["/Leagues/1/", "/leagues/1"],
		["/leagueinfo", "/leagueInfo"],
		["/Embed/Standings/?theme=dark", "/embed/standings?theme=dark"],
		["/Feeds/Results.XML", "/feeds/results.xml"],
		["/calendar/organization.ics/", "/calendar/organization.ics"],
		["/Open-Gym/", "/open-gym"],
		["//", "/"],
	])("written as %s is at %s", async (path, to) => {
		expect(await placeOf(path)).toBe(to);
		expect(await placeOf(to)).toBe(200);
		const under = await placeOf(`/hoops${path}`, root);
		expect(under).toBe(to === "/" ? "/hoops" : `/hoops${to}`);
	});

	test.each([
		["/Login", "/login"],
		["/login/", "/login"],
		["/Organizations/", "/organizations"],
		["/SEASON/7/", "/season/7"],
		["/Dashboard/", "/dashboard"],
		["/DASHBOARD/SingleLeagueToggle/7/", "/dashboard/SingleLeagueToggle/7"],
	])("written as %s is the screen %s", async (path, to) => {
		expect(await placeOf(path)).toBe(to);
		expect(await placeOf(path, root)).toBe(to);
		expect(await placeOf(to, root)).toBe(200);
	});

	test("of the sign-in of a slug too, and of no other screen there", async () => {
		expect(await placeOf("/spikes/Login/?a=1", root)).toBe("/spikes/login?a=1");
		expect(await placeOf("/spikes/organizations/", root)).toBe(404);
	});

	test("keeps its query, and is asked for again each time", async () => {
		const response = await app.get("/TeamList/?season=1&utm_source=x", host);
		expect(response.headers.get("location")).toBe("/teamList?season=1&utm_source=x");
		expect(response.headers.get("cache-control")).toBe("no-cache");
		expect(await placeOf("/standings?a=1")).toBe("/teamList?a=1");
		expect(await placeOf("/standings?a=2")).toBe("/teamList?a=2");
	});

	test("of the home page under a slug ends without a slash", async () => {
		expect(await placeOf("/hoops/?a=1", root)).toBe("/hoops?a=1");
		expect(await placeOf("/Hoops//", root)).toBe("/hoops");
		expect(await placeOf("/hoops/?slug=spikes", root)).toBe(200);
	});

	test("of the product itself is found in another case, too", async () => {
		expect(await placeOf("/Browse/", root)).toBe("/browse");
		expect(await placeOf("/TeamList", root)).toBe("/teamList");
	});

	test("is never another host's, and nothing leads to what is not there", async () => {
		for (const path of ["//evil.test/", "/nowhere/", "/Nowhere", "/teams/999999", "/teamList/x"]) {
			expect(await placeOf(path), path).toBe(404);
		}
		expect(await placeOf("/standings", root)).toBe(404);
		expect((await app.app.request(`http://${host}/TeamList`, { method: "POST" })).status).toBe(405);
	});

	test("is redirected for HEAD as for GET", async () => {
		const request = { method: "HEAD", headers: { host } };
		const response = await app.app.request(`http://${host}/TeamList`, request);
		expect([response.status, response.headers.get("location")]).toEqual([301, "/teamList"]);
	});
});

describe("a page of the organization's own, older than the product's at its address,", () => {
	const headingAt = async (path: string, at = host, headers: Record<string, string> = {}) => {
		const html = await (await app.get(path, at, headers)).text();
		return /<h1[^>]*>([^<]*)/.exec(html)?.[1];
	};

	test.each(["search", "statistics", "teams"])("is what is at /%s, for everybody", async (path) => {
		expect(await headingAt(`/${path}`)).toBe(path);
		expect(await headingAt(`/${path}`, host, member)).toBe(path);
		expect(await headingAt(`/hoops/${path}`, root)).toBe(path);
		expect(await headingAt(`/spikes/${path}`, root)).not.toBe(path);
		expect(await placeOf(`/${path.toUpperCase()}/`)).toBe(`/${path}`);
		const sitemap = await (await app.get("/sitemap.xml", host)).text();
		expect(sitemap.split(`//${host}/${path}</loc>`)).toHaveLength(2);
	});

	test("leaves the product's to whoever asks it for something", async () => {
		expect(await headingAt("/search?q=hawks")).toBe("Search");
		expect(await headingAt("/search?q=&utm_source=x")).toBe("search");
		expect(await headingAt("/statistics?per=game")).toBe("Season leaders");
		expect(await placeOf("/statistics/players")).toBe(200);
	});
});

describe("a good guess", () => {
	test.each([
		["/standings", "/teamList"],
		["/players", "/playerList"],
		["/games", "/schedule"],
		["/leaders", "/leaderboard"],
		["/bracket", "/playoffs"],
		["/Playoff", "/playoffs"],
		["/Standings/", "/teamList"],
	])("%s leads to %s", async (path, to) => {
		expect(await placeOf(`/spikes${path}`, root)).toBe(`/spikes${to}`);
		if (path !== "/leaders") expect(await placeOf(path)).toBe(to);
	});

	test("gives way to a page of the organization's own, however it is written", async () => {
		expect(await placeOf("/leaders")).toBe(200);
		expect(await placeOf("/Leaders/")).toBe("/leaders");
	});

	test("leads members to their screen, and covers none", async () => {
		expect(await placeOf("/standings", host, member)).toBe("/teamList");
		const screen = await app.get("/teamList", host, member);
		expect(await screen.text()).toContain('<div id="app">');
		for (const path of ["/login", "/dashboard", "/dashboard/", "/stats"]) {
			const html = await (await app.get(path, host, member)).text();
			expect(html, path).toContain('<div id="app">');
		}
	});
});
