import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addOrganization, addUser, password, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
type Shown = { id: string; device: string | null; host: string; isThis: boolean };

const onIphone =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1";

describe.each(engines)("$name: sessions", ({ open }) => {
	let api: Api;
	let now = new Date("2026-03-02T12:00:00Z");
	const ids: Record<string, number> = {};

	beforeAll(async () => {
		api = await startApi({ database: await open(), now: () => now });
		const hoops = await addOrganization(api, { slug: "hoops", domain: "hoops.test" });
		const spikes = await addOrganization(api, { name: "Spikes", slug: "spikes" });
		for (const [username, role, organizationId] of [
			["owner", "org_owner", hoops.id],
			["casey", "staff", hoops.id],
			["sam", "staff", hoops.id],
			["boss", "super_admin", hoops.id],
			["stranger", "org_owner", spikes.id],
		] as const) {
			ids[username] = (await addUser(api, { username, role, organizationId })).id;
		}
	});
	afterAll(() => api.database.close());

	const signIn = async (username: string, userAgent = "") => {
		const browser = api.browser();
		await browser.get("/api/auth/check-auth");
		const credentials = { username, password };
		await browser.post("/api/auth/login", credentials, { "user-agent": userAgent });
		return browser;
	};
	const isSignedIn = async (browser: Browser) =>
		((await (await browser.get("/api/auth/check-auth")).json()) as { authenticated: boolean })
			.authenticated;
	const list = async (browser: Browser) =>
		((await (await browser.get("/api/sessions")).json()) as { sessions: Shown[] }).sessions;
	const other = async (browser: Browser) =>
		present(
			(await list(browser)).find(({ isThis }) => !isThis),
			"another session",
		);

	test("are shown to their user: in words on what, where and when, this one first", async () => {
		const here = await signIn("casey");
		now = new Date("2026-03-02T12:30:00Z");
		await signIn("casey", onIphone);
		await signIn("sam");
		expect(await list(here)).toEqual([
			{
				id: expect.stringMatching(/^[\w-]{22}$/),
				device: null,
				host: "fieldhouse.test",
				startedAt: "2026-03-02T12:00:00.000Z",
				lastSeenAt: "2026-03-02T12:30:00.000Z",
				isThis: true,
			},
			expect.objectContaining({ device: "Safari on iPhone", isThis: false }),
		]);
	});

	test("keep their tokens, and what is stored of these, to themselves", async () => {
		const here = await signIn("casey");
		const told = JSON.stringify(await list(here));
		const rows = await api.database.db.selectFrom("sessions").selectAll().execute();
		expect(told).not.toContain(present(here.cookies.get("session"), "token"));
		for (const { token_hash } of rows) expect(told).not.toContain(token_hash);
		expect(JSON.stringify(rows)).not.toContain("Mozilla");
	});

	test("that are over are not shown", async () => {
		now = new Date("2026-03-03T12:00:00Z");
		const here = await signIn("casey");
		expect(await list(here)).toHaveLength(1);
	});

	test("are ended one by one by their user", async () => {
		const [here, there] = [await signIn("casey"), await signIn("casey", onIphone)];
		const { id } = (await list(here)).find(({ device }) => device !== null) ?? { id: "" };
		expect((await here.del(`/api/sessions/${id}`)).status).toBe(200);
		expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
		expect((await here.del(`/api/sessions/${id}`)).status).toBe(404);
	});

	test("the one that asks is ended by logging out", async () => {
		const here = await signIn("casey");
		const [{ id } = { id: "" }] = await list(here);
		const answered = await here.del(`/api/sessions/${id}`);
		expect([answered.status, await isSignedIn(here)]).toEqual([409, true]);
	});

	test("of somebody else are as good as missing, whoever asks", async () => {
		const sam = await signIn("sam");
		await signIn("sam");
		const { id } = await other(sam);
		for (const who of ["casey", "owner", "boss", "stranger"]) {
			const asking = await signIn(who);
			const answered = await asking.del(`/api/sessions/${id}`);
			const missing = await asking.del("/api/sessions/nobody-has-this");
			expect(answered.status, who).toBe(404);
			expect(await answered.text()).toBe(await missing.text());
		}
		expect((await list(sam)).map((it) => it.id)).toContain(id);
	});

	test("are ended all but this one, and counted", async () => {
		const there = [await signIn("stranger"), await signIn("stranger")];
		const here = await signIn("stranger");
		const before = (await list(here)).length;
		const answered = await here.del("/api/sessions");
		expect(await answered.json()).toMatchObject({
			success: true,
			endedCount: before - 1,
			message: `Signed out in ${before - 1} places`,
		});
		expect(await Promise.all([here, ...there].map(isSignedIn))).toEqual([true, false, false]);
		expect(await (await here.del("/api/sessions")).json()).toMatchObject({ endedCount: 0 });
	});

	test("of their people are ended by owners and super administrators, of others by nobody", async () => {
		for (const who of ["owner", "boss"]) {
			const [sam, asking] = [await signIn("sam"), await signIn(who)];
			const answered = await asking.del(`/api/usersv2/${ids.sam}/sessions`);
			expect([answered.status, await isSignedIn(sam)], who).toEqual([200, false]);
		}
		const boss = await signIn("boss");
		for (const who of ["casey", "stranger", "sam"]) {
			const asking = await signIn(who);
			const whom = who === "sam" ? ids.casey : ids.sam;
			expect((await asking.del(`/api/usersv2/${whom}/sessions`)).status, who).toBe(404);
		}
		const owner = await signIn("owner");
		expect((await owner.del(`/api/usersv2/${ids.boss}/sessions`)).status).toBe(404);
		expect(await isSignedIn(boss)).toBe(true);
	});

	test("that are ended stand in the audit", async () => {
		const owner = await signIn("owner");
		await signIn("sam");
		await owner.del(`/api/usersv2/${ids.sam}/sessions`);
		const audit = await owner.get("/api/audit?limit=1");
		expect(await audit.json()).toMatchObject({
			entries: [{ action: "user.signOut", subject_id: ids.sam, after: { username: "sam" } }],
		});
	});

	test("are nothing that strangers can ask for", async () => {
		const stranger = api.browser();
		await stranger.get("/api/auth/check-auth");
		expect((await stranger.get("/api/sessions")).status).toBe(401);
		expect((await stranger.del("/api/sessions")).status).toBe(401);
		expect((await stranger.del("/api/sessions/x")).status).toBe(401);
		expect((await stranger.del(`/api/usersv2/${ids.sam}/sessions`)).status).toBe(401);
	});
});
