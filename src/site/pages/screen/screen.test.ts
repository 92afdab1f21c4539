import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { platformStore } from "#store/platform/platform.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, anOrganization, type MadeLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";

let database: Database;
let league: MadeLeague;
let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
	database = await openMemory();
	league = await aLeague(database, {
		organization: { slug: "hoops" },
		games: [
			["Hawks", 41, "Owls", 29],
			["Owls", 12, "Hawks", 10, { status: "in_progress", date: "2026-01-07" }],
			["Owls", "Hawks", { date: "2026-01-09" }],
		],
	});
	app = await startApp({ database, now: () => new Date("2026-01-07T20:00:00Z") });
});
afterAll(() => database.close());

const htmlOf = async (path: string) => (await app.get(path)).text();
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

test("the screen in a hall has what goes on, comes next and came last, and each table, and no bar", async () => {
	const html = await htmlOf("/hoops/tv");
	expect(html.match(/data-turn/g)).toHaveLength(4);
	expect(textOf(html)).toMatch(/Live .* Next games .* Latest results .* Monday D1/);
	expect(html).toContain('data-bare="screen"');
	expect(html).toContain("/assets/screen.js");
	expect(html).not.toMatch(/<nav|<footer| style="/);
});

test("what there is nothing of has no turn", async () => {
	await anOrganization(database, { slug: "empty" });
	const html = await htmlOf("/empty/tv");
	expect(html.match(/data-empty/g)?.length).toBe(html.match(/data-turn/g)?.length);
});

test("over a stream's picture stands the score, and nothing around it", async () => {
	const html = await htmlOf(`/hoops/games/${league.gameId(1)}?overlay=1`);
	expect(html).toContain('data-bare="overlay"');
	expect(textOf(html)).toMatch(/Hawks 10 .*Owls 12 Live/);
	expect(html).not.toMatch(/<nav|<footer|<table/);
	expect(await htmlOf(`/hoops/games/${league.gameId(1)}`)).toContain("<nav");
});

test("over the picture of a game of sets stand the points of the set too", async () => {
	const { organizations } = platformStore(database);
	const sport = await organizations.insertSport({ name: "Volleyball", type: "volleyball" });
	const volley = await aLeague(database, {
		organization: { slug: "volley", sports: [sport] },
		sport: "Volleyball",
		games: [["Owls", 0, "Hawks", 0, { status: "in_progress", date: "2026-01-07" }]],
	});
	const points = (["home", "home", "away"] as const).map((side, place) => ({
		id: `0000000000000000000${place}`,
		version: 1,
		isStruck: false,
		place,
		periodId: volley.periodId("Set 1"),
		second: null,
		kind: "points" as const,
		side,
		playerId: null,
		statId: null,
		points: 6,
	}));
	await volley.store.plays.add(volley.gameId(0), points, { by: null, at: "2026-01-07T19:00:00Z" });
	const html = await htmlOf(`/volley/games/${volley.gameId(0)}?overlay=1`);
	expect(textOf(html)).toMatch(/Hawks 0 6 .*Owls 0 12 Set 1/);
});
