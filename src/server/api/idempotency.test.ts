import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { members } from "#api/access.ts";
import { answer, get, post } from "#api/endpoint.ts";
import { form, nothing, upload } from "#api/fields.ts";
import type { Database } from "#store/engine/database.ts";
import { addOrganization, addUser, startApi } from "#testing/api.ts";
import { type Engine, engines } from "#testing/databases.ts";
import { Refusal } from "#usecases/refusals.ts";
import type { WorkScope } from "#usecases/scope.ts";

type Asked = { name?: string | undefined; next?: string | undefined };

/** Adds a season, and then does what the test asks for. */
async function addSeason({ store }: WorkScope, { name = "Spring", next }: Asked) {
	const season = await store.transaction(async (inside) => {
		const added = await inside.seasons.insert({
			name,
			startDate: null,
			finishDate: null,
			isActive: false,
			isVisible: true,
		});
		if (next === "refuse") throw new Refusal("conflict", "This is not possible now.");
		return added;
	});
	if (next === "add another") {
		await store.transaction(({ seasons }) => seasons.insert({ ...season, name: `${name} 2` }));
	}
	if (next === "crash") throw new Error("The process was killed here.");
	return { id: season.id, ...(next === "tell" && { tempPassword: "kept nowhere" }) };
}

const added = answer(
	z.object({ id: z.int(), tempPassword: z.string().optional() }),
	(it: { id: number; tempPassword?: string }) => ({ ...it }),
);
const reads = form(
	z.object({ name: z.string().optional(), next: z.string().optional(), image: upload }),
);
const counted = answer(z.object({ count: z.int() }), (count: number) => ({ count }));
const countSeasons = ({ store }: WorkScope) => store.seasons.count();
const rows = [
	post("/seasons", members, reads, addSeason, added, "Adds a season."),
	post("/others", members, reads, addSeason, added, "Adds a season in another way."),
	get("/count", members, nothing, countSeasons, counted, "Counts the seasons."),
	post("/count", members, nothing, countSeasons, counted, "Counts the seasons by a write."),
];

const opened: Database[] = [];
afterAll(() => Promise.all(opened.map((database) => database.close())));

async function start(open: Engine["open"]) {
	const database = await open();
	opened.push(database);
	let now = new Date("2026-01-07T20:00:00Z");
	const api = await startApi({ database, rows, now: () => now });
	const organization = await addOrganization(api, { slug: "hoops" });
	for (const username of ["casey", "jordan"]) {
		await addUser(api, { username, role: "staff", organizationId: organization.id });
	}
	const casey = await api.signedIn("casey");
	await casey.get("/api/count");
	const add = (key: string, body: unknown = {}, path = "/api/seasons") =>
		casey.post(path, body, { "idempotency-key": key });
	const count = async () =>
		((await (await (await api.signedIn("casey")).get("/api/count")).json()) as { count: number })
			.count;
	const wait = (hours: number) => {
		now = new Date(now.getTime() + hours * 3_600_000);
	};
	return { api, casey, add, count, wait };
}

describe.each(engines)("$name: the same request with the same key", ({ open }) => {
	test("is carried out once and answered alike", async () => {
		const { add, count } = await start(open);
		const first = await add("key-1", { name: "Spring" });
		const second = await add("key-1", { name: "Spring" });
		expect(first.status).toBe(200);
		expect(first.headers.get("idempotency-replayed")).toBeNull();
		expect(second.status).toBe(200);
		expect(second.headers.get("idempotency-replayed")).toBe("true");
		expect(second.headers.get("content-type")).toBe("application/json");
		expect(second.headers.get("cache-control")).toBe("private, no-store");
		expect(await second.text()).toBe(await first.text());
		expect(await count()).toBe(1);
	});

	test("makes one row when it comes twenty times at once", async () => {
		const { add, count } = await start(open);
		const answers = await Promise.all(Array.from({ length: 20 }, () => add("key-1")));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
		expect(new Set(await Promise.all(answers.map((it) => it.text()))).size).toBe(1);
		expect(await count()).toBe(1);
	});

	test("makes one row when it comes to two processes at once", async () => {
		const { api, count } = await start(open);
		const other = await startApi({ database: api.database, rows, now: api.services.now });
		const [here, there] = [await api.signedIn("casey"), await other.signedIn("casey")];
		// Both processes have the same secret in production.
		other.services.secret = api.services.secret;
		const statuses = await Promise.all(
			[here, there].map(async (browser) => {
				await browser.get("/api/count");
				const { status } = await browser.post("/api/seasons", {}, { "idempotency-key": "key-1" });
				return status;
			}),
		);
		expect(statuses.every((status) => [200, 409].includes(status))).toBe(true);
		expect(statuses).toContain(200);
		expect(await count()).toBe(1);
	});

	test("may take two transactions", async () => {
		const { add, count } = await start(open);
		expect((await add("key-1", { next: "add another" })).status).toBe(200);
		expect((await add("key-1", { next: "add another" })).status).toBe(200);
		expect(await count()).toBe(2);
	});

	test("of another user is another request", async () => {
		const { api, add, count } = await start(open);
		await add("key-1");
		const jordan = await api.signedIn("jordan");
		await jordan.get("/api/count");
		await jordan.post("/api/seasons", {}, { "idempotency-key": "key-1" });
		expect(await count()).toBe(2);
	});

	test("is forgotten once its user has sent a thousand others, and its answer after a hundred", async () => {
		const { api, add, wait } = await start(open);
		await add("key-1");
		const user = await api.platform.accounts.findByUsernameKey("casey");
		const others = async (from: number, until: number) => {
			const rows = Array.from({ length: until - from }, (_, index) => ({
				user_id: user?.id ?? 0,
				key: `other-${from + index}`,
				request_hash: "h",
				try_token: "t",
				status: 200,
				answer: "{}",
				created_at: new Date(api.services.now().getTime() + from + index).toISOString(),
			}));
			await api.database.db.insertInto("idempotency_keys").values(rows).execute();
			const last = { userId: user?.id ?? 0, key: "last", requestHash: "h", tryToken: "t" };
			const at = new Date(api.services.now().getTime() + until).toISOString();
			await api.platform.requests.keep({ ...last, at }, { status: 200, answer: "{}" });
		};
		await others(1, 99);
		expect((await add("key-1")).headers.get("idempotency-replayed")).toBe("true");
		await others(99, 100);
		expect((await add("key-1")).status).toBe(409);
		await others(100, 1000);
		wait(1);
		expect((await add("key-1")).headers.get("idempotency-replayed")).toBeNull();
	});

	test("is a new one after a day", async () => {
		const { api, add, count, wait } = await start(open);
		await add("key-1");
		wait(11);
		expect((await add("key-1")).headers.get("idempotency-replayed")).toBe("true");
		wait(11);
		await add("key-2");
		wait(3);
		expect((await add("key-1")).headers.get("idempotency-replayed")).toBeNull();
		expect(await count()).toBe(3);
		const kept = await api.database.db.selectFrom("idempotency_keys").select("key").execute();
		expect(kept.map(({ key }) => key).toSorted()).toEqual(["key-1", "key-2"]);
	});

	test("of a form is known by its fields and files, whatever its boundary", async () => {
		const { casey, count } = await start(open);
		const sent = (boundary: string, bytes: string) =>
			casey.post(
				"/api/seasons",
				[
					`--${boundary}`,
					'content-disposition: form-data; name="image"; filename="a.png"',
					"",
					bytes,
					`--${boundary}--`,
					"",
				].join("\r\n"),
				{
					"idempotency-key": "key-1",
					"content-type": `multipart/form-data; boundary=${boundary}`,
				},
			);
		expect((await sent("one", "picture")).status).toBe(200);
		expect((await sent("two", "picture")).headers.get("idempotency-replayed")).toBe("true");
		expect((await sent("one", "another")).status).toBe(422);
		expect(await count()).toBe(1);
	});

	test("is told that it was carried out when the answer was lost with the process", async () => {
		const { api, add, count } = await start(open);
		expect((await add("key-1", { next: "crash" })).status).toBe(500);
		const retried = await add("key-1", { next: "crash" });
		expect(retried.status).toBe(409);
		expect(await retried.json()).toMatchObject({
			message: "This request was already carried out.",
		});
		expect(await count()).toBe(1);
		expect(api.errors).toHaveLength(1);
	});

	test("that told a temporary password does not tell it again", async () => {
		const { api, add, count } = await start(open);
		expect(await (await add("key-1", { next: "tell" })).json()).toHaveProperty("tempPassword");
		expect((await add("key-1", { next: "tell" })).status).toBe(409);
		expect(await count()).toBe(1);
		const stored = await api.database.db.selectFrom("idempotency_keys").selectAll().execute();
		expect(JSON.stringify(stored)).not.toContain("kept nowhere");
	});

	test("that was refused is tried again, and nothing of it stands", async () => {
		const { add, count } = await start(open);
		expect((await add("key-1", { next: "refuse" })).status).toBe(409);
		expect(await count()).toBe(0);
		expect((await add("key-1", { next: "refuse" })).headers.get("idempotency-replayed")).toBeNull();
		expect((await add("key-1", { name: "Summer" })).status).toBe(200);
		expect(await count()).toBe(1);
	});

	test("is kept when it wrote nothing", async () => {
		const { casey } = await start(open);
		const header = { "idempotency-key": "key-1" };
		await casey.post("/api/count", {}, header);
		await casey.post("/api/seasons", {});
		const again = await casey.post("/api/count", {}, header);
		expect(await again.json()).toEqual({ count: 0 });
	});
});

describe("a key", () => {
	const [engine] = engines;
	if (engine === undefined) throw new Error("There is an engine always.");

	test("of another request is refused", async () => {
		const { add, count } = await start(engine.open);
		await add("key-1", { name: "Spring" });
		for (const [body, path] of [
			[{ name: "Summer" }, "/api/seasons"],
			[{ name: "Spring" }, "/api/others"],
			[{ name: "Spring" }, "/api/seasons?x=1"],
		] as const) {
			const answered = await add("key-1", body, path);
			expect(answered.status).toBe(422);
			expect(await answered.json()).toMatchObject({
				message: "This Idempotency-Key was used for another request.",
			});
		}
		expect(await count()).toBe(1);
	});

	test.each(["", " ", "ä", "a b", "x".repeat(201)])("of '%s' is malformed", async (key) => {
		const { add, count } = await start(engine.open);
		expect((await add(key)).status).toBe(400);
		expect(await count()).toBe(0);
	});

	test("helps nobody past the sign-in", async () => {
		const { api, add } = await start(engine.open);
		await add("key-1");
		const stranger = api.browser();
		await stranger.get("/api/count");
		const answered = await stranger.post("/api/seasons", {}, { "idempotency-key": "key-1" });
		expect(answered.status).toBe(401);
	});
});
