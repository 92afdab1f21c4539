import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { noteAtTable, type Tap } from "#testing/game-log/note-at-table.ts";
import { startApp } from "#testing/start-app.ts";

let database: Database;
let hoops: MadeLeague;
let goals: MadeLeague;
let app: Awaited<ReturnType<typeof startApp>>;
const teams = { Hawks: ["Ann Ash", "Bo Birch"], Owls: ["Cy Cedar"] };

beforeAll(async () => {
	database = await openMemory();
	hoops = await aLeague(database, {
		organization: { slug: "hoops" },
		teams,
		games: [
			["Hawks", 5, "Owls", 2, { date: "2026-01-05" }],
			["Hawks", 3, "Owls", 2, { status: "in_progress", date: "2026-01-07" }],
			["Hawks", "Owls", { date: "2026-01-08" }],
		],
	});
	goals = await aLeague(database, {
		organization: { slug: "goals", isYouth: true },
		sport: "Soccer",
		teams,
		games: [["Hawks", 1, "Owls", 0, { date: "2026-01-05" }]],
	});
	const taps: Tap[] = [
		["home", "Ann Ash", "3PM"],
		["home", "Bo Birch", "AST"],
		["away", "Cy Cedar", "2PM"],
		["home", "Bo Birch", "2PM", "Q2"],
	];
	await noteAtTable(hoops, hoops.gameId(0), taps);
	await noteAtTable(hoops, hoops.gameId(1), taps.slice(0, 3));
	await noteAtTable(goals, goals.gameId(0), [["home", "Ann Ash", "G"]], "1st Half");
	app = await startApp({ database, now: () => new Date("2026-01-07T20:00:00Z") });
});
afterAll(() => database.close());

const htmlOf = async (path: string) => (await app.get(path)).text();
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
const plays = (league: MadeLeague, game: number, language = "") =>
	htmlOf(`/${league.organization.slug}${language}/games/${league.gameId(game)}/plays`);

test("a game that is over is read from its beginning, with the score after each basket", async () => {
	const text = textOf(await plays(hoops, 0));
	expect(text).toMatch(/Ann Ash 3-pointer assist: Bo Birch 0–3 .* Cy Cedar 2-pointer 2–3/);
	expect(text.indexOf("Ann Ash 3-pointer")).toBeLessThan(text.indexOf("Bo Birch 2-pointer"));
	expect(text).toContain("Largest lead");
	expect(text).not.toContain("corrected");
});

test("one that goes on stands with the newest first, and on its page its last plays do", async () => {
	const text = textOf(await plays(hoops, 1));
	expect(text.indexOf("Cy Cedar 2-pointer")).toBeLessThan(text.indexOf("Ann Ash 3-pointer"));
	const page = textOf(await htmlOf(`/hoops/games/${hoops.gameId(1)}`));
	expect(page).toMatch(/Last plays .* Cy Cedar 2-pointer 2–3 .* Ann Ash 3-pointer/);
});

test("the picture of its course is small, and a table says the same", async () => {
	const html = await plays(hoops, 0);
	const [chart = ""] = /<svg viewBox="0 0 480 138"[\s\S]*?<\/svg>/.exec(html) ?? [];
	expect(chart.length).toBeGreaterThan(100);
	expect(chart.length).toBeLessThan(2048);
	expect(textOf(html)).toMatch(/Lead after each period Q1 Hawks by 1 Q2 Hawks by 3/);
});

test("a game without a log says so", async () => {
	expect(textOf(await plays(hoops, 2))).toContain("Plays show here as soon as");
	expect(await htmlOf(`/hoops/games/${hoops.gameId(0)}`)).toContain(`/plays"`);
	expect(await htmlOf(`/hoops/games/${hoops.gameId(2)}`)).not.toContain(`/plays"`);
});

test("other sports are told in their own words, and minors by an initial", async () => {
	const html = await plays(goals, 0);
	expect(textOf(html)).toMatch(/Ann A\. Goal/);
	expect(html).not.toContain("Ash");
	expect(html).toContain('content="noindex"');
});
