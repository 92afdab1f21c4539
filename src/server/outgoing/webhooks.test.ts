import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anonymous } from "#domain/account/user.ts";
import type { WebhookEvent } from "#domain/webhook/webhook.ts";
import { addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { text } from "#testing/pages-api.ts";
import { type DnsServer, startDnsServer } from "#testing/servers/dns-server.ts";
import { type ReceivedPost, startReceiver } from "#testing/servers/receiver.ts";
import { happened } from "#usecases/notice/happened.ts";
import { deliverDueWebhooks } from "./deliver-webhooks.ts";

type Api = Awaited<ReturnType<typeof startApi>>;

const minute = 60_000;
const everything: WebhookEvent[] = [
	"result",
	"game.changed",
	"schedule.published",
	"page.published",
];

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let dns: DnsServer;
beforeAll(async () => {
	receiver = await startReceiver();
	dns = await startDnsServer();
	dns.names = {
		"discord.com": { A: ["127.0.0.1"] },
		"hooks.slack.com": { A: ["127.0.0.1"] },
		"inner.example": { A: ["10.0.0.1"] },
	};
});
afterAll(async () => {
	await receiver.close();
	await dns.close();
});

describe.each(engines)("$name: webhooks", ({ open }) => {
	let api: Api;
	let now: Date;
	let hoops: MadeLeague;
	let owner: Browser;

	beforeEach(async () => {
		receiver.received.length = 0;
		receiver.answers.length = 0;
		now = new Date("2026-03-09T20:00:00Z");
		api = await startApi({
			database: await open(),
			now: () => now,
			settings: {
				receivers: ["127.0.0.1", "discord.com", "hooks.slack.com"],
				dnsServers: [dns.address],
			},
		});
		hoops = await aLeague(api.database, {
			organization: { name: "Hoops", slug: "hoops", timeZone: "America/Los_Angeles" },
			games: [
				["Hawks", "@everyone <b>&", { date: "2026-03-09", time: "12:00", location: "Gym" }],
				["Hawks", "Owls", { date: "2026-03-16", time: "19:00", location: "Gym" }],
			],
		});
		await addUser(api, {
			username: "owner",
			role: "org_owner",
			organizationId: hoops.organization.id,
		});
		owner = await api.signedIn("owner");
	});
	afterEach(async () => {
		expect(api.errors).toEqual([]);
		await api.database.close();
	});

	const add = async (address = receiver.url, events = everything, by = owner) => {
		const answer = await by.post("/api/webhooks", { name: "Board", address, events });
		expect(answer.status).toBe(200);
		return (await answer.json()) as { id: number; secret: string };
	};
	const later = async (minutes: number) => {
		now = new Date(now.getTime() + minutes * minute);
		owner = await api.signedIn("owner");
	};
	const delivered = async (minutes = 2) => {
		await later(minutes);
		await deliverDueWebhooks(api.services);
		return receiver.received.splice(0);
	};
	const score = (home = 81) =>
		owner.put(`/api/gamesv2/${hoops.gameId(0)}/scores`, { score_home: home, score_away: 70 });
	const log = async (id: number) =>
		(await (await owner.get(`/api/webhooks/${id}/deliveries`)).json()).deliveries;
	const bodyOf = (post: ReceivedPost | undefined) => JSON.parse(post?.body ?? "null");

	test("tell a result, signed as Standard Webhooks are, once", async () => {
		const { id, secret } = await add();
		await score();
		expect(await delivered(0)).toEqual([]);
		const [post, ...others] = await delivered();
		expect(others).toEqual([]);
		expect(bodyOf(post)).toMatchObject({
			type: "result",
			timestamp: "2026-03-09T20:00:00.000Z",
			data: {
				id: hoops.gameId(0),
				status: "completed",
				home: { name: "Hawks", score: 81 },
				away: { score: 70 },
			},
		});
		const { headers, body } = post as ReceivedPost;
		const timestamp = String(Math.floor(now.getTime() / 1000));
		expect(headers["webhook-timestamp"]).toBe(timestamp);
		const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
		expect(key).toHaveLength(32);
		const signed = createHmac("sha256", key)
			.update(`${headers["webhook-id"]}.${timestamp}.${body}`)
			.digest("base64");
		expect(headers["webhook-signature"]).toBe(`v1,${signed}`);
		expect(await log(id)).toMatchObject([
			{ id: headers["webhook-id"], event: "result", state: "delivered", tries: 1, answer: "204" },
		]);
		expect(await delivered(60)).toEqual([]);
	});

	test("what is put right within the minute is told as it is in the end, and once", async () => {
		const { id } = await add();
		await score(80);
		await score(81);
		const posts = await delivered();
		expect(posts.map((post) => bodyOf(post).data.home.score)).toEqual([81]);
		expect((await log(id)).map(({ state }: { state: string }) => state).toSorted()).toEqual([
			"delivered",
			"taken back",
		]);
	});

	test("tell changed games with before and after, schedules and pages, to whom each was chosen for", async () => {
		await add(`${receiver.url}/all`);
		await add(`${receiver.url}/results`, ["result"]);
		await owner.put(`/api/gamesv2/${hoops.gameId(1)}/details`, { date: "2026-03-17" });
		const revision = async () =>
			(await (await owner.get("/api/pages/registration")).json()).page.revision;
		const written = { title: "Open gym", description: "", isIndexed: true, blocks: [text("Come")] };
		const draft = Object.assign({ revision: await revision() }, written);
		await owner.put("/api/pages/registration/draft", draft);
		await owner.post("/api/pages/registration/publish", { revision: await revision() });
		const posts = await delivered();
		expect(posts.map(({ path }) => path)).toEqual(["/hook/all", "/hook/all"]);
		expect(posts.map((post) => bodyOf(post).type).toSorted()).toEqual([
			"game.changed",
			"page.published",
		]);
		const changed = posts.map(bodyOf).find(({ type }) => type === "game.changed");
		expect(changed.data.games).toMatchObject([
			{ before: { date: "2026-03-16" }, after: { date: "2026-03-17" } },
		]);
		const published = posts.map(bodyOf).find(({ type }) => type === "page.published");
		expect(published.data).toEqual({
			title: "Open gym",
			language: "en",
			url: expect.stringMatching(/\/hoops\/registration$/),
		});
	});

	test("a channel of Discord and one of Slack get a sentence each, in which nobody is called", async () => {
		const { port } = receiver;
		await add(`http://discord.com:${port}/api/webhooks/1/abc`);
		await add(`http://hooks.slack.com:${port}/services/T0/B0/abc`);
		await score();
		const posts = await delivered();
		const [discord, slack] = ["/api/webhooks/1/abc", "/services/T0/B0/abc"].map((path) =>
			bodyOf(posts.find((post) => post.path === path)),
		);
		expect(discord).toEqual({
			content: expect.stringContaining("Final: @everyone <b>& 70, Hawks 81"),
			allowed_mentions: { parse: [] },
		});
		expect(slack.text).toContain("Final: @everyone &lt;b&gt;&amp; 70, Hawks 81");
		expect(slack.text).toContain(`/hoops/games/${hoops.gameId(0)}`);
	});

	test("one that fails is tried again later and later, the others of it wait, and in the end it is given up", async () => {
		const { id } = await add();
		receiver.answers.push((it) => it.writeHead(500).end("broken"));
		await score();
		await owner.put(`/api/gamesv2/${hoops.gameId(1)}/details`, { date: "2026-03-17" });
		const [first, ...others] = await delivered();
		expect(others).toEqual([]);
		const [again, next] = await delivered();
		expect(again?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
		expect(next).toBeDefined();

		await owner.post(`/api/webhooks/${id}/test`, {});
		let tries = 0;
		for (let round = 0; round < 12; round++) {
			receiver.answers.push((it) => it.writeHead(503).end());
			tries += (await delivered(13 * 60)).length;
			receiver.answers.length = 0;
		}
		expect(tries).toBe(7);
		expect((await log(id))[0]).toMatchObject({ event: "test", state: "given up", answer: "503" });
	});

	test("a receiver says when to come again, and that it wants nothing any more", async () => {
		const { id } = await add();
		receiver.answers.push((it) => it.writeHead(429, { "retry-after": "600" }).end());
		await owner.post(`/api/webhooks/${id}/test`, {});
		expect(await delivered(0)).toHaveLength(1);
		expect(await delivered(9)).toEqual([]);
		receiver.answers.push((it) => it.writeHead(410).end());
		expect(await delivered(2)).toHaveLength(1);
		const [webhook] = (await (await owner.get("/api/webhooks")).json()).webhooks;
		expect(webhook).toMatchObject({ isOn: false, last: { state: "given up" } });
		expect((await owner.post(`/api/webhooks/${id}/test`, {})).status).toBe(409);
	});

	test("a message is sent again by hand, under its id", async () => {
		const { id } = await add();
		await owner.post(`/api/webhooks/${id}/test`, {});
		const [first] = await delivered(0);
		const messageId = first?.headers["webhook-id"];
		const path = `/api/webhooks/${id}/deliveries/${messageId}/repeat`;
		expect((await owner.post(path, {})).status).toBe(200);
		expect((await owner.post(path, {})).status).toBe(409);
		const [again] = await delivered(0);
		expect(again?.headers["webhook-id"]).toBe(messageId);
		const other = await add();
		const elsewhere = path.replace(`/${id}/`, `/${other.id}/`);
		expect((await owner.post(elsewhere, {})).status).toBe(404);
	});

	test("nothing goes to inner networks, by name or by a redirect", async () => {
		for (const address of ["https://10.0.0.1/", "http://example.com/", "https://localhost/", "x"]) {
			const wanted = { name: "Inner", address, events: everything };
			expect((await owner.post("/api/webhooks", wanted)).status).toBe(422);
		}
		const { id } = await add("https://inner.example/hook");
		await owner.post(`/api/webhooks/${id}/test`, {});
		await delivered(0);
		expect(await log(id)).toMatchObject([
			{ state: "waiting", answer: "This address is not on the public internet." },
		]);
		const { id: leading } = await add();
		receiver.answers.push((it) => it.writeHead(307, { location: "http://10.0.0.1/" }).end());
		await owner.post(`/api/webhooks/${leading}/test`, {});
		expect(await delivered(0)).toHaveLength(1);
		expect(await log(leading)).toMatchObject([{ state: "waiting", answer: "307" }]);
	});

	test("nothing of a draft, of another organization or of what is switched off is told", async () => {
		const others = await aLeague(api.database, { games: [["Reds", "Blues"]] });
		await addUser(api, {
			username: "other",
			role: "org_owner",
			organizationId: others.organization.id,
		});
		await add(receiver.url, everything, await api.signedIn("other"));
		const { id } = await add(`${receiver.url}/off`);
		const off = { name: "Off", address: `${receiver.url}/off`, events: everything, isOn: false };
		expect((await owner.put(`/api/webhooks/${id}`, off)).status).toBe(200);
		await add(`${receiver.url}/own`);
		await owner.put(`/api/gamesv2/${hoops.gameId(1)}/details`, { date: "2026-03-17" });
		const { store, seasonLeague } = hoops;
		const scheduleId = await store.schedules.insert({
			seasonLeagueId: seasonLeague.id,
			name: "Draft",
			startDate: "2026-03-02",
			numWeeks: 8,
			gameDays: [],
			hasSameSlots: true,
			timeSlots: [],
			weeklyTimeSlots: [],
		});
		await store.schedules.savePublication(scheduleId, { isPublished: false, publishedAt: null });
		await api.database.db
			.updateTable("games")
			.set({ schedule_id: scheduleId })
			.where("id", "=", hoops.gameId(1))
			.execute();
		expect(await delivered()).toEqual([]);
	});

	test("nothing of a hidden season is told", async () => {
		const { id } = await add();
		const { store, organization, seasonLeague } = hoops;
		const scope = { store, organization, now, viewer: anonymous };
		const leagueIds = [seasonLeague.league.id];
		await happened(scope, { kind: "schedulePublished", leagueIds, games: 9 });
		await score();
		await api.database.db.updateTable("seasons").set({ is_visible: 0 }).execute();
		expect(await delivered()).toEqual([]);
		await api.database.db.updateTable("seasons").set({ is_visible: 1 }).execute();
		for (const { id: messageId } of await log(id)) {
			await owner.post(`/api/webhooks/${id}/deliveries/${messageId}/repeat`, {});
		}
		const types = (await delivered()).map((post) => bodyOf(post).type);
		expect(types.toSorted()).toEqual(["result", "schedule.published"]);
	});

	test("the secret stands in one answer alone, and the trail knows only the host of an address", async () => {
		const { secret } = await add("https://hooks.example/private/part");
		const told = await (await owner.get("/api/webhooks")).text();
		expect(told).not.toContain(secret);
		const rows = await api.database.db.selectFrom("webhooks").selectAll().execute();
		expect(JSON.stringify(rows)).not.toContain(secret);
		const trail = await api.database.db.selectFrom("audit_log").selectAll().execute();
		expect(JSON.stringify(trail)).toContain("hooks.example");
		expect(JSON.stringify(trail)).not.toMatch(/whsec_|private/);
	});

	test("there are ten of them and no more", async () => {
		for (let count = 0; count < 10; count++) await add();
		const wanted = { name: "Eleventh", address: receiver.url, events: everything };
		expect((await owner.post("/api/webhooks", wanted)).status).toBe(409);
	});
});
