import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMemory } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";

const rootHost = "fieldhouse.test";
let app: Awaited<ReturnType<typeof startApp>>;
let league: MadeLeague;

beforeAll(async () => {
	const database = await openMemory();
	league = await aLeague(database, {
		organization: { slug: "hoops", domain: "hoops.test", moreLanguages: ["fr"] },
		games: [
			["Hawks", 81, "Owls", 70, { date: "2026-01-05" }],
			["Owls", "Hawks", { date: "2026-01-12" }],
		],
	});
	await aLeague(database, {
		in: league.organization,
		season: { name: "Fall 1999", startDate: "1999-09-01", isActive: false },
		games: [["Doves", 40, "Larks", 41]],
	});
	await aLeague(database, {
		in: league.organization,
		season: { name: "Next", startDate: "2027-01-01", isActive: false, isVisible: false },
		teams: { Newcomers: [] },
	});
	app = await startApp({ database, now: () => new Date("2026-01-07T12:00:00Z") });
});
afterAll(() => app.database.close());

const idOf = async (name: string) =>
	(await league.store.teams.list()).find((team) => team.name === name)?.id;
const read = async (path: string, host = "hoops.test") => {
	const response = await app.get(path, host);
	return { status: response.status, html: await response.text(), headers: response.headers };
};
const glance = async (name: string, base = "") => read(`${base}/teams/${await idOf(name)}/glance`);

describe("the glance of a team", () => {
	test("tells its place, its next game and its last result, and nothing around them", async () => {
		const { html, status } = await glance("Hawks");
		expect(status).toBe(200);
		expect(html).toContain("Rank 1 of 2 · 1-0");
		expect(html).toMatch(/Next game.*at Owls.*January 12/);
		expect(html).toMatch(/Last result.*W 81-70 vs Owls/);
		expect(html).not.toMatch(/<html|<main|<script|Spring 2026/);
		expect(html.length).toBeLessThan(3000);
	});

	test("is kept from search engines, and kept by caches until something is written", async () => {
		const { headers } = await glance("Hawks");
		expect(headers.get("x-robots-tag")).toBe("noindex");
		expect(headers.get("etag")).not.toBeNull();
		expect(headers.get("cache-control")).toContain("public");
	});

	test("of a team whose seasons are over says which one it was", async () => {
		const { html } = await glance("Doves");
		expect(html).toContain("Rank 2 of 2 · 0-1 · Fall 1999");
		expect(html).toContain("No game is planned.");
		expect(html).toContain("L 40-41");
	});

	test("is in the language of its address, and leads on in it", async () => {
		const { html } = await glance("Hawks", "/fr");
		expect(html).toContain("Rang 1 sur 2");
		expect(html).toContain(`href="/fr/teams/${await idOf("Hawks")}"`);
		const { html: underSlug } = await read(
			`/hoops/fr/teams/${await idOf("Hawks")}/glance`,
			rootHost,
		);
		expect(underSlug).toContain('href="/hoops/fr/teams/');
	});

	test("is not there of a team that is gone, that is only in a hidden season, or of nobody's", async () => {
		expect((await glance("Newcomers")).status).toBe(404);
		for (const id of ["4711", "0", "x"]) {
			expect((await read(`/teams/${id}/glance`)).status).toBe(404);
		}
	});
});

describe("a page of a site", () => {
	test("says whose teams are kept, and in which words its own are told", async () => {
		const { id } = league.organization;
		expect((await read("/schedule")).html).toContain(`data-site="${id}" data-mine="My team"`);
		expect((await read("/fr/schedule")).html).toContain('data-mine="Mon équipe"');
	});

	test("is the same for all: the front page has an empty place and a script that makes more", async () => {
		const { html } = await read("/fr");
		expect(html).toMatch(
			/<section id="my-teams" aria-label="Mes équipes"[^>]* data-address="\/fr\/teams\/0\/glance"><\/section><script src="\/assets\/places\.js"><\/script>/,
		);
		expect((await read("/hoops", rootHost)).html).toContain('data-address="/hoops/teams/0/glance"');
		expect((await read("/schedule")).html).not.toContain("places.js");
	});

	test("has stars at a team's name and in tables, and none on other websites", async () => {
		const star = `data-star="${await idOf("Hawks")}" aria-pressed="false" aria-label="My team: Hawks"`;
		const { id } = league.seasonLeague.league;
		for (const path of ["/teamList", `/leagues/${id}`, `/teams/${await idOf("Hawks")}`]) {
			expect((await read(path)).html, path).toContain(star);
		}
		for (const path of ["/embed/standings", "/"]) {
			expect((await read(path)).html, path).not.toContain("data-star=");
		}
	});
});
