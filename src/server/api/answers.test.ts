import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { anyoneCached, members, visitors } from "#api/access.ts";
import { answer, get, large } from "#api/endpoint.ts";
import { namedOrganization, paging } from "#api/fields.ts";
import { addOrganization, addUser, startApi } from "#testing/api.ts";
import { Refusal } from "#usecases/refusals.ts";

type Seen = { organization: string; viewer: string; search: string; times: number };

/** How often a row was carried out. */
let times = 0;
let isRefusing = false;

/** A season is asked for, by somebody who goes away; how often its reading has rested. */
const asked = Promise.withResolvers<void>();
const gone = Promise.withResolvers<void>();
let rests = 0;

const seen = answer(
	z.object({
		organization: z.string(),
		viewer: z.string(),
		search: z.string(),
		times: z.int(),
	}),
	(it: Seen) => ({ ...it }),
);
const reads = namedOrganization.extend({ search: z.string().optional() });
const rows = [
	get(
		"/public",
		visitors,
		reads,
		async ({ organization, viewer }, { search = "" }) => {
			if (isRefusing) throw new Refusal("missing", "Not now.");
			times += 1;
			return { organization: organization.name, viewer: viewer.kind, search, times };
		},
		seen,
		"For this test.",
	),
	get(
		"/list",
		visitors,
		namedOrganization.extend(paging),
		async (_scope, { limit = 5000, offset = 0 }) => {
			times += 1;
			const all = Array.from({ length: 7000 }, (_, row) => row);
			return { rows: all.slice(offset, offset + limit), others: ["same"], none: null };
		},
		answer(
			z.object({ rows: z.array(z.int()), others: z.array(z.string()), none: z.null() }),
			(it: { rows: number[]; others: string[]; none: null }) => ({ ...it }),
		),
		"For this test.",
	),
	large(
		"export",
		get(
			"/season",
			members,
			z.object({}),
			async ({ store }) => {
				asked.resolve();
				await gone.promise;
				for (;;) {
					rests += 1;
					await store.rest();
				}
			},
			seen,
			"For this test.",
		),
	),
	get(
		"/listing",
		anyoneCached,
		z.object({}),
		async ({ organization, viewer }) => {
			times += 1;
			return { organization: organization?.name ?? "", viewer: viewer.kind, search: "", times };
		},
		seen,
		"For this test.",
	),
];

const api = await startApi({ rows });
const hoops = await addOrganization(api, { name: "Hoops", slug: "hoops", domain: "hoops.test" });
await addOrganization(api, { name: "River", slug: "river", domain: "river.test" });
await addUser(api, { username: "casey", role: "staff", organizationId: hoops.id });

async function ask(path: string, headers: Record<string, string> = {}, host = "hoops.test") {
	const answered = await api.app.request(`http://${host}/api${path}`, {
		headers: { host, ...headers },
	});
	const body = answered.status === 200 ? ((await answered.json()) as Seen) : null;
	return { status: answered.status, headers: answered.headers, body };
}

beforeEach(() => {
	isRefusing = false;
	api.database.committed(null);
});

describe("what strangers are answered", () => {
	test("is made once until something is written, and sets no cookie", async () => {
		const first = await ask("/public");
		const second = await ask("/public");
		expect(second.body).toEqual(first.body);
		expect(second.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
		expect(second.headers.get("vary")).toBe("Accept-Encoding, Cookie");
		expect(second.headers.get("content-type")).toBe("application/json");
		expect(second.headers.get("x-content-type-options")).toBe("nosniff");
		expect(second.headers.getSetCookie()).toEqual([]);
		api.database.committed(hoops.id);
		expect((await ask("/public")).body?.times).toBe((first.body?.times ?? 0) + 1);
	});

	test("stays when another organization is written", async () => {
		const { body } = await ask("/public");
		api.database.committed(hoops.id + 1);
		expect((await ask("/public")).body).toEqual(body);
	});

	test("is not sent again to those who have it", async () => {
		const { headers } = await ask("/public");
		const again = await ask("/public", { "if-none-match": headers.get("etag") ?? "" });
		expect(again.status).toBe(304);
		expect(again.headers.get("etag")).toBe(headers.get("etag"));
	});

	test("goes by what the row reads of the query, and by nothing else", async () => {
		const { body } = await ask("/public?search=a");
		expect((await ask("/public?search=a&utm_source=x&callback=y")).body).toEqual(body);
		expect((await ask("/public?slug=hoops&search=a")).body?.organization).toBe("Hoops");
		expect((await ask("/public?search=b")).body?.search).toBe("b");
		expect((await ask("/public?search=%22%7D%20b")).body?.search).toBe('"} b');
	});

	test("is each organization's own, whatever a header says", async () => {
		await ask("/public");
		const forged = { "x-forwarded-host": "river.test", "x-original-url": "/api/listing" };
		expect((await ask("/public", forged)).body?.organization).toBe("Hoops");
		expect((await ask("/public", {}, "river.test")).body?.organization).toBe("River");
		expect((await ask("/public?slug=river", {}, "fieldhouse.test")).body?.organization).toBe(
			"River",
		);
		expect((await ask("/public?slug=river")).status).toBe(404);
		expect((await ask("/public")).body?.organization).toBe("Hoops");
	});

	test("is one, by whatever spelling of its name an organization is found", async () => {
		const before = times;
		for (const name of ["hoops.test", "www.hoops.test", "https://hoops.test/1", "hoops.test/2"]) {
			await ask(`/public?domain=${encodeURIComponent(name)}`, {}, "fieldhouse.test");
		}
		await ask("/public?slug=hoops", {}, "fieldhouse.test");
		await ask("/public?slug=HOOPS", {}, "fieldhouse.test");
		expect(times).toBe(before + 1);
	});

	test("is not kept when it is a refusal", async () => {
		isRefusing = true;
		const refused = await ask("/public");
		expect(refused.status).toBe(404);
		expect(refused.headers.get("cache-control")).toBe("private, no-store");
		isRefusing = false;
		expect((await ask("/public")).status).toBe(200);
	});

	test("of the product goes by the host, and is forgotten with any write", async () => {
		const { body } = await ask("/listing", {}, "fieldhouse.test");
		expect((await ask("/listing", {}, "fieldhouse.test")).body).toEqual(body);
		expect((await ask("/listing")).body?.organization).toBe("Hoops");
		api.database.committed(hoops.id);
		const later = await ask("/listing", {}, "fieldhouse.test");
		expect(later.body?.times).toBeGreaterThan(body?.times ?? 0);
	});
});

describe("a page of a list", () => {
	const list = (query: string) => ask(`/list?${query}`);

	test("is cut out of few answers for strangers, wherever it begins", async () => {
		const before = times;
		for (let offset = 0; offset < 250; offset += 1) {
			const { body } = await list(`limit=3&offset=${offset}&x=${offset}`);
			expect(body).toEqual({
				rows: [offset, offset + 1, offset + 2],
				others: ["same"],
				none: null,
			});
		}
		// The first hundred rows, the first two hundred, and all.
		expect(times).toBe(before + 3);
		expect((await list("")).body).toMatchObject({
			rows: Array.from({ length: 5000 }, (_, n) => n),
		});
		expect(times).toBe(before + 3);
	});

	test("goes on behind the rows that a whole answer has, and has an end", async () => {
		expect((await list("limit=4&offset=4998")).body).toMatchObject({
			rows: [4998, 4999, 5000, 5001],
		});
		expect((await list("limit=200&offset=6999")).body).toMatchObject({ rows: [6999] });
		const before = times;
		for (const offset of [7000, 50_000, 999_999_999]) {
			expect((await list(`offset=${offset}`)).body).toMatchObject({ rows: [] });
		}
		expect(times).toBe(before);
	});

	test("has at most 200 rows for strangers, and any up to 5,000 for members", async () => {
		const refused = await api.app.request("http://hoops.test/api/list?limit=201", {
			headers: { host: "hoops.test" },
		});
		expect(refused.status).toBe(400);
		expect(await refused.json()).toMatchObject({
			fields: {
				limit:
					"limit is a number from 1 to 200 for visitors. Leave out limit and offset to get the whole list.",
			},
		});
		expect((await list("offset=7")).body).toMatchObject({
			rows: Array.from({ length: 200 }, (_, n) => n + 7),
		});
		const casey = await api.signedIn("casey");
		const own = (await (await casey.get("/api/list?limit=4000&offset=1")).json()) as unknown;
		expect(own).toMatchObject({ rows: Array.from({ length: 4000 }, (_, n) => n + 1) });
	});

	test("is known by its tag, and new after a write", async () => {
		const { headers } = await list("limit=2");
		const again = await ask("/list?limit=2", { "if-none-match": headers.get("etag") ?? "" });
		expect(again.status).toBe(304);
		const before = times;
		api.database.committed(hoops.id);
		await list("limit=2");
		expect(times).toBe(before + 1);
	});
});

describe("whoever has a session cookie", () => {
	test("gets an answer of the own, which is kept nowhere", async () => {
		const casey = await api.signedIn("casey");
		const { body: shared } = await ask("/public?slug=hoops", {}, "fieldhouse.test");
		const own = await casey.get("/api/public");
		expect(own.headers.get("cache-control")).toBe("private, no-store");
		expect(own.headers.get("etag")).toBeNull();
		expect(await own.json()).toMatchObject({ viewer: "member" });
		const named = (await (await casey.get("/api/public?slug=hoops")).json()) as Seen;
		expect(named.times, "made anew").toBeGreaterThan(shared?.times ?? 0);
	});

	test("gets one with a session that is none, too", async () => {
		const first = await ask("/public", { cookie: "session=nonsense" });
		expect(first.headers.get("cache-control")).toBe("private, no-store");
		const { body } = await ask("/public", { cookie: "a=b; session=nonsense" });
		expect(body?.times).toBe((first.body?.times ?? 0) + 1);
	});

	test("leaves nothing for strangers, however oddly the cookie is written", async () => {
		const casey = await api.signedIn("casey", "hoops.test");
		const token = casey.cookies.get("session");
		const odd = await ask("/public", { cookie: `session =${token}` });
		expect(odd.body?.viewer).toBe("member");
		expect(odd.headers.get("cache-control")).toBe("private, no-store");
		expect((await ask("/public")).body?.viewer).toBe("anonymous");
	});
});

test("reading a season ends when whoever asked has gone, and is nobody's fault", async () => {
	const casey = await api.signedIn("casey", "hoops.test");
	const client = new AbortController();
	const answered = api.app.request("http://hoops.test/api/season", {
		headers: { host: "hoops.test", cookie: `session=${casey.cookies.get("session")}` },
		signal: client.signal,
	});
	await asked.promise;
	client.abort();
	gone.resolve();
	expect((await answered).status).toBe(400);
	expect(rests).toBe(1);
	expect(api.errors).toEqual([]);
});
