import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliverDue, postOf } from "#server/mail/deliver.ts";
import { addOrganization, addUser, password, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { startMailServer } from "#testing/servers/mail-server.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
type Letter = { id: string; to: string; state: string; tries: number } & {
	answer: string | null;
	isOpen: boolean;
};

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
	server = await startMailServer();
});
afterAll(() => server.close());

const chosen = "a barn full of hay 7";
const minute = 60_000;

describe.each(engines)("$name: letters about accounts", ({ open }) => {
	let api: Api;
	let now: Date;
	let owner: Browser;
	let stranger: Browser;
	let staffId: number;

	const start = async (settings: object) => {
		api = await startApi({ database: await open(), now: () => now, settings });
		const hoops = await addOrganization(api, { name: "Hoops", slug: "hoops", language: "fr" });
		const others = await addOrganization(api, { name: "Others", slug: "others" });
		await addUser(api, { username: "owner", role: "org_owner", organizationId: hoops.id });
		await addUser(api, { username: "rival", role: "org_owner", organizationId: others.id });
		const staff = { username: "pat", role: "staff", organizationId: hoops.id } as const;
		staffId = (await addUser(api, { ...staff, email: "pat@hoops.test" })).id;
		owner = await api.signedIn("owner");
		stranger = api.browser();
		await stranger.get("/api/auth/check-auth");
	};
	beforeEach(() => {
		now = new Date("2026-03-01T12:00:00Z");
		server.received.length = 0;
		server.refusals.length = 0;
		return start({ smtpUrl: server.url, mailFrom: "league@fieldhouse.test" });
	});
	afterEach(async () => {
		expect(api.errors).toEqual([]);
		await api.database.close();
	});

	const deliver = async () => {
		const post = postOf(api.services);
		await deliverDue(api.services, post);
		post?.close();
	};
	const answerOf = async (response: Promise<Response>) => {
		const answer = await response;
		const body = (await answer.json()) as { message: string; letterId: string; text: string };
		return { status: answer.status, ...body };
	};
	const invite = (id = staffId, by = owner) =>
		answerOf(by.post(`/api/usersv2/${id}/invitation`, {}));
	const forget = (name: string) => answerOf(stranger.post("/api/auth/forgotten", { name }));
	const choose = (link: string, secret = chosen, by = stranger) =>
		answerOf(by.post("/api/auth/password", { link, password: secret }));
	const signIn = (secret: string) =>
		stranger.post("/api/auth/login", { username: "pat", password: secret });
	const outbox = async (by = owner): Promise<Letter[]> =>
		(await (await by.get("/api/outbox")).json()).letters;
	/** The link of the letter that came last. */
	const link = () => {
		const raw = present(server.received.at(-1), "a letter").raw.replace(/=\r\n/g, "");
		return present(/login\/password\?link=(?:3D)?([\w.-]+)/.exec(raw)?.[1], "a link");
	};

	test("an invitation comes once, in the league's language, and its link chooses a password once", async () => {
		expect(await invite()).toMatchObject({
			status: 200,
			message: "An invitation is on its way to pat@hoops.test.",
		});
		await Promise.all([deliver(), deliver()]);
		await deliver();
		expect(server.received).toHaveLength(1);
		const [{ from, to, raw }] = server.received as [(typeof server.received)[0]];
		expect([from, to]).toEqual(["league@fieldhouse.test", ["pat@hoops.test"]]);
		expect(raw).toMatch(/^From: Hoops <league@fieldhouse.test>\r$/m);
		expect(raw).toMatch(/^Subject: Votre compte chez Hoops\r$/m);
		expect(await outbox()).toMatchObject([{ to: "pat", state: "sent", tries: 1 }]);

		const opened = await answerOf(stranger.post("/api/auth/link", { link: link() }));
		expect(opened).toMatchObject({ status: 200, username: "pat" });
		const easy = await choose(link(), "password");
		expect([easy.status, easy.message]).toEqual([422, expect.stringContaining("easy to guess")]);
		const before = await api.signedIn("pat");
		expect((await choose(link())).status).toBe(200);
		expect((await before.get("/api/sessions")).status).toBe(401);
		expect((await stranger.get("/api/sessions")).status).toBe(200);
		expect(await choose(link(), chosen, api.browser())).toMatchObject({ status: 403 });
		const again = await answerOf(stranger.post("/api/auth/link", { link: link() }));
		expect([again.status, again.message]).toEqual([
			409,
			"This link was used already, or it is too old. Ask for a new one.",
		]);
		expect((await signIn(chosen)).status).toBe(200);
	});

	test("whoever forgot the password is answered alike, and a letter goes to who is known alone", async () => {
		const answers = [await forget("pat"), await forget("nobody"), await forget("owner")];
		expect(new Set(answers.map(({ status, message }) => `${status} ${message}`)).size).toBe(1);
		await deliver();
		expect(server.received.map(({ to }) => to)).toEqual([["pat@hoops.test"]]);
		expect(server.received[0]?.raw).toContain("un nouveau mot de passe");
		const first = link();

		now = new Date(now.getTime() + minute);
		await forget("PAT@hoops.test");
		await deliver();
		expect((await choose(first)).status).toBe(409);
		const second = link();
		now = new Date(now.getTime() + 30 * minute);
		expect((await choose(second)).status).toBe(409);
		expect((await signIn(password)).status).toBe(200);
	});

	test("a link opens nothing once the password or the address was changed otherwise, nor a made-up one", async () => {
		for (const change of [{ resetPassword: true }, { email: "else@hoops.test" }]) {
			await invite();
			await deliver();
			const sent = link();
			expect((await owner.put(`/api/usersv2/${staffId}`, change)).status).toBe(200);
			expect((await choose(sent)).status).toBe(409);
			now = new Date(now.getTime() + minute);
		}
		const [{ id } = { id: "" }] = await outbox();
		for (const wrong of [id, `${id}.AAAA`, `${id}.`, ".", "no link"])
			expect((await choose(wrong)).status).toBe(409);
	});

	test("a mail server that fails for now is asked again later, one that refuses is believed", async () => {
		await invite();
		server.refusals.push({ code: 451, sentence: "Come back later" });
		await deliver();
		expect(await outbox()).toMatchObject([{ state: "waiting", tries: 1 }]);
		await deliver();
		expect(server.received).toEqual([]);
		now = new Date(now.getTime() + minute);
		await deliver();
		expect(await outbox()).toMatchObject([{ state: "sent", tries: 2 }]);

		now = new Date(now.getTime() + minute);
		await invite();
		server.refusals.push({ code: 550, sentence: "No such mailbox" });
		await deliver();
		expect((await outbox())[0]).toMatchObject({
			state: "refused",
			answer: expect.stringContaining("No such mailbox"),
		});
	});

	test("is seen by the owners of the league alone, and copied where there is no mail server", async () => {
		await api.database.close();
		await start({});
		const { letterId, message } = await invite();
		expect(message).toBe("There is no mail server: copy the letter to pat and send it yourself.");
		await deliver();
		expect(await outbox()).toMatchObject([{ state: "no server", to: "pat" }]);
		const { text } = await answerOf(owner.get(`/api/outbox/${letterId}`));
		expect(text).toContain("http://fieldhouse.test/login/password?link=");
		const copied = present(/link=(\S+)/.exec(text)?.[1], "a link");
		const [rival, pat] = [await api.signedIn("rival"), await api.signedIn("pat")];
		expect(await outbox(rival)).toEqual([]);
		expect((await pat.get("/api/outbox")).status).toBe(403);
		for (const other of [rival, pat]) {
			expect((await other.get(`/api/outbox/${letterId}`)).status).toBe(404);
			expect((await invite(staffId, other)).status).toBe(404);
		}
		expect((await choose(copied)).status).toBe(200);
		expect(await outbox()).toMatchObject([{ isOpen: false }]);
	});
});
