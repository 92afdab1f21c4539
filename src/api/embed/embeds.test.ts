import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addOrganization, addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";

type Api = Awaited<ReturnType<typeof startApi>>;

describe.each(engines)("$name: allowed websites", ({ open }) => {
	let api: Api;
	let owner: Browser;
	let staff: Browser;
	let stranger: Browser;

	beforeAll(async () => {
		api = await startApi({ database: await open() });
		const { id } = await addOrganization(api, { slug: "hoops" });
		const other = await addOrganization(api, { name: "Spikes", slug: "spikes" });
		await addUser(api, { username: "owner", role: "org_owner", organizationId: id });
		await addUser(api, { username: "staff", role: "staff", organizationId: id });
		await addUser(api, { username: "stranger", role: "org_owner", organizationId: other.id });
		[owner, staff, stranger] = (await Promise.all(
			["owner", "staff", "stranger"].map((name) => api.signedIn(name)),
		)) as [Browser, Browser, Browser];
	});
	afterAll(() => api.database.close());

	const put = async (who: Browser, hosts: unknown) => {
		const response = await who.put("/api/embeds", { hosts });
		return { status: response.status, body: (await response.json()) as Record<string, unknown> };
	};
	const get = async (who: Browser) => (await who.get("/api/embeds")).json();

	test("are none at first", async () => {
		expect(await get(owner)).toEqual({ hosts: [] });
	});

	test("are kept as hosts, each once, in order", async () => {
		const { status, body } = await put(owner, [
			"https://www.Northside.example/team",
			"club.example:8080",
			"northside.example",
		]);
		expect(status).toBe(200);
		expect(body).toMatchObject({
			success: true,
			message: "Allowed websites updated",
			hosts: ["club.example", "northside.example"],
		});
		expect(await get(owner)).toEqual({ hosts: ["club.example", "northside.example"] });
		expect(await get(stranger)).toEqual({ hosts: [] });
	});

	test.each([
		[["northside"]],
		[["*.example.org"]],
		[["'self'"]],
		[["192.0.2.7"]],
		["club.example"],
	])("are refused with a sentence where they are none: %j", async (hosts) => {
		const { status, body } = await put(owner, hosts);
		expect([status, Object.keys(body.fields as object)]).toEqual([422, ["hosts"]]);
		expect(await get(owner)).toEqual({ hosts: ["club.example", "northside.example"] });
	});

	test("are at most fifty", async () => {
		const hosts = Array.from({ length: 51 }, (_, at) => `club-${at}.example`);
		expect((await put(owner, hosts)).status).toBe(422);
		expect((await put(owner, hosts.slice(0, 50))).status).toBe(200);
	});

	test("are for owners alone, and who changed them stands in the audit", async () => {
		expect((await staff.get("/api/embeds")).status).toBe(403);
		expect((await put(staff, [])).status).toBe(403);
		expect((await put(owner, [])).status).toBe(200);
		const trail = (await (await owner.get("/api/audit")).json()) as {
			entries: { action: string }[];
		};
		expect(trail.entries[0]?.action).toBe("embeds.change");
	});
});
