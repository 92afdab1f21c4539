import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliverDue, postOf } from "#server/mail/deliver.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { present } from "#testing/present.ts";
import { startMailServer } from "#testing/servers/mail-server.ts";
import { startApp } from "#testing/start-app.ts";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
	server = await startMailServer();
});
afterAll(() => server.close());

describe.each(engines)("$name: following by mail", ({ open }) => {
	let app: Awaited<ReturnType<typeof startApp>>;
	let hoops: MadeLeague;
	let others: MadeLeague;
	beforeEach(async () => {
		server.received.length = 0;
		const database = await open();
		hoops = await aLeague(database, {
			organization: { name: "Hoops", slug: "hoops", language: "fr" },
			games: [["Hawks", "Owls"]],
		});
		others = await aLeague(database, {
			organization: { name: "Others", slug: "others" },
			games: [["Reds", "Blues"]],
		});
		app = await startApp({
			database,
			settings: { smtpUrl: server.url, mailFrom: "league@fieldhouse.test" },
		});
		return () => database.close();
	});

	const send = async (
		path: string,
		fields: Record<string, string>,
		headers: Record<string, string> = {},
	) => {
		const answer = await app.app.request(`http://fieldhouse.test${path}`, {
			method: "POST",
			headers: {
				host: "fieldhouse.test",
				"content-type": "application/x-www-form-urlencoded",
				...headers,
			},
			body: new URLSearchParams(fields).toString(),
		});
		return { status: answer.status, to: answer.headers.get("location"), text: await answer.text() };
	};
	const follow = (fields: Record<string, string>) =>
		send("/hoops/follow", Object.assign({ address: "fan@home.test" }, fields));
	const deliver = async () => {
		const post = postOf(app.services);
		await deliverDue(app.services, post);
		post?.close();
	};
	const plain = (raw: string) => raw.replace(/=\r\n/g, "").replaceAll("=3D", "=");
	const link = () => {
		const raw = plain(present(server.received.at(-1), "a letter").raw);
		return present(/letters\?link=([\w.-]+)/.exec(raw)?.[1], "a link");
	};
	const read = async (path: string) => (await app.get(path)).text();
	const team = () => String(hoops.teamId("Hawks"));

	test("asks by a letter, and begins when the link of it was used", async () => {
		expect(await read(`/hoops/teams/${team()}`)).toContain(`/hoops/follow?team=${team()}`);
		expect(await read(`/hoops/follow?team=${team()}`)).toContain("Suivre\u00a0: Hawks");
		expect(await follow({ team: team(), weekly: "1" })).toMatchObject({
			status: 303,
			to: `/hoops/follow?said=asked&team=${team()}`,
		});
		await deliver();
		await deliver();
		expect(server.received.map(({ to }) => to)).toEqual([["fan@home.test"]]);
		const raw = plain(server.received[0]?.raw ?? "");
		expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
		expect(await hoops.store.followers.listConfirmed()).toEqual([]);

		// Programs that look at every link confirm nothing.
		expect(await read(`/hoops/follow/letters?link=${link()}`)).toContain("Oui, suivre");
		expect(await hoops.store.followers.listConfirmed()).toEqual([]);
		await send("/hoops/follow/confirmation", { link: link() });
		expect(await hoops.store.followers.listConfirmed()).toMatchObject([
			{
				address: "fan@home.test",
				language: "fr",
				follows: { teams: [hoops.teamId("Hawks")], isAll: false, isWeekly: true },
			},
		]);
	});

	test("changes and ends by the link alone, and by one press in a program for mail", async () => {
		await follow({ team: team() });
		await follow({ league: String(hoops.seasonLeague.league.id) });
		await deliver();
		await send("/hoops/follow/confirmation", { link: link() });
		await send("/hoops/follow/letters", { link: link(), team: team() });
		expect(await hoops.store.followers.listConfirmed()).toMatchObject([
			{ follows: { teams: [hoops.teamId("Hawks")], leagues: [] } },
		]);
		const pressed = await send(`/hoops/follow/end?link=${link()}`, {
			"List-Unsubscribe": "One-Click",
		});
		expect([pressed.status, pressed.to]).toEqual([200, null]);
		expect(await hoops.store.followers.listConfirmed()).toEqual([]);
		expect(await read(`/hoops/follow/letters?link=${link()}`)).not.toContain("fan@home.test");
	});

	test("answers alike whether an address is known, and four letters an hour go to one", async () => {
		const first = await follow({});
		await deliver();
		await send("/hoops/follow/confirmation", { link: link() });
		expect(await follow({})).toEqual(first);
		expect(await follow({ address: "nobody@home.test" })).toEqual(first);
		expect(await follow({})).toEqual(first);
		expect(await follow({})).toEqual(first);
		expect((await follow({})).to).toBe("/hoops/follow?said=throttled");
	});

	test("the page of a letter's link is kept nowhere", async () => {
		await follow({});
		await deliver();
		const ask = () => app.get(`/hoops/follow/letters?link=${link()}`);
		const { headers } = await ask();
		expect(headers.get("cache-control")).toBe("private, no-store");
		expect(headers.get("etag")).toBeNull();
		expect((await app.get("/hoops/follow")).headers.get("etag")).not.toBeNull();
	});

	test("takes no link of another organization, and no team of one", async () => {
		await follow({});
		await deliver();
		await send("/others/follow/confirmation", { link: link() });
		await send("/others/follow/end", { link: link() });
		expect(await hoops.store.followers.findByAddress("mail", "fan@home.test")).toBeDefined();
		expect(await read(`/others/follow/letters?link=${link()}`)).not.toContain("fan@home.test");
		await follow({ team: String(others.teamId("Reds")), address: "second@home.test" });
		expect(await hoops.store.followers.findByAddress("mail", "second@home.test")).toBeUndefined();
	});

	test.each([
		"fan@home.test\r\nBcc: all@home.test",
		"a@b.test,c@d.test",
		"<script>alert(1)</script>@b.test",
		`${"x".repeat(300)}@b.test`,
		"",
	])("writes to nobody for %j", async (address) => {
		expect((await follow({ address })).to).toBe("/hoops/follow?said=invalid");
		await deliver();
		expect(server.received).toEqual([]);
	});

	test("takes no form of another site, none that is too large, and says nothing to a program", async () => {
		const foreign = await send(
			"/hoops/follow",
			{ address: "a@b.test" },
			{ origin: "http://x.test" },
		);
		expect(foreign.status).toBe(403);
		expect((await follow({ team: "9".repeat(20_000) })).status).toBe(413);
		expect((await follow({ website: "http://spam.test" })).to).toBe("/hoops/follow?said=asked");
		expect((await send("/hoops/teamList", {})).status).toBe(405);
		await deliver();
		expect(server.received).toEqual([]);
	});
});
