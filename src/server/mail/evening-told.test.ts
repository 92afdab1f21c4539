import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { followsNothing } from "#domain/follower/follower.ts";
import { addUser, startApi } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { startMailServer } from "#testing/servers/mail-server.ts";
import { startPushService } from "#testing/servers/push-service.ts";
import { createApp } from "../http/app.ts";
import { deliverDue, postOf } from "./deliver.ts";

let server: Awaited<ReturnType<typeof startMailServer>>;
let pushService: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
	server = await startMailServer();
	pushService = await startPushService();
});
afterAll(async () => {
	await server.close();
	await pushService.close();
});

describe.each(engines)("$name: an evening that falls out", ({ open }) => {
	test("two captains get one letter each, a follower a push, and the calendar says it", async () => {
		server.received.length = 0;
		const database = await open();
		const hoops = await aLeague(database, {
			organization: { name: "Hoops", slug: "hoops", timeZone: "America/Los_Angeles" },
			teams: { Hawks: ["Ana Ruiz"], Owls: ["Cy Young"], Kites: ["Di Dunn"], Doves: ["Eve Fox"] },
			games: [
				["Hawks", "Owls", { date: "2026-01-05", time: "19:00", location: "Gym" }],
				["Kites", "Doves", { date: "2026-01-06", time: "19:00" }],
			],
		});
		// Noon in California.
		let now = new Date("2026-01-05T20:00:00Z");
		const api = await startApi({
			database,
			now: () => now,
			settings: {
				smtpUrl: server.url,
				mailFrom: "league@fieldhouse.test",
				receivers: ["127.0.0.1"],
			},
		});
		await addUser(api, {
			username: "olive",
			role: "staff",
			organizationId: hoops.organization.id,
		});
		const olive = await api.signedIn("olive");
		for (const [player, address] of [
			["Ana Ruiz", "ana@home.test"],
			["Cy Young", "cy@home.test"],
			["Di Dunn", "di@home.test"],
		] as const) {
			const sent = { address };
			await olive.put(`/api/players/${hoops.playerId(player)}/contact`, sent);
		}
		const browser = pushService.browser();
		const { followers } = hoops.store;
		const at = now.toISOString();
		const { endpoint, p256dh, auth } = browser.subscription;
		const follower = { way: "push", address: endpoint, language: "en", createdAt: at } as const;
		const id = await followers.insert(follower);
		await followers.setSubscription(id, { p256dh, auth });
		await followers.setFollows(id, { ...followsNothing, teams: [hoops.teamId("Owls")] }, at);

		const asked = `/api/notices/readers?gameIds=${hoops.gameId(0)}`;
		expect(await (await olive.get(asked)).json()).toEqual({
			readers: { people: 3, byMail: 2, byPush: 1 },
		});
		const evening = { date: "2026-01-05", status: "postponed", reason: "Snow" };
		expect((await olive.post("/api/evenings", evening)).status).toBe(200);
		now = new Date(now.getTime() + 60_000);
		const post = postOf(api.services);
		await Promise.all([deliverDue(api.services, post), deliverDue(api.services, post)]);
		post?.close();

		expect(server.received.map(({ to }) => to[0]).toSorted()).toEqual([
			"ana@home.test",
			"cy@home.test",
		]);
		expect(server.received[0]?.raw).toContain("Reason: Snow");
		expect(browser.read()).toMatchObject([{ title: "Postponed: Owls at Hawks" }]);
		const host = api.services.settings.rootDomain;
		const address = `http://${host}/hoops/calendar/teams/${hoops.teamId("Hawks")}.ics`;
		const calendar = await createApp(api.services).request(address, { headers: { host } });
		expect(await calendar.text()).toContain("STATUS:CANCELLED");
		await database.close();
	});
});
