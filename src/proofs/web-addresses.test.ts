import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#server/http/app.ts";
import { openMemory } from "#testing/databases.ts";
import type { ProofLeague } from "./world/proof-league.ts";
import { type ProofWorld, proofWorld, rootHost, tokenIn } from "./world/proof-world.ts";

/** A field that takes somebody's address on the web, and the pages that show it. */
type Sink = {
	as: "org_owner" | "super_admin";
	method: "POST" | "PUT";
	path: (it: ProofLeague) => string;
	body: (address: string, it: ProofLeague) => object;
	pages: (it: ProofLeague) => string[];
};

const organization = {
	as: "super_admin",
	method: "PUT",
	path: ({ ids }) => `/api/organizations/${ids.organization}`,
} satisfies Partial<Sink>;
const business = (field: string): Sink => ({
	as: "org_owner",
	method: "POST",
	path: () => "/api/businesses",
	body: (address) => ({ name: "Somebody", [field]: address }),
	pages: () => [],
});

const sinks: Record<string, Sink> = {
	"video_url of a game": {
		as: "org_owner",
		method: "PUT",
		path: ({ ids }) => `/api/gamesv2/${ids.game}/details`,
		body: (address) => ({ video_url: address }),
		pages: ({ ids }) => [`/games/${ids.game}`, "/schedule"],
	},
	"video_url of a new game": {
		as: "org_owner",
		method: "POST",
		path: () => "/api/games",
		body: (address, { ids }) => ({
			leagueId: ids.league,
			seasonId: ids.season,
			team1_id: ids.team,
			team2_id: ids.team2,
			date: "2026-02-02",
			video_url: address,
		}),
		pages: () => ["/schedule", "/"],
	},
	customPageUrl: {
		...organization,
		body: (address) => ({ customPageUrl: address, customSite: true }),
		pages: () => ["/", `http://${rootHost}/`, `http://${rootHost}/browse`],
	},
	socialLinks: {
		...organization,
		body: (address) => ({ socialLinks: [{ label: "Here", url: address }] }),
		pages: () => ["/", "/contact"],
	},
	website: business("website"),
	facebook: business("facebook"),
	instagram: business("instagram"),
};

const addresses = [
	"javascript:alert(7)",
	"JaVaScRiPt:alert(7)",
	" \u0001javascript:alert(7)",
	"java\tscript:alert(7)",
	"java\nscript:alert(7)",
	"javascript://www.youtube.com/watch?v=abc%0aalert(7)",
	"data:text/html,<script>alert(7)</script>",
	"data:text/html;base64,PHNjcmlwdD5hbGVydCg3KTwvc2NyaXB0Pg==",
	"vbscript:msgbox(7)",
	"blob:https://www.youtube.com/1",
	"file:///etc/passwd",
	"view-source:https://example.org",
	"//evil.test",
	"\\\\evil.test",
	"/\\evil.test",
	"https:evil.test",
	"https://youtube.com@evil.test/watch?v=abc",
	"https://www.youtube.com:x@evil.test/embed/abc",
	"https://youtube.com.evil.test/watch?v=abc",
	"https://evil.test/youtube.com/embed/abc",
	"https://evil.test#@www.youtube.com/embed/abc",
	"https://www.youtube.com.:443/embed/abc",
	"https://www.youtube.com/embed/../../redirect?q=//evil.test",
	"https://www.youtube.com/embed/abc?autoplay=1&origin=//evil.test",
	"https://www.youtube.com/embed/%2e%2e%2fredirect",
	'https://www.youtube.com/watch?v="><script>alert(7)</script>',
	'https://example.org/" onmouseover="alert(7)',
	"https://example.org/'><img src=x onerror=alert(7)>",
	"https://example.org/</script><script>alert(7)</script>",
	"https://example.org/\u2028\u2029",
	"https://www.youtube.com/embed/abc",
	"https://example.org/match/1",
];

let world: ProofWorld;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
	world = await proofWorld({ open: openMemory });
	app = createApp(world.services);
});
afterAll(() => world.close());

describe.each(Object.entries(sinks))("%s", (_, { as, method, path, body, pages }) => {
	test.each(addresses)("%j is refused or harmless", async (address) => {
		await world.restore();
		const { a } = world.leagues;
		const cookie = world.cookieOf({ as, of: a }, rootHost);
		const headers = { host: rootHost, cookie, "x-xsrf-token": tokenIn(cookie) };
		const saved = await app.request(`http://${rootHost}${path(a)}`, {
			method,
			headers: { ...headers, "content-type": "application/json" },
			body: JSON.stringify(body(address, a)),
		});
		expect([200, 422]).toContain(saved.status);
		// Programs that read the answer may write it into a link as it is.
		const kept = JSON.stringify(await saved.json());
		if (saved.status === 200 && kept.includes(JSON.stringify(address)))
			expectToBeAnAddress(address);
		for (const page of pages(a)) {
			const url = page.startsWith("/") ? `http://${a.organization.domain}${page}` : page;
			const shown = await app.request(url, { headers: { host: new URL(url).host } });
			expect(shown.status).toBe(200);
			expectToBeHarmless(await shown.text());
		}
		expect(world.errors).toEqual([]);
	});
});

test("the addresses of the list that are plain ones are kept and shown", async () => {
	await world.restore();
	const { a } = world.leagues;
	const cookie = world.cookieOf({ as: "org_owner", of: a }, rootHost);
	await app.request(`http://${rootHost}/api/gamesv2/${a.ids.game}/details`, {
		method: "PUT",
		headers: {
			host: rootHost,
			cookie,
			"x-xsrf-token": tokenIn(cookie),
			"content-type": "application/json",
		},
		body: JSON.stringify({ video_url: "https://youtu.be/abc" }),
	});
	const { domain } = a.organization;
	const page = await app.request(`http://${domain}/games/${a.ids.game}`, {
		headers: { host: domain },
	});
	expect(await page.text()).toContain('src="https://www.youtube.com/embed/abc"');
});

/** A browser that meets the text in a link leads to a page, and to the one that it seems to be. */
function expectToBeAnAddress(text: string): void {
	const { protocol, username, password } = new URL(text, "https://fieldhouse.test/");
	expect({ protocol, username, password }).toEqual({
		protocol: expect.stringMatching(/^https?:$/),
		username: "",
		password: "",
	});
}

function expectToBeHarmless(html: string): void {
	expect(html).not.toMatch(/<script[^>]*>\s*alert|<img[^>]*onerror|\sonmouseover="/);
	for (const [, name, written = ""] of html.matchAll(
		/\s(href|src|action|formaction|data)="([^"]*)"/g,
	)) {
		const address = unescaped(written);
		// Our own calendars are the only other thing that a link may open.
		expectToBeAnAddress(address.replace(ownCalendar, "https://"));
		expect(address).not.toMatch(/^\s*[/\\]{2}/);
		if (name === "src")
			expect(address).toMatch(/^\/(?!\/)|^https:\/\/www\.youtube\.com\/embed\/[\w-]+$/);
	}
}

const ownCalendar = /^webcal:\/\/(?=[a-z0-9.-]+(:\d+)?\/([\w-]+\/)?calendar\/[\w/]+\.ics$)/;

function unescaped(text: string): string {
	return text
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");
}
