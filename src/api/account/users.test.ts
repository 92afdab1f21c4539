import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addOrganization, addUser, password, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
type Body = Record<string, unknown> & { user: Record<string, unknown> };

describe.each(engines)("$name: users", ({ open }) => {
	let api: Api;
	let hoopsId: number;
	let spikesId: number;
	const ids: Record<string, number> = {};
	const as: Record<string, Browser> = {};
	let sportIds: number[];

	beforeAll(async () => {
		api = await startApi({ database: await open() });
		const { insertSport } = api.platform.organizations;
		const basketball = await insertSport({ name: "Basketball", type: "basketball" });
		const volleyball = await insertSport({ name: "Volleyball", type: "volleyball" });
		sportIds = [volleyball.id, basketball.id];
		const sports = [basketball];
		hoopsId = (await addOrganization(api, { slug: "hoops", domain: "hoops.test", sports })).id;
		spikesId = (await addOrganization(api, { name: "Spikes", slug: "spikes" })).id;
		for (const [username, role, organizationId] of [
			["owner", "org_owner", hoopsId],
			["staff", "staff", hoopsId],
			["casey", "staff", hoopsId],
			["boss", "super_admin", hoopsId],
			["root", "super_admin", null],
			["stranger", "org_owner", spikesId],
		] as const) {
			const email = `${username}@hoops.test`;
			ids[username] = (await addUser(api, { username, role, organizationId, email })).id;
		}
		for (const name of ["owner", "staff", "casey", "root", "stranger"]) {
			as[name] = await api.signedIn(name);
		}
		as.nobody = api.browser();
		await as.nobody.get("/api/auth/check-auth");
	});
	afterAll(() => api.database.close());

	const read = async (answered: Promise<Response> | undefined) => {
		const response = await answered;
		return { status: response?.status, body: (await response?.json()) as Body };
	};
	const put = (who: string, whom: string | number, body: unknown, family = "usersv2") =>
		read(as[who]?.put(`/api/${family}/${ids[whom] ?? whom}`, body));
	const isSignedIn = async (browser: Browser) =>
		((await (await browser.get("/api/auth/check-auth")).json()) as { authenticated: boolean })
			.authenticated;
	const signIn = async (username: string, secret: unknown) => {
		const browser = api.browser();
		await browser.get("/api/auth/check-auth");
		return (await browser.post("/api/auth/login", { username, password: secret })).status;
	};
	/** Somebody to try things on. */
	const add = async (username: string, role: "staff" | "org_owner" = "staff") => {
		ids[username] = (await addUser(api, { username, role, organizationId: hoopsId })).id;
		return ids[username];
	};

	describe.each(["users", "usersv2"])("GET /%s/:id", (family) => {
		const see = (who: string, whom: string | number) =>
			read(as[who]?.get(`/api/${family}/${ids[whom] ?? whom}`));

		test("shows everybody oneself, without anything of a password", async () => {
			const { status, body } = await see("staff", "staff");
			expect(status).toBe(200);
			expect(body.user).toMatchObject({
				id: ids.staff,
				username: "staff",
				email: "staff@hoops.test",
				role: "staff",
				organization_id: hoopsId,
				domain: null,
				slug: null,
				theme: "light",
				sports: [],
			});
			expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i);
		});

		test("shows owners the people of their organization, super administrators all", async () => {
			expect((await see("owner", "casey")).status).toBe(200);
			expect((await see("root", "casey")).status).toBe(200);
			expect((await see("root", "boss")).status).toBe(200);
		});

		test("answers others as it answers missing ones", async () => {
			const missing = JSON.stringify(await see("owner", 4711));
			expect(missing).toContain('"status":404');
			for (const [who, whom] of [
				["owner", "boss"],
				["owner", "stranger"],
				["staff", "owner"],
				["staff", "casey"],
				["stranger", "staff"],
			] as const) {
				expect(JSON.stringify(await see(who, whom)), `${who} ${whom}`).toBe(missing);
			}
			expect((await see("nobody", "casey")).status).toBe(401);
		});
	});

	describe("GET /usersv2", () => {
		const names = async (who: string) => {
			const { status, body } = await read(as[who]?.get("/api/usersv2"));
			return status === 200
				? (body.users as { username: string }[]).map(({ username }) => username)
				: status;
		};

		test("gives owners their people, super administrators all, and others none", async () => {
			expect(await names("owner")).toEqual(["owner", "staff", "casey"]);
			expect(await names("stranger")).toEqual(["stranger"]);
			expect(await names("root")).toEqual(expect.arrayContaining(["boss", "root", "stranger"]));
			expect(await names("staff")).toBe(403);
			expect(await names("nobody")).toBe(401);
		});

		test("says of each whether there is a password, and whether it is a temporary one", async () => {
			const organizationId = spikesId;
			const staff = { role: "staff" as const, organizationId };
			await addUser(api, { ...staff, username: "closed", passwordHash: null });
			await addUser(api, { ...staff, username: "newcomer", mustChangePassword: true });
			const { body } = await read(as.stranger?.get("/api/usersv2"));
			const listed = body.users as { username: string; access: string }[];
			expect(Object.fromEntries(listed.map((it) => [it.username, it.access]))).toEqual({
				stranger: "own",
				closed: "none",
				newcomer: "temporary",
			});
			for (const { id } of listed as unknown as { id: number }[]) {
				if (id !== ids.stranger) await as.root?.del(`/api/usersv2/${id}`);
			}
		});

		test("gives a super administrator on a custom host that organization's", async () => {
			const root = await api.signedIn("root", "hoops.test");
			const { body } = await read(root.get("/api/usersv2"));
			expect(JSON.stringify(body)).not.toContain("stranger");
		});
	});

	describe("POST /usersv2", () => {
		const post = (who: string, body: unknown) => read(as[who]?.post("/api/usersv2", body));

		test("makes staff of no organization from a name alone, and empty text is none", async () => {
			const sent = { username: " Pat ", email: "", password: "", domain: "", slug: "" };
			const { status, body } = await post("root", sent);
			expect(status).toBe(200);
			expect(body).toMatchObject({ success: true, message: "User Pat created successfully" });
			expect(body.user).toMatchObject({
				username: "Pat",
				email: null,
				role: "staff",
				organization_id: null,
				domain: null,
				slug: null,
				sports: [],
			});
			expect((await post("root", { username: "pat2", email: "" })).status).toBe(200);
			for (const secret of ["", null, undefined, []]) {
				expect(await signIn("pat", secret)).toBe(401);
			}
		});

		test("takes role, organization, password and sports in their order", async () => {
			const { body } = await post("root", {
				username: "Robin",
				email: "robin@hoops.test",
				password: "brand new horse",
				role: "org_owner",
				organization_id: String(hoopsId),
				sportIds,
			});
			expect(body.user).toMatchObject({ role: "org_owner", organization_id: hoopsId });
			expect((body.user.sports as { id: number }[]).map(({ id }) => id)).toEqual(sportIds);
			expect(await signIn("robin", "brand new horse")).toBe(200);
		});

		test("puts the new user into the organization whose domain or slug is named", async () => {
			const bySlug = await post("root", { username: "by-slug", slug: "SPIKES" });
			expect(bySlug.body.user).toMatchObject({ organization_id: spikesId, slug: "spikes" });
			const byDomain = await post("root", { username: "by-domain", domain: "hoops.test" });
			expect(byDomain.body.user).toMatchObject({ organization_id: hoopsId });
			const nowhere = await post("root", { username: "nowhere", domain: "nowhere" });
			expect(nowhere.body.user).toMatchObject({ organization_id: null, domain: "nowhere.com" });
		});

		test("refuses a taken name in any case, and other wrong fields, in sentences", async () => {
			expect(await post("root", { username: "CASEY" })).toMatchObject({
				status: 409,
				body: { message: "Username already exists" },
			});
			for (const [sent, field] of [
				[{ username: " " }, "username"],
				[{}, "username"],
				[{ username: "x", email: "no email" }, "email"],
				[{ username: "x", role: "king" }, "role"],
				[{ username: "x", organization_id: 4711 }, "organization_id"],
				[{ username: "x", sportIds: [4711] }, "sportIds"],
				[{ username: "x", password: "qwertyuiop" }, "password"],
			] as const) {
				const { status, body } = await post("root", sent);
				expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
			}
		});

		test("keeps nothing in a name that is not seen, and refuses a look-alike", async () => {
			const add = (username: string) => read(as.root?.post("/api/usersv2", { username }));
			expect((await add("\u202efrida\u200b\n")).body.user.username).toBe("frida");
			expect((await add("f\u200brida")).status).toBe(409);
			expect(await add("fr\u0456da")).toMatchObject({
				status: 422,
				body: {
					fields: {
						username: "A username can have letters of one script only, such as Latin or Cyrillic.",
					},
				},
			});
		});

		test("is for super administrators", async () => {
			expect(await post("owner", { username: "new" })).toMatchObject({
				status: 403,
				body: { message: "Only the platform's administrators add users. Please ask them." },
			});
			expect((await post("staff", { username: "new" })).status).toBe(403);
			expect((await post("nobody", { username: "new", password: "good horse 1" })).status).toBe(
				401,
			);
		});

		test("two who take one name at once: one has it, the other is told", async () => {
			const ends = await Promise.all([1, 2, 3, 4].map(() => post("root", { username: "popular" })));
			expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
		});
	});

	describe("signing up where that is open", () => {
		test("makes staff of nothing, whatever is sent, and is slowed down", async () => {
			const opened = await startApi({
				database: await open(),
				settings: { isSignUpOpen: true },
			});
			const { id } = await addOrganization(opened, { slug: "hoops" });
			await addUser(opened, { username: "taken", role: "staff", organizationId: null });
			const browser = opened.browser();
			await browser.get("/api/auth/check-auth");
			const post = (body: object) => read(browser.post("/api/usersv2", body));
			const { status, body } = await post({
				username: "new",
				email: "new@hoops.test",
				password: "brand new horse",
				role: "super_admin",
				organization_id: id,
				slug: "hoops",
				sportIds: [1],
			});
			expect(status).toBe(200);
			expect(body.user).toMatchObject({
				role: "staff",
				organization_id: null,
				slug: null,
				sports: [],
			});
			expect((await post({ username: "x" })).body.fields).toHaveProperty("password");
			const taken = await post({ username: "taken", password: "brand new horse" });
			expect(taken).toMatchObject({
				status: 409,
				body: { message: "Please choose another name." },
			});
			const later = await Promise.all(
				Array.from({ length: 10 }, (_, n) =>
					post({ username: `bot ${n}`, password: "brand new horse" }),
				),
			);
			expect(later.filter((it) => it.status === 429).length).toBeGreaterThan(0);
			await opened.database.close();
		});
	});

	describe.each(["users", "usersv2"])("PUT /%s/:id for somebody else", (family) => {
		test("changes what is given, for owners and super administrators", async () => {
			await add(`edited-${family}`);
			const name = `edited-${family}`;
			const first = await put("owner", name, { email: "e@hoops.test", sportIds }, family);
			expect(first).toMatchObject({ status: 200, body: { success: true } });
			expect(first.body.message).toBe(`User ${name} updated successfully`);
			const second = await put("root", name, { role: "org_owner", slug: "mine" }, family);
			expect(second.body.user).toMatchObject({
				username: name,
				email: "e@hoops.test",
				role: "org_owner",
				slug: "mine",
			});
			expect((second.body.user.sports as { id: number }[]).map(({ id }) => id)).toEqual(sportIds);
			expect(JSON.stringify(second.body)).not.toMatch(/tempPassword|argon2|hash/);
		});

		test("reads a form like JSON", async () => {
			await add(`form-${family}`);
			const form = new FormData();
			for (const [field, value] of [
				["username", `formed-${family}`],
				["email", ""],
				["sportIds[]", String(sportIds[1])],
				["sportIds[]", String(sportIds[0])],
				["removePassword", "true"],
			] as const) {
				form.append(field, value);
			}
			const { status, body } = await put("root", `form-${family}`, form as never, family);
			expect(status).toBe(200);
			expect(body.user).toMatchObject({ username: `formed-${family}`, email: null });
			const sports = body.user.sports as { id: number }[];
			expect(sports.map(({ id }) => id)).toEqual(sportIds.toReversed());
			expect(await signIn(`formed-${family}`, password)).toBe(401);
			expect(await signIn(`formed-${family}`, "")).toBe(401);
			expect(await signIn(`formed-${family}`, undefined)).toBe(401);
		});

		test("is for owners and super administrators, and others see nobody there", async () => {
			const missing = JSON.stringify(await put("owner", 4711, { email: "" }, family));
			expect(missing).toContain('"status":404');
			for (const [who, whom] of [
				["staff", "casey"],
				["stranger", "casey"],
				["owner", "boss"],
				["owner", "stranger"],
			] as const) {
				const answered = await put(who, whom, { email: "" }, family);
				expect(JSON.stringify(answered), `${who} ${whom}`).toBe(missing);
			}
			expect((await put("nobody", "casey", {}, family)).status).toBe(401);
		});
	});

	describe("what owners may not give", () => {
		test("nobody but a super administrator makes one", async () => {
			await add("climber");
			expect((await put("owner", "climber", { role: "super_admin" })).status).toBe(403);
			expect((await put("owner", "climber", { role: "org_owner" })).status).toBe(200);
			expect((await put("root", "climber", { role: "super_admin" })).status).toBe(200);
		});

		test("organization, domain, slug and columns change nothing", async () => {
			const id = await add("fixed");
			const before = await api.platform.accounts.find(id);
			const sent = {
				organization_id: spikesId,
				organizationId: spikesId,
				domain: "x.test",
				slug: "other",
				password_hash: "x",
				passwordHash: "x",
				password: "brand new horse",
				must_change_password: 1,
				password_expires_at: "2000",
				username_key: "root",
				view_mode: "card",
				logo_url: "x",
				created_at: "1970-01-01",
			};
			expect((await put("owner", "fixed", sent)).status).toBe(200);
			expect(await api.platform.accounts.find(id)).toEqual(before);
		});

		test("staff give themselves nothing with their settings", async () => {
			const before = await api.platform.accounts.find(ids.staff ?? 0);
			const sent = {
				oldPassword: password,
				role: "super_admin",
				organization_id: spikesId,
				sportIds,
				domain: "x.test",
				slug: "other",
				password_hash: "x",
			};
			expect((await put("staff", "staff", sent)).status).toBe(200);
			expect(await api.platform.accounts.find(ids.staff ?? 0)).toEqual(before);
			expect(await api.platform.accounts.listSports(ids.staff ?? 0)).toEqual([]);
		});

		test("the theme alone needs no password, and nothing comes along with it", async () => {
			const dark = await put("staff", "staff", { theme: "dark" });
			expect(dark).toMatchObject({ status: 200, body: { user: { theme: "dark" } } });
			for (const more of [
				{ email: "other@hoops.test" },
				{ username: "other" },
				{ password: "brand new horse" },
				{ oldPassword: "wrong" },
			]) {
				const sent = { theme: "light", ...more };
				expect((await put("staff", "staff", sent)).status, JSON.stringify(more)).toBe(422);
			}
			expect((await put("staff", "staff", { theme: "light" })).status).toBe(200);
		});

		test("the language alone needs no password, and is one of those there are, or the browser's", async () => {
			for (const language of ["fr", null]) {
				const saved = await put("staff", "staff", { language });
				expect(saved).toMatchObject({ status: 200, body: { user: { language } } });
			}
			expect((await put("staff", "staff", { language: "de" })).status).toBe(422);
			expect((await put("staff", "staff", { language: "fr", username: "other" })).status).toBe(422);
		});

		test("owners give themselves no role, and settings need the old password", async () => {
			const sent = { role: "super_admin", organization_id: spikesId, sportIds };
			const { status, body } = await put("owner", "owner", sent);
			expect(status).toBe(200);
			expect(body.user).toMatchObject({ role: "org_owner", organization_id: hoopsId });
			expect((await put("owner", "owner", { email: "new@hoops.test" })).status).toBe(422);
			expect((await put("owner", "owner", { resetPassword: true })).status).toBe(422);
			expect((await put("root", "root", { removePassword: true })).status).toBe(422);
		});
	});

	describe("passwords of others", () => {
		test("a reset tells a long password once, which must be changed", async () => {
			const id = await add("forgetful");
			const session = await api.signedIn("forgetful");
			const answered = await as.owner?.put(`/api/usersv2/${id}`, { resetPassword: true });
			expect(answered?.headers.get("cache-control")).toContain("no-store");
			const { body } = await read(Promise.resolve(answered as Response));
			const secret = String(body.tempPassword);
			expect(secret).toMatch(/^[a-z0-9]{16,}$/);
			expect(body.user).toMatchObject({ mustChangePassword: true });
			expect(await isSignedIn(session)).toBe(false);
			expect(await signIn("forgetful", password)).toBe(401);
			expect(await signIn("forgetful", secret)).toBe(200);
			const again = await read(as.owner?.get(`/api/usersv2/${id}`));
			expect(JSON.stringify(again)).not.toContain(secret);
			const rows = await api.database.db.selectFrom("audit_log").selectAll().execute();
			expect(JSON.stringify(rows)).toContain('\\"password\\":\\"reset\\"');
			expect(JSON.stringify([rows, api.errors])).not.toContain(secret);
			expect(JSON.stringify([rows, api.errors])).not.toContain("argon2");
		});

		test("a new user can have such a password from the start", async () => {
			const sent = { username: "brand new", organization_id: hoopsId, resetPassword: true };
			const answered = await as.root?.post("/api/usersv2", sent);
			expect(answered?.headers.get("cache-control")).toContain("no-store");
			const { status, body } = await read(Promise.resolve(answered as Response));
			expect(status).toBe(200);
			const secret = String(body.tempPassword);
			expect(secret).toMatch(/^[a-z0-9]{16,}$/);
			expect(body.user).toMatchObject({ role: "staff", mustChangePassword: true });
			expect(await signIn("brand new", secret)).toBe(200);
			const rows = await api.database.db.selectFrom("audit_log").selectAll().execute();
			expect(JSON.stringify([rows, api.errors])).not.toContain(secret);
			const both = { ...sent, username: "both", password: "correct horse 10" };
			expect((await as.root?.post("/api/usersv2", both))?.status).toBe(422);
		});

		test("a removed password signs nobody in and ends the sessions", async () => {
			await add("removed");
			const session = await api.signedIn("removed");
			expect((await put("owner", "removed", { removePassword: true })).status).toBe(200);
			expect(await isSignedIn(session)).toBe(false);
			for (const secret of [password, "", null, undefined, "null"]) {
				expect(await signIn("removed", secret)).toBe(401);
			}
		});
	});

	describe("sessions of a user", () => {
		test.each([
			["role", () => ({ role: "org_owner" })],
			["organization", () => ({ organization_id: spikesId })],
			["lack of one", () => ({ organization_id: "" })],
		])("end when the %s is another one", async (what, change) => {
			await add(`moved by ${what}`);
			const session = await api.signedIn(`moved by ${what}`);
			expect((await put("root", `moved by ${what}`, { email: "" })).status).toBe(200);
			expect(await isSignedIn(session)).toBe(true);
			expect((await put("root", `moved by ${what}`, change())).status).toBe(200);
			expect(await isSignedIn(session)).toBe(false);
		});

		test("end when the user is deleted", async () => {
			const id = await add("gone");
			const session = await api.signedIn("gone");
			const { status, body } = await read(as.root?.del(`/api/users/${id}`));
			expect(status).toBe(200);
			expect(body).toEqual({ success: true, message: "Deleted 1 user(s) successfully" });
			expect(await isSignedIn(session)).toBe(false);
			expect((await as.root?.del(`/api/usersv2/${id}`))?.status).toBe(404);
		});
	});

	describe.each(["users", "usersv2"])("DELETE /%s/:id", (family) => {
		test("is for super administrators, and never of one of them or oneself", async () => {
			const del = async (who: string, whom: string) =>
				(await as[who]?.del(`/api/${family}/${ids[whom]}`))?.status;
			expect(await del("nobody", "casey")).toBe(401);
			expect(await del("staff", "casey")).toBe(403);
			expect(await del("owner", "casey")).toBe(403);
			expect(await del("root", "boss")).toBe(403);
			expect(await del("root", "root")).toBe(403);
			expect(await api.platform.accounts.find(ids.casey ?? 0)).toBeDefined();
		});
	});

	test("the view of lists is one's own, and a table at first", async () => {
		const path = "/api/preferences/view-mode";
		expect((await read(as.casey?.get(path))).body).toEqual({ viewMode: "table" });
		const { body } = await read(as.casey?.post(path, { viewMode: "card" }));
		expect(body).toMatchObject({ success: true, viewMode: "card" });
		expect((await read(as.casey?.get(path))).body).toEqual({ viewMode: "card" });
		expect((await read(as.staff?.get(path))).body).toEqual({ viewMode: "table" });
		expect((await read(as.casey?.post(path, { viewMode: "heap" }))).status).toBe(422);
		expect((await read(as.nobody?.get(path))).status).toBe(401);
		expect((await read(as.nobody?.post(path, { viewMode: "card" }))).status).toBe(401);
	});
});

describe.each(engines)("$name: a password that was reset", ({ open }) => {
	test("ends after seven days, until its owner chooses one", async () => {
		const began = new Date("2026-01-05T12:00:00Z");
		let now = began;
		const api = await startApi({ database: await open(), now: () => now });
		await addUser(api, { username: "root", role: "super_admin", organizationId: null });
		const { id } = await addUser(api, { username: "late", role: "staff", organizationId: null });
		const root = await api.signedIn("root");
		const reset = await root.put(`/api/usersv2/${id}`, { resetPassword: true });
		const secret = ((await reset.json()) as { tempPassword: string }).tempPassword;
		const signInAfter = async (ms: number, password: string) => {
			now = new Date(began.getTime() + ms);
			const browser = api.browser();
			await browser.get("/api/auth/check-auth");
			const answered = await browser.post("/api/auth/login", { username: "late", password });
			return { browser, status: answered.status, text: await answered.text() };
		};
		const week = 7 * 86_400_000;
		const wrong = await signInAfter(0, "wrong");
		const tooLate = await signInAfter(week, secret);
		expect([tooLate.status, tooLate.text]).toEqual([401, wrong.text]);
		const intime = await signInAfter(week - 60_000, secret);
		expect(intime.status).toBe(200);
		const sent = { oldPassword: secret, password: "my very own horse" };
		expect((await intime.browser.put(`/api/usersv2/${id}`, sent)).status).toBe(200);
		expect((await signInAfter(5 * week, "my very own horse")).status).toBe(200);
		await api.database.close();
	});
});
