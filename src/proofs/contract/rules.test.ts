import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { type Story, startStory } from "../world/story.ts";
import { partsOf, promisedCalls } from "./promised-calls.ts";

const everyCall = Object.values(promisedCalls).flatMap((calls) => Object.keys(calls));

/** What visitors read without a session (rule `deny-by-default`), and signing in and out itself. */
const forEverybody = new Set<string>([
	"GET /api/auth/check-auth",
	"POST /api/auth/login",
	"POST /api/auth/login without a domain, on localhost",
	"POST /api/auth/login with a domain",
	"POST /api/auth/login with domain and slug",
	"POST /api/auth/logout",
	"GET /api/organizations",
	"GET /api/organizations/{id}",
	"GET /api/organizations/domain/{domain}",
	"GET /api/organizations/slug/{slug}",
	"GET /api/sports",
	"GET /api/sportsv2",
	"GET /api/records/top20Points",
	"GET /api/records/top20Threes",
	"GET /api/records/top20TeamWins",
	"GET /api/seasons",
	"GET /api/seasonsv2",
	"GET /api/seasonsv2/{seasonId}",
	"GET /api/seasonsv2/{id}/leagues-with-teams",
	"GET /api/seasonsv2/{id}/leagues",
	"GET /api/seasonsv2/{seasonId}/leagues/{leagueId}",
	"GET /api/seasonsv2/{s}/leagues/{l}/teams",
	"GET /api/seasonsv2/{s}/leagues/{l}/teams/{t}",
	"GET /api/seasonsv2/{s}/leagues/{l}/games",
	"GET /api/seasonsleagues",
	"GET /api/leagues",
	"GET /api/leagues/{id}",
	"GET /api/leaguesv2",
	"GET /api/teams",
	"GET /api/teams/{id}",
	"GET /api/teams/teamsByLeague",
	"GET /api/teamsv2",
	"GET /api/teamsv2/{id}",
	"GET /api/playersv2",
	"GET /api/playersv2/{id}",
	"GET /api/playersv2/{id}/basic",
	"GET /api/players",
	"GET /api/players/{id}",
	"GET /api/games",
	"GET /api/gamesv2",
	"GET /api/gamesv2/{id}",
	"GET /api/statsv2/{sportId}",
]);

test("the list has 128 calls, and none twice", () => {
	expect(everyCall).toHaveLength(128);
	expect(new Set(everyCall).size).toBe(128);
});

describe.each(engines)("$name: rules of all calls", { timeout: 60_000 }, (engine) => {
	let story: Story;
	let stranger: Browser;
	/** May call everything, in the organization. */
	let chief: Browser;
	beforeAll(async () => {
		story = await startStory(engine);
		const organizationId = story.organization.id;
		await addUser(story.api, { username: "chief", role: "super_admin", organizationId });
		chief = await story.api.signedIn("chief");
		stranger = story.api.browser();
		await stranger.get("/api/auth/check-auth");
	});
	afterAll(() => story.api.database.close());

	const make = (browser: Browser, call: string, value = "4711") => {
		const { method, path } = partsOf(call);
		const address = path.replaceAll(/\{\w+\}/g, value);
		if (method === "GET") return browser.get(address);
		if (method === "DELETE") return browser.del(address);
		return method === "POST" ? browser.post(address, {}) : browser.put(address, {});
	};
	const signedInOnly = everyCall.filter((call) => !forEverybody.has(call));

	test("a call that is not for visitors is 401 without a session", async () => {
		expect(signedInOnly.length).toBeGreaterThan(80);
		for (const call of signedInOnly) {
			const answered = await make(stranger, call);
			expect(answered.status, call).toBe(401);
			expect(await answered.json(), call).toMatchObject({
				success: false,
				message: expect.any(String),
				code: "unauthenticated",
			});
		}
	});

	test("what visitors read is not closed to them", async () => {
		for (const call of everyCall.filter((it) => !signedInOnly.includes(it))) {
			const { method, path } = partsOf(call);
			if (method !== "GET") continue;
			const sportId = String(story.sport.id);
			const address = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
				name === "sportId" ? sportId : "4711",
			);
			const answered = await stranger.get(`${address}?slug=hoops`);
			expect([200, 400, 404], call).toContain(answered.status);
			expect(path.includes("{") || answered.status !== 404, call).toBe(true);
		}
	});

	test("what does not succeed is not 2xx, and says why in a sentence", async () => {
		const writes = signedInOnly.filter((call) => /\{/.test(call) && !/\{sportId\}/.test(call));
		for (const call of writes) {
			const answered = await make(chief, call);
			expect([400, 404, 422], call).toContain(answered.status);
			expect(await answered.json(), call).toMatchObject({
				success: false,
				message: expect.stringMatching(/\w/),
				error: expect.any(String),
			});
		}
	});

	test("an id that is none is malformed, whatever the call", async () => {
		for (const call of everyCall.filter((it) => /\{(?!domain|slug)/.test(it))) {
			for (const value of ["0", "-1", "1.5", "abc", "2147483648", "1e3", "%00"]) {
				const answered = await make(chief, call, value);
				expect(answered.status, `${call} with ${value}`).toBe(400);
			}
		}
	});

	test("a write without the token of the session is refused, whatever the call", async () => {
		for (const call of everyCall) {
			const { method, path } = partsOf(call);
			if (method === "GET") continue;
			const address = path.replaceAll(/\{\w+\}/g, "4711");
			for (const token of ["", "wrong"]) {
				const headers = { "x-xsrf-token": token };
				const { del, post, put } = story.olive;
				const answered =
					method === "DELETE"
						? await del(address, headers)
						: await (method === "POST" ? post : put)(address, {}, headers);
				expect(answered.status, call).toBe(403);
			}
		}
	});
});
