import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { answer, get, post } from "#api/endpoint.ts";
import { form, nothing } from "#api/fields.ts";
import { members, visitors } from "#api/who.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { Role } from "#domain/user/user.ts";
import { addOrganization, addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import type { WorkScope } from "#usecases/scope.ts";

type Seen = { organization: string; viewer: string; sports: string[] };

async function look(scope: WorkScope): Promise<Seen> {
	const sports = await scope.sports();
	return {
		organization: scope.organization.name,
		viewer: scope.viewer.kind === "member" ? scope.viewer.username : "nobody",
		sports: sports.map(({ name }) => name),
	};
}

const seen = answer(
	z.object({ organization: z.string(), viewer: z.string(), sports: z.array(z.string()) }),
	(it: Seen) => ({ ...it }),
);
const anything = form(z.object({ name: z.string().optional() }));
const rows = [
	get("/visited", visitors, nothing, look, seen, "For this test."),
	get("/own", members, nothing, look, seen, "For this test."),
	post("/own", members, anything, look, seen, "For this test."),
];

const api = await startApi({ rows });
const hoops = await addOrganization(api, { name: "Hoops", slug: "hoops", domain: "hoops.test" });
const spikes = await addOrganization(api, { name: "Spikes", slug: "spikes" });
const platform = await addOrganization(api, { name: "Platform", slug: "platform" });
const casey = await user("casey", hoops);
const jordan = await user("jordan", hoops);
const sam = await user("sam", spikes);
const free = await user("free", null);
const root = await user("root", platform, "super_admin");

let asCasey: Browser;
let asRoot: Browser;
let asNobody: Browser;
beforeAll(async () => {
	const { organizations } = api.platform;
	const [basketball, tennis] = [
		await organizations.insertSport({ name: "Basketball", type: "basketball" }),
		await organizations.insertSport({ name: "Tennis", type: "tennis" }),
	];
	const add = (table: "organization_sports" | "user_sports", owner: object, sport: number) =>
		api.database.db
			.insertInto(table)
			.values({ ...owner, sport_id: sport, sort_order: 0 } as never)
			.execute();
	await add("organization_sports", { organization_id: hoops.id }, basketball.id);
	await add("user_sports", { user_id: jordan.id }, tennis.id);
	api.database.committed(null);
	asCasey = await api.signedIn("casey");
	asRoot = await api.signedIn("root");
	asNobody = api.browser();
	await asNobody.get("/api/visited?slug=hoops");
});

const unknownUser = { status: 404, body: { message: "User not found.", code: "missing" } };
const unknownOrganization = { status: 404, body: { message: "There is no such organization." } };

describe("a super administrator names the organization to work in", () => {
	const ways: [string, string][] = [
		["its slug", "slug=hoops"],
		["its domain", "domain=hoops.test"],
		["its id", `organization_id=${hoops.id}`],
		["one of its people", `userId=${jordan.id}`],
		["several names that agree", `slug=hoops&organization_id=${hoops.id}&userId=${casey.id}`],
	];
	test.each(ways)("by %s in the query", async (_way, query) => {
		const { status, body } = await ask(asRoot.get(`/api/own?${query}`));
		expect({ status, ...body }).toMatchObject({
			status: 200,
			organization: "Hoops",
			viewer: "root",
		});
		expect((await ask(asRoot.post(`/api/own?${query}`))).body.organization).toBe("Hoops");
	});

	test("by id in a body, a form too", async () => {
		const inBody = async (body: unknown) => (await ask(asRoot.post("/api/own", body))).body;
		expect(await inBody({ organization_id: hoops.id })).toMatchObject({ organization: "Hoops" });
		expect(await inBody({ userId: String(sam.id) })).toMatchObject({ organization: "Spikes" });
		const boundary = "x";
		const text = `--x\r\nContent-Disposition: form-data; name="userId"\r\n\r\n${sam.id}\r\n--x--\r\n`;
		const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
		expect((await ask(asRoot.post("/api/own", text, headers))).body).toMatchObject({
			organization: "Spikes",
		});
	});

	test("by one id in the query and another in the body not at all", async () => {
		const both = (query: string, body: unknown) => ask(asRoot.post(`/api/own?${query}`, body));
		const twoOrganizations = await both(`organization_id=${hoops.id}`, {
			organization_id: spikes.id,
		});
		expect(twoOrganizations).toMatchObject(unknownOrganization);
		expect(await both(`userId=${casey.id}`, { userId: sam.id })).toMatchObject(unknownUser);
	});

	test("reads as a member for a user, and as the public by slug or domain", async () => {
		expect((await ask(asRoot.get(`/api/visited?userId=${casey.id}`))).body).toMatchObject({
			organization: "Hoops",
			viewer: "root",
		});
		expect((await ask(asRoot.get("/api/visited?slug=hoops"))).body).toMatchObject({
			organization: "Hoops",
			viewer: "nobody",
		});
	});

	test("without a name works in the own organization, on a custom host in the host's", async () => {
		expect((await ask(asRoot.get("/api/own"))).body.organization).toBe("Platform");
		const onHost = await api.signedIn("root", "hoops.test");
		expect((await ask(onHost.get("/api/own"))).body.organization).toBe("Hoops");
		const self = onHost.get(`/api/own?userId=${root.id}`);
		expect((await ask(self)).body.organization, "acting for oneself names nobody").toBe("Hoops");
	});

	test("finds nobody else's on a custom host, and no two organizations at once", async () => {
		const onHost = await api.signedIn("root", "hoops.test");
		expect(await ask(onHost.get(`/api/own?userId=${sam.id}`))).toMatchObject(unknownUser);
		const elsewhere = onHost.get(`/api/own?organization_id=${spikes.id}`);
		expect(await ask(elsewhere)).toMatchObject(unknownOrganization);
		const torn = asRoot.get(`/api/own?slug=hoops&userId=${sam.id}`);
		expect(await ask(torn)).toMatchObject(unknownUser);
		const apart = asRoot.get(`/api/own?organization_id=${hoops.id}&userId=${sam.id}`);
		expect(await ask(apart)).toMatchObject(unknownUser);
	});

	test("learns that a user has no organization to work in", async () => {
		expect(await ask(asRoot.get(`/api/own?userId=${free.id}`))).toMatchObject({
			status: 409,
			body: { message: "User has no organization" },
		});
	});
});

describe("staff act for people of their own organization only", () => {
	test("whose sports then count, else their own, else the organization's", async () => {
		const own = await ask(asCasey.get("/api/own"));
		expect(own.body).toEqual({ organization: "Hoops", viewer: "casey", sports: ["Basketball"] });
		const forJordan = await ask(asCasey.get(`/api/own?userId=${jordan.id}`));
		expect(forJordan.body.sports).toEqual(["Tennis"]);
		expect((await ask(asCasey.post("/api/own", { userId: jordan.id }))).body.sports).toEqual([
			"Tennis",
		]);
		const read = await ask(asCasey.get(`/api/visited?userId=${jordan.id}`));
		expect(read.body).toEqual({ organization: "Hoops", viewer: "casey", sports: ["Tennis"] });
	});

	test.each(["/api/own", "/api/visited"])(
		"of %s anybody else's id is answered like one that nobody has",
		async (path) => {
			const unknown = await ask(asCasey.get(`${path}?userId=2000000000`));
			expect(unknown).toMatchObject(unknownUser);
			for (const { id } of [sam, free, root]) {
				expect(await ask(asCasey.get(`${path}?userId=${id}`))).toEqual(unknown);
			}
			const stranger = await ask(asNobody.get(`/api/visited?userId=${casey.id}`));
			expect(stranger, "strangers act for nobody").toEqual(unknown);
		},
	);

	test("in a body too", async () => {
		expect(await ask(asCasey.post("/api/own", { userId: sam.id }))).toMatchObject(unknownUser);
	});

	test("another organization's id is unknown in the query and means nothing in a body", async () => {
		const asked = asCasey.get(`/api/own?organization_id=${spikes.id}`);
		expect(await ask(asked)).toMatchObject(unknownOrganization);
		const sent = await ask(asCasey.post("/api/own", { organization_id: spikes.id }));
		expect(sent.body.organization).toBe("Hoops");
	});
});

test.each(["userId=0", "userId=abc", "userId=1.5", "organization_id=-1", "userId=1&userId=2"])(
	"a query of %s is malformed",
	async (query) => {
		expect((await asRoot.get(`/api/own?${query}`)).status).toBe(400);
		expect((await asRoot.post(`/api/own?${query}`)).status).toBe(400);
	},
);

test("an empty userId names nobody", async () => {
	expect((await ask(asCasey.get("/api/own?userId="))).status).toBe(200);
	expect((await ask(asCasey.post("/api/own", { userId: null }))).status).toBe(200);
});

test("a body is not read before it is known who sends it", async () => {
	await asNobody.get("/api/own");
	const broken = await asNobody.post("/api/own", "{");
	expect(broken.status).toBe(401);
});

function user(username: string, organization: Organization | null, role: Role = "staff") {
	return addUser(api, { username, role, organizationId: organization?.id ?? null });
}

async function ask(response: Promise<Response>) {
	const answered = await response;
	const body = (await answered.json()) as Seen & { message?: string };
	return { status: answered.status, body };
}
