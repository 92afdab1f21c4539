import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliverDue, postOf } from "#server/mail/deliver.ts";
import { addOrganization, addUser, password, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { startMailServer } from "#testing/servers/mail-server.ts";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
	server = await startMailServer();
});
afterAll(() => server.close());

const [home, other] = ["pat@hoops.test", "pat@else.test"];

describe.each(engines)("$name: addresses of accounts and devices that are new", ({ open }) => {
	let api: Awaited<ReturnType<typeof startApi>>;
	let now: Date;
	let pat: Browser;
	let patId: number;

	beforeEach(async () => {
		now = new Date("2026-03-01T17:00:00Z");
		server.received.length = 0;
		const settings = { smtpUrl: server.url, mailFrom: "league@fieldhouse.test" };
		api = await startApi({ database: await open(), now: () => now, settings });
		const organization = { name: "Hoops", slug: "hoops", timeZone: "America/Toronto" };
		const { id: organizationId } = await addOrganization(api, organization);
		const owner = { username: "owner", role: "org_owner", organizationId } as const;
		await addUser(api, { ...owner, email: "owner@hoops.test" });
		const staff = { username: "pat", role: "staff", organizationId, email: home } as const;
		patId = (await addUser(api, staff)).id;
		pat = await api.signedIn("pat");
	});
	afterEach(async () => {
		expect(api.errors).toEqual([]);
		await api.database.close();
	});

	/** What has come since, as address and subject. */
	const delivered = async () => {
		const post = postOf(api.services);
		await deliverDue(api.services, post);
		post?.close();
		return server.received.splice(0).map(({ to, raw }) => ({
			to: to.join(),
			subject: /^Subject: (.*)\r$/m.exec(raw)?.[1],
			text: raw.replace(/=\r\n/g, ""),
		}));
	};
	const linkIn = (letter: { text: string } | undefined) =>
		present(/login\/address\?link=(?:3D)?([\w.-]+)/.exec(letter?.text ?? "")?.[1], "a link");
	const press = async (link: string, by = api.browser()) => {
		await by.get("/api/auth/check-auth");
		return (await by.post("/api/auth/address", { link })).status;
	};
	const change = async (by: Browser, body: object) =>
		(await (await by.put(`/api/usersv2/${patId}`, body)).json()) as {
			user: { email: string };
			pendingEmail?: string;
		};
	const address = async () => (await api.platform.accounts.find(patId))?.email;
	const changeOwn = (email: string) => change(pat, { email, oldPassword: password });

	test("an own address counts once its link was pressed, and the old one takes it back within a week", async () => {
		expect(await changeOwn(other)).toMatchObject({ user: { email: home }, pendingEmail: other });
		expect(await address()).toBe(home);
		const [confirming, none] = await delivered();
		expect([confirming?.to, none]).toEqual([other, undefined]);
		expect(await press(linkIn(confirming))).toBe(200);
		expect([await address(), await press(linkIn(confirming))]).toEqual([other, 409]);

		const [told] = await delivered();
		expect([told?.to, told?.subject]).toEqual([home, "Your address at Hoops was changed"]);
		expect(told?.text).toContain(other);
		now = new Date(now.getTime() + 6 * 24 * 60 * 60_000);
		const thief = await api.signedIn("pat");
		expect(await press(linkIn(told))).toBe(200);
		expect([await address(), (await thief.get("/api/sessions")).status]).toEqual([home, 401]);
		expect((await delivered()).map(({ to, subject }) => [to, subject])).toEqual([
			[home, "Choose a new password for Hoops"],
		]);
		expect(await press(linkIn(told))).toBe(409);
	});

	test("a link to confirm opens nothing after a day, a newer one, or another password", async () => {
		await changeOwn(other);
		const [first] = await delivered();
		now = new Date(now.getTime() + 60_000);
		await changeOwn("third@else.test");
		expect(await press(linkIn(first))).toBe(409);
		const [second] = await delivered();
		await change(pat, { oldPassword: password, password: "a barn full of hay 7" });
		expect(await press(linkIn(second))).toBe(409);
		now = new Date(now.getTime() + 60_000);
		await change(pat, { email: other, oldPassword: "a barn full of hay 7" });
		const [third] = await delivered();
		now = new Date(now.getTime() + 24 * 60 * 60_000);
		expect(await press(linkIn(third))).toBe(409);
		expect(await address()).toBe(home);
	});

	test("an owner's change counts at once, and the old address is told without a way back", async () => {
		const owner = await api.signedIn("owner");
		expect(await change(owner, { email: other })).toMatchObject({ user: { email: other } });
		const [told, none] = await delivered();
		expect([told?.to, none]).toEqual([home, undefined]);
		expect(told?.text).toContain("owner has changed your account.");
		expect(told?.text).not.toContain("link=");
	});

	test("links of addresses choose no password, and those of passwords change no address", async () => {
		const stranger = api.browser();
		await stranger.get("/api/auth/check-auth");
		await changeOwn(other);
		const [confirming] = await delivered();
		const link = linkIn(confirming);
		const chosen = await stranger.post("/api/auth/password", { link, password: "barn of hay 77" });
		expect(chosen.status).toBe(409);
		await stranger.post("/api/auth/forgotten", { name: "pat" });
		const [forgotten] = await delivered();
		const secret = /password\?link=(?:3D)?([\w.-]+)/.exec(forgotten?.text ?? "")?.[1];
		expect(await press(present(secret, "a link"))).toBe(409);
	});

	test("a browser that is new to an account is told by letter, once, until the password changes", async () => {
		const laptop = api.browser();
		await laptop.get("/api/auth/check-auth");
		const userAgent = "Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36";
		const signIn = async (secret = password, by = laptop) => {
			const credentials = { username: "pat", password: secret };
			// Its session may have ended, and with it the token.
			await by.get("/api/auth/check-auth");
			await by.post("/api/auth/login", credentials, { "user-agent": userAgent });
			return (await delivered()).map(({ subject }) => subject);
		};
		await laptop.post("/api/auth/login", { username: "pat", password: "wrong" });
		expect(await delivered()).toEqual([]);
		await laptop.post(
			"/api/auth/login",
			{ username: "pat", password },
			{ "user-agent": userAgent },
		);
		const [told] = await delivered();
		expect([told?.to, told?.subject]).toEqual([home, "New device signed in at Hoops"]);
		expect(told?.text).toContain("Chrome on Windows");
		expect(told?.text).toContain("March 1, 2026 at 12:00 PM (America/Toronto)");
		expect(await signIn()).toEqual([]);
		now = new Date(now.getTime() + 60_000);
		await change(pat, { oldPassword: password, password: "a barn full of hay 7" });
		expect(await signIn("a barn full of hay 7")).toEqual(["New device signed in at Hoops"]);
		now = new Date(now.getTime() + 60_000);
		expect(await signIn("a barn full of hay 7", pat)).toEqual([]);
	});

	test("nobody makes a browser known by a cookie of another account", async () => {
		const forger = api.browser();
		await forger.get("/api/auth/check-auth");
		await forger.post("/api/auth/login", { username: "owner", password });
		expect(forger.cookies.get("known-browser")).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
		await forger.post("/api/auth/login", { username: "pat", password });
		expect((await delivered()).map(({ to }) => to).toSorted()).toEqual(["owner@hoops.test", home]);
		expect(forger.cookies.get("known-browser")?.split(".")).toHaveLength(3);
	});
});
