import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { storeFor } from "#store/store.ts";
import { addOrganization, addUser } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { hostileTexts } from "#testing/hostile.ts";
import { startMailServer } from "#testing/servers/mail-server.ts";
import { startApp } from "#testing/start-app.ts";
import { deliverDue, postOf } from "../mail/deliver.ts";

const good = { name: "Ada Byron", address: "ada@hoops.test", text: "May we join?\r\nSix of us." };

describe.each(engines)("$name: a contact form", ({ open }) => {
	let app: Awaited<ReturnType<typeof startApp>>;
	let hoopsId: number;

	beforeEach(async () => {
		app = await startApp({ database: await open() });
		const hoops = await addOrganization(app, { slug: "hoops", moreLanguages: ["fr"] });
		const silent = await addOrganization(app, { name: "Silent", slug: "silent" });
		hoopsId = hoops.id;
		for (const { id } of [hoops, silent]) {
			await storeFor(id, app.database).pages.save({
				key: "contact",
				title: "Contact",
				isPublished: id === hoops.id,
				blocks: [{ kind: "contactForm", title: "Write to us" }],
			});
		}
	});
	afterEach(async () => {
		expect(app.errors).toEqual([]);
		await app.database.close();
	});

	const send = async (
		fields: Record<string, string> | string,
		{ path = "/hoops/message", headers = {}, from = "203.0.113.7" } = {},
	) => {
		const answer = await app.app.request(
			`http://fieldhouse.test${path}`,
			{
				method: "POST",
				headers: {
					host: "fieldhouse.test",
					"content-type": "application/x-www-form-urlencoded",
					...headers,
				},
				body: typeof fields === "string" ? fields : new URLSearchParams(fields).toString(),
			},
			{ incoming: { socket: { remoteAddress: from } } },
		);
		return {
			status: answer.status,
			location: answer.headers.get("location"),
			text: await answer.text(),
		};
	};
	const kept = () => storeFor(hoopsId, app.database).messages.list();

	test("stands on a page, and what is sent comes to the league, once", async () => {
		const page = await (await app.get("/hoops/contact")).text();
		expect(page).toContain('action="/hoops/message" method="post"');
		expect(await send(good)).toMatchObject({ status: 303, location: "/hoops/message?sent=1" });
		expect(await kept()).toMatchObject([
			{ ...good, text: "May we join?\nSix of us.", language: "en", state: "new" },
		]);
		const arrived = await (await app.get("/hoops/message?sent=1")).text();
		expect(arrived).toContain("Thank you, your message has arrived.");
		expect(arrived).toContain('content="noindex"');
	});

	test("says in the visitor's language what is missing, and forgets nothing that was typed", async () => {
		const { status, text } = await send(
			{ ...good, name: " ", address: "ada" },
			{ path: "/hoops/fr/message" },
		);
		expect(status).toBe(422);
		expect(text).toContain("veuillez entrer votre nom");
		expect(text).toContain("veuillez entrer une adresse courriel");
		expect(text).toContain('value="ada"');
		expect(text).toContain("Six of us.</textarea>");
		expect(await kept()).toEqual([]);
	});

	test("keeps nothing of programs, which fill in what nobody sees", async () => {
		expect(await send({ ...good, homepage: "https://spam.test" })).toMatchObject({ status: 303 });
		expect(await kept()).toEqual([]);
	});

	test("is answered like any missing page where none is published, and elsewhere like nothing at all", async () => {
		expect((await send(good, { path: "/silent/message" })).status).toBe(404);
		expect((await app.get("/silent/message")).status).toBe(404);
		expect((await send(good, { path: "/hoops/contact" })).status).toBe(405);
		expect((await send(good, { path: "/message" })).status).toBe(405);
		expect((await send(good, { path: "/nobody/message" })).status).toBe(405);
	});

	test("takes no more than six an hour of one address, and keeps what was typed then", async () => {
		for (let count = 0; count < 6; count += 1) expect((await send(good)).status).toBe(303);
		const { status, text } = await send(good);
		expect([status, text.includes("Six of us.")]).toEqual([429, true]);
		expect((await send(good, { from: "203.0.113.8" })).status).toBe(303);
	});

	test("takes no more than sixty an hour for one league, whoever writes", async () => {
		for (let count = 0; count < 60; count += 1) {
			expect((await send(good, { from: `198.18.0.${count}` })).status).toBe(303);
		}
		expect((await send(good, { from: "203.0.113.9" })).status).toBe(429);
		expect(await kept()).toHaveLength(60);
	});

	test("takes no form of another website, none that is none, and none without end", async () => {
		const headers = { origin: "https://evil.test" };
		expect((await send(good, { headers })).status).toBe(403);
		expect((await send(good, { headers: { "content-type": "application/json" } })).status).toBe(
			415,
		);
		expect((await send({ ...good, text: "x".repeat(70_000) })).status).toBe(413);
		expect((await send("%00=%ff&name&=&name=b&__proto__=x&constructor=y")).status).toBe(422);
		expect(await kept()).toEqual([]);
	});

	test("shows again what people who mean harm write, as text", async () => {
		for (const hostile of hostileTexts) {
			const { status, text } = await send({ name: hostile, address: hostile, text: hostile });
			expect(status).toBe(422);
			expect(text).not.toMatch(/<script>window|<img src=x|<svg onload|<iframe|<base|<meta http/);
		}
	});

	test("is told to the owners by a letter that is answered to who wrote", async () => {
		const owner = { username: "olga", role: "org_owner", organizationId: hoopsId } as const;
		await addUser(app, { ...owner, email: "olga@hoops.test" });
		await addUser(app, { ...owner, username: "pete", role: "staff", email: "pete@hoops.test" });
		const server = await startMailServer();
		const settings = { smtpUrl: server.url, mailFrom: "league@fieldhouse.test" };
		const services = { ...app.services, settings: { ...app.services.settings, ...settings } };
		await send({ ...good, name: 'Ada "Bcc: x@y.test" Byron', text: "<b>One</b>\n\nTwo" });
		const post = postOf(services);
		await deliverDue(services, post);
		await deliverDue(services, post);
		post?.close();
		await server.close();
		expect(server.received.map(({ to }) => to)).toEqual([["olga@hoops.test"]]);
		const [{ raw } = { raw: "" }] = server.received;
		expect(raw).toMatch(/^Reply-To: .*<ada@hoops\.test>\r$/m);
		expect(raw).not.toMatch(/^Bcc:/m);
		expect(raw).toContain("&lt;b&gt;One");
	});

	test("is nobody's, whoever is signed in", async () => {
		await addUser(app, { username: "pat", role: "staff", organizationId: hoopsId });
		const cookie = "session=made-up; XSRF-TOKEN=made.up";
		expect((await send(good, { headers: { cookie } })).status).toBe(303);
		const [note] = await storeFor(hoopsId, app.database).audit.list({ limit: 1, offset: 0 });
		expect(note).toBeUndefined();
	});
});
