import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPoster, posterAddress } from "#site/posters/poster.ts";
import type { Database } from "#store/engine/database.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { startServices } from "#testing/start-app.ts";
import { wordsOf } from "#words/words.ts";
import { linkPicturePainter } from "../workers/link-picture-painter.ts";
import { posters } from "./posters.ts";

let database: Database;
let league: MadeLeague;
let app: Hono;

beforeAll(async () => {
	database = await openMemory();
	league = await aLeague(database, {
		organization: { slug: "hoops" },
		teams: { Hawks: ["Ann Ash"], Owls: ["Cy Cedar"], Bears: [], Foxes: [] },
		games: [
			["Hawks", 41, "Owls", 29, { date: "2026-01-05" }],
			["Hawks", 60, "Owls", 50, { date: "2026-01-12" }],
			["Bears", 33, "Foxes", 44, { date: "2026-01-12" }],
			["Bears", "Foxes", { date: "2026-01-19" }],
		],
		hasBoxScores: true,
	});
	const { services } = await startServices({
		database,
		now: () => new Date("2026-01-13T20:00:00Z"),
	});
	// A machine that does much else takes its time.
	app = new Hono().get(posterAddress, posters(services, linkPicturePainter(60_000, 60)));
});
afterAll(() => database.close());

const get = (name: string, headers = {}) =>
	app.request(`http://fieldhouse.test/cards/${league.organization.id}/${name}`, { headers });
const poster = (kind: "result" | "round" | "table", id: number, language: "en" | "fr" = "en") =>
	findPoster({ ...visitorOf(league, "2026-01-13"), words: wordsOf(language) }, { kind, id });

describe("a picture for the team's chat", () => {
	test.each([
		["", 1350],
		[".story.fr", 1920],
	])("of a result with %j is a PNG of that size", { timeout: 60_000 }, async (rest, height) => {
		const answer = await get(`result-${league.gameId(1)}${rest}.png`);
		expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
		const { width, height: found } = await sharp(
			Buffer.from(await answer.arrayBuffer()),
		).metadata();
		expect([width, found]).toEqual([1080, height]);
		const etag = answer.headers.get("etag") ?? "";
		const again = await get(`result-${league.gameId(1)}${rest}.png`, { "if-none-match": etag });
		expect(again.status).toBe(304);
	});

	test("of the round has the games of the last evening, and of the table every team", async () => {
		const { id } = league.seasonLeague;
		const round = await poster("round", id, "fr");
		expect(round).toMatchObject({ where: "lundi 12 janvier 2026" });
		expect(round?.kind === "round" && round.games.map(({ home }) => home.points)).toEqual([60, 33]);
		const table = await poster("table", id);
		expect(table?.kind === "table" && table.rows.map(({ team }) => team.name)).toEqual([
			"Hawks",
			"Foxes",
			"Bears",
			"Owls",
		]);
	});

	test("is none of a game that was not played, of nothing, and of another league's", async () => {
		const other = await aLeague(database, { games: [["Hawks", 1, "Owls", 0]] });
		const names = [
			`result-${league.gameId(3)}.png`,
			`result-${other.gameId(0)}.png`,
			`table-${other.seasonLeague.id}.png`,
			"round-999999.png",
			"result-0.png",
		];
		for (const name of names) expect([name, (await get(name)).status]).toEqual([name, 404]);
	});
});
