import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anonymous } from "#domain/account/user.ts";
import { storeFor } from "#store/store.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { startPushService } from "#testing/servers/push-service.ts";
import { startApp } from "#testing/start-app.ts";
import { happened } from "#usecases/notice/happened.ts";
import { deliverDue } from "../mail/deliver.ts";

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
	service = await startPushService();
});
afterAll(() => service.close());

describe.each(engines)("$name: a browser that follows", ({ open }) => {
	let app: Awaited<ReturnType<typeof startApp>>;
	let league: MadeLeague;
	let now: Date;
	let browser: ReturnType<typeof service.browser>;

	beforeEach(async () => {
		service.answers.length = 0;
		browser = service.browser();
		now = new Date("2026-03-01T12:00:00Z");
		const database = await open();
		league = await aLeague(database, {
			organization: { slug: "hoops", name: "Hoops" },
			games: [
				["Hawks", 81, "Owls", 70],
				["Foxes", "Owls"],
			],
		});
		app = await startApp({ database, now: () => now, settings: { receivers: ["127.0.0.1"] } });
	});
	afterEach(async () => {
		expect(app.errors).toEqual([]);
		await app.database.close();
	});

	const follow = async (more: Record<string, string> = {}) => {
		const fields = { ...browser.subscription, ...more };
		const answer = await app.app.request("http://fieldhouse.test/hoops/follow/push", {
			method: "POST",
			headers: {
				host: "fieldhouse.test",
				"content-type": "application/x-www-form-urlencoded",
			},
			body: new URLSearchParams(fields).toString(),
		});
		return answer.headers.get("location");
	};
	const known = () =>
		storeFor(league.organization.id, app.database).followers.findByAddress(
			"push",
			browser.subscription.endpoint,
		);
	const team = () => String(league.teamId("Hawks"));
	const write = (cause: string) =>
		app.platform.outbox.add({
			organizationId: league.organization.id,
			userId: null,
			cause,
			kind: "message",
			address: browser.subscription.endpoint,
			language: "en",
			told: { name: "Ada", address: "ada@hoops.test", text: "Hello" },
			dueAt: now.toISOString(),
			linkUntil: null,
			createdAt: now.toISOString(),
		});

	test("is offered it on the page of following, by the key of this installation", async () => {
		const page = await (await app.get(`/hoops/follow?team=${team()}`)).text();
		expect(page).toContain(`data-key="${app.services.push.publicKey}"`);
		expect(page).toContain('data-scope="/hoops/follow/"');
		expect(page).toContain('src="/assets/follow.js"');
		expect(await (await app.get(`/hoops/teams/${team()}`)).text()).not.toContain("follow.js");
	});

	test("follows at once, more with each press, and ends one by one", async () => {
		expect(await follow({ team: team() })).toBe(`/hoops/follow?said=noted&team=${team()}`);
		expect((await known())?.follows).toMatchObject({ isAll: false, teams: [Number(team())] });
		await follow();
		expect((await known())?.follows).toMatchObject({ isAll: true, teams: [Number(team())] });
		await follow({ end: "1" });
		await follow({ end: "1", team: team() });
		expect(await known()).toBeUndefined();
	});

	test.each([
		{ endpoint: "https://127.0.0.2/x" },
		{ endpoint: "https://10.0.0.1/x" },
		{ endpoint: "https://[::1]/x" },
		{ endpoint: "https://169.254.169.254/latest" },
		{ endpoint: "https://localhost/x" },
		{ endpoint: "https://db.internal/x" },
		{ endpoint: "https://printer.local/x" },
		{ endpoint: "http://push.example.com/x" },
		{ endpoint: "https://user:word@push.example.com/x" },
		{ endpoint: "javascript:alert(1)" },
		{ endpoint: "" },
		{ endpoint: `https://push.example.com/${"x".repeat(1000)}` },
		{ p256dh: "AAAA" },
		{ auth: "AAAA" },
	])("is refused with %j", async (wrong) => {
		expect(await follow(wrong)).toBe("/hoops/follow?said=invalid");
		expect(await storeFor(league.organization.id, app.database).followers.listConfirmed()).toEqual(
			[],
		);
	});

	test("of another league's team is no follower here", async () => {
		expect(await follow({ team: "999999" })).toBe("/hoops/follow?said=invalid&team=999999");
	});

	test("gets a letter as a push, once a cause, also without a mail server", async () => {
		await follow({ team: team() });
		await write("one");
		await write("one");
		await Promise.all([deliverDue(app.services, null), deliverDue(app.services, null)]);
		expect(browser.read()).toMatchObject([{ title: "Ada wrote to Hoops" }]);
	});

	test("hears of a result of its team once its minute is over, once, and of no other team's", async () => {
		const { store, organization } = league;
		const other = service.browser();
		await follow({ team: team() });
		await follow({ ...other.subscription, team: String(league.teamId("Foxes")) });
		// By day, where the league is.
		now = new Date("2026-03-01T20:00:00Z");
		const result = { kind: "result", gameId: league.gameId(0) } as const;
		await store.transaction((inside) =>
			happened({ store: inside, now, viewer: anonymous, organization }, result),
		);
		await deliverDue(app.services, null);
		expect(browser.read()).toEqual([]);
		now = new Date(now.getTime() + 61_000);
		await Promise.all([deliverDue(app.services, null), deliverDue(app.services, null)]);
		await deliverDue(app.services, null);
		expect(browser.read()).toMatchObject([
			{ title: expect.stringContaining("Hawks"), url: expect.stringContaining("/games/") },
		]);
		expect(other.read()).toEqual([]);
	});

	test("is tried again when its service fails for now, and follows no more when it is gone", async () => {
		await follow({ team: team() });
		await write("one");
		service.answers.push(503);
		await deliverDue(app.services, null);
		expect(browser.read()).toEqual([]);
		now = new Date(now.getTime() + 60_000);
		await deliverDue(app.services, null);
		expect(browser.read()).toHaveLength(1);
		await write("two");
		service.answers.push(410);
		await deliverDue(app.services, null);
		expect(await known()).toBeUndefined();
		await write("three");
		await deliverDue(app.services, null);
		expect(browser.read()).toHaveLength(1);
	});
});
