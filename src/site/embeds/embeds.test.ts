import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMemory } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";

let app: Awaited<ReturnType<typeof startApp>>;
let league: MadeLeague;

beforeAll(async () => {
	const database = await openMemory();
	league = await aLeague(database, {
		organization: { slug: "hoops", domain: "hoops.test" },
		games: [
			["Hawks", 81, "Owls", 70],
			["Owls", "Hawks"],
		],
	});
	app = await startApp({ database, now: () => new Date("2026-01-01T12:00:00Z") });
});
afterAll(() => app.database.close());

const read = async (path: string, host = "hoops.test") => {
	const response = await app.get(path, host);
	return {
		status: response.status,
		policy: response.headers.get("content-security-policy"),
		html: await response.text(),
	};
};
const paths = ["/embed/standings", "/embed/schedule", "/embed/next-game", "/embed/playoffs"];

describe("an embed", () => {
	test.each(paths)(
		"at %s is small, has no way to sign in, and opens the site in a tab",
		async (path) => {
			const { status, html } = await read(path);
			expect(status).toBe(200);
			expect(html).not.toMatch(/login|<nav|<style| style=/);
			expect(brotliCompressSync(html).length).toBeLessThan(4500);
			const links = [...html.matchAll(/<a [^>]*>/g)].map(([link]) => link);
			expect(links.length).toBeGreaterThan(0);
			for (const link of links) {
				expect(link).toContain('target="_blank"');
				expect(link).toMatch(/href="http:\/\/hoops\.test\//);
			}
		},
	);

	test("is kept from search engines, which find the site itself", async () => {
		expect((await read("/embed/standings")).html).toContain(
			'<meta name="robots" content="noindex"/>',
		);
	});

	test("shows the league that is asked for, in the colours that are asked for", async () => {
		const { id } = league.seasonLeague.league;
		const { html } = await read(`/embed/standings?league=${id}&theme=dark`);
		expect(html).toContain('data-theme="dark"');
		expect(html).toContain(`/teamList?league=${id}`);
		expect((await read("/embed/standings?league=4711")).status).toBe(404);
	});

	test("is the same under the slug", async () => {
		const { html } = await read("/hoops/embed/standings", "fieldhouse.test");
		expect(html).toBe((await read("/embed/standings")).html);
	});
});

describe("who may show an embed", () => {
	test("is the site alone until the owner allows a website", async () => {
		expect((await read("/embed/standings")).policy).toMatch(/frame-ancestors 'self'$/);
	});

	test("are the websites that the owner allowed, at once, and no page of the site", async () => {
		await league.store.transaction((store) => store.embedHosts.replace(["club.example"]));
		const { policy } = await read("/embed/standings");
		expect(policy).toContain("frame-ancestors 'self' http://club.example:*");
		expect((await read("/teamList")).policy).toMatch(/frame-ancestors 'self'$/);
	});

	test("is said also where there is nothing to show", async () => {
		expect((await read("/embed/standings?league=4711")).policy).toContain("frame-ancestors");
	});
});
