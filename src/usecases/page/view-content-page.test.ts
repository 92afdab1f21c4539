import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { viewContentPage } from "./view-content-page.ts";

describe("viewContentPage", () => {
	let database: Database;
	let league: MadeLeague;

	beforeAll(async () => {
		database = await openMemory();
		league = await aLeague(database, { games: [["Hawks", "Owls", { date: "2026-02-01" }]] });
	});
	afterAll(() => database.close());

	const text = { kind: "text", markdown: "The fee is $800." };
	const save = (blocks: object[], isPublished = true) =>
		league.store.pages.save({ key: "registration", title: "Sign up", isPublished, blocks });

	test("shows what the organization has published", async () => {
		await save([text]);
		expect(await viewContentPage(visitorOf(league), "registration", "en")).toMatchObject({
			kind: "written",
			title: "Sign up",
			blocks: [text],
		});
	});

	test("makes a generic page of the organization's own data while nothing is published", async () => {
		await save([text], false);
		expect(await viewContentPage(visitorOf(league), "registration", "en")).toMatchObject({
			kind: "generic",
			season: { name: "Spring 2026" },
			teamCount: 2,
		});
	});

	test("never shows one organization's words to another's visitors", async () => {
		await save([text]);
		const other = await aLeague(database);
		const view = await viewContentPage(visitorOf(other), "registration", "en");
		expect(JSON.stringify(view)).not.toContain("$800");
	});
});
