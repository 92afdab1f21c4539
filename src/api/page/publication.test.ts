import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { publishDue } from "#server/operations/scheduled-publishing.ts";
import { engines } from "#testing/databases.ts";
import { type PagesApi, type PagesLeague, startPagesApi, text } from "#testing/pages-api.ts";

describe.each(engines)("$name: publishing pages", (engine) => {
	let pages: PagesApi;
	let desk: PagesLeague;
	beforeAll(async () => {
		pages = await startPagesApi(engine);
	});
	afterAll(() => pages.database.close());
	beforeEach(async () => {
		desk = await pages.league();
	});

	describe("publishing", () => {
		test("shows the page at once, with its description, and drops what was kept of it", async () => {
			expect((await desk.visit("/registration")).html).toContain("is not online yet");
			await desk.write("registration", {
				title: "Sign up",
				description: "How to join.",
				blocks: [text("Bring a friend")],
			});
			const { body } = await desk.publish("registration");
			expect(body.message).toBe("Sign up published");
			expect(body.page).toMatchObject({ isPublished: true, hasDraft: false });
			const { html } = await desk.visit("/registration");
			expect(html).toContain("Bring a friend");
			expect(html).toMatch(/content="Welcome to [^"]+\. How to join\."/);
			expect(html).toContain("<html lang=");
		});

		test("says before what would change, and refuses what is not filled in, block by block", async () => {
			const half = { id: "p1", kind: "priceTable", title: "Fees", rows: [{ label: "Team" }] };
			await desk.write("registration", { blocks: [half] });
			const { body } = await desk.get("/registration/changes");
			expect(body.changes).toHaveLength(1);
			expect(body.problems.map(({ at }) => at)).toEqual(["0.rows.0.price"]);
			const refused = await desk.publish("registration");
			expect(refused.status).toBe(422);
			expect(refused.body.fields).toHaveProperty(["0.rows.0.price"]);
			expect((await desk.visit("/registration")).html).not.toContain("Fees");
		});

		test("needs something to publish", async () => {
			expect((await desk.publish("contact")).body.message).toBe(
				"There is nothing on this page yet.",
			);
			const key = await desk.published();
			expect((await desk.publish(key)).body.message).toBe("There is nothing new to publish.");
		});

		test("of what was read before somebody saved is refused", async () => {
			await desk.write("contact");
			const { status } = await desk.post("/contact/publish", { revision: 0 });
			expect(status).toBe(409);
		});

		test("is noted with what changed, once for each, and saving drafts is not", async () => {
			await desk.write("contact", { title: "Reach us" });
			await desk.publish("contact");
			const notes = await desk.store.audit.list({ limit: 10, offset: 0 });
			expect(notes.map(({ action }) => action)).toEqual(["page.publish"]);
			expect(notes[0]?.after).toMatchObject({ name: "Reach us" });
		});

		test("is undone by unpublishing: the page is generic or gone, and its words stay", async () => {
			await desk.write("contact", { blocks: [text("Call us")] });
			await desk.publish("contact");
			const { body } = await desk.post("/contact/unpublish");
			expect(body.page).toMatchObject({ isPublished: false, blocks: [text("Call us")] });
			expect((await desk.visit("/contact")).html).not.toContain("Call us");
			const key = await desk.published();
			await desk.post(`/${key}/unpublish`);
			expect((await desk.visit("/open-gym")).status).toBe(404);
			expect((await desk.post(`/${key}/unpublish`)).status).toBe(409);
		});

		test("keeps pages out of search engines and the sitemap where that was asked for", async () => {
			const key = await desk.published();
			expect(await desk.sitemap()).toContain("/open-gym");
			await desk.write(key, { isIndexed: false, blocks: [text("Come in")] });
			await desk.publish(key);
			expect((await desk.visit("/open-gym")).html).toContain('name="robots" content="noindex"');
			expect(await desk.sitemap()).not.toContain("/open-gym");
		});
	});

	describe("publishing later", () => {
		const due = () => publishDue(pages.services);
		// Noon in California.
		const soon = "2026-03-02T12:05";

		test("happens at the minute, as the page is written then, and counts as who asked for it", async () => {
			await desk.write("contact", { blocks: [text("Early words")] });
			const { body } = await desk.publish("contact", { publishAt: soon });
			expect(body.message).toContain("12:05 PM");
			expect(body.page.publishAt).toBe(soon);
			await desk.write("contact", { blocks: [text("Later words")] }, desk.otto);
			await due();
			expect((await desk.visit("/contact")).html).not.toContain("Later words");
			pages.setClock("2026-03-02T20:05:00Z");
			await due();
			expect((await desk.visit("/contact")).html).toContain("Later words");
			const { page } = (await desk.get("/contact")).body;
			expect(page).toMatchObject({ isPublished: true, hasDraft: false, publishAt: null });
			const { versions } = (await desk.get("/contact/versions")).body;
			expect(versions[0]?.publishedBy).toBe(desk.names.olga);
		});

		test("happens once, whoever comes first, and late where nobody was there", async () => {
			await desk.write("contact");
			await desk.publish("contact", { publishAt: soon });
			pages.setClock("2026-03-05T03:00:00Z");
			await Promise.all([due(), due(), due()]);
			const { id = 0 } = (await desk.store.pages.findWhole("contact")) ?? {};
			expect(await desk.store.pageVersions.list(id)).toHaveLength(1);
		});

		test("is never in the past, nor at a time that does not exist", async () => {
			await desk.write("contact");
			for (const publishAt of ["2026-03-02T12:00", "2020-01-01T00:00"]) {
				const { status, body } = await desk.publish("contact", { publishAt });
				expect([status, Object.keys(body.fields)]).toEqual([422, ["publishAt"]]);
			}
			for (const publishAt of ["2026-02-30T12:00", "2026-03-03T25:00", "tomorrow"]) {
				expect((await desk.publish("contact", { publishAt })).status).toBe(422);
			}
		});

		test("is called off by publishing by hand, by unpublishing and on request", async () => {
			await desk.write("contact");
			await desk.publish("contact", { publishAt: soon });
			expect((await desk.publish("contact")).body.page.publishAt).toBeNull();
			await desk.write("contact", { blocks: [text("Later")] });
			await desk.publish("contact", { publishAt: soon });
			expect((await desk.del("/contact/publish")).body.page.publishAt).toBeNull();
			expect((await desk.del("/contact/publish")).status).toBe(409);
			await desk.publish("contact", { publishAt: soon });
			expect((await desk.post("/contact/unpublish")).body.page.publishAt).toBeNull();
		});

		test("does not happen to what was thrown away meanwhile and came back", async () => {
			const key = await desk.published();
			await desk.write(key, { blocks: [text("Later words")] });
			await desk.publish(key, { publishAt: soon });
			const { trashId } = (await desk.del(`/${key}`)).body;
			await desk.olga.post(`/api/trash/${trashId}/restore`);
			pages.setClock("2026-03-02T20:05:00Z");
			await due();
			expect((await desk.visit("/open-gym")).html).toContain("Come in");
		});

		test("of what is half written by then does not happen, and the page says why", async () => {
			await desk.write("contact");
			await desk.publish("contact", { publishAt: soon });
			const half = { id: "p1", kind: "priceTable", title: "Fees", rows: [{ label: "Team" }] };
			await desk.write("contact", { blocks: [half] });
			pages.setClock("2026-03-02T20:05:00Z");
			await due();
			const { page } = (await desk.get("/contact")).body;
			expect(page).toMatchObject({ isPublished: false, hasDraft: true, publishAt: null });
			expect(page.publishProblem).toMatch(/Price table/);
			expect((await desk.write("contact")).body.page.publishProblem).toBeNull();
		});
	});

	describe("the history", () => {
		test("tells who published what, newest first, and brings a version back as a draft", async () => {
			const key = await desk.published();
			await desk.write(key, { title: "Open court", blocks: [text("Come in", "b9")] });
			await desk.publish(key);
			const { versions } = (await desk.get(`/${key}/versions`)).body;
			expect(versions.map(({ number, title }) => [number, title])).toEqual([
				[2, "Open court"],
				[1, "Open gym"],
			]);
			expect(versions[0]?.changes.length).toBeGreaterThan(0);
			expect((await desk.get(`/${key}/versions/1`)).body.version.blocks).toEqual([text("Come in")]);
			const { revision } = (await desk.get(`/${key}`)).body.page;
			const { body } = await desk.post(`/${key}/restore`, { number: 1, revision });
			expect(body.page).toMatchObject({ title: "Open gym", hasDraft: true, isPublished: true });
			expect((await desk.visit("/open-gym")).html).toContain("Open court");
		});

		test("keeps the last 50", async () => {
			const key = await desk.published();
			const id = Number(key.slice(1));
			const version = { title: "T", description: "", isIndexed: true, blocks: [] };
			for (let count = 0; count < 55; count += 1) {
				await desk.store.pageVersions.insert(id, {
					...version,
					changes: [],
					publishedAt: null,
					publishedBy: null,
				});
			}
			const { versions } = (await desk.get(`/${key}/versions`)).body;
			expect([versions.length, versions.at(-1)?.number]).toEqual([50, 7]);
			expect((await desk.get(`/${key}/versions/1`)).status).toBe(404);
		});
	});
});
