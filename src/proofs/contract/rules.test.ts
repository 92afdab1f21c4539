import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { type Story, startStory } from "../story.ts";
import { partsOf, specCalls } from "./spec-calls.ts";

const everyCall = Object.values(specCalls).flatMap((calls) => Object.keys(calls));

/** What visitors read without a session (spec §6, decision A9), and signing in and out itself. */
const forEverybody = new Set([
	...["R7.3", "R7.4", "R7.5", "R7.6", "R7.7", "R7.8", "R7.10", "R7.11", "R7.12", "R7.13"],
	...["R7.32", "R7.33", "R7.36", "R7.37", "R7.38", "R7.39", "R7.43", "R7.45", "R7.48", "R7.49"],
	...["R7.53", "R7.54", "R7.56", "R7.62", "R7.66", "R7.67", "R7.69", "R7.72", "R7.73", "R7.74"],
	...["R7.75", "R7.80", "R7.81", "R7.84", "R7.85", "R7.87", "R7.88", "R7.90", "R7.94", "R7.95"],
	...["R7.99", "R7.122"],
]);

test("the list has every requirement of section 7, each once but for businesses", () => {
	const rows = everyCall.map((call) => partsOf(call).row).filter((row) => row !== 127);
	const promised = Array.from({ length: 124 }, (_, index) => index + 3);
	expect(rows.toSorted((a, b) => a - b)).toEqual(promised);
	expect(everyCall.filter((call) => partsOf(call).row === 127)).toHaveLength(4);
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
	const signedInOnly = everyCall.filter((call) => !forEverybody.has(call.split(" ")[0] ?? ""));

	test("R7.1: a call that is not for visitors is 401 without a session", async () => {
		expect(signedInOnly.length).toBeGreaterThan(80);
		for (const call of signedInOnly) {
			const answered = await make(stranger, call);
			expect(answered.status, call).toBe(401);
			expect(await answered.json(), call).toMatchObject({
				...{ success: false, message: expect.any(String), code: "unauthenticated" },
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

	test("R7.2: what does not succeed is not 2xx, and says why in a sentence", async () => {
		const writes = signedInOnly.filter((call) => /\{/.test(call) && !/\{sportId\}/.test(call));
		for (const call of writes) {
			const answered = await make(chief, call);
			expect([400, 404, 422], call).toContain(answered.status);
			expect(await answered.json(), call).toMatchObject({
				...{ success: false, message: expect.stringMatching(/\w/), error: expect.any(String) },
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

	test("R9.7: a write without the token of the session is refused, whatever the call", async () => {
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
