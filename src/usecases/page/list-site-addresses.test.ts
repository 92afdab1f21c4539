import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { listSiteAddresses } from "./list-site-addresses.ts";

let database: Database;
let league: MadeLeague;
beforeAll(async () => {
	database = await openMemory();
	league = await aLeague(database, {
		organization: { hasFullNavigation: true },
		games: [
			["Hawks", 81, "Owls", 70],
			["Owls", "Hawks"],
		],
		hasBoxScores: true,
	});
});
afterAll(() => database.close());

const list = async () => {
	const addresses = await listSiteAddresses(visitorOf(league));
	return new Map(addresses.map(({ path, changedAt }) => [path, changedAt]));
};

test("a sitemap has the site's pages and the season's teams, but no page about children", async () => {
	const listed = await list();
	for (const path of [
		"/",
		"/teamList",
		"/statistics",
		"/teams",
		"/registration",
		`/teams/${league.teamId("Hawks")}`,
	]) {
		expect(listed.has(path)).toBe(true);
	}
	expect(listed.has("/youth")).toBe(false);
});

test("a game that was played changed when it was, and its teams and the tables with it", async () => {
	const listed = await list();
	const [played, coming] = [0, 1].map((index) => listed.get(`/games/${league.gameId(index)}`));
	expect(played).toMatch(/^2026-01-0\dT\d\d:\d\d:\d\dZ$/);
	expect(coming).toBeNull();
	for (const path of ["/", "/teamList", `/teams/${league.teamId("Owls")}`]) {
		expect(listed.get(path)).toBe(played);
	}
});

test("the pictures of a season are found once a game has some that visitors see", async () => {
	expect((await list()).has("/schedule/pictures")).toBe(false);
	const picture = { url: "/files/1/dunk.png", alt: "A dunk" };
	await league.store.gameGalleries.save(league.gameId(0), [{ picture }]);
	expect((await list()).has("/schedule/pictures")).toBe(true);
});

test("a result that was entered later changed its game then", async () => {
	const [game] = [...(await list()).keys()].filter((path) => path.startsWith("/games/"));
	const at = "2026-01-07T09:00:00.000Z";
	await league.store.audit.add({
		userId: null,
		username: null,
		action: "game.score",
		subject: "game",
		subjectId: Number(game?.split("/")[2]),
		before: null,
		after: null,
		at,
	});
	expect((await list()).get(game ?? "")).toBe(at);
});

test("a page that is published is found since then, unless it is kept from search engines", async () => {
	const page = {
		title: "Rules",
		isPublished: true,
		blocks: [],
		publishedAt: "2026-01-06T08:00:00Z",
	};
	await league.store.pages.save({ ...page, key: "tournament" });
	await league.store.pages.save({ ...page, key: "contact", isIndexed: false });
	const listed = await list();
	expect(listed.has("/tournament")).toBe(true);
	expect(listed.has("/contact")).toBe(false);
});
