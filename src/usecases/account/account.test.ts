import { beforeEach, describe, expect, test } from "vitest";
import { addOrganization, addUser, password, startApi } from "#testing/api.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
type Browser = Awaited<ReturnType<Api["signedIn"]>>;
let api: Api;
let browser: Browser;
let id: number;

beforeEach(async () => {
	api = await startApi();
	const hoops = await addOrganization(api, { slug: "hoops" });
	const casey = { username: "casey", role: "staff" as const, organizationId: hoops.id };
	({ id } = await addUser(api, { ...casey, mustChangePassword: true }));
	await addUser(api, { ...casey, username: "Sam" });
	browser = await api.signedIn("casey");
});

const isSignedIn = async (browser: Browser) =>
	((await (await browser.get("/api/auth/check-auth")).json()) as { authenticated: boolean })
		.authenticated;

describe("one's own settings", () => {
	test("a new password ends the other sessions and keeps this one under a new token", async () => {
		const elsewhere = await api.signedIn("casey");
		const token = browser.cookies.get("session");
		const answered = await browser.put(`/api/usersv2/${id}`, {
			oldPassword: password,
			password: "brand new horse",
		});
		expect(await answered.json()).toMatchObject({
			success: true,
			message: "User casey updated successfully",
			user: { mustChangePassword: false },
		});
		expect(browser.cookies.get("session")).not.toBe(token);
		expect(await isSignedIn(browser)).toBe(true);
		expect(await isSignedIn(elsewhere)).toBe(false);
		const again = await api.signedIn("Sam");
		const login = (password: string) =>
			again.post("/api/auth/login", { username: "casey", password });
		expect((await login(password)).status).toBe(401);
		expect((await login("brand new horse")).status).toBe(200);
	});

	test.each([undefined, "", null, "wrong"])(
		"with the old password %j nothing changes",
		async (old) => {
			const answered = await browser.put(`/api/usersv2/${id}`, {
				oldPassword: old,
				username: "other",
				password: "brand new horse",
			});
			expect(answered.status).toBe(422);
			expect(await answered.json()).toMatchObject({
				message: "Old password is incorrect",
				fields: { oldPassword: "Old password is incorrect" },
			});
			const { user } = (await (await browser.get("/api/auth/check-auth")).json()) as {
				user: { username: string };
			};
			expect(user.username).toBe("casey");
		},
	);

	test.each([
		["short", "A password has at least 8 characters."],
		["x".repeat(129), "A password has at most 128 characters."],
		["Password123", "This password is too easy to guess. Please choose another one."],
		[password, "The new password is the old one. Please choose another one."],
	])("the password %s is refused", async (next, message) => {
		const sent = { oldPassword: password, password: next };
		const answered = await browser.put(`/api/usersv2/${id}`, sent);
		expect(answered.status).toBe(422);
		expect(await answered.json()).toMatchObject({ message, fields: { password: message } });
	});

	test("name, email and theme change; an absent field stays, an empty email is none", async () => {
		const change = async (fields: object) => {
			const sent = { oldPassword: password, ...fields };
			const answered = await browser.put(`/api/usersv2/${id}`, sent);
			return ((await answered.json()) as { user: object }).user;
		};
		expect(await change({ username: " Kasey ", email: "k@hoops.test" })).toMatchObject({
			username: "Kasey",
			email: "k@hoops.test",
			theme: "light",
		});
		expect(await change({ theme: "dark" })).toMatchObject({ email: "k@hoops.test", theme: "dark" });
		expect(await change({ email: "" })).toMatchObject({ email: null });
	});

	test("another person's name is taken in any case, without saying so", async () => {
		const sent = { oldPassword: password, username: "SAM" };
		const answered = await browser.put(`/api/usersv2/${id}`, sent);
		expect(answered.status).toBe(409);
		expect(await answered.json()).toMatchObject({ message: "Please choose another name." });
	});

	test("an email is shaped like one, and says so when it is not", async () => {
		const sent = { oldPassword: password, email: "casey" };
		const answered = await browser.put(`/api/usersv2/${id}`, sent);
		expect(answered.status).toBe(422);
		expect(await answered.json()).toMatchObject({
			fields: { email: "Please enter an email address." },
		});
	});

	test("role, organization and the like are not settings", async () => {
		const sent = {
			oldPassword: password,
			theme: "dark",
			role: "super_admin",
			organization_id: null,
			organizationId: null,
			password_hash: "x",
			must_change_password: 0,
			mustChangePassword: false,
			created_at: "1970-01-01",
		};
		const before = await api.platform.accounts.find(id);
		expect((await browser.put(`/api/usersv2/${id}`, sent)).status).toBe(200);
		expect(await api.platform.accounts.find(id)).toEqual({ ...before, theme: "dark" });
	});

	test("another person's settings are as good as missing", async () => {
		const other = await browser.put(`/api/usersv2/${id + 1}`, { oldPassword: password });
		const missing = await browser.put("/api/usersv2/4711", { oldPassword: password });
		expect(other.status).toBe(404);
		expect(await other.text()).toBe(await missing.text());
	});

	test("guessing the old password is slowed down too", async () => {
		const statuses: number[] = [];
		for (let n = 0; n < 10; n += 1) {
			const answered = await browser.put(`/api/usersv2/${id}`, { oldPassword: `guess ${n}` });
			statuses.push(answered.status);
		}
		expect(statuses.slice(0, 8)).toEqual(Array(8).fill(422));
		expect(statuses.slice(8)).toEqual([429, 429]);
	});
});
