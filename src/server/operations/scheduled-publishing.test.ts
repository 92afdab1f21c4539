import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { engines } from "#testing/databases.ts";
import { type PagesApi, startPagesApi } from "#testing/pages-api.ts";
import { publishEveryMinute } from "./scheduled-publishing.ts";

let pages: PagesApi;
beforeAll(async () => {
	const [engine] = engines;
	if (engine === undefined) throw new Error("There is no engine.");
	pages = await startPagesApi(engine);
});
afterAll(() => pages.database.close());

test("a server that was down when a page was due publishes it as it starts", async () => {
	const league = await pages.league();
	await league.write("contact");
	await league.publish("contact", { publishAt: "2026-03-02T12:05" });
	pages.setClock("2026-03-02T21:00:00Z");
	const stop = publishEveryMinute(pages.services);
	await vi.waitFor(async () => {
		expect(await league.store.pages.find("contact")).toMatchObject({ title: "Contact us" });
	});
	stop();
});

test("a page that cannot be published holds up no other one", async () => {
	const [first, second] = [await pages.league(), await pages.league()];
	for (const league of [first, second]) {
		await league.write("contact");
		await league.publish("contact", { publishAt: "2026-03-02T12:05" });
	}
	const { db } = pages.database;
	await db
		.updateTable("pages")
		.set({ draft_blocks: "no blocks" })
		.where("organization_id", "=", first.store.organizationId)
		.execute();
	pages.setClock("2026-03-02T21:00:00Z");
	const stop = publishEveryMinute(pages.services);
	await vi.waitFor(async () => {
		expect(await second.store.pages.find("contact")).toMatchObject({ title: "Contact us" });
	});
	stop();
});
