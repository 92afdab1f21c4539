import { beforeAll, describe, expect, test } from "vitest";
import { writtenDown } from "#domain/stats/stat-definition.ts";
import { storeFor } from "#store/store.ts";
import { addOrganization, addUser, startApi } from "#testing/api.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
let api: Api;
let basketball: { id: number; name: string; type: string };

beforeAll(async () => {
	api = await startApi();
	basketball = await api.platform.organizations.insertSport({ name: "Basketball", type: "team" });
	const volleyball = await api.platform.organizations.insertSport({
		name: "Volleyball",
		type: "team",
	});
	const hoops = await addOrganization(api, {
		name: "Hoops",
		slug: "hoops",
		domain: "hoops.test",
		sports: [basketball],
	});
	const platform = await addOrganization(api, { name: "Fieldhouse", slug: "fieldhouse" });
	const spikes = await addOrganization(api, {
		name: "Spikes",
		slug: "spikes",
		sports: [volleyball],
	});
	await addOrganization(api, { name: "Empty", slug: "empty" });
	const casey = { username: "casey", role: "staff" as const, email: "casey@hoops.test" };
	await addUser(api, { ...casey, organizationId: hoops.id });
	await addUser(api, { username: "sam", role: "org_owner", organizationId: spikes.id });
	await addUser(api, { username: "root", role: "super_admin", organizationId: platform.id });
	await addUser(api, { username: "boss", role: "super_admin", organizationId: hoops.id });
	await addUser(api, { username: "free", role: "staff", organizationId: null });
	for (const [organization, name] of [
		[hoops, "Hoops"],
		[spikes, "Spikes"],
	] as const) {
		const { seasons } = storeFor(organization.id, api.database);
		const season = { startDate: "2025-05-01", finishDate: null, isVisible: true, isActive: false };
		await seasons.insert({ ...season, name: `${name} spring`, isActive: true });
		await seasons.insert({ ...season, name: `${name} hidden`, startDate: null, isVisible: false });
	}
	await storeFor(hoops.id, api.database).statDefinitions.insert(basketball.id, [
		{
			name: "Points",
			abbreviation: "PTS",
			order: 0,
			isHidden: false,
			isSigned: false,
			...writtenDown,
		},
		{
			name: "Secret",
			abbreviation: "SCR",
			order: 1,
			isHidden: true,
			isSigned: false,
			...writtenDown,
		},
	]);
});

const read = async (response: Promise<Response>) => {
	const answered = await response;
	return { status: answered.status, body: (await answered.json()) as never };
};

describe("GET /api/seasonsv2", () => {
	const names = async (response: Promise<Response>) => {
		const { body } = await read(response);
		return (body as { seasons: { name: string }[] }).seasons.map(({ name }) => name);
	};

	test("gives members all seasons of their organization, in both spellings", async () => {
		const casey = await api.signedIn("casey");
		const { body } = await read(casey.get("/api/seasonsv2"));
		expect((body as { seasons: unknown[] }).seasons[0]).toEqual({
			id: expect.any(Number),
			name: "Hoops spring",
			startDate: "2025-05-01",
			finishDate: null,
			active: true,
			isActive: true,
			isVisible: true,
		});
		expect(await names(casey.get("/api/seasonsv2"))).toEqual(["Hoops spring", "Hoops hidden"]);
	});

	test("gives strangers the visible seasons of the organization they name", async () => {
		const stranger = api.browser();
		expect(await names(stranger.get("/api/seasonsv2?slug=hoops"))).toEqual(["Hoops spring"]);
		expect(await names(stranger.get("/api/seasonsv2?domain=hoops.test"))).toEqual(["Hoops spring"]);
		expect(await names(stranger.get("/api/seasonsv2?slug=SPIKES"))).toEqual(["Spikes spring"]);
		expect(await names(api.browser("hoops.test").get("/api/seasonsv2"))).toEqual(["Hoops spring"]);
	});

	test("gives strangers who name nobody nothing, never everybody's data", async () => {
		const { status, body } = await read(api.browser().get("/api/seasonsv2"));
		expect(status).toBe(400);
		expect(body).toMatchObject({ message: "Please name an organization by slug or domain." });
	});

	test("tells whose session counts no more to sign in", async () => {
		const cookie = `session=${"x".repeat(43)}`;
		const { status, body } = await read(api.browser().get("/api/seasonsv2", { cookie }));
		expect(status).toBe(401);
		expect(body).toMatchObject({ message: "Please sign in." });
		expect(await names(api.browser().get("/api/seasonsv2?slug=hoops", { cookie }))).toEqual([
			"Hoops spring",
		]);
	});

	test("gives members who name an organization, even their own, what the public sees", async () => {
		const casey = await api.signedIn("casey");
		expect(await names(casey.get("/api/seasonsv2?slug=hoops"))).toEqual(["Hoops spring"]);
		expect(await names(casey.get("/api/seasonsv2?slug=spikes"))).toEqual(["Spikes spring"]);
	});

	test("knows no other organization on a custom host", async () => {
		const stranger = api.browser("hoops.test");
		for (const query of ["slug=spikes", "domain=spikes", "slug=nowhere", "domain=."]) {
			expect((await read(stranger.get(`/api/seasonsv2?${query}`))).status, query).toBe(404);
		}
	});

	test("a name nobody has is missing, and a domain comes before a slug", async () => {
		const stranger = api.browser();
		expect((await read(stranger.get("/api/seasonsv2?slug=nowhere"))).status).toBe(404);
		expect((await read(stranger.get("/api/seasonsv2?domain=nowhere&slug=hoops"))).status).toBe(404);
		const both = stranger.get("/api/seasonsv2?domain=hoops.test&slug=spikes");
		expect(await names(both)).toEqual(["Hoops spring"]);
	});

	test("on a custom host a super administrator works in that organization", async () => {
		const root = await api.signedIn("root", "hoops.test");
		expect(await names(root.get("/api/seasonsv2"))).toEqual(["Hoops spring", "Hoops hidden"]);
	});

	test("tells a member without an organization so", async () => {
		const free = await api.signedIn("free");
		expect(await read(free.get("/api/seasonsv2"))).toMatchObject({
			status: 409,
			body: { message: "User has no organization" },
		});
	});
});

describe("GET /api/users/dashboardStats", () => {
	test("counts all seasons of the member's organization as a number", async () => {
		const casey = await api.signedIn("casey");
		expect((await read(casey.get("/api/users/dashboardStats"))).body).toEqual({ seasonCount: 2 });
	});

	test("lets nobody count another organization's", async () => {
		const casey = await api.signedIn("casey");
		expect((await read(casey.get("/api/users/dashboardStats?slug=spikes"))).status).toBe(404);
	});
});

describe("GET /api/statsv2/:sportId", () => {
	const abbreviations = async (response: Promise<Response>) => {
		const { body } = await read(response);
		return (body as { stats: { abbreviation: string }[] }).stats.map((stat) => stat.abbreviation);
	};

	test("shows hidden statistics to members only", async () => {
		const casey = await api.signedIn("casey");
		expect(await abbreviations(casey.get(`/api/statsv2/${basketball.id}`))).toEqual(["PTS", "SCR"]);
		const stranger = api.browser("hoops.test");
		expect(await abbreviations(stranger.get(`/api/statsv2/${basketball.id}`))).toEqual(["PTS"]);
	});

	test("knows the organization's sports only", async () => {
		const sam = await api.signedIn("sam");
		expect(await read(sam.get(`/api/statsv2/${basketball.id}`))).toMatchObject({
			status: 404,
			body: { message: "No sport found." },
		});
	});
});

describe("GET /api/organizations", () => {
	type Listed = { name: string; users: { id: number; role: string }[]; sports: unknown[] };
	const list = async (response: Promise<Response>) =>
		((await read(response)).body as { organizations: Listed[] }).organizations;

	test("shows the public those with members, their roles, and no name or address", async () => {
		const listed = await list(api.browser().get("/api/organizations"));
		expect(listed.map(({ name }) => name)).toEqual(["Hoops", "Spikes"]);
		expect(listed[0]?.users).toEqual([{ id: expect.any(Number), role: "staff" }]);
		expect(listed[0]?.sports).toEqual([basketball]);
		expect(JSON.stringify(listed)).not.toMatch(/@|casey|boss|super_admin/);
	});

	test("shows members the same as the public", async () => {
		const stranger = await list(api.browser().get("/api/organizations"));
		expect(await list((await api.signedIn("casey")).get("/api/organizations"))).toEqual(stranger);
	});

	test("shows super administrators all of them, and which are not listed", async () => {
		const root = await api.signedIn("root");
		const all = (await list(root.get("/api/organizations"))) as (Listed & { isListed: boolean })[];
		expect(all.map(({ name, isListed }) => [name, isListed])).toEqual([
			["Hoops", true],
			["Fieldhouse", false],
			["Spikes", true],
			["Empty", false],
		]);
		expect(all[0]?.users[0]).toMatchObject({ username: "casey", email: "casey@hoops.test" });
		expect(JSON.stringify(all)).not.toMatch(/argon2|hash/i);
		const asPublic = await list(root.get("/api/organizations?public=1"));
		expect(asPublic.map(({ name }) => name)).toEqual(["Hoops", "Spikes"]);
		expect(JSON.stringify(asPublic)).not.toContain("@");
		expect((await root.get("/api/organizations?public=anything")).status).toBe(400);
	});
});

test("GET /api/users/userList names every user's organization and no password", async () => {
	const root = await api.signedIn("root");
	const { body } = await read(root.get("/api/users/userList"));
	const { users } = body as { users: { username: string; organizationName: string | null }[] };
	expect(users.map(({ username, organizationName }) => [username, organizationName])).toEqual([
		["casey", "Hoops"],
		["sam", "Spikes"],
		["root", "Fieldhouse"],
		["boss", "Hoops"],
		["free", null],
	]);
	expect(JSON.stringify(body)).not.toMatch(/argon2|hash|password/i);
});

test("GET /api/sports and /api/sportsv2 give the same sports", async () => {
	const stranger = api.browser();
	const { body } = await read(stranger.get("/api/sports"));
	expect((body as { sports: unknown[] }).sports).toHaveLength(2);
	expect((await read(stranger.get("/api/sportsv2"))).body).toEqual(body);
});
