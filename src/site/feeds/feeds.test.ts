import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeFor } from "#store/store.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";

let app: Awaited<ReturnType<typeof startApp>>;
let league: MadeLeague;

beforeAll(async () => {
	const database = await openMemory();
	league = await aLeague(database, {
		organization: { slug: "hoops", domain: "hoops.test", name: "Hoops & Co <1>" },
		league: "Monday D1",
		games: [
			["Hawks", 70, "Owls", 81],
			["Hawks", 0, "Foxes", 0],
			["Wolves", 60, "Foxes", 50],
		],
	});
	app = await startApp({ database, now: () => new Date("2026-02-01T12:00:00Z") });
});
afterAll(() => app.database.close());

const read = async (path: string, host = "hoops.test") => {
	const response = await app.get(path, host);
	return { status: response.status, headers: response.headers, text: await response.text() };
};
/** The texts of an element, as they stand. */
const textsOf = (xml: string, name: string) =>
	[...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "g"))].map(([, text]) => text);

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

describe("a feed", () => {
	test("has what RFC 4287 §4.1.1 requires: an id, a title, a date, an author, and its own address", async () => {
		const { status, headers, text } = await read("/feeds/results.xml");
		expect(status).toBe(200);
		expect(headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
		const head = text.slice(0, text.indexOf("<entry>"));
		expect(head).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
		expect(textsOf(head, "id")).toEqual([`tag:fieldhouse.test,2025:1/feeds/results.xml`]);
		expect(textsOf(head, "title")).toEqual(["Results of Hoops &amp; Co &lt;1&gt;"]);
		expect(textsOf(head, "updated")[0]).toMatch(dateTime);
		expect(head).toContain("<author><name>Hoops &amp; Co &lt;1&gt;</name></author>");
		expect(head).toContain('<link rel="self" href="http://hoops.test/feeds/results.xml"/>');
	});

	test("has of each entry what §4.1.2 requires: an id of its own, a title, a date, and a link", async () => {
		const { text } = await read("/feeds/results.xml");
		const entries = textsOf(text, "entry").map((entry) => entry ?? "");
		expect(new Set(entries.map((entry) => textsOf(entry, "id")[0])).size).toBe(entries.length);
		for (const entry of entries) {
			expect(textsOf(entry, "title")).toHaveLength(1);
			expect(textsOf(entry, "updated")[0]).toMatch(dateTime);
			expect(entry).toMatch(/<link rel="alternate" href="http:\/\/hoops\.test\/games\/\d+"\/>/);
		}
	});

	test("tells results newest first, the winner before the loser, and no game without one", async () => {
		const { text } = await read("/feeds/results.xml");
		const titles = textsOf(text, "entry").map((entry) => textsOf(entry ?? "", "title")[0]);
		expect(titles.toSorted()).toEqual(["Owls 81, Hawks 70", "Wolves 60, Foxes 50"]);
	});

	test("of a team has its own games alone", async () => {
		const { text } = await read(`/feeds/teams/${league.teamId("Owls")}.xml`);
		expect(textsOf(text, "entry")).toHaveLength(1);
		expect(text).toContain("Results of Owls");
	});

	test("of a league has its name", async () => {
		const { text } = await read(`/feeds/leagues/${league.seasonLeague.league.id}.xml`);
		expect(text).toContain("<title>Results of Monday D1</title>");
	});

	test("of news tells of pages that are published, at their own addresses", async () => {
		const { pages } = storeFor(league.organization.id, app.database);
		const content = { title: "Open gym", description: "", isIndexed: true, blocks: [] };
		const saved = { revision: 1, updatedAt: "2026-01-09T10:00:00Z", updatedBy: null };
		for (const [key, path] of [
			["contact", null],
			["p7", "open-gym"],
		] as const) {
			await pages.set(await pages.insert({ key, title: "Open gym" }), {
				content: { ...content, path },
				isPublished: true,
				publishedAt: saved.updatedAt,
				...saved,
			});
		}
		const { text } = await read("/feeds/news.xml");
		const entries = text.slice(text.indexOf("<entry>"));
		expect([...entries.matchAll(/href="([^"]*)"/g)].map(([, href]) => href).toSorted()).toEqual([
			"http://hoops.test/contact",
			"http://hoops.test/open-gym",
		]);
	});

	test("is the same under the slug, with the addresses of the domain", async () => {
		const { text } = await read("/hoops/feeds/results.xml", "fieldhouse.test");
		expect(text).toBe((await read("/feeds/results.xml")).text);
	});

	test("of a team that there is not is missing", async () => {
		expect((await read("/feeds/teams/4711.xml")).status).toBe(404);
	});

	test("is found by the pages that it belongs to", async () => {
		const { text } = await read(`/teams/${league.teamId("Owls")}`);
		expect(text).toContain(
			`type="application/atom+xml" title="Results of Owls" href="http://hoops.test/feeds/teams/${league.teamId("Owls")}.xml"`,
		);
	});

	test("says that a result was changed when it was entered again", async () => {
		const store = storeFor(league.organization.id, app.database);
		const [game] = await store.games.listWithTeams({ teamId: league.teamId("Owls") });
		await store.transaction(async (inside) => {
			await inside.audit.add({
				userId: null,
				username: null,
				action: "game.score",
				subject: "game",
				subjectId: game?.id ?? 0,
				before: null,
				after: null,
				at: "2026-01-20T10:00:00.123Z",
			});
		});
		const { text } = await read("/feeds/results.xml");
		expect(textsOf(text, "updated")).toContain("2026-01-20T10:00:00Z");
	});
});
