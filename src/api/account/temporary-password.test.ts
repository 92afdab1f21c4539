import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Row } from "#api/endpoint.ts";
import { apiRows } from "#api/routes.ts";
import { addOrganization, addUser, password, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";

type Api = Awaited<ReturnType<typeof startApi>>;

const rows: readonly Row[] = apiRows;

/** What somebody with a temporary password needs, and nothing else (rule `temporary-password`). */
const open = [
	"GET /auth/check-auth",
	"POST /auth/login",
	"POST /auth/logout",
	"GET /users/:id",
	"PUT /users/:id",
	"GET /usersv2/:id",
	"PUT /usersv2/:id",
	"GET /preferences/view-mode",
	"POST /preferences/view-mode",
	"GET /auth/second-step",
	"POST /auth/second-step",
	"POST /auth/passkey/options",
	"POST /auth/passkey",
	"GET /sessions",
	"DELETE /sessions",
	"DELETE /sessions/:id",
	// Whoever comes back by the link of a letter may still be signed in with such a password.
	"POST /auth/forgotten",
	"POST /auth/link",
	"POST /auth/password",
	"POST /auth/address",
];

describe.each(engines)("$name: with a temporary password", ({ open: openDatabase }) => {
	let api: Api;
	let now = new Date("2026-03-02T12:00:00Z");
	const ids: Record<string, number> = {};
	const as: Record<string, Browser> = {};

	beforeAll(async () => {
		api = await startApi({ database: await openDatabase(), now: () => now });
		const hoops = await addOrganization(api, { slug: "hoops", domain: "hoops.test" });
		for (const role of ["staff", "org_owner", "super_admin"] as const) {
			const user = { username: role, role, organizationId: hoops.id, mustChangePassword: true };
			ids[role] = (await addUser(api, user)).id;
			as[role] = await api.signedIn(role);
		}
		const casey = { username: "casey", role: "staff" as const, organizationId: hoops.id };
		ids.casey = (await addUser(api, casey)).id;
	});
	afterAll(() => api.database.close());

	const send = async (who: string, { method, path }: Pick<Row, "method" | "path">, id = 4711) => {
		const address = `/api${path.replaceAll(/:\w+/g, String(id))}`;
		const browser = as[who] ?? api.browser();
		if (method === "GET") return browser.get(address);
		if (method === "DELETE") return browser.del(address);
		return method === "POST" ? browser.post(address, {}) : browser.put(address, {});
	};

	test.each(["staff", "org_owner", "super_admin"])(
		"%s is refused every call but those of the own settings",
		async (role) => {
			for (const row of rows) {
				const key = `${row.method} ${row.path}`;
				if (open.includes(key)) continue;
				const answered = await send(role, row);
				expect(answered.status, key).toBe(403);
				expect(await answered.json(), key).toMatchObject({
					message:
						"Your password is a temporary one. Please choose your own in your settings first.",
				});
			}
		},
	);

	test("owners and super administrators neither see nor change anybody else", async () => {
		for (const role of ["org_owner", "super_admin"]) {
			for (const method of ["GET", "PUT"] as const) {
				for (const path of ["/users/:id", "/usersv2/:id"] as const) {
					expect((await send(role, { method, path }, ids.casey)).status).toBe(404);
				}
			}
		}
	});

	test("one sees oneself, with the own role, on the organization's host too", async () => {
		for (const host of ["fieldhouse.test", "hoops.test"]) {
			const browser = await api.signedIn("org_owner", host);
			const answered = await browser.get("/api/auth/check-auth");
			expect(await answered.json()).toMatchObject({
				authenticated: true,
				user: { username: "org_owner", role: "org_owner", mustChangePassword: true },
			});
			expect((await browser.get(`/api/usersv2/${ids.org_owner}`)).status).toBe(200);
			expect((await browser.get("/api/sessions")).status).toBe(200);
			expect((await browser.get("/api/usersv2")).status).toBe(403);
		}
	});

	test("an own one opens everything", async () => {
		const own = { oldPassword: password, password: "brand new horse" };
		expect((await as.org_owner?.put(`/api/usersv2/${ids.org_owner}`, own))?.status).toBe(200);
		expect((await as.org_owner?.get("/api/usersv2"))?.status).toBe(200);
	});

	test("that has expired is no old password either, and the sentence says so", async () => {
		const boss = { username: "boss", role: "super_admin" as const, organizationId: null };
		await addUser(api, boss);
		const chief = await api.signedIn("boss");
		const answered = await chief.put(`/api/usersv2/${ids.casey}`, { resetPassword: true });
		const { tempPassword } = (await answered.json()) as { tempPassword: string };
		const later = (days: number) =>
			new Date(Date.parse("2026-03-02T12:00:00Z") + days * 86_400_000);
		const signIn = async () => {
			const browser = api.browser();
			await browser.get("/api/auth/check-auth");
			const sent = { username: "casey", password: tempPassword };
			return { browser, status: (await browser.post("/api/auth/login", sent)).status };
		};
		now = later(6.9);
		const { browser, status } = await signIn();
		expect(status).toBe(200);
		now = later(7.1);
		const change = await browser.put(`/api/usersv2/${ids.casey}`, {
			oldPassword: tempPassword,
			password: "brand new horse",
		});
		expect(change.status).toBe(422);
		expect(await change.json()).toMatchObject({
			fields: { oldPassword: "This temporary password has expired. Please ask for a new one." },
		});
		expect((await signIn()).status).toBe(401);
	});
});
