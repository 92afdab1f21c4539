import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type PagesApi, type PagesLeague, startPagesApi, text } from "#testing/pages-api.ts";

describe.each(engines)("$name: own pages", (engine) => {
	let pages: PagesApi;
	let desk: PagesLeague;
	beforeAll(async () => {
		pages = await startPagesApi(engine);
	});
	afterAll(() => pages.database.close());
	beforeEach(async () => {
		desk = await pages.league();
	});

	describe("an own page", () => {
		test("is found at its path under the desk.slug and on the domain", async () => {
			await desk.published();
			expect((await desk.visit("/open-gym")).html).toContain("Come in");
			expect((await desk.visit("/open-gym", null, `${desk.slug}.test`)).html).toContain("Come in");
		});

		test.each([
			["", "Please enter an address."],
			["Open-Gym", "small letters"],
			["a/b", "small letters"],
			["schedule", "another part of the site"],
			["dashboard", "another part of the site"],
			["api", "another part of the site"],
			["registration", "another part of the site"],
		])("is never at /%s", async (path, sentence) => {
			const { status, body } = await desk.post("", { title: "No", path });
			expect([status, Object.keys(body.fields)]).toEqual([422, ["path"]]);
			expect(body.message).toContain(sentence);
		});

		test("is never at the organization's desk.slug, nor where another page is or is going to be", async () => {
			expect((await desk.post("", { title: "No", path: desk.slug })).status).toBe(422);
			const key = await desk.published();
			expect((await desk.post("", { title: "No", path: "open-gym" })).status).toBe(409);
			await desk.write(key, { path: "gym", blocks: [text("Other")] });
			expect((await desk.post("", { title: "No", path: "gym" })).status).toBe(409);
		});

		test("that moves leads on from every former address, in one step", async () => {
			const key = await desk.published("one");
			for (const path of ["two", "three"]) {
				await desk.write(key, { path, blocks: [text(path)] });
				expect((await desk.visit("/one")).status).not.toBe(404);
				await desk.publish(key);
			}
			for (const path of ["/one", "/two"]) {
				expect(await desk.visit(path)).toMatchObject({
					status: 301,
					location: `/${desk.slug}/three`,
				});
				const { location } = await desk.visit(path, null, `${desk.slug}.test`);
				expect(location).toBe("/three");
			}
			const actions = (await desk.store.audit.list({ limit: 3, offset: 0 })).map(
				({ action }) => action,
			);
			expect(actions).toContain("page.rename");
		});

		test("that comes back to its address, or another one there, ends the leading on", async () => {
			const key = await desk.published("one");
			await desk.write(key, { path: "two", blocks: [text("Two")] });
			await desk.publish(key);
			await desk.published("one", "Newcomer");
			expect((await desk.visit("/one")).html).toContain("Newcomer");
			expect((await desk.visit("/two")).status).toBe(200);
		});

		test("leads nowhere while it is not published", async () => {
			const key = await desk.published("one");
			await desk.write(key, { path: "two", blocks: [text("Two")] });
			await desk.publish(key);
			await desk.post(`/${key}/unpublish`);
			expect((await desk.visit("/one")).status).toBe(404);
		});

		test("is deleted, and comes back from the trash with its history and former addresses", async () => {
			const key = await desk.published("one");
			await desk.write(key, { path: "two", blocks: [text("Two")] });
			await desk.publish(key);
			const { body } = await desk.del(`/${key}`);
			expect((await desk.visit("/two")).status).toBe(404);
			expect((await desk.get(`/${key}`)).status).toBe(404);
			const stan = desk.stan;
			expect((await stan.post(`/api/trash/${body.trashId}/restore`)).status).toBe(404);
			expect((await desk.olga.post(`/api/trash/${body.trashId}/restore`)).status).toBe(200);
			expect((await desk.visit("/one")).location).toBe(`/${desk.slug}/two`);
			expect((await desk.get(`/${key}/versions`)).body.versions).toHaveLength(2);
		});

		test("cannot be deleted where every site has it", async () => {
			expect((await desk.del("/contact")).status).toBe(409);
		});

		test("of another organization is not there", async () => {
			const key = await desk.published();
			const eve = await desk.stranger();
			const foreign = await desk.get(`/${key}`, eve);
			expect([foreign.status, foreign.body]).toEqual([404, (await desk.get("/p999999", eve)).body]);
		});
	});
});
