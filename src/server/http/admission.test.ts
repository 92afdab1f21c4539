import { beforeEach, describe, expect, test } from "vitest";
import { aLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";
import { Admission } from "./admission.ts";

let late = 0;
let now = new Date("2025-06-15T12:00:00Z");
let admission: Admission;
beforeEach(() => {
	late = 0;
	now = new Date("2025-06-15T12:00:00Z");
	admission = new Admission({ ms: () => late }, () => now);
});
const admit = (address: string | null = "198.51.100.4") => admission.from(address)();

describe("costly work of strangers", () => {
	test("begins while nothing is late, however much of it goes on", () => {
		for (let count = 0; count < 100; count += 1) admit();
	});

	test("is refused while everything is late and other such work goes on", () => {
		late = 301;
		const ends = [admit(), admit()];
		expect(() => admit()).toThrow("This site is very busy. Please try again in a moment.");
		ends[0]?.();
		admit();
		late = 300;
		admit();
	});

	test("is limited for each address, and again welcome after a minute", () => {
		for (let count = 0; count < 600; count += 1) admit();
		expect(() => admit()).toThrow("Please try again in a minute.");
		admit("203.0.113.9");
		now = new Date(now.getTime() + 60_000);
		admit();
	});

	test("of this machine is not limited", () => {
		late = 10_000;
		for (let count = 0; count < 1000; count += 1) admit(null);
	});
});

describe("a stranger over the limit", () => {
	const env = { incoming: { socket: { remoteAddress: "198.51.100.4" } } };

	test("gets what is kept, and else a sentence that says when to come again", async () => {
		const { app, services, database, errors } = await startApp();
		const { organization } = await aLeague(database, { organization: { slug: "hoops" } });
		const get = async (path: string, headers: Record<string, string> = {}) => {
			const host = "fieldhouse.test";
			const init = { headers: { host, ...headers } };
			const answered = await app.request(`http://${host}${path}`, init, env);
			const { status } = answered;
			return { status, after: answered.headers.get("retry-after"), text: await answered.text() };
		};
		const kept = ["/hoops/teamList", "/api/seasons?slug=hoops"];
		for (const path of kept) expect(await get(path)).toMatchObject({ status: 200 });
		const admit = services.admission.from("198.51.100.4");
		for (let count = 2; count < 600; count += 1) admit()();

		for (const path of kept) expect(await get(path)).toMatchObject({ status: 200 });
		for (const path of ["/hoops/schedule", "/api/teams?slug=hoops"]) {
			const refused = await get(path);
			expect(refused).toMatchObject({ status: 429, after: "60" });
			expect(refused.text).toContain("Please try again in a minute.");
		}
		// Whoever makes up a session is a stranger all the same.
		const cookie = `session=${"x".repeat(43)}`;
		for (const path of kept) expect(await get(path, { cookie })).toMatchObject({ status: 429 });
		database.committed(organization.id);
		expect(await get("/hoops/teamList")).toMatchObject({ status: 429 });
		expect(errors).toEqual([]);
	});
});
