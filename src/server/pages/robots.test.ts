import { beforeAll, describe, expect, test } from "vitest";
import { openMemory } from "#testing/databases.ts";
import { aLeague, anAccount } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";

let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
	const database = await openMemory();
	// The second organization is the platform's own, which is listed nowhere.
	const own = { slug: "own" };
	for (const organization of [{ slug: "hoops", domain: "hoops.test" }, own, { slug: "spikes" }]) {
		const league = await aLeague(database, { organization, games: [["Hawks", 81, "Owls", 70]] });
		await anAccount(database, { organizationId: league.organization.id });
	}
	app = await startApp({ database });
});

const textOf = async (path: string, host?: string) => (await app.get(path, host)).text();

describe("robots.txt", () => {
	test("names the sitemap of its own host, by the organization's own name", async () => {
		expect(await textOf("/robots.txt")).toContain("Sitemap: http://fieldhouse.test/sitemap.xml");
		expect(await textOf("/robots.txt", "www.hoops.test")).toContain(
			"Sitemap: http://hoops.test/sitemap.xml",
		);
	});

	test("closes a host that is nobody's", async () => {
		expect(await textOf("/robots.txt", "nobody.test")).toBe("User-agent: *\nDisallow: /\n");
	});
});

describe("sitemap.xml", () => {
	const addresses = async (host?: string, path = "/sitemap.xml") =>
		[...(await textOf(path, host)).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);

	test("of a custom domain has that site alone, its home page spelled as canonical", async () => {
		const listed = await addresses("hoops.test");
		expect(listed[0]).toBe("http://hoops.test/");
		expect(listed).toContain("http://hoops.test/teamList");
		expect(listed.filter((at) => !at?.startsWith("http://hoops.test/"))).toEqual([]);
		const home = await (await app.get("/", "hoops.test")).text();
		expect(home).toContain(`rel="canonical" href="${listed[0]}"`);
	});

	test("of the root host is a file for each league that has no domain of its own", async () => {
		const files = ["part=1", "of=spikes"].map((at) => `http://fieldhouse.test/sitemap.xml?${at}`);
		expect(await addresses()).toEqual(files);
		const own = await addresses(undefined, "/sitemap.xml?part=1");
		expect(own).toEqual([
			"http://fieldhouse.test/",
			"http://fieldhouse.test/browse",
			"http://fieldhouse.test/fr",
			"http://fieldhouse.test/fr/browse",
			"http://fieldhouse.test/es",
			"http://fieldhouse.test/es/browse",
		]);
		const french = await textOf("/fr/browse");
		expect(french).toContain('rel="canonical" href="http://fieldhouse.test/fr/browse"');
		for (const [language, at] of [
			["en", "/browse"],
			["fr", "/fr/browse"],
			["es", "/es/browse"],
		]) {
			expect(french).toContain(`hrefLang="${language}" href="http://fieldhouse.test${at}"`);
		}
		const listed = await addresses(undefined, "/sitemap.xml?of=spikes");
		expect(listed).toContain("http://fieldhouse.test/spikes");
		expect(listed).toContain("http://fieldhouse.test/spikes/teamList");
	});

	test("of a league with its own domain, of the platform's and of nobody is not there", async () => {
		for (const slug of ["hoops", "own", "nobody", "SPIKES%20"]) {
			expect((await app.get(`/sitemap.xml?of=${slug}`)).status, slug).toBe(404);
		}
	});

	test("of a host that is nobody's is missing", async () => {
		expect((await app.get("/sitemap.xml", "nobody.test")).status).toBe(404);
	});
});
