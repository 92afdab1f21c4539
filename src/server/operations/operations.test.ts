import { describe, expect, test, vi } from "vitest";
import { openMemory } from "#testing/databases.ts";
import { startApp } from "#testing/start-app.ts";

const token = "0123456789abcdef";

/** Asks as somebody on this socket. */
function from(remoteAddress: string, { app }: Pick<Awaited<ReturnType<typeof startApp>>, "app">) {
	return (path: string, headers: Record<string, string> = {}) =>
		app.request(
			`http://fieldhouse.test${path}`,
			{ headers: { host: "fieldhouse.test", ...headers } },
			{ incoming: { socket: { remoteAddress } } },
		);
}

describe("GET /readyz", () => {
	test("is ready while the database answers", async () => {
		const { get } = await startApp();
		expect((await get("/readyz")).status).toBe(200);
	});

	test("is not ready, but alive, when the database is gone", async () => {
		const { get, database, errors } = await startApp();
		await database.close();
		const answered = await get("/readyz");
		expect(answered.status).toBe(503);
		expect(answered.headers.get("retry-after")).toBe("2");
		expect((await get("/healthz")).status).toBe(200);
		expect(errors).toEqual([]);
	});

	test("is not ready when the database takes longer than two seconds", async () => {
		const { get, services } = await startApp({ database: await openMemory() });
		services.database.ping = () => new Promise(() => {});
		const before = performance.now();
		expect((await get("/readyz")).status).toBe(503);
		expect(performance.now() - before).toBeLessThan(2500);
	});

	test("asks the database once for all who ask within a second", async () => {
		const { get, services } = await startApp();
		const { ping } = services.database;
		let asked = 0;
		services.database.ping = () => {
			asked += 1;
			return ping();
		};
		await Promise.all(Array.from({ length: 20 }, () => get("/readyz")));
		expect((await get("/readyz")).status).toBe(200);
		expect(asked).toBe(1);
	});

	test.each([
		["often", [900, 200, 0], [200, 200, 503]],
		["seldom", [3100], [503]],
	])("knows within three seconds that the database is gone, asked %s", async (_, pauses, told) => {
		vi.useFakeTimers({ toFake: ["performance"] });
		try {
			const { get, database } = await startApp();
			expect((await get("/readyz")).status).toBe(200);
			await database.close();
			for (const [at, pause] of pauses.entries()) {
				vi.advanceTimersByTime(pause);
				expect((await get("/readyz")).status).toBe(told[at]);
			}
		} finally {
			vi.useRealTimers();
		}
	});

	test("is not ready before the first administrator is there", async () => {
		const { get, services } = await startApp();
		services.lifecycle.isStarting = true;
		expect((await get("/readyz")).status).toBe(503);
	});

	test("is not ready once the server was told to stop", async () => {
		const { get, services } = await startApp();
		services.lifecycle.isStopping = true;
		expect((await get("/readyz")).status).toBe(503);
	});
});

describe("GET /metrics", () => {
	test("tells the same machine", async () => {
		const started = await startApp();
		started.services.metrics.answered({
			method: "GET",
			route: "/api/seasonsv2",
			status: 200,
			seconds: 0.02,
		});
		const answered = await from("::ffff:127.0.0.1", started)("/metrics");
		expect(answered.status).toBe(200);
		expect(answered.headers.get("content-type")).toContain("version=0.0.4");
		const text = await answered.text();
		const labels = 'method="GET",route="/api/seasonsv2"';
		expect(text).toContain(`fieldhouse_http_requests_total{${labels},status="200"} 1\n`);
		const bucket = "fieldhouse_http_request_duration_seconds_bucket";
		expect(text).toContain(`${bucket}{${labels},le="0.01"} 0\n`);
		expect(text).toContain(`${bucket}{${labels},le="0.025"} 1\n`);
		expect(text).toContain(`${bucket}{${labels},le="+Inf"} 1\n`);
		for (const line of text.trim().split("\n")) {
			expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^{}]*\})? [\d.e+-]+)$/);
		}
	});

	test("counts what was written", async () => {
		const started = await startApp();
		started.database.committed(1);
		const text = await (await from("127.0.0.1", started)("/metrics")).text();
		expect(text).toContain("fieldhouse_commits_total 1\n");
	});

	test("is unknown to other machines, and to those behind a proxy on this one", async () => {
		const started = await startApp();
		const unknown = await from("203.0.113.7", started)("/nobody");
		const asked = await from("203.0.113.7", started)("/metrics");
		expect(asked.status).toBe(404);
		expect(asked.headers.get("content-type")).toBe(unknown.headers.get("content-type"));
		for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "via"]) {
			const answered = await from("127.0.0.1", started)("/metrics", { [name]: "203.0.113.7" });
			expect(answered.status, name).toBe(404);
		}
		expect((await started.get("/metrics")).status).toBe(404);
	});

	test("tells other machines that have the token", async () => {
		const started = await startApp({ settings: { metricsToken: token } });
		const ask = from("203.0.113.7", started);
		expect((await ask("/metrics", { authorization: `Bearer ${token}` })).status).toBe(200);
		expect((await ask("/metrics", { authorization: `Bearer ${token}x` })).status).toBe(404);
		expect((await ask("/metrics", { authorization: "Bearer " })).status).toBe(404);
		expect((await ask("/metrics")).status).toBe(404);
	});

	test("takes no empty token where none was set", async () => {
		const ask = from("203.0.113.7", await startApp());
		expect((await ask("/metrics", { authorization: "Bearer " })).status).toBe(404);
		expect((await ask("/metrics", { authorization: "Bearer null" })).status).toBe(404);
	});
});
