import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type PagesApi, type PagesLeague, startPagesApi, text } from "#testing/pages-api.ts";

describe.each(engines)("$name: the navigation and previews", (engine) => {
	let pages: PagesApi;
	let desk: PagesLeague;
	beforeAll(async () => {
		pages = await startPagesApi(engine);
	});
	afterAll(() => pages.database.close());
	beforeEach(async () => {
		desk = await pages.league();
	});

	describe("the navigation", () => {
		const choose = (navigation: unknown) => desk.put("/navigation", { navigation });
		const bar = async (path = "/contact") =>
			/<nav id="menu".*?<\/nav>/s.exec((await desk.visit(path)).html)?.[0];

		test("is the usual one until another is chosen, and again afterwards", async () => {
			expect((await desk.get("")).body).toMatchObject({ navigation: null });
			const links = [
				{ label: "Start", to: "/" },
				{ label: "Shop", to: "https://shop.example/" },
			];
			expect((await choose(links)).body).toMatchObject({ navigation: links });
			expect(await bar()).toContain('href="https://shop.example/" rel="noopener noreferrer"');
			expect(await bar()).not.toContain("REGISTRATION");
			await choose(null);
			expect(await bar()).toContain("REGISTRATION");
		});

		test("with a link to the registration, the home page has a button to it", async () => {
			const button = />Register<\/a>/;
			await choose([{ label: "HOME", to: "/" }]);
			expect((await desk.visit("/")).html).not.toMatch(button);
			await choose([{ label: "JOIN", to: "/registration" }]);
			expect((await desk.visit("/")).html).toMatch(button);
		});

		test("shows own pages while they are published, and follows them when they move", async () => {
			const { key } = await desk.addOwn();
			const links = [
				{ label: "Start", to: "/" },
				{ label: "Table", to: "/teamList" },
				{ label: "Gym nights", to: "/open-gym" },
			];
			expect((await choose(links)).status).toBe(200);
			expect(await bar()).not.toContain("Gym nights");
			await desk.write(key);
			await desk.publish(key);
			expect(await bar()).toContain(`href="/${desk.slug}/open-gym"`);
			await desk.write(key, { path: "gym", blocks: [text("Moved")] });
			await desk.publish(key);
			expect(await bar()).toContain(`href="/${desk.slug}/gym"`);
			expect((await desk.get("")).body.pages.at(-1)?.isInNavigation).toBe(true);
			await desk.del(`/${key}`);
			expect(await bar()).not.toContain("Gym nights");
		});

		test.each([
			"javascript:alert(1)",
			"http://shop.example/",
			"//evil.example",
			"/\\evil.example",
			"/no-such-page",
			"shop.example",
		])("never leads to %s", async (to) => {
			const { status, body } = await choose([{ label: "Bad", to }]);
			expect([status, Object.keys(body.fields)]).toEqual([422, ["navigation.0.to"]]);
		});
	});

	describe("the preview", () => {
		test("of what is typed is what visitors would see between bar and foot, and is not kept", async () => {
			const blocks = [text("**Typed**", "t1")];
			const { body } = await desk.post("/registration/preview", { title: "Sign up", blocks });
			expect(body.html).toMatch(/<h1[^>]*>Sign up<\/h1>/);
			expect(body.html).toContain("<strong>Typed</strong>");
			expect(body.html).toContain('data-block="t1"');
			expect(body.html).not.toContain("<nav id=");
			expect((await desk.get("/registration")).body.page).toMatchObject({
				revision: 0,
				hasDraft: false,
			});
		});

		test("of an own page that nobody has seen works too", async () => {
			const { key } = await desk.addOwn();
			const { body } = await desk.post(`/${key}/preview`, { title: "", blocks: [text("Soon")] });
			expect(body.html).toMatch(/Open gym.*Soon/s);
		});

		test("at the page's address is for owners alone, and never kept", async () => {
			await desk.write("registration", { blocks: [text("Secret words", "s1")] });
			const seen = await desk.visit("/registration?preview=draft", desk.olga);
			expect(seen).toMatchObject({ status: 200, cache: "private, no-store" });
			expect(seen.html).toContain("Secret words");
			expect(seen.html).toContain('data-block="s1"');
			expect(seen.html).toContain("/assets/preview.js");
			expect(seen.html).toContain("noindex");
			const others = [null, desk.stan];
			for (const who of others) {
				const { html } = await desk.visit("/registration?preview=draft", who);
				expect(html).not.toMatch(/Secret words|preview\.js|data-block/);
			}
			expect((await desk.visit("/registration", desk.olga)).html).not.toContain("Secret words");
		});

		test("is not for an owner who still has a temporary password", async () => {
			await desk.write("registration", { blocks: [text("Secret words")] });
			const { db } = pages.database;
			await db
				.updateTable("users")
				.set({ must_change_password: 1 })
				.where("username", "=", desk.names.otto)
				.execute();
			const { html } = await desk.visit("/registration?preview=draft", desk.otto);
			expect(html).not.toContain("Secret words");
		});

		test("at the address a page is to have, and at the home page, shows the draft", async () => {
			const { key } = await desk.addOwn();
			await desk.write(key, { path: "gym", blocks: [text("Moved in")] });
			for (const path of ["/gym", "/open-gym"]) {
				expect((await desk.visit(`${path}?preview=draft`, desk.olga)).html).toContain("Moved in");
			}
			await desk.write("home", { blocks: [text("Welcome home")] });
			const home = await desk.visit("/?preview=draft", desk.olga);
			expect(home.html).toContain("Welcome home");
		});
	});
});
