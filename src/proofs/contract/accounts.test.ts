import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { addOrganization, addUser, password, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { plainPictures } from "#testing/hostile-pictures.ts";
import { present } from "#testing/present.ts";
import { contractOf } from "./contract.ts";
import { done, organization, sport, success, user } from "./shapes.ts";

const isSignedIn = z.object({ authenticated: z.literal(true), user, organization });
const nobody = z.object({ authenticated: z.literal(false), user: z.null() });
const savedUser = z.object({ ...success, user });

describe.each(engines)("$name: the contract of accounts", { timeout: 60_000 }, ({ open }) => {
	let api: Awaited<ReturnType<typeof startApi>>;
	let hoopsId: number;
	let sportIds: number[];
	let picture: Blob;
	const ids: Record<string, number> = {};
	const as: Record<string, Browser> = {};
	const by = (name: string) => present(as[name], name);
	const idOf = (name: string) => present(ids[name], name);

	beforeAll(async () => {
		api = await startApi({ database: await open() });
		const { insertSport } = api.platform.organizations;
		const basketball = await insertSport({ name: "Basketball", type: "basketball" });
		const tennis = await insertSport({ name: "Tennis", type: "tennis" });
		sportIds = [tennis.id, basketball.id];
		const place = { slug: "hoops", domain: "hoops.test", sports: [basketball] };
		hoopsId = (await addOrganization(api, place)).id;
		for (const [username, role, organizationId] of [
			["owner", "org_owner", hoopsId],
			["casey", "staff", hoopsId],
			["sam", "staff", hoopsId],
			["root", "super_admin", null],
		] as const) {
			const email = `${username}@hoops.test`;
			ids[username] = (await addUser(api, { username, role, organizationId, email })).id;
			as[username] = await api.signedIn(username);
		}
		picture = new Blob([new Uint8Array((await plainPictures()).png)]);
	});
	afterAll(() => api.database.close());

	const stranger = async (host?: string) => {
		const browser = api.browser(host);
		await browser.get("/api/auth/check-auth");
		return browser;
	};

	describe("auth", () => {
		const { walk, endsHere } = contractOf("auth", () => by("casey"));

		walk("GET /api/auth/check-auth", async (send) => {
			const stranger = await send({ by: api.browser(), answers: nobody });
			expect(stranger).toMatchObject({ authenticated: false, user: null });
			const known = await send({ answers: isSignedIn });
			expect(known.user).toMatchObject({ id: ids.casey, organization_id: hoopsId, role: "staff" });
			expect(known.organization).toMatchObject({ id: hoopsId, slug: "hoops" });
		});

		walk("POST /api/auth/login", async (send) => {
			const credentials = { username: "casey", password };
			for (const body of [{ json: credentials }, { urlencoded: credentials }]) {
				const browser = await stranger();
				await send({ ...body, by: browser, answers: isSignedIn.extend(success) });
				const checked = await (await browser.get("/api/auth/check-auth")).json();
				expect(checked).toMatchObject({ authenticated: true, user: { username: "casey" } });
			}
		});

		walk("POST /api/auth/login without a domain, on localhost", async (send) => {
			const json = { username: "casey", password, slug: "hoops" };
			const known = await send({ json, by: await stranger("localhost"), answers: isSignedIn });
			expect(known.organization.id).toBe(hoopsId);
		});

		walk("POST /api/auth/login with a domain", async (send) => {
			const json = { username: "casey", password, domain: "hoops.test" };
			const by = await stranger("hoops.test");
			const known = await send({ json, by, answers: isSignedIn });
			expect(known.organization.id).toBe(hoopsId);
		});

		walk("POST /api/auth/login with domain and slug", async (send) => {
			const json = { username: "casey", password, domain: "fieldhouse.test", slug: "hoops" };
			await send({ json, by: await stranger(), answers: isSignedIn });
		});

		test("the session is for the server alone, its token for the page too", async () => {
			const browser = await stranger();
			const answered = await browser.post("/api/auth/login", { username: "casey", password });
			const [session = "", ...others] = answered.headers
				.getSetCookie()
				.toSorted((a, b) => Number(/XSRF/.test(a)) - Number(/XSRF/.test(b)));
			expect(session).toMatch(/HttpOnly/i);
			expect(session).toMatch(/SameSite=(Lax|Strict)/i);
			expect(session).not.toMatch(/Domain=/i);
			expect(others.join()).toMatch(/^XSRF-TOKEN=/);
			expect(others.join()).not.toMatch(/HttpOnly|Domain=/i);
		});

		test("what does not sign in is answered alike, with a sentence", async () => {
			for (const wrong of [
				{ username: "casey", password: "wrong" },
				{ username: "nobody", password },
				{ username: "casey" },
			]) {
				const answered = await (await stranger()).post("/api/auth/login", wrong);
				expect(answered.status).toBe(401);
				expect(await answered.json()).toMatchObject({
					success: false,
					message: "Invalid username or password",
				});
			}
		});

		walk("POST /api/auth/logout", async (send) => {
			const shape = done.extend({ domain: z.string().nullable(), slug: z.string().nullable() });
			const browser = await api.signedIn("casey");
			// An empty body, whatever its content type says.
			const said = await send({ json: "", by: browser, answers: shape });
			expect(said).toMatchObject({ domain: "hoops.test", slug: "hoops" });
			const state = await (await browser.get("/api/auth/check-auth")).json();
			expect(state).toMatchObject({ authenticated: false, user: null });
			await send({ json: "", by: browser, answers: shape });
		});

		endsHere();
	});

	describe("users", () => {
		const { walk, endsHere } = contractOf("users", () => by("root"));
		const users = z.object({ users: z.array(user) });
		const one = z.object({ user });

		walk("GET /api/users/dashboardStats", async (send) => {
			const shape = z.object({ seasonCount: z.int() });
			expect(await send({ by: by("casey"), answers: shape })).toEqual({ seasonCount: 0 });
		});

		walk("GET /api/users/userList", async (send) => {
			const { users: list } = await send({ answers: users });
			const names = list.map(({ username }) => username);
			expect(names).toEqual(expect.arrayContaining(["owner", "casey", "root"]));
		});

		walk("GET /api/users/{id}", async (send) => {
			const shown = await send({ by: by("casey"), path: { id: idOf("casey") }, answers: one });
			expect(shown.user).toMatchObject({ username: "casey", email: "casey@hoops.test" });
		});

		walk("PUT /api/users/{id}", async (send) => {
			const form = {
				username: "Casey",
				email: "c@hoops.test",
				domain: "casey.test",
				slug: "casey",
				"sportIds[]": sportIds,
				logo: picture,
			};
			const saved = await send({ path: { id: idOf("casey") }, form, answers: savedUser });
			expect(saved.user).toMatchObject({
				username: "Casey",
				email: "c@hoops.test",
				domain: "casey.test",
				slug: "casey",
				sports: sportIds.map((id) => ({ id })),
				logo_url: expect.stringMatching("/files/"),
			});
			expect(saved.message).toBe("User Casey updated successfully");
		});

		walk("GET /api/usersv2", async (send) => {
			const { users: own } = await send({ by: by("owner"), answers: users });
			expect(own.map(({ username }) => username).toSorted()).toEqual(["Casey", "owner", "sam"]);
			const { users: all } = await send({ answers: users });
			expect(all.length).toBeGreaterThan(own.length);
		});

		walk("GET /api/usersv2/{id}", async (send) => {
			const shown = await send({ path: { id: idOf("casey") }, answers: one });
			expect(shown.user).toMatchObject({ username: "Casey", sports: [{ name: "Tennis" }, {}] });
			expect(z.array(sport).parse(shown.user.sports)).toHaveLength(2);
		});

		walk("POST /api/usersv2", async (send) => {
			const json = {
				username: "robin",
				email: "robin@hoops.test",
				password: "a long enough one 7",
				role: "org_owner",
				organization_id: hoopsId,
				sportIds,
			};
			const added = await send({ json, answers: savedUser });
			expect(added.message).toBe("User robin created successfully");
			expect(added.user).toMatchObject({
				username: "robin",
				email: "robin@hoops.test",
				role: "org_owner",
				organization_id: hoopsId,
				sports: sportIds.map((id) => ({ id })),
			});
			ids.robin = added.user.id;
			const bare = { username: "bare", email: null, password: null, domain: null, slug: null };
			const second = await send({ json: bare, answers: savedUser });
			expect(second.user).toMatchObject({ email: null, role: "staff", sports: [] });
			ids.bare = second.user.id;
		});

		test("POST /api/usersv2 is for strangers where they may make an account", async () => {
			const json = { username: "visitor", password: "a long enough one 7", role: "super_admin" };
			expect((await (await stranger()).post("/api/usersv2", json)).status).toBe(401);
			const database = await open();
			const isOpen = await startApi({ database, settings: { isSignUpOpen: true } });
			const browser = isOpen.browser();
			await browser.get("/api/auth/check-auth");
			const answered = await browser.post("/api/usersv2", json);
			expect(savedUser.parse(await answered.json()).user).toMatchObject({
				username: "visitor",
				role: "staff",
				organization_id: null,
			});
			await database.close();
		});

		walk("PUT /api/usersv2/{id} from the user list", async (send) => {
			const form = {
				username: "robin2",
				email: "",
				domain: "",
				slug: "",
				removePassword: "true",
				"sportIds[]": [present(sportIds[1], "sport")],
				logo: picture,
			};
			const saved = await send({ path: { id: idOf("robin") }, form, answers: savedUser });
			expect(saved.user).toMatchObject({
				username: "robin2",
				email: null,
				sports: [{ id: sportIds[1] }],
				logo_url: expect.stringMatching("/files/"),
			});
			const tried = { username: "robin2", password: "a long enough one 7" };
			expect((await (await stranger()).post("/api/auth/login", tried)).status).toBe(401);
		});

		walk("PUT /api/usersv2/{id} from the organization page", async (send) => {
			const json = {
				username: "robin3",
				email: "r@hoops.test",
				role: "staff",
				resetPassword: false,
				sportIds: [],
			};
			const path = { id: idOf("robin") };
			const saved = await send({ by: by("owner"), path, json, answers: savedUser });
			expect(saved.user).toMatchObject({ username: "robin3", role: "staff", sports: [] });
		});

		walk("PUT /api/usersv2/{id} from the settings", async (send) => {
			const json = {
				username: "sammy",
				email: "sam2@hoops.test",
				theme: "dark",
				oldPassword: password,
				password: "the next horse 10",
			};
			const sam = by("sam");
			const saved = await send({ by: sam, path: { id: idOf("sam") }, json, answers: savedUser });
			expect(saved.user).toMatchObject({ username: "sammy", theme: "dark" });
			const wrong = await sam.put(`/api/usersv2/${idOf("sam")}`, { ...json, oldPassword: "no" });
			expect(wrong.status).toBe(422);
			expect(await wrong.json()).toMatchObject({ message: "Old password is incorrect" });
		});

		walk("PUT /api/usersv2/{id} answers tempPassword", async (send) => {
			const shape = savedUser.extend({ tempPassword: z.string().min(16) });
			const json = { resetPassword: true };
			const saved = await send({ path: { id: idOf("robin") }, json, answers: shape });
			const browser = await stranger();
			const credentials = { username: "robin3", password: saved.tempPassword };
			expect((await browser.post("/api/auth/login", credentials)).status).toBe(200);
		});

		walk("PUT /api/usersv2/{id} answers success and message", async (send) => {
			const shape = savedUser.extend({ tempPassword: z.undefined().optional() });
			const json = { email: "robin@hoops.test" };
			const path = { id: idOf("robin") };
			const { user: before } = (await (
				await by("owner").get(`/api/usersv2/${path.id}`)
			).json()) as {
				user: object;
			};
			const changed = await send({ by: by("owner"), path, json, answers: shape });
			expect(changed.user).toEqual({ ...before, ...json });
		});

		walk("DELETE /api/users/{id}", async (send) => {
			const said = await send({ path: { id: idOf("robin") }, answers: done });
			expect(said.message).toBe("Deleted 1 user(s) successfully");
			expect((await by("root").get(`/api/users/${idOf("robin")}`)).status).toBe(404);
		});

		walk("DELETE /api/usersv2/{id}", async (send) => {
			await send({ path: { id: idOf("bare") }, answers: done });
			expect((await by("root").del(`/api/usersv2/${idOf("bare")}`)).status).toBe(404);
		});

		endsHere();
	});

	describe("sports and preferences", () => {
		const { walk, endsHere } = contractOf("platform", () => by("casey"));
		const sports = z.object({ sports: z.array(sport) });
		const viewMode = z.object({ viewMode: z.string() });

		walk("GET /api/sports", async (send) => {
			const list = await send({ by: api.browser(), answers: sports });
			expect(list.sports.map(({ name }) => name).toSorted()).toEqual(["Basketball", "Tennis"]);
		});

		walk("GET /api/sportsv2", async (send) => {
			const legacy = await (await api.browser().get("/api/sports")).json();
			expect(await send({ by: api.browser(), answers: sports })).toEqual(legacy);
		});

		walk("GET /api/preferences/view-mode", async (send) => {
			expect(await send({ answers: viewMode })).toEqual({ viewMode: "table" });
		});

		walk("POST /api/preferences/view-mode", async (send) => {
			const saved = await send({ json: { viewMode: "card" }, answers: viewMode.extend(success) });
			expect(saved.viewMode).toBe("card");
			const kept = await (await by("casey").get("/api/preferences/view-mode")).json();
			expect(kept).toEqual({ viewMode: "card" });
		});

		endsHere();
	});
});
