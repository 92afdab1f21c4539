import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { frontParts } from "#domain/page/front-parts.ts";
import { engines } from "#testing/databases.ts";
import { type PagesApi, type PagesLeague, startPagesApi, text } from "#testing/pages-api.ts";

describe.each(engines)("$name: the front page", (engine) => {
	let pages: PagesApi;
	let desk: PagesLeague;
	beforeAll(async () => {
		pages = await startPagesApi(engine);
	});
	afterAll(() => pages.database.close());
	beforeEach(async () => {
		desk = await pages.league();
	});

	const arrange = async (...blocks: object[]) => {
		await desk.write("home", { blocks });
		return desk.publish("home");
	};
	const main = async () => /<main.*<\/main>/s.exec((await desk.visit("/")).html)?.[0] ?? "";
	const order = async () => (await main()).match(/<h1|>Standings<\/h2>|Welcome home|<h2>Soon/g);

	test("has its usual parts until somebody arranges them, in the editor as for visitors", async () => {
		const { page } = (await desk.get("/home")).body;
		expect(page).toMatchObject({ isPublished: false, hasDraft: false, problems: [] });
		expect(page.blocks).toEqual(frontParts);
		const before = await main();
		await arrange(...frontParts);
		expect(await main()).toBe(before);
		await desk.post("/home/unpublish");
		expect(await main()).toBe(before);
	});

	test("shows its parts among what is written, ordered, renamed and removed", async () => {
		const [welcome, next, tables] = ["welcome", "liveAndNext", "tables"].map((kind) => ({
			id: kind,
			kind,
		}));
		const words = text("Welcome home");
		await arrange(tables as object, words, { ...next, title: "Soon" }, welcome as object);
		expect(await order()).toEqual([">Standings</h2>", "Welcome home", "<h2>Soon", "<h1"]);
		await arrange(words, tables as object);
		expect(await order()).toEqual(["<h1", "Welcome home", ">Standings</h2>"]);
		const { versions } = (await desk.get("/home/versions")).body;
		expect(versions[0]?.changes).toContain("Blocks reordered");
	});

	test("is as its people arranged it in the editor's preview", async () => {
		const blocks = [text("Typed", "t1"), { id: "w", kind: "week" }];
		const { html } = (await desk.post("/home/preview", { title: "", blocks })).body;
		expect(html).toContain("Typed");
		expect(html).not.toContain("Full schedule");
	});

	test("keeps its parts to itself", async () => {
		const { status, body } = await desk.write("contact", {
			blocks: [{ id: "a", kind: "welcome" }],
		});
		expect([status, body.message]).toEqual([422, "Welcome stands on the front page alone."]);
	});
});
