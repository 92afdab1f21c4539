import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { aLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";
import { httpServer } from "../http/http-server.ts";
import { stopper } from "./stop.ts";

const host = "hoops.test";
const closing: (() => void)[] = [];
afterAll(() => {
	for (const close of closing) close();
});

async function start(settings: { isLoggingRequests?: boolean; isBehindHttps?: boolean } = {}) {
	const { services, database, errors } = await startApp({ settings });
	await aLeague(database, { organization: { slug: "hoops", domain: host } });
	const { server, drain } = httpServer(services);
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	closing.push(() => server.close());
	const { port } = server.address() as AddressInfo;
	const left = Promise.withResolvers<number>();
	const released: string[] = [];
	const release = async () => {
		released.push("database");
	};
	const stopping = stopper({ server, services, drain, release, exit: left.resolve });
	return { ...stopping, services, errors, port, released, left: left.promise };
}

function open(port: number): Socket {
	const socket = connect(port, "127.0.0.1");
	socket.on("error", () => undefined);
	return socket;
}

/** Sends lines and answers what comes back up to the end of one answer's head. */
async function ask(socket: Socket, ...lines: string[]): Promise<string> {
	socket.write([...lines, "", ""].join("\r\n"));
	let text = "";
	while (!text.includes("\r\n\r\n")) text += String((await once(socket, "data"))[0]);
	return text;
}

const page = ["GET /teamList HTTP/1.1", `Host: ${host}`];

describe("a server that is told to stop", () => {
	test("finishes what it has begun, says that it is the end, and goes with 0", async () => {
		const { stop, port, released, left, services } = await start();
		const { byDomain } = services.directory;
		const [asked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const idle = open(port);
		await ask(idle, ...page);
		services.directory.byDomain = async (domain) => {
			asked.resolve();
			await goOn.promise;
			return byDomain(domain);
		};
		const socket = open(port);
		const answer = ask(socket, "GET /api/seasonsv2 HTTP/1.1", `Host: ${host}`);
		await asked.promise;
		stop(0);
		expect(services.lifecycle.isStopping).toBe(true);
		expect(released, "not before the last answer").toEqual([]);
		goOn.resolve();
		expect(await answer).toMatch(/^connection: close\r$/im);
		expect(await left).toBe(0);
		expect(released).toEqual(["database"]);
		const late = open(port);
		const [refused] = (await once(late, "error")) as [NodeJS.ErrnoException];
		expect(refused.code).toBe("ECONNREFUSED");
	});

	test("stops once, however often it is told", async () => {
		const { stop, left, released } = await start();
		stop(0);
		stop(1);
		expect(await left).toBe(0);
		expect(released).toHaveLength(1);
	});

	test("by an uncaught error goes with 1, after writing it down", async () => {
		const { fail, left, errors } = await start();
		fail(new Error("Nobody caught this."));
		expect(await left).toBe(1);
		expect(String(errors[0]?.error)).toContain("Nobody caught this.");
	});
});

describe("every answer", () => {
	test("has an id of ours, whatever the client calls it", async () => {
		const { port } = await start();
		const socket = open(port);
		const ids = [];
		for (const lines of [page, page, ["GET /api/none HTTP/1.1", `Host: ${host}`]]) {
			const answered = await ask(socket, ...lines, "X-Request-Id: theirs");
			ids.push(/^x-request-id: (.*)\r$/im.exec(answered)?.[1]);
		}
		socket.destroy();
		expect(new Set(ids).size).toBe(3);
		for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
	});

	test("has the headers of https behind it, whatever it is", async () => {
		const { port } = await start({ isBehindHttps: true });
		const socket = open(port);
		const paths = [
			"/login",
			"/dashboard",
			"/healthz",
			"/robots.txt",
			"/files/1/none",
			"/assets/none.js",
			"/teamList",
			"/teamList",
			"/api/seasons",
			"/api/seasons",
			"/api/none",
			"/none",
		];
		for (const path of paths) {
			const answered = await ask(socket, `HEAD ${path} HTTP/1.1`, `Host: ${host}`);
			expect(answered, path).toMatch(/^strict-transport-security: max-age=31536000\r$/im);
			expect(answered, path).toMatch(/^cross-origin-opener-policy: same-origin\r$/im);
			expect(answered.match(/^strict-transport-security/gim), path).toHaveLength(1);
		}
		socket.destroy();
	});

	test("is logged where that is wished for, without what people send", async () => {
		const { port, errors, services } = await start({ isLoggingRequests: true });
		const socket = open(port);
		await ask(socket, "GET /teamList?search=private HTTP/1.1", `Host: ${host}`);
		await ask(socket, "GET /teamList?search=private HTTP/1.1", `Host: ${host}`);
		await ask(
			socket,
			"GET /api/seasonsv2?slug=hoops&search=private HTTP/1.1",
			`Host: ${host}`,
			"Cookie: session=private",
		);
		socket.destroy();
		await expect.poll(() => errors.length).toBe(3);
		expect(errors).toMatchObject([
			{ level: "info", method: "GET", path: "/teamList", route: "page", status: 200 },
			{ level: "info", method: "GET", path: "/teamList", route: "cache", status: 200 },
			{ level: "info", path: "/api/seasonsv2", route: "/api/seasonsv2", status: 200 },
		]);
		expect(JSON.stringify(errors)).not.toContain("private");
		const metrics = String(services.metrics);
		expect(metrics).toContain('route="/api/seasonsv2",status="200"} 1');
		expect(metrics).toContain("fieldhouse_cache_hits_total 1\n");
	});

	test("to something unexpected names the line in the log", async () => {
		const { port, errors, services } = await start();
		services.directory.byDomain = async () => {
			throw new Error("Out of order");
		};
		const socket = open(port);
		const answered = await ask(
			socket,
			"GET /api/seasonsv2?search=private HTTP/1.1",
			`Host: ${host}`,
		);
		socket.destroy();
		const id = /^x-request-id: (.*)\r$/im.exec(answered)?.[1];
		expect(errors).toMatchObject([{ level: "error", id, path: "/api/seasonsv2" }]);
		expect(JSON.stringify(errors)).not.toContain("private");
	});
});
