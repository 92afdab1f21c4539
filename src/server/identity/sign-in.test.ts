import { beforeEach, describe, expect, test } from "vitest";
import { addOrganization, addUser, password, startApi } from "#testing/api.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
let api: Api;
let now: Date;

beforeEach(async () => {
	now = new Date("2025-06-15T12:00:00Z");
	api = await startApi({ now: () => now });
	const hoops = await addOrganization(api, { slug: "hoops", domain: "hoops.test" });
	const spikes = await addOrganization(api, { name: "Spikes", slug: "spikes" });
	await addUser(api, { username: "Casey", role: "staff", organizationId: hoops.id });
	await addUser(api, { username: "sam", role: "staff", organizationId: spikes.id });
	await addUser(api, { username: "root", role: "super_admin", organizationId: null });
	await addUser(api, {
		username: "ghost",
		role: "staff",
		organizationId: hoops.id,
		passwordHash: null,
	});
});

async function visit(host?: string) {
	const browser = api.browser(host);
	await browser.get("/api/auth/check-auth");
	return browser;
}

const signIn = async (body: unknown, host?: string) =>
	(await visit(host)).post("/api/auth/login", body);

describe("signing in", () => {
	test("a stranger is nobody", async () => {
		const answered = await api.browser().get("/api/auth/check-auth");
		expect(answered.status).toBe(200);
		expect(await answered.json()).toEqual({ authenticated: false, user: null, organization: null });
	});

	test("the right password starts a session that check-auth knows", async () => {
		const browser = await visit();
		const answered = await browser.post("/api/auth/login", { username: "casey", password });
		expect(answered.status).toBe(200);
		const checked = await (await browser.get("/api/auth/check-auth")).json();
		expect(checked).toMatchObject({
			authenticated: true,
			user: {
				username: "Casey",
				role: "staff",
				domain: "hoops.test",
				slug: "hoops",
				mustChangePassword: false,
				organization: { name: "Hoops" },
			},
			organization: { slug: "hoops" },
		});
		expect(JSON.stringify(checked)).not.toMatch(/argon2|hash/i);
	});

	test("a form signs in like JSON", async () => {
		const browser = await visit();
		const form = new URLSearchParams({ username: "casey", password }).toString();
		const type = { "content-type": "application/x-www-form-urlencoded" };
		expect((await browser.post("/api/auth/login", form, type)).status).toBe(200);
	});

	test("a name is the same in any case and with blanks around it", async () => {
		expect((await signIn({ username: "  CASEY ", password })).status).toBe(200);
	});

	test("the session cookie cannot be read by scripts and belongs to this host alone", async () => {
		const answered = await signIn({ username: "casey", password });
		const cookies = answered.headers.getSetCookie();
		const session = cookies.find((cookie) => cookie.startsWith("session="));
		expect(session).toMatch(/; HttpOnly/);
		expect(session).toMatch(/; SameSite=Lax/);
		expect(session).toMatch(/; Path=\//);
		expect(session).not.toMatch(/Domain/i);
		expect(cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))).not.toMatch(/HttpOnly/);
	});

	test("behind https the cookie has the __Host- name and is sent over https only", async () => {
		api = await startApi({ settings: { isBehindHttps: true } });
		await addUser(api, { username: "casey", role: "staff", organizationId: null });
		const answered = await signIn({ username: "casey", password });
		const session = answered.headers.getSetCookie().find((it) => it.startsWith("__Host-session="));
		expect(session).toMatch(/; Secure/);
	});

	test("signing in again ends the session that was there", async () => {
		const browser = await visit();
		await browser.post("/api/auth/login", { username: "casey", password });
		const before = browser.cookies.get("session") ?? "";
		await browser.post("/api/auth/login", { username: "casey", password });
		expect(browser.cookies.get("session")).not.toBe(before);
		const old = await api.browser().get("/api/auth/check-auth", { cookie: `session=${before}` });
		expect(await old.json()).toMatchObject({ authenticated: false });
	});
});

describe("what does not sign in gets one answer", () => {
	const wrong: [string, unknown, string?][] = [
		["a wrong password", { username: "casey", password: "wrong" }],
		["an unknown name", { username: "nobody", password }],
		["an account without a password", { username: "ghost", password: "" }],
		["an account without a password, none sent", { username: "ghost" }],
		["an account without a password, null sent", { username: "ghost", password: null }],
		["an account without a password, a list sent", { username: "ghost", password: [] }],
		["nothing at all", {}],
		["a name that is a list", { username: ["casey"], password }],
		["a name with a zero byte", { username: "casey\0", password }],
		["another organization's host", { username: "sam", password }, "hoops.test"],
		["another organization's slug", { username: "sam", password, slug: "hoops" }],
		["another organization's domain", { username: "sam", password, domain: "hoops.test" }],
		["a slug nobody has", { username: "casey", password, slug: "nowhere" }],
	];
	test.each(wrong)("%s", async (_, body, host) => {
		const answered = await signIn(body, host);
		expect(answered.status).toBe(401);
		expect(await answered.json()).toEqual({
			success: false,
			message: "Invalid username or password",
			error: "Invalid username or password",
			code: "unauthenticated",
		});
		const names = answered.headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
		expect(names).not.toContain("session");
	});
});

describe("where people may sign in", () => {
	test.each([
		["at their slug", { slug: "hoops" }, undefined],
		["at their slug in capitals", { slug: "HOOPS" }, undefined],
		["at their domain", { domain: "hoops.test" }, undefined],
		["at their domain with www", { domain: "www.hoops.test" }, undefined],
		["naming the root host", { domain: "fieldhouse.test" }, undefined],
		[
			"naming the root host and their slug",
			{ domain: "fieldhouse.test", slug: "hoops" },
			undefined,
		],
		["on their own host", { domain: "hoops.test" }, "hoops.test"],
		["on their own host, whatever the form names", { slug: "spikes" }, "hoops.test"],
	])("%s", async (_, names, host) => {
		expect((await signIn({ username: "casey", password, ...names }, host)).status).toBe(200);
	});

	test("super administrators sign in everywhere", async () => {
		expect((await signIn({ username: "root", password }, "hoops.test")).status).toBe(200);
		expect((await signIn({ username: "root", password, slug: "spikes" })).status).toBe(200);
	});

	test("a host nobody has answers no call", async () => {
		expect((await api.browser("evil.test").get("/api/auth/check-auth")).status).toBe(404);
	});
});

describe("a session", () => {
	test("counts on the host it was started on only", async () => {
		const browser = await api.signedIn("casey", "hoops.test");
		const cookie = `session=${browser.cookies.get("session")}`;
		const here = await api.browser("hoops.test").get("/api/auth/check-auth", { cookie });
		expect(await here.json()).toMatchObject({ authenticated: true });
		const there = await api.browser().get("/api/auth/check-auth", { cookie });
		expect(await there.json()).toMatchObject({ authenticated: false });
	});

	const isSignedIn = async (browser: Awaited<ReturnType<Api["signedIn"]>>) =>
		((await (await browser.get("/api/auth/check-auth")).json()) as { authenticated: boolean })
			.authenticated;
	const wait = (hours: number) => {
		now = new Date(now.getTime() + hours * 3_600_000);
	};

	test("ends after twelve hours without a request", async () => {
		const browser = await api.signedIn("casey");
		wait(11.9);
		expect(await isSignedIn(browser)).toBe(true);
		wait(11.9);
		expect(await isSignedIn(browser)).toBe(true);
		wait(12.1);
		expect(await isSignedIn(browser)).toBe(false);
	});

	test("ends after seven days however busy it is", async () => {
		const browser = await api.signedIn("casey");
		for (let hours = 0; hours < 7 * 24; hours += 10) {
			expect(await isSignedIn(browser)).toBe(true);
			wait(10);
		}
		expect(await isSignedIn(browser)).toBe(false);
	});

	test("is stored as a hash, so that a stolen database signs nobody in", async () => {
		const browser = await api.signedIn("casey");
		const rows = await api.database.db.selectFrom("sessions").selectAll().execute();
		expect(rows).toHaveLength(1);
		expect(rows[0]?.token_hash).not.toBe(browser.cookies.get("session"));
	});

	test("with a made-up token is none", async () => {
		for (const token of ["", "x", "a".repeat(43), "'; drop table users; --"]) {
			const cookie = `session=${token}`;
			const answered = await api.browser().get("/api/auth/check-auth", { cookie });
			expect(await answered.json()).toMatchObject({ authenticated: false });
		}
	});
});

describe("signing out", () => {
	test("ends the session on the server and says where the public site is", async () => {
		const browser = await api.signedIn("casey");
		const cookie = `session=${browser.cookies.get("session")}`;
		const answered = await browser.post("/api/auth/logout");
		expect(await answered.json()).toMatchObject({ domain: "hoops.test", slug: "hoops" });
		expect(browser.cookies.has("session")).toBe(false);
		const later = await api.browser().get("/api/auth/check-auth", { cookie });
		expect(await later.json()).toMatchObject({ authenticated: false });
	});

	test("works without a session and with an empty body of any type", async () => {
		const browser = await visit();
		const answered = await browser.post("/api/auth/logout", "", { "content-type": "" });
		expect(answered.status).toBe(200);
		expect(await answered.json()).toMatchObject({ success: true, domain: null, slug: null });
	});
});
