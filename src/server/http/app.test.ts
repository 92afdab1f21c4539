import { beforeAll, describe, expect, test } from "vitest";
import { openMemory } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";

let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
	const database = await openMemory();
	await aLeague(database, { organization: { slug: "hoops", brandColor: "#1f6f54" } });
	app = await startApp({ database });
});

describe("what is not there", () => {
	test.each(["/theme/999.abc.css", "/theme/99999999999999999999.abc.css"])(
		"is missing: %s",
		async (path) => {
			const answered = await app.get(path);
			expect(answered.status).toBe(404);
			expect(app.errors).toEqual([]);
		},
	);
});

describe("a method that pages do not take", () => {
	test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s", async (method) => {
		const headers = { host: "fieldhouse.test" };
		const answered = await app.app.request("http://fieldhouse.test/hoops", { method, headers });
		expect(answered.status).toBe(405);
		expect(answered.headers.get("allow")).toBe("GET, HEAD");
	});
});
