import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMemory } from "#testing/databases.ts";
import { aLeague, anAccount } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";
import { startSession } from "../identity/session.ts";

const host = "mtl.test";
let app: Awaited<ReturnType<typeof startApp>>;
let organizationId: number;

beforeAll(async () => {
	const database = await openMemory();
	const league = await aLeague(database, {
		organization: { slug: "mtl", domain: host, language: "fr", moreLanguages: ["en", "es"] },
		games: [
			["Hawks", 81, "Owls", 70],
			["Hawks", "Owls"],
		],
	});
	organizationId = league.organization.id;
	app = await startApp({ database });
});
afterAll(() => app.database.close());

const textAt = async (path: string, at = host) => (await app.get(path, at)).text();

describe("a site in several languages", () => {
	test("is in its own where the address says none", async () => {
		const html = await textAt("/teamList");
		expect(html).toContain('<html lang="fr"');
		expect(html).toContain("<h1>CLASSEMENT</h1>");
		expect(html).toContain("Hawks a la meilleure moyenne de victoires (1,000).");
		expect(html).toContain('href="/schedule"');
	});

	test("says all in the language of the address, and its links stay there", async () => {
		const html = await textAt("/es/teamList");
		expect(html).toContain('<html lang="es"');
		expect(html).toContain("<h1>TABLA DE POSICIONES</h1>");
		expect(html).toContain('href="/es/schedule"');
		expect(html).toContain('href="/login"');
		expect(html).toContain('<link rel="canonical" href="http://mtl.test/es/teamList"');
	});

	test("offers the same page in the others, to people and to search engines", async () => {
		const html = await textAt("/en/teamList");
		expect(html).toMatch(/<a href="\/teamList" hrefLang="fr" lang="fr"/);
		expect(html).toMatch(/<a href="\/es\/teamList" hrefLang="es" lang="es"/);
		for (const [language, path] of [
			["fr", "/teamList"],
			["en", "/en/teamList"],
			["es", "/es/teamList"],
			["x-default", "/teamList"],
		]) {
			expect(html).toContain(
				`<link rel="alternate" hrefLang="${language}" href="http://mtl.test${path}"/>`,
			);
		}
	});

	test.each([
		["/es/feeds/results.xml", '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">'],
		["/es/feeds/results.xml", "<title>Resultados de "],
		["/es/feeds/results.xml", "2025:1/es/games/1<"],
		["/feeds/results.xml", "2025:1/games/1<"],
		["/calendar/organization.ics", "Owls chez Hawks"],
		["/es/calendar/organization.ics", "Owls en casa de Hawks"],
		["/es/embed/next-game", "<h1>Próximo juego</h1>"],
	])("tells at %s in the language of the address: %s", async (path, said) => {
		expect((await textAt(path)).replaceAll(/ class="[^"]*"/g, "")).toContain(said);
	});

	test("has each page in the sitemap in each language", async () => {
		const xml = await textAt("/sitemap.xml");
		for (const path of ["/", "/en", "/teamList", "/en/teamList", "/es/teamList"]) {
			expect(xml).toContain(`<loc>http://mtl.test${path}</loc>`);
		}
	});

	test.each([
		["/nowhere", "Esta página no existe."],
		["/teams/999", "Este equipo no existe."],
		["/players/999", "Este jugador no existe."],
		["/player/999/stats", "Este jugador no existe."],
		["/games/999", "Este juego no existe."],
		["/leagues/999", "Esta liga no existe."],
		["/teamList?season=999", "Esta temporada no existe."],
		["/schedule?league=999", "Esta liga no existe."],
		["/schedule?team=999", "Este equipo no existe."],
	])("tells of %s, where nothing is, what is missing", async (path, sentence) => {
		const answer = await app.get(`/es${path}`, host);
		expect(answer.status).toBe(404);
		expect(await answer.text()).toContain(`<p>${sentence}</p>`);
	});

	test("offers the others with what the page was asked for, and nothing else of the query", async () => {
		const html = await textAt("/es/schedule?by=month&status=completed&secret=1");
		expect(html).toContain('href="/en/schedule?status=completed&amp;by=month" hrefLang="en"');
		expect(html).toContain('href="/schedule?status=completed&amp;by=month" hrefLang="fr"');
		expect(html).not.toContain("secret");
	});

	test("shows members the page of a language, never a screen", async () => {
		const account = await anAccount(app.database, { organizationId });
		const { cookie } = await startSession(app.services, { userId: account.id, host });
		const signedIn = { cookie: cookie.split(";")[0] ?? "" };
		for (const path of ["/en", "/en/schedule"]) {
			expect(await (await app.get(path, host, signedIn)).text(), path).toContain('<html lang="en"');
		}
		expect((await app.get("/en/dashboard", host, signedIn)).status).toBe(404);
	});
});

test("a site in one language says nothing of others", async () => {
	const database = await openMemory();
	await aLeague(database, { organization: { slug: "hoops" } });
	const { get } = await startApp({ database });
	const html = await (await get("/hoops/teamList")).text();
	expect(html).toContain('<html lang="en"');
	expect(html).not.toMatch(/hreflang/i);
	await database.close();
});
