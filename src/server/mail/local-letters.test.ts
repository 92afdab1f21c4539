import { afterEach, expect, test } from "vitest";
import { startApp } from "#testing/start-app.ts";

let close = async () => {};
afterEach(() => close());

async function start(settings: object) {
	const started = await startApp({ settings });
	close = started.database.close;
	const id = await started.platform.outbox.add({
		organizationId: null,
		userId: null,
		cause: "a test",
		kind: "newDevice",
		address: "pat@hoops.test",
		language: "en",
		told: { username: "pat" },
		dueAt: "2025-06-15T12:00:00.000Z",
		linkUntil: null,
		createdAt: "2025-06-15T12:00:00.000Z",
	});
	return (
		path: string,
		{ remoteAddress = "127.0.0.1", host = "localhost:3000", ...headers } = {},
	) =>
		started.app.request(
			`http://${host}/letters${path.replace("ID", id ?? "")}`,
			{ headers: { host, ...headers } },
			{ incoming: { socket: { remoteAddress } } },
		);
}

const own = { rootDomain: "localhost", smtpUrl: null, isBehindHttps: false };

test("letters of a demonstration are read on the machine itself, and only there", async () => {
	const get = await start(own);
	const list = await (await get("")).text();
	expect(list).toContain("New device signed in at localhost");
	expect(list).toContain("pat@hoops.test");
	expect(await (await get("/ID")).text()).toContain("Choose another password");
	for (const from of [
		{ remoteAddress: "203.0.113.7" },
		{ "x-forwarded-for": "127.0.0.1" },
		{ host: "evil.example" },
	]) {
		expect((await get("", from)).status).toBe(404);
		expect((await get("/ID", from)).status).toBe(404);
	}
});

test.each([
	{ ...own, rootDomain: "leagues.example" },
	{ ...own, isBehindHttps: true },
	{ ...own, smtpUrl: "smtp://127.0.0.1:1", mailFrom: "league@fieldhouse.test" },
])("there is no such page with %o", async (settings) => {
	const get = await start(settings);
	expect((await get("")).status).toBe(404);
	expect((await get("/ID")).status).toBe(404);
});
