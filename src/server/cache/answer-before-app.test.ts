import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, describe, expect, test } from "vitest";
import { noOrganization } from "#store/engine/database.ts";
import { aLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";
import { createApp } from "../http/app.ts";
import { byTarget } from "../http/request-target.ts";
import { RequestWatch } from "../http/request-watch.ts";
import { inFrontOf } from "./answer-before-app.ts";
import { pageCacheOf } from "./page-cache.ts";
import { shortBytes, wirePage } from "./wire-page.ts";

const host = "hoops.test";
const { services, database } = await startApp();
const league = await aLeague(database, {
	organization: { slug: "hoops", domain: host, brandColor: "#b3122a" },
	games: [["Hawks", 81, "Owls", 70]],
	hasBoxScores: true,
});
const river = await aLeague(database, { organization: { slug: "river", domain: "river.test" } });

/** Requests that reached the app behind the front. */
let asked = 0;
const pages = pageCacheOf(services);
const app = getRequestListener(createApp(services, pages).fetch);
const counted: RequestListener = (request, response) => {
	asked += 1;
	return app(request, response);
};
const fronted = await listen(
	createServer(byTarget(inFrontOf(counted, pages, new RequestWatch(services)))),
);
const plain = await listen(createServer(byTarget(getRequestListener(createApp(services).fetch))));
afterAll(() => {
	fronted.close();
	plain.close();
});

const page = ["GET /teamList HTTP/1.1", `Host: ${host}`];
const json = ["GET /api/seasonsv2 HTTP/1.1", `Host: ${host}`];
const etag = /^etag: (.*)$/im.exec(await send(plain, page))?.[1] ?? "";
const jsonEtag = /^etag: (.*)$/im.exec(await send(plain, json))?.[1] ?? "";

test("a long page is the app's until it is compressed, which another thread does", async () => {
	const long = wirePage(200, "<p>long</p>".repeat(10_000), { "content-type": "text/html" });
	const found = { organizationId: league.organization.id, reading: pages.startReading() };
	pages.put("long", { ...found, page: long });
	pages.rememberAddress(host, "/long", { ...found, key: "long" });
	const lines = ["GET /long HTTP/1.1", `Host: ${host}`, "Accept-Encoding: br"];
	const before = asked;
	await send(fronted, lines);
	expect(asked).toBe(before + 1);
	await long.prepare();
	expect(await send(fronted, lines)).toMatch(/content-encoding: br/i);
	expect(asked).toBe(before + 1);
});

describe("the way in front of the app answers what the app answers", () => {
	const fromMemory: [what: string, lines: string[]][] = [
		["a page", page],
		["compressed", [...page, "Accept-Encoding: gzip, deflate, br, zstd"]],
		["not compressed", [...page, "Accept-Encoding: br;q=0, gzip"]],
		["by two headers", [...page, "Accept-Encoding: gzip", "Accept-Encoding: br"]],
		["without its body", ["HEAD /teamList HTTP/1.1", `Host: ${host}`]],
		["known already", [...page, `If-None-Match: ${etag}`]],
		["known by one of two headers", [...page, 'If-None-Match: "x"', `If-None-Match: ${etag}`]],
		["known otherwise", [...page, 'If-None-Match: "other"']],
		["under its slug", ["GET /hoops/teamList HTTP/1.1", "Host: fieldhouse.test"]],
		["by a domain parameter", [`GET /site?domain=${host} HTTP/1.1`, "Host: fieldhouse.test"]],
		["with parameters nobody reads", ["GET /teamList?utm_source=x HTTP/1.1", `Host: ${host}`]],
		["on a host in capitals with a port", ["GET /teamList HTTP/1.1", "Host: HOOPS.test:3000"]],
		["a calendar", ["GET /calendar/organization.ics HTTP/1.1", `Host: ${host}`]],
		["of a game", [`GET /games/${league.gameId(0)} HTTP/1.1`, `Host: ${host}`]],
		["of the product itself", ["GET /browse HTTP/1.1", "Host: fieldhouse.test"]],
		["with a cookie that is no session", [...page, "Cookie: XSRF-TOKEN=a.b; my-session=x"]],
		["through a proxy", [...page, "X-Forwarded-Host: river.test", "Forwarded: host=river.test"]],
		["by an absolute address", [`GET http://${host}/teamList HTTP/1.1`, `Host: ${host}`]],
		["by another's absolute address", ["GET http://river.test/ HTTP/1.1", `Host: ${host}`]],
		["with a body nobody reads", [...page, "Content-Length: 0"]],
		["JSON", json],
		["a page of a list", ["GET /api/gamesv2?limit=100 HTTP/1.1", `Host: ${host}`]],
		["JSON, compressed", [...json, "Accept-Encoding: gzip, deflate, br, zstd"]],
		["JSON without its body", ["HEAD /api/seasonsv2 HTTP/1.1", `Host: ${host}`]],
		["JSON known already", [...json, `If-None-Match: ${jsonEtag}`]],
		["JSON by slug", ["GET /api/seasonsv2?slug=hoops HTTP/1.1", "Host: fieldhouse.test"]],
		["JSON with odd parameters", ["GET /api/seasonsv2?a[]=1&b=%00 HTTP/1.1", `Host: ${host}`]],
		[
			"JSON through a proxy",
			[...json, "X-Forwarded-Host: river.test", "Forwarded: host=river.test"],
		],
		["JSON with a cookie that is no session", [...json, "Cookie: XSRF-TOKEN=a.b; x=session"]],
		[
			"JSON by another's absolute address",
			["GET http://river.test/api/seasonsv2 HTTP/1.1", `Host: ${host}`],
		],
	];

	test.each(fromMemory)("%s, from memory", async (_what, lines) => {
		const expected = await send(plain, lines);
		expect(expected).toMatch(/^HTTP\/1\.1 (200|304) /);
		expect(await send(fronted, lines)).toBe(expected);
		const before = asked;
		expect(await send(fronted, lines)).toBe(expected);
		expect(asked, "the app was not asked again").toBe(before);
	});

	test("some that go out in one piece, some in two", async () => {
		const answers = await Promise.all(fromMemory.map(([, lines]) => send(plain, lines)));
		const sizes = answers.map((answer) => answer.length - answer.indexOf("\r\n\r\n"));
		expect(sizes.filter((size) => size < shortBytes / 2)).not.toEqual([]);
		expect(sizes.filter((size) => size > shortBytes * 1.2)).not.toEqual([]);
	});

	const left: [what: string, lines: string[]][] = [
		["a session", [...page, "Cookie: a=b; session=nonsense"]],
		["a session behind https", [...page, "Cookie: __Host-session=nonsense"]],
		["a session in a second header", [...page, "Cookie: a=b", "Cookie: session=nonsense"]],
		["two hosts", [...page, "Host: river.test"]],
		["a host that is none", ["GET /teamList HTTP/1.1", "Host: hoops.test /teamList"]],
		["a page that is missing", ["GET /teams/999999 HTTP/1.1", `Host: ${host}`]],
		["an unknown host", ["GET /teamList HTTP/1.1", "Host: unknown.test"]],
		["a slug in capitals", ["GET /HOOPS/teamList HTTP/1.1", "Host: fieldhouse.test"]],
		["another method", ["POST /teamList HTTP/1.1", `Host: ${host}`, "Content-Length: 0"]],
		["robots.txt", ["GET /robots.txt HTTP/1.1", `Host: ${host}`]],
		["JSON for a session", [...json, "Cookie: session=nonsense; XSRF-TOKEN=a.b"]],
		[
			"a page of a list of a size of its own",
			["GET /api/gamesv2?limit=99 HTTP/1.1", `Host: ${host}`],
		],
		["JSON on two hosts", [...json, "Host: river.test"]],
	];

	test.each(left)("%s, by leaving it to the app", async (_what, lines) => {
		await send(fronted, page);
		const expected = await send(plain, lines);
		for (const _time of [1, 2]) {
			const before = asked;
			expect(await send(fronted, lines)).toBe(expected);
			expect(asked, "the app was asked").toBe(before + 1);
		}
	});

	test("a whole address in a request wins over its Host", async () => {
		for (const server of [fronted, plain]) {
			const asked = await send(server, [
				"GET http://river.test/teamList HTTP/1.1",
				`Host: ${host}`,
			]);
			expect(asked).toBe(await send(server, ["GET /teamList HTTP/1.1", "Host: river.test"]));
			const unknown = ["GET http://user@river.test/ HTTP/1.1", `Host: ${host}`];
			expect(await send(server, unknown)).toMatch(/^HTTP\/1\.1 (400|404) /);
			const upper = ["GET HTTP://HOOPS.test HTTP/1.1", "Host: river.test"];
			expect(await send(server, upper)).toBe(
				await send(server, ["GET / HTTP/1.1", `Host: ${host}`]),
			);
			const two = ["GET http://river.test/ HTTP/1.1", `Host: ${host}`, "Host: river.test"];
			expect(await send(server, two)).toMatch(/^HTTP\/1\.1 (400|404) /);
		}
	});

	test("a write shows at once", async () => {
		await send(fronted, page);
		await league.store.transaction(({ games }) =>
			games.saveScore(league.gameId(0), { home: 99, away: 70 }),
		);
		expect(await send(fronted, page)).toContain("99");
		expect(await send(fronted, page)).toBe(await send(plain, page));
	});

	test("a write of another organization leaves the address known", async () => {
		for (const lines of [page, json]) {
			await send(fronted, lines);
			database.committed(river.organization.id);
			database.committed(noOrganization);
			const before = asked;
			await send(fronted, lines);
			expect(asked, "the app was not asked again").toBe(before);
		}
	});

	test("an address that means something only while another has its slug is not known", async () => {
		const odd = [`GET /river/teamList?domain=${host} HTTP/1.1`, "Host: fieldhouse.test"];
		expect(await send(fronted, odd)).toMatch(/^HTTP\/1\.1 200 /);
		await services.platform.transaction(({ platform }) =>
			platform.organizations.change(river.organization.id, { slug: "stream" }),
		);
		expect(await send(fronted, odd)).toMatch(/^HTTP\/1\.1 404 /);
		expect(await send(fronted, odd)).toBe(await send(plain, odd));
	});

	test("a write shows at once in JSON too", async () => {
		expect(await send(fronted, json)).not.toContain("Indoor");
		await league.store.transaction(({ seasons }) =>
			seasons.insert({
				name: "Indoor",
				startDate: null,
				finishDate: null,
				isActive: false,
				isVisible: true,
			}),
		);
		expect(await send(fronted, json)).toContain("Indoor");
	});
});

async function listen(server: Server): Promise<Server> {
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return server;
}

/**
 * Sends lines as they are; answers every byte that comes back but for the date and what is made up for each request. The order of header
 * lines means nothing (RFC 9110 §5.3), and Hono sorts them for HEAD, so they are sorted here.
 */
async function send(server: Server, lines: readonly string[]): Promise<string> {
	const { port } = server.address() as AddressInfo;
	const socket = connect(port, "127.0.0.1");
	socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
	const chunks: Buffer[] = [];
	for await (const chunk of socket) chunks.push(chunk);
	const bytes = Buffer.concat(chunks).toString("latin1");
	const headEnd = bytes.indexOf("\r\n\r\n");
	const [status = "", ...headers] = bytes.slice(0, headEnd).split("\r\n");
	const kept = headers
		.filter((line) => !/^(Date|x-request-id):/.test(line))
		.map((line) => line.replace(/XSRF-TOKEN=[^;]*/, "XSRF-TOKEN=any"))
		.toSorted();
	return [status, ...kept].join("\r\n") + bytes.slice(headEnd);
}
