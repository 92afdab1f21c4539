import { beforeAll, describe, expect, test } from "vitest";
import { sharedPaths } from "#admin/paths.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, anAccount, anOrganization, type MadeLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";
import { startSession } from "../identity/session.ts";

/*
 * The rule of shared paths as a matrix: the host, what stands before the path, who is signed in,
 * for each of the eight paths that are a public page and a screen.
 */
const root = "fieldhouse.test";
const custom = "hoops.test";
type Who = "nobody" | "member" | "superAdmin" | "stranger" | "unattached" | "expired";
type Seen = "screen" | "page" | "landing" | "own page";

const matrix: [host: string, prefix: string, query: string, seen: Record<Who, Seen>][] = [
	[
		root,
		"",
		"",
		everybody("landing", { member: "screen", superAdmin: "screen", stranger: "screen" }),
	],
	[root, "", "?view=public", everybody("landing", { member: "own page", stranger: "own page" })],
	[root, "/hoops", "", everybody("page")],
	[root, "/hoops", "?view=public", everybody("page")],
	[root, "", `?domain=${custom}`, everybody("page")],
	[root, "", "?slug=hoops", everybody("page")],
	[custom, "", "", everybody("page", { member: "screen", superAdmin: "screen" })],
	[custom, "", "?season=1", everybody("page", { member: "screen", superAdmin: "screen" })],
	[custom, "", "?view=public", everybody("page")],
	[custom, "", `?domain=${custom}`, everybody("page")],
];

let get: Awaited<ReturnType<typeof startApp>>["get"];
let league: MadeLeague;
let cookieOf: (who: Who, host: string) => Promise<Record<string, string>>;

beforeAll(async () => {
	const database = await openMemory();
	league = await aLeague(database, {
		organization: { slug: "hoops", domain: custom },
		games: [["Hawks", 81, "Owls", 70]],
		hasBoxScores: true,
	});
	const river = await anOrganization(database, { slug: "river", domain: "river.test" });
	const app = await startApp({ database });
	get = app.get;
	const home = { organizationId: league.organization.id };
	const accounts = {
		member: await anAccount(database, home),
		superAdmin: await anAccount(database, { role: "super_admin" }),
		stranger: await anAccount(database, { organizationId: river.id }),
		unattached: await anAccount(database),
	};
	cookieOf = async (who, host) => {
		if (who === "nobody") return {};
		if (who === "expired") return { cookie: `session=${"x".repeat(43)}` };
		const session = { userId: accounts[who].id, host };
		const { cookie } = await startSession(app.services, session);
		return { cookie: cookie.split(";")[0] ?? "" };
	};
});

describe.each(matrix)("on %s with the prefix '%s' and '%s'", (host, prefix, query, seen) => {
	test.each(Object.entries(seen) as [Who, Seen][])("%s sees the %s", async (who, what) => {
		const headers = await cookieOf(who, host);
		for (const path of sharedPaths.map(toAddress)) {
			const answer = await get(prefix + path + query, host, headers);
			expect(await seenIn(answer, path), path).toBe(what);
			const isPrivate = answer.headers.get("cache-control") === "private, no-store";
			expect(isPrivate, path).toBe(who !== "nobody" || what === "landing");
		}
	});
});

test("a member's screen leaves the visitors' page as it was, whoever comes first", async () => {
	const headers = await cookieOf("member", custom);
	expect(await seenIn(await get("/schedule", custom, headers), "/schedule")).toBe("screen");
	const before = await (await get("/schedule", custom)).text();
	expect(await seenIn(await get("/schedule", custom, headers), "/schedule")).toBe("screen");
	expect(await (await get("/schedule", custom)).text()).toBe(before);
});

test("a member who looks at the public site stays among its pages", async () => {
	const member = await cookieOf("member", custom);
	const html = await (await get("/teamList?view=public", custom, member)).text();
	expect(html).toContain('href="/schedule?view=public"');
	expect(html).toContain('<input type="hidden" name="view" value="public"/>');
	for (const headers of [{}, await cookieOf("stranger", custom)]) {
		const html = await (await get("/teamList?view=public", custom, headers)).text();
		expect(html).toContain('href="/schedule"');
		expect(html).not.toContain("view=public");
	}
});

test("whoever is signed in and opens the home page of a slug is led to the dashboard", async () => {
	const { id } = league.organization;
	for (const [who, to] of [
		["nobody", null],
		["expired", null],
		["member", "/dashboard"],
		["stranger", "/dashboard"],
		["unattached", "/dashboard"],
		["superAdmin", `/dashboard?organization_id=${id}`],
	] as const) {
		const answer = await get("/hoops", root, await cookieOf(who, root));
		expect(answer.headers.get("location"), who).toBe(to);
		const asVisitor = await get("/hoops?view=public", root, await cookieOf(who, root));
		expect(asVisitor.status, who).toBe(200);
	}
});

test("a member's session of one host counts on no other", async () => {
	const headers = await cookieOf("member", root);
	expect(await seenIn(await get("/schedule", custom, headers), "/schedule")).toBe("page");
});

test("a name that nobody has starts the application at its own screens, on the root host", async () => {
	const onRoot = ["/login", "/dashboard", "/dashboard/players", "/stats"];
	for (const path of onRoot) {
		expect(await seenIn(await get(`${path}?domain=unknown`), path), path).toBe("screen");
	}
	expect((await get("/site?domain=unknown")).status).toBe(404);
	expect((await get("/teamList?domain=unknown")).status).toBe(404);
	expect((await get("/nobody/login")).status).toBe(404);
	// On a custom host another organization is not found, however it is named (rule `host-wins`).
	expect((await get("/login?domain=river.test", custom)).status).toBe(404);
});

function everybody(sees: Seen, but: Partial<Record<Who, Seen>> = {}): Record<Who, Seen> {
	const all = { nobody: sees, member: sees, superAdmin: sees, stranger: sees };
	return { ...all, unattached: sees, expired: sees, ...but };
}

function toAddress(path: string): string {
	const ids = {
		leagues: league.seasonLeague.league.id,
		teams: league.teamId("Hawks"),
		players: league.playerId("Hawks One"),
		player: league.playerId("Hawks One"),
		games: league.gameId(0),
	};
	return path.replace(/(\w+)\/:id/, (_, noun: keyof typeof ids) => `${noun}/${ids[noun]}`);
}

async function seenIn(answer: Response, path: string): Promise<Seen | string> {
	if (answer.status === 302) {
		const to = answer.headers.get("location") ?? "";
		if (to === "/") return "landing";
		return to.endsWith(`${path}?view=public`) && /^\/(hoops|river)\//.test(to) ? "own page" : to;
	}
	const html = await answer.text();
	if (html.includes('<div id="app">')) return "screen";
	return answer.status === 200 && html.includes('id="main"') ? "page" : String(answer.status);
}
