import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type PagesApi, type PagesLeague, startPagesApi, text } from "#testing/pages-api.ts";

describe.each(engines)("$name: pages in further languages", (engine) => {
	let pages: PagesApi;
	let desk: PagesLeague;
	beforeAll(async () => {
		pages = await startPagesApi(engine);
	});
	afterAll(() => pages.database.close());
	beforeEach(async () => {
		desk = await pages.league({ moreLanguages: ["fr", "es"] });
	});

	const site = (path: string) => desk.visit(path, null, `${desk.slug}.test`);
	const statesOf = async (key: string) => {
		const { languages } = (await desk.get(`/${key}`)).body.page;
		return languages.map(({ language, state }) => `${language} ${state}`);
	};
	const inFrench = async (key: string, words = "Bienvenue") => {
		await desk.write(`${key}.fr`, { title: "Gymnase", blocks: [text(words)] });
		return desk.publish(`${key}.fr`);
	};

	test("begin as a copy of the page, of which nothing is kept before it is written", async () => {
		const key = await desk.published("open-gym", "Come in");
		const { page } = (await desk.get(`/${key}.fr`)).body;
		expect(page).toMatchObject({
			key: `${key}.fr`,
			title: "Open gym",
			path: "/fr/open-gym",
			isPublished: false,
			hasDraft: false,
			revision: 0,
			blocks: [text("Come in")],
			original: { isPublished: true, isNewer: false, changes: [] },
		});
		expect(await statesOf(key)).toEqual(["en whole", "fr missing", "es missing"]);
		expect(await desk.store.pages.listTranslations()).toEqual([]);
	});

	test("are read under their language, and the page's own language stands in for a missing one", async () => {
		const key = await desk.published("open-gym", "Come in");
		await inFrench(key);
		const french = (await site("/fr/open-gym")).html;
		expect(french).toContain('<html lang="fr"');
		expect(french).toContain("<h1>Gymnase</h1>");
		expect(french).toContain("Bienvenue");
		const spanish = (await site("/es/open-gym")).html;
		expect(spanish).toContain('<h1 lang="en">Open gym</h1>');
		expect(spanish).toContain("Esta página todavía no está en español. Aquí está en inglés.");
		expect(spanish).toMatch(/<div lang="en">.*Come in/s);
		const english = (await site("/open-gym")).html;
		expect(english).toContain("<h1>Open gym</h1>");
		expect(english).not.toContain("Bienvenue");
	});

	test("are told to search engines as far as they are written", async () => {
		const key = await desk.published("open-gym", "Come in");
		await inFrench(key);
		const host = `http://${desk.slug}.test`;
		const { html } = await site("/es/open-gym");
		expect(html).toContain(`<link rel="canonical" href="${host}/open-gym"/>`);
		expect(html).toContain(`hrefLang="fr" href="${host}/fr/open-gym"`);
		expect(html).not.toContain(`hrefLang="es" href="${host}/es/open-gym"`);
		const sitemap = await desk.sitemap();
		expect(sitemap).toContain(`<loc>${host}/fr/open-gym</loc>`);
		expect(sitemap).not.toContain(`<loc>${host}/es/open-gym</loc>`);
		expect(sitemap).toContain(`<loc>${host}/es/teamList</loc>`);
		expect((await site("/fr/feeds/news.xml")).html).toContain("Gymnase");
		expect((await site("/feeds/news.xml")).html).not.toContain("Gymnase");
	});

	test("show nothing of a draft, and nothing while the page itself is not published", async () => {
		const key = await desk.published("open-gym", "Come in");
		await desk.write(`${key}.fr`, { title: "Brouillon", blocks: [text("Brouillon")] });
		expect(await statesOf(key)).toEqual(["en whole", "fr draft", "es missing"]);
		expect((await site("/fr/open-gym")).html).not.toContain("Brouillon");
		await desk.publish(`${key}.fr`);
		expect((await site("/fr/open-gym")).html).toContain("Brouillon");
		await desk.post(`/${key}/unpublish`);
		expect((await site("/fr/open-gym")).status).toBe(404);
		expect((await desk.get(`/${key}.fr`)).body.page.publicPath).toBeNull();
	});

	test("are older than the page once that is published anew, until somebody says otherwise", async () => {
		const key = await desk.published("open-gym", "Come in");
		await inFrench(key);
		expect(await statesOf(key)).toEqual(["en whole", "fr whole", "es missing"]);
		pages.setClock("2026-03-02T21:00:00Z");
		await desk.write(key, { title: "Open gym on Mondays", blocks: [text("Come in")] });
		expect(await statesOf(key)).toEqual(["en whole", "fr whole", "es missing"]);
		await desk.publish(key);
		expect(await statesOf(key)).toEqual(["en whole", "fr older", "es missing"]);
		const { original } = (await desk.get(`/${key}.fr`)).body.page;
		expect(original).toMatchObject({ isNewer: true, changes: [expect.stringContaining("Title")] });
		expect((await desk.get("")).body.pages.find((page) => page.key === key)?.languages[1]).toEqual({
			language: "fr",
			key: `${key}.fr`,
			state: "older",
		});
		await desk.post(`/${key}.fr/check`);
		expect(await statesOf(key)).toEqual(["en whole", "fr whole", "es missing"]);
	});

	test("have versions of their own, and a guard against writing over each other", async () => {
		const key = await desk.published("open-gym", "Come in");
		await inFrench(key, "Un");
		await inFrench(key, "Deux");
		expect((await desk.get(`/${key}.fr/versions`)).body.versions).toHaveLength(2);
		expect((await desk.get(`/${key}/versions`)).body.versions).toHaveLength(1);
		const late = await desk.write(`${key}.fr`, { revision: 0, blocks: [text("Trois")] });
		expect(late.status).toBe(409);
		const { revision } = (await desk.get(`/${key}.fr`)).body.page;
		await desk.post(`/${key}.fr/restore`, { number: 1, revision });
		expect((await desk.get(`/${key}.fr`)).body.page.blocks).toEqual([text("Un")]);
	});

	test("are published at a set time, also as the copy that was never changed", async () => {
		const key = await desk.published("open-gym", "Come in");
		const planned = await desk.publish(`${key}.es`, { publishAt: "2026-03-04T09:00" });
		expect(planned.body.page.publishAt).toBe("2026-03-04T09:00");
	});

	test("come back with their page from the trash", async () => {
		const key = await desk.published("open-gym", "Come in");
		await inFrench(key);
		const { trashId } = (await desk.del(`/${key}`)).body;
		expect((await site("/fr/open-gym")).status).toBe(404);
		expect(await desk.store.pages.listTranslations()).toEqual([]);
		await desk.olga.post(`/api/trash/${trashId}/restore`);
		expect((await site("/fr/open-gym")).html).toContain("Bienvenue");
		expect((await desk.get(`/${key}.fr/versions`)).body.versions).toHaveLength(1);
	});

	test("are thrown away alone, and the page stays", async () => {
		await desk.write("contact");
		await desk.publish("contact");
		await inFrench("contact");
		expect((await desk.del("/contact.fr")).status).toBe(200);
		expect(await statesOf("contact")).toEqual(["en whole", "fr missing", "es missing"]);
		expect((await site("/fr/contact")).html).toContain("Hello");
	});

	test("are there for languages of the site and pages that were begun, and for no others", async () => {
		await desk.write("contact");
		expect((await desk.get("/contact.fr")).status).toBe(200);
		for (const key of ["contact.en", "contact.de", "youth.fr", "contact.fr.es", "p999.fr"]) {
			expect((await desk.get(`/${key}`)).status, key).toBe(404);
		}
		const alone = await pages.league();
		await alone.write("contact");
		expect((await alone.get("/contact.fr")).status).toBe(404);
		expect((await alone.get("/contact")).body.page.languages).toEqual([]);
	});

	test("are previewed in their language by those who write them", async () => {
		const key = await desk.published("open-gym", "Come in");
		const sent = { title: "Gymnase", blocks: [text("Bienvenue")] };
		const { html } = (await desk.post(`/${key}.fr/preview`, sent)).body;
		expect(html).toContain("<h1>Gymnase</h1>");
		expect(html).not.toContain("anglais");
		await desk.write(`${key}.fr`, sent);
		const draft = await desk.visit("/fr/open-gym?preview=draft", desk.olga);
		expect(draft.html).toContain("<h1>Gymnase</h1>");
		const stranger = await desk.visit("/fr/open-gym?preview=draft");
		expect(stranger.html).not.toContain("Gymnase");
	});

	test("have labels of their own in the bar, where somebody gave one", async () => {
		const navigation = [
			{ label: "STANDINGS", to: "/teamList" },
			{ label: "GYM", to: "/contact", labels: { fr: "GYMNASE", es: "" } },
		];
		const { body } = await desk.put("/navigation", { navigation });
		expect(body.navigation?.[1]).toEqual({ ...navigation[1], labels: { fr: "GYMNASE" } });
		const bar = async (path: string) =>
			[...(await site(path)).html.matchAll(/<li><a href="[^"]*"[^>]*>([^<]+)<\/a>/g)]
				.slice(0, 2)
				.map(([, label]) => label);
		expect(await bar("/fr/teamList")).toEqual(["CLASSEMENT", "GYMNASE"]);
		expect(await bar("/es/teamList")).toEqual(["TABLA", "GYM"]);
	});
});
