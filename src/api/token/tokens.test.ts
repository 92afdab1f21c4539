import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addOrganization, addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { present } from "#testing/present.ts";
import { apiRows } from "../routes.ts";
import { isForTokens } from "./reach.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
const day = 86_400_000;

describe.each(engines)("$name: tokens of programs", ({ open }) => {
	let api: Api;
	let now: Date;
	let league: MadeLeague;
	let owner: Browser;
	let staff: Browser;
	let staffId: number;

	beforeEach(async () => {
		now = new Date("2026-03-01T12:00:00Z");
		const settings = { writesPerMinute: 1200 };
		api = await startApi({ database: await open(), now: () => now, settings });
		league = await aLeague(api.database, { games: [["Hawks", 81, "Owls", 70]] });
		const { id } = league.organization;
		await addUser(api, { username: "owner", role: "org_owner", organizationId: id });
		staffId = (await addUser(api, { username: "pat", role: "staff", organizationId: id })).id;
		owner = await api.signedIn("owner");
		staff = await api.signedIn("pat");
	});
	afterEach(async () => {
		expect(api.errors).toEqual([]);
		await api.database.close();
	});

	type Made = { id: number; token: string };
	const make = async (scope: string, by = owner, days = 90): Promise<Made> => {
		const answer = await by.post("/api/tokens", { name: `Board ${scope}`, scope, days });
		expect(answer.status).toBe(200);
		return answer.json();
	};
	const send = (
		token: string,
		path: string,
		{
			method = "GET",
			body,
			headers = {},
		}: { method?: string; body?: unknown; headers?: object } = {},
	) =>
		api.app.request(`http://fieldhouse.test/api${path}`, {
			method,
			headers: {
				host: "fieldhouse.test",
				authorization: `Bearer ${token}`,
				"content-type": "application/json",
				...headers,
			},
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
	const list = async (by = owner) => (await (await by.get("/api/tokens")).json()).tokens;
	const score = { score_home: 90, score_away: 60 };
	const gameId = () => present(league.gameIds[0], "game");

	test("is told once and kept as a hash", async () => {
		const { id, token } = await make("read");
		expect(token).toMatch(/^fh_[\w-]{43}$/);
		expect(await list()).toMatchObject([
			{ id, name: "Board read", scope: "read", ending: token.slice(-4), username: "owner" },
		]);
		const rows = await api.database.db.selectFrom("api_tokens").selectAll().execute();
		expect(JSON.stringify(rows)).not.toContain(token);
		const trail = await api.database.db.selectFrom("audit_log").selectAll().execute();
		expect(JSON.stringify(trail)).not.toContain(token);
		expect(trail.map(({ action }) => action)).toContain("apiToken.add");
	});

	test("an Idempotency-Key keeps no answer that tells one", async () => {
		const wanted = { name: "Board", scope: "read" };
		await owner.post("/api/tokens", wanted, { "idempotency-key": "same" });
		const kept = await api.database.db.selectFrom("idempotency_keys").selectAll().execute();
		expect(kept).toEqual([]);
	});

	test("reads without a cookie what its maker's role reads, and writes what its scope says", async () => {
		const tokens = {
			read: await make("read"),
			results: await make("results"),
			staff: await make("staff"),
			org_owner: await make("org_owner"),
		};
		const statuses = async (path: string, more: Parameters<typeof send>[2] = {}) =>
			Object.fromEntries(
				await Promise.all(
					Object.entries(tokens).map(
						async ([scope, { token }]) => [scope, (await send(token, path, more)).status] as const,
					),
				),
			);
		const all = { read: 200, results: 200, staff: 200, org_owner: 200 };
		expect(await statuses("/schedules")).toEqual(all);
		const scored = await statuses(`/gamesv2/${gameId()}/scores`, { method: "PUT", body: score });
		expect(scored).toEqual({ ...all, read: 403 });
		const season = { name: "Fall", startDate: "2026-09-01", finishDate: "2026-12-01" };
		const seasons = await statuses("/seasonsv2", { method: "POST", body: season });
		expect(seasons).toEqual({ ...all, read: 403, results: 403 });
		expect(await statuses("/pages")).toEqual({
			read: 403,
			results: 403,
			staff: 403,
			org_owner: 200,
		});
	});

	test("opens nothing about accounts, and makes no other token", async () => {
		const { token } = await make("org_owner");
		for (const [method, path] of [
			["GET", "/tokens"],
			["POST", "/tokens"],
			["GET", "/usersv2"],
			["PUT", `/usersv2/${staffId}`],
			["GET", "/sessions"],
			["POST", "/auth/login"],
			["POST", "/auth/logout"],
			["GET", "/outbox"],
			["PUT", `/organizations/${league.organization.id}`],
		] as const) {
			const answer = await send(token, path, { method, ...(method !== "GET" && { body: {} }) });
			expect([path, answer.status]).toEqual([path, 403]);
			expect(answer.headers.get("set-cookie")).toBeNull();
		}
		expect((await send(token, "/auth/check-auth")).status).toBe(200);
	});

	test("with a token cookies count for nothing, and the change needs no other proof", async () => {
		const { token } = await make("read", staff);
		const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		expect((await send(token, "/pages", { headers: { cookie } })).status).toBe(403);
		const bad = await send("fh_nobody", "/pages", { headers: { cookie } });
		expect(bad.status).toBe(401);
		expect(bad.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
		const both = await send(token, "/schedules", { headers: { cookie } });
		expect(both.headers.get("set-cookie")).toBeNull();
	});

	test("ends with its days, by its maker or an owner, and with its maker's place", async () => {
		const short = await make("read", owner, 1);
		const { token, id } = await make("staff", staff);
		expect((await send(token, "/schedules")).status).toBe(200);
		now = new Date(now.getTime() + day);
		expect((await send(short.token, "/schedules")).status).toBe(401);
		staff = await api.signedIn("pat");
		owner = await api.signedIn("owner");
		expect(await list()).toMatchObject([{ hasEnded: false }, { hasEnded: true }]);
		expect(await list(staff)).toMatchObject([{ id, isOwn: true }]);
		expect((await staff.del(`/api/tokens/${short.id}`)).status).toBe(404);
		expect((await owner.del(`/api/tokens/${id}`)).status).toBe(200);
		expect((await send(token, "/schedules")).status).toBe(401);

		const again = await make("staff", staff);
		await owner.put(`/api/usersv2/${staffId}`, { resetPassword: true });
		expect((await send(again.token, "/schedules")).status).toBe(401);
	});

	test("is never more than its maker is by now", async () => {
		const { token } = await make("org_owner");
		expect((await send(token, "/pages")).status).toBe(200);
		await api.database.db
			.updateTable("users")
			.set({ role: "staff" })
			.where("username", "=", "owner")
			.execute();
		expect((await send(token, "/pages")).status).toBe(403);
		const other = await addOrganization(api, { name: "Others", slug: "others" });
		await api.database.db
			.updateTable("users")
			.set({ organization_id: other.id })
			.where("username", "=", "owner")
			.execute();
		expect((await send(token, "/schedules")).status).toBe(401);
	});

	test("staff make none for owners, nobody one for ever, and fifty are enough", async () => {
		const wanted = { name: "Board", scope: "org_owner", days: 30 };
		expect((await staff.post("/api/tokens", wanted)).status).toBe(403);
		expect((await owner.post("/api/tokens", { ...wanted, days: 367 })).status).toBe(422);
		for (let count = 0; count < 50; count += 1) await make("read");
		expect((await owner.post("/api/tokens", wanted)).status).toBe(409);
	});

	test("says how much is left of its minute, and then when to come again", async () => {
		const { token } = await make("read");
		const first = await send(token, "/schedules");
		expect(first.headers.get("ratelimit-policy")).toBe('"token";q=600;w=60');
		expect(first.headers.get("ratelimit")).toBe('"token";r=599;t=60');
		for (let count = 1; count < 600; count += 1) await send(token, "/sports");
		const late = await send(token, "/schedules");
		expect(late.status).toBe(429);
		expect(late.headers.get("retry-after")).toBe("60");
		expect(late.headers.get("ratelimit")).toBe('"token";r=0;t=60');
		now = new Date(now.getTime() + 60_000);
		expect((await send(token, "/schedules")).status).toBe(200);
	});

	test("notes when it was used last, at most once a minute", async () => {
		const { token } = await make("read");
		const used = async () => {
			await send(token, "/schedules");
			await expect.poll(async () => (await list())[0].lastUsedAt).not.toBeNull();
			return (await list())[0].lastUsedAt;
		};
		const first = await used();
		now = new Date(now.getTime() + 59_000);
		expect(await used()).toBe(first);
		now = new Date(now.getTime() + 2000);
		await send(token, "/schedules");
		await expect.poll(async () => (await list())[0].lastUsedAt).toBe(now.toISOString());
	});
});

describe("other websites", () => {
	let api: Api;
	let league: MadeLeague;
	beforeEach(async () => {
		const [{ open }] = engines as [(typeof engines)[0]];
		api = await startApi({ database: await open() });
		league = await aLeague(api.database, { games: [["Hawks", 81, "Owls", 70]] });
		const { id } = league.organization;
		await addUser(api, { username: "owner", role: "org_owner", organizationId: id });
	});
	afterEach(() => api.database.close());

	const origin = { host: "fieldhouse.test", origin: "https://club.example" };
	const ask = (path: string, headers: object = {}, method = "GET") =>
		api.app.request(`http://fieldhouse.test/api${path}`, {
			method,
			headers: { ...origin, ...headers },
		});
	const open = (answer: Response) => answer.headers.get("access-control-allow-origin");
	const named = () => `slug=${league.organization.slug}`;

	test("read what strangers read, also when it is kept or refused, and nothing else", async () => {
		for (let times = 0; times < 2; times += 1) {
			expect(open(await ask(`/seasonsv2?${named()}`))).toBe("*");
		}
		const missing = await ask(`/gamesv2/999999?${named()}`);
		expect([missing.status, open(missing)]).toEqual([404, "*"]);
		expect(open(await ask("/schedules"))).toBeNull();
		const owner = await api.signedIn("owner");
		const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const own = await ask("/seasonsv2", { cookie });
		expect([own.status, open(own)]).toEqual([200, null]);
		const made = await (await owner.post("/api/tokens", { name: "Board", scope: "read" })).json();
		const authorization = `Bearer ${made.token}`;
		expect(open(await ask("/seasonsv2", { authorization }))).toBeNull();
		for (const answer of [own, missing]) {
			expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
		}
	});

	test("may ask whether they may, and hear no for everything private", async () => {
		const may = (path: string, method: string) =>
			ask(path, { "access-control-request-method": method }, "OPTIONS");
		const yes = await may("/seasonsv2", "GET");
		expect([yes.status, open(yes)]).toEqual([204, "*"]);
		expect(yes.headers.get("access-control-allow-headers")).not.toContain("authorization");
		for (const [path, method] of [
			["/seasonsv2", "POST"],
			["/seasonsv2", "DELETE"],
			["/schedules", "GET"],
			["/tokens", "GET"],
			["/auth/login", "POST"],
			["/nothing", "GET"],
		] as const) {
			const no = await may(path, method);
			expect([path, open(no)]).toEqual([path, null]);
		}
	});

	test("what tokens open of the platform is what everybody reads there", () => {
		const opened = apiRows
			.filter((row) => row.access.about === "platform" && isForTokens(row))
			.map(({ method, path }) => `${method} ${path}`);
		expect(opened).toEqual([
			"GET /auth/check-auth",
			"GET /organizations",
			"GET /organizations/:id",
			"GET /organizations/domain/:domain",
			"GET /organizations/slug/:slug",
			"GET /sports",
			"GET /sportsv2",
		]);
	});
});
