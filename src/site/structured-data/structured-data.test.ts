import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMemory } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";
import { asJsonLd } from "./as-json-ld.ts";

let app: Awaited<ReturnType<typeof startApp>>;
let league: MadeLeague;

const hostile = "</script><script>alert(1)</script> & <!--";

beforeAll(async () => {
	const database = await openMemory();
	league = await aLeague(database, {
		organization: {
			slug: "hoops",
			domain: "hoops.test",
			name: "Hoops",
			logoUrl: "/files/1/logo.webp",
			socialLinks: [{ label: "Videos", url: "https://videos.test/hoops" }],
		},
		games: [
			["Hawks", 81, "Owls", 70, { location: "Gym" }],
			["Hawks", hostile, { location: "Gym", status: "postponed", time: null }],
			["Owls", "Hawks"],
		],
		hasBoxScores: true,
	});
	app = await startApp({ database, now: () => new Date("2026-01-10T12:00:00Z") });
});
afterAll(() => app.database.close());

type Thing = Record<string, unknown> & { "@type": string };

const thingsOn = async (path: string): Promise<Thing[]> => {
	const html = await (await app.get(path, "hoops.test")).text();
	const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
	if (data === undefined) return [];
	const { "@context": context, "@graph": things } = JSON.parse(data);
	expect(context).toBe("https://schema.org");
	return things;
};
const thingOn = async (path: string, type: string) =>
	(await thingsOn(path)).find((thing) => thing["@type"] === type);

/**
 * What search engines require, and recommend where we know it, of each type, from Google's pages on
 * structured data ("Organization", "Event", "Breadcrumb": developers.google.com/search/docs/appearance/
 * structured-data). For SportsTeam and Person nothing is required; a name and an address is what
 * schema.org's own examples have.
 */
const required: [path: () => string, type: string, fields: string[]][] = [
	[() => "/", "SportsOrganization", ["name", "url", "logo", "sameAs"]],
	[() => `/teams/${league.teamId("Hawks")}`, "SportsTeam", ["name", "url", "memberOf"]],
	[
		() => `/games/${league.gameIds[0]}`,
		"SportsEvent",
		[
			"name",
			"startDate",
			"location",
			"eventStatus",
			"eventAttendanceMode",
			"description",
			"image",
			"organizer",
			"competitor",
			"homeTeam",
			"awayTeam",
			"url",
		],
	],
	[() => `/players/${league.playerId("Hawks One")}`, "Person", ["name", "url", "memberOf"]],
	...["games", "teams", "leagues"].map((what): (typeof required)[number] => [
		() =>
			`/${what}/${{ games: league.gameIds[0], teams: league.teamId("Owls"), leagues: league.seasonLeague.league.id }[what]}`,
		"BreadcrumbList",
		["itemListElement"],
	]),
];

describe("structured data", () => {
	test.each(required)("%s %s has all that is required of it", async (path, type, fields) => {
		const thing = await thingOn(path(), type);
		for (const field of fields) expect(thing?.[field], `${type}.${field}`).toBeTruthy();
	});

	test("of breadcrumbs numbers its items, each but the last with an address", async () => {
		const list = await thingOn(`/games/${league.gameIds[0]}`, "BreadcrumbList");
		const items = list?.itemListElement as Thing[];
		expect(items.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
		expect(items.map(({ item }) => item !== undefined)).toEqual([true, true, true, false]);
		for (const { name } of items) expect(name).toBeTruthy();
	});

	test("of a game says when it begins on the clock of the hall, and its result in words", async () => {
		const event = await thingOn(`/games/${league.gameIds[0]}`, "SportsEvent");
		expect(event).toMatchObject({
			startDate: "2026-01-05T19:00:00-08:00",
			eventStatus: "https://schema.org/EventScheduled",
			description: "Final: Hawks 81, Owls 70. Monday D1.",
			location: { "@type": "Place", name: "Gym", address: "Gym" },
			url: `http://hoops.test/games/${league.gameIds[0]}`,
		});
		expect(event?.image).toMatch(/^http:\/\/hoops\.test\/cards\/1\/game-/);
	});

	test("of a game without a time has its day, and says that it is postponed", async () => {
		expect(await thingOn(`/games/${league.gameIds[1]}`, "SportsEvent")).toMatchObject({
			startDate: "2026-01-06",
			eventStatus: "https://schema.org/EventPostponed",
		});
	});

	test("has no event of a game without a place, which would be refused", async () => {
		expect(await thingOn(`/games/${league.gameIds[2]}`, "SportsEvent")).toBeUndefined();
	});

	test("is data that no name can end", async () => {
		const text = asJsonLd([{ "@type": "SportsTeam", name: `${hostile}\u2028` }]);
		expect(text).not.toMatch(/[<>&\u2028]/);
		expect(JSON.parse(text)["@graph"][0].name).toBe(`${hostile}\u2028`);
		const html = await (await app.get(`/games/${league.gameIds[1]}`, "hoops.test")).text();
		expect(html).not.toContain("<script>alert");
	});

	test("names addresses of the site's own domain, whatever the host that was asked", async () => {
		const html = await (await app.get(`/hoops/teams/${league.teamId("Hawks")}`)).text();
		const [, head = ""] = /<head>(.*?)<\/head>/.exec(html) ?? [];
		const absolute = [...head.matchAll(/https?:\/\/[^"/]+/g)].map(([origin]) => origin);
		expect(new Set(absolute)).toEqual(new Set(["http://hoops.test", "https://schema.org"]));
		const canonical = /rel="canonical" href="(.*?)"/.exec(head)?.[1];
		expect(head).toContain(`<meta property="og:url" content="${canonical}"/>`);
	});

	test("says nothing of a page that is kept from search engines", async () => {
		expect(await thingsOn("/youth")).toEqual([]);
		expect(await thingsOn("/nowhere")).toEqual([]);
	});
});

describe("of minors", () => {
	test("there is no person, no picture and no address in the sitemap", async () => {
		await league.store.leagues.setYouth(league.seasonLeague.league.id, true);
		const id = league.playerId("Hawks One");
		const fresh = await startApp({ database: app.database, now: app.services.now });
		const html = await (await fresh.get(`/players/${id}`, "hoops.test")).text();
		expect(html).toContain("noindex");
		expect(html).not.toContain("ld+json");
		expect(html).toMatch(/property="og:image" content="http:\/\/hoops\.test\/cards\/1\/site-1/);
		const picture = await fresh.get(`/cards/1/player-${id}.0123456789abcdef.png`);
		expect(picture.status).toBe(404);
		const sitemap = await (await fresh.get("/sitemap.xml", "hoops.test")).text();
		expect(sitemap).not.toMatch(/\/(players|teams|games|leagues)\//);
	});
});
