import { generateSync } from "otplib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addOrganization, addUser, password, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";

const wrong = "This code is wrong, or it was used already.";

describe.each(engines)("$name: the second step of signing in", ({ open }) => {
	let api: Awaited<ReturnType<typeof startApi>>;
	let now: Date;
	let pat: Browser;
	let patId: number;

	beforeEach(async () => {
		now = new Date("2026-03-01T12:00:00Z");
		api = await startApi({ database: await open(), now: () => now });
		const { id: organizationId } = await addOrganization(api, { name: "Hoops", slug: "hoops" });
		const others = await addOrganization(api, { name: "Others", slug: "others" });
		await addUser(api, { username: "owner", role: "org_owner", organizationId });
		await addUser(api, { username: "rival", role: "org_owner", organizationId: others.id });
		const staff = { username: "pat", role: "staff", organizationId } as const;
		patId = (await addUser(api, { ...staff, email: "pat@hoops.test" })).id;
		pat = await api.signedIn("pat");
	});
	afterEach(async () => {
		expect(api.errors).toEqual([]);
		await api.database.close();
	});

	type Answer = {
		message: string;
		authenticated: boolean;
		secret: string;
		address: string;
		recoveryCodes: string[];
		secondStep?: { ticket: string };
	};
	const read = async (response: Promise<Response>) => {
		const answered = await response;
		return { status: answered.status, ...((await answered.json()) as Answer) };
	};
	const later = (seconds: number) => {
		now = new Date(now.getTime() + seconds * 1000);
	};
	const codeOf = (secret: string, seconds = 0) =>
		generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) + seconds });
	/** Switches it on; answers the secret of the app and the recovery codes. */
	const switchOn = async (by = pat) => {
		const own = { oldPassword: password };
		const { secret, address } = await read(by.post("/api/auth/second-step/secret", own));
		expect(address).toBe(`otpauth://totp/Hoops:pat?secret=${secret}&issuer=Hoops`);
		const told = await read(by.put("/api/auth/second-step", { code: codeOf(secret) }));
		expect(told.recoveryCodes).toHaveLength(10);
		later(60);
		return { secret, codes: told.recoveryCodes };
	};
	const firstStep = async (by = api.browser()) => {
		await by.get("/api/auth/check-auth");
		const answered = await read(by.post("/api/auth/login", { username: "pat", password }));
		const ticket = answered.secondStep?.ticket ?? "";
		const finish = (code: string) => read(by.post("/api/auth/second-step", { ticket, code }));
		return { by, answered, ticket, finish };
	};
	const isIn = async (by: Browser) => (await by.get("/api/sessions")).status === 200;

	test("without one nothing of the sign-in is different", async () => {
		const { answered, by } = await firstStep();
		expect(answered).toMatchObject({ status: 200, authenticated: true, message: "Signed in" });
		expect(answered).not.toHaveProperty("secondStep");
		expect(await isIn(by)).toBe(true);
	});

	test("the session begins after the code, which counts once", async () => {
		const elsewhere = await api.signedIn("pat");
		const { secret } = await switchOn();
		expect([await isIn(pat), await isIn(elsewhere)]).toEqual([true, false]);

		const { answered, by, finish } = await firstStep();
		expect(answered).toMatchObject({ status: 200, authenticated: false, user: null });
		expect(await isIn(by)).toBe(false);
		expect(await finish("000000")).toMatchObject({ status: 422, fields: { code: wrong } });
		const code = codeOf(secret);
		const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
		expect(await finish(typed)).toMatchObject({ status: 200, authenticated: true });
		expect(await isIn(by)).toBe(true);

		const again = await firstStep();
		expect(await again.finish(code)).toMatchObject({ status: 422 });
		expect(await again.finish(codeOf(secret, 30))).toMatchObject({ status: 200 });
		expect(await (await firstStep()).finish(code)).toMatchObject({ status: 422 });
	});

	test("of two that send one code at once only one gets in", async () => {
		const { secret } = await switchOn();
		const both = [await firstStep(), await firstStep()];
		const code = codeOf(secret);
		const statuses = await Promise.all(both.map(async ({ finish }) => (await finish(code)).status));
		expect(statuses.toSorted()).toEqual([200, 422]);
	});

	test("a recovery code counts once, new ones end those of before, and both take the password", async () => {
		const { codes } = await switchOn();
		const [first = "", second = ""] = codes;
		const used = await firstStep();
		expect(await used.finish(first.toUpperCase().replaceAll("-", " "))).toMatchObject({
			status: 200,
		});
		expect(await (await firstStep()).finish(first)).toMatchObject({ status: 422 });
		const state = await (await pat.get("/api/auth/second-step")).json();
		expect(state).toMatchObject({ isOn: true, recoveryCodesLeft: 9, isRequired: false });
		const renew = (oldPassword: string) =>
			read(pat.post("/api/auth/second-step/recovery-codes", { oldPassword }));
		expect(await renew("wrong")).toMatchObject({ status: 422 });
		const { recoveryCodes } = await renew(password);
		expect(await (await firstStep()).finish(second)).toMatchObject({ status: 422 });
		expect(await (await firstStep()).finish(recoveryCodes[0] ?? "")).toMatchObject({ status: 200 });
	});

	test("a ticket counts five minutes, for its account and password alone", async () => {
		const { secret } = await switchOn();
		const { ticket, finish, by } = await firstStep();
		const forged = ticket.replace(/^\d+/, String(patId + 1));
		for (const wrong of [forged, `${patId}.${now.getTime() + 1000}.no`, "", "1.2.3"]) {
			const sent = { ticket: wrong, code: codeOf(secret) };
			expect(await read(by.post("/api/auth/second-step", sent))).toMatchObject({ status: 409 });
		}
		later(5 * 60);
		expect(await finish(codeOf(secret))).toMatchObject({
			status: 409,
			message: "This took too long. Please sign in again.",
		});
		const changed = await firstStep();
		const own = { oldPassword: password, password: "a barn full of hay 7" };
		expect((await pat.put(`/api/usersv2/${patId}`, own)).status).toBe(200);
		expect(await changed.finish(codeOf(secret))).toMatchObject({ status: 409 });
	});

	test("guessing codes is slowed down, whatever the address", async () => {
		const { secret } = await switchOn();
		const { ticket } = await firstStep();
		const guess = async (address: string, code = "000000") => {
			const by = api.browser("fieldhouse.test", address);
			await by.get("/api/auth/check-auth");
			return (await by.post("/api/auth/second-step", { ticket, code })).status;
		};
		const statuses = [];
		for (let each = 0; each < 11; each++) statuses.push(await guess(`203.0.113.${each}`));
		expect(statuses.toSorted()).toEqual([...Array(10).fill(422), 429]);
		expect(await guess("203.0.113.99", codeOf(secret))).toBe(429);
	});

	test("is switched on with the password and a right code, and off with the password", async () => {
		const secretBy = (oldPassword: string) =>
			read(pat.post("/api/auth/second-step/secret", { oldPassword }));
		expect(await secretBy("wrong")).toMatchObject({ status: 422 });
		expect(await read(pat.put("/api/auth/second-step", { code: "123456" }))).toMatchObject({
			status: 409,
		});
		const { secret } = await secretBy(password);
		expect((await read(pat.put("/api/auth/second-step", { code: "000000" }))).status).toBe(422);
		// Nothing is asked for before it is confirmed.
		expect((await firstStep()).answered.authenticated).toBe(true);
		expect((await read(pat.put("/api/auth/second-step", { code: codeOf(secret) }))).status).toBe(
			200,
		);
		expect(await secretBy(password)).toMatchObject({ status: 409 });
		const end = (oldPassword: string) =>
			read(pat.post("/api/auth/second-step/end", { oldPassword }));
		expect([(await end("wrong")).status, (await end(password)).status]).toEqual([422, 200]);
		expect((await firstStep()).answered.authenticated).toBe(true);
	});

	test("its owner resets it for who has lost everything, tells the person, and nobody else does", async () => {
		await switchOn();
		const reset = async (username: string) =>
			(await (await api.signedIn(username)).del(`/api/usersv2/${patId}/second-step`)).status;
		expect([await reset("rival"), await reset("pat"), await reset("owner")]).toEqual([
			404, 404, 200,
		]);
		expect(await isIn(pat)).toBe(false);
		expect((await firstStep()).answered.authenticated).toBe(true);
		const [letter] = await api.platform.outbox.listOf("all", 1);
		const written = await api.services.mail.write(present(letter, "a letter"));
		expect(written.subject).toBe("Your second step at Hoops was taken away");
		expect(await reset("owner")).toBe(409);
	});

	test("a password chosen by a letter's link signs in after the second step only", async () => {
		const { secret } = await switchOn();
		const stranger = api.browser();
		await stranger.get("/api/auth/check-auth");
		await stranger.post("/api/auth/forgotten", { name: "pat" });
		const [letter] = await api.platform.outbox.listOf("all", 1);
		const { action } = await api.services.mail.write(present(letter, "a letter"));
		const link = action?.address.split("link=")[1];
		const chosen = { link, password: "a barn full of hay 7" };
		const answered = await read(stranger.post("/api/auth/password", chosen));
		expect(answered).toMatchObject({ status: 200, user: null });
		expect(await isIn(stranger)).toBe(false);
		const ticket = answered.secondStep?.ticket;
		const sent = { ticket, code: codeOf(secret) };
		expect(await read(stranger.post("/api/auth/second-step", sent))).toMatchObject({ status: 200 });
		expect(await isIn(stranger)).toBe(true);
	});

	describe("required of super administrators", () => {
		let root: Browser;
		let other: Browser;
		const require = (by: Browser, isRequired: boolean, oldPassword = password) =>
			read(by.put("/api/auth/second-step/requirement", { isRequired, oldPassword }));
		const mustSetUp = async (by: Browser) => {
			const { user } = (await (await by.get("/api/auth/check-auth")).json()) as {
				user: { mustSetUpSecondStep: boolean };
			};
			return user.mustSetUpSecondStep;
		};
		const switchOnAs = async (by: Browser) => {
			const { secret } = await read(
				by.post("/api/auth/second-step/secret", { oldPassword: password }),
			);
			const { status } = await read(by.put("/api/auth/second-step", { code: codeOf(secret) }));
			expect(status).toBe(200);
			later(60);
		};

		beforeEach(async () => {
			for (const username of ["root", "other"]) {
				await addUser(api, { username, role: "super_admin", organizationId: null });
			}
			root = await api.signedIn("root");
			other = await api.signedIn("other");
		});

		test("only who has one and knows the password asks it of others, and keeps it then", async () => {
			expect(await require(root, true)).toMatchObject({
				status: 409,
				message: "Please set up a second step of your own first.",
			});
			await switchOnAs(root);
			expect((await require(root, true, "wrong")).status).toBe(422);
			expect((await require(pat, true)).status).toBe(403);
			expect((await require(root, true)).status).toBe(200);
			expect(
				await read(root.post("/api/auth/second-step/end", { oldPassword: password })),
			).toMatchObject({ status: 409, message: "Super administrators need a second step here." });
			expect((await require(root, false)).status).toBe(200);
			expect(
				(await read(root.post("/api/auth/second-step/end", { oldPassword: password }))).status,
			).toBe(200);
			const log = JSON.stringify(
				await api.database.db.selectFrom("platform_log").selectAll().execute(),
			);
			expect(log).toContain("secondStepOfSuperAdmins");
		});

		test("whoever has none sets one up and does nothing else, and then everything again", async () => {
			await switchOnAs(root);
			expect((await other.get("/api/users/userList")).status).toBe(200);
			await require(root, true);
			expect(await read(other.get("/api/users/userList"))).toMatchObject({
				status: 403,
				message:
					"Super administrators need a second step here. Please set one up in your settings first.",
			});
			expect((await other.get("/api/seasons?slug=hoops")).status).toBe(403);
			expect((await require(other, false)).status).toBe(403);
			expect([await mustSetUp(root), await mustSetUp(other)]).toEqual([false, true]);
			await switchOnAs(other);
			expect(await mustSetUp(other)).toBe(false);
			expect((await other.get("/api/users/userList")).status).toBe(200);
		});

		test("it is asked of nobody else, and of whoever becomes one at once", async () => {
			await switchOnAs(root);
			await require(root, true);
			expect((await pat.get("/api/tokens")).status).toBe(200);
			await api.platform.accounts.change(patId, { role: "super_admin" });
			expect((await pat.get("/api/tokens")).status).toBe(403);
		});

		test("a token of a super administrator without one opens nothing", async () => {
			const home = await addOrganization(api, { name: "Home", slug: "home" });
			await addUser(api, { username: "home", role: "super_admin", organizationId: home.id });
			const at = await api.signedIn("home");
			const made = await read(
				at.post("/api/tokens", { name: "Scoreboard", scope: "read", days: 30 }),
			);
			const { token } = made as unknown as { token: string };
			const reads = async () =>
				(
					await api.app.request("http://fieldhouse.test/api/seasons", {
						headers: { authorization: `Bearer ${token}` },
					})
				).status;
			expect(await reads()).toBe(200);
			await switchOnAs(root);
			await require(root, true);
			expect(await reads()).toBe(401);
		});
	});

	test("neither secret nor codes stand in the trail, in kept answers or in the tables as they are", async () => {
		const { secret, codes } = await switchOn();
		await (await firstStep()).finish(codes[0] ?? "");
		const { db } = api.database;
		const tables = await Promise.all([
			db.selectFrom("audit_log").selectAll().execute(),
			db.selectFrom("idempotency_keys").selectAll().execute(),
			db.selectFrom("second_steps").selectAll().execute(),
			db.selectFrom("recovery_codes").selectAll().execute(),
		]);
		const all = JSON.stringify(tables);
		expect(all).toContain("recovery code");
		for (const secretText of [secret, ...codes]) expect(all).not.toContain(secretText);
	});
});
