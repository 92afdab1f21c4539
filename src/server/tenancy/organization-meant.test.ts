import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { members, visitors } from "#api/access.ts";
import { answer, get, post } from "#api/endpoint.ts";
import { form, nothing } from "#api/fields.ts";
import type { Role } from "#domain/account/user.ts";
import type { Organization } from "#domain/organization/organization.ts";
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
await user("stray", null, "super_admin");

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

/**
 * Every way to name an organization, and how two of them have to agree: who asks, on which host, by
 * what names in the query; then what is read, and what is worked in, and as whom.
 */
const cases: [who: string, host: string, names: string, read: string, work: string][] = [
	// Strangers
	["nobody", "root", "", "400 unnamed", "401"],
	["nobody", "root", "slug=hoops", "Hoops as nobody", "401"],
	["nobody", "root", "domain=hoops.test", "Hoops as nobody", "401"],
	["nobody", "root", "userId=casey", "404 user", "401"],
	["nobody", "root", "organization_id=hoops", "404 organization", "401"],
	["nobody", "hoops", "", "Hoops as nobody", "401"],
	["nobody", "hoops", "slug=hoops", "Hoops as nobody", "401"],
	["nobody", "hoops", "slug=spikes", "404 organization", "401"],
	// Staff, without a name
	["casey", "root", "", "Hoops as casey", "Hoops as casey"],
	["casey", "hoops", "", "Hoops as casey", "Hoops as casey"],
	["sam", "hoops", "", "Hoops as nobody", "401"],
	["free", "root", "", "409", "409"],
	// ... by slug or domain: as the public sees it, and nowhere to work but at home
	["casey", "root", "slug=hoops", "Hoops as nobody", "Hoops as casey"],
	["casey", "root", "domain=hoops.test", "Hoops as nobody", "Hoops as casey"],
	["casey", "root", "slug=spikes", "Spikes as nobody", "404 organization"],
	["casey", "root", "slug=unknown", "404 organization", "404 organization"],
	["casey", "root", "domain=unknown.test", "404 organization", "404 organization"],
	["casey", "root", "domain=hoops.test&slug=spikes", "Hoops as nobody", "Hoops as casey"],
	["casey", "root", "domain=fieldhouse.test", "Hoops as casey", "Hoops as casey"],
	["casey", "root", "slug=", "Hoops as casey", "Hoops as casey"],
	["casey", "hoops", "slug=spikes", "404 organization", "404 organization"],
	["free", "root", "slug=hoops", "Hoops as nobody", "404 organization"],
	// ... by ids: their own people, and their own organization
	["casey", "root", "userId=jordan", "Hoops as casey", "Hoops as casey"],
	["casey", "root", "userId=casey", "Hoops as casey", "Hoops as casey"],
	["casey", "root", "userId=sam", "404 user", "404 user"],
	["casey", "root", "userId=free", "404 user", "404 user"],
	["casey", "root", "userId=root", "404 user", "404 user"],
	["casey", "root", "userId=unknown", "404 user", "404 user"],
	["casey", "root", "organization_id=hoops", "Hoops as casey", "Hoops as casey"],
	["casey", "root", "organization_id=spikes", "404 organization", "404 organization"],
	["casey", "root", "organization_id=unknown", "404 organization", "404 organization"],
	["casey", "root", "organization_id=hoops&userId=jordan", "Hoops as casey", "Hoops as casey"],
	["casey", "root", "slug=spikes&userId=jordan", "404 user", "404 user"],
	["free", "root", "userId=free", "409", "409"],
	// Super administrators, without a name
	["root", "root", "", "Platform as root", "Platform as root"],
	["root", "hoops", "", "Hoops as root", "Hoops as root"],
	["stray", "root", "", "409", "409"],
	// ... by one name
	["root", "root", "slug=hoops", "Hoops as nobody", "Hoops as root"],
	["root", "root", "domain=hoops.test", "Hoops as nobody", "Hoops as root"],
	["root", "root", "userId=casey", "Hoops as root", "Hoops as root"],
	["root", "root", "userId=root", "Platform as root", "Platform as root"],
	["root", "root", "userId=free", "409", "409"],
	["root", "root", "userId=unknown", "404 user", "404 user"],
	["root", "root", "organization_id=hoops", "Hoops as root", "Hoops as root"],
	["root", "root", "organization_id=unknown", "404 organization", "404 organization"],
	["stray", "root", "organization_id=hoops", "Hoops as stray", "Hoops as stray"],
	// ... by several, which have to agree
	[
		"root",
		"root",
		"slug=hoops&organization_id=hoops&userId=casey",
		"Hoops as nobody",
		"Hoops as root",
	],
	["root", "root", "slug=hoops&organization_id=spikes", "404 organization", "404 organization"],
	["root", "root", "slug=hoops&userId=sam", "404 user", "404 user"],
	["root", "root", "organization_id=hoops&userId=sam", "404 user", "404 user"],
	// ... on a custom host, which wins
	["root", "hoops", "organization_id=hoops", "Hoops as root", "Hoops as root"],
	["root", "hoops", "organization_id=spikes", "404 organization", "404 organization"],
	["root", "hoops", "userId=casey", "Hoops as root", "Hoops as root"],
	["root", "hoops", "userId=root", "Hoops as root", "Hoops as root"],
	["root", "hoops", "userId=sam", "404 user", "404 user"],
	["root", "hoops", "slug=spikes", "404 organization", "404 organization"],
];

test.each(cases)("%s on the host of %s with '%s' reads %s, works: %s", async (...line) => {
	const [who, host, names, read, work] = line;
	const browser = await browserOf(who, host);
	const query = inIds(names);
	expect(await outcome(browser.get(`/api/visited?${query}`))).toBe(read);
	expect(await outcome(browser.get(`/api/own?${query}`))).toBe(work);
	expect(await outcome(browser.post(`/api/own?${query}`))).toBe(work);
});

/** What the ids of a body add. The row's schema comes before them, what the head says before it. */
const bodies: [who: string, names: string, body: string, work: string][] = [
	["nobody", "", "organization_id=hoops", "401"],
	["casey", "", "userId=jordan", "Hoops as casey"],
	["casey", "", "userId=sam", "Hoops as casey"],
	["casey", "", "userId=unknown", "Hoops as casey"],
	["casey", "", "userId=x", "Hoops as casey"],
	["casey", "", "organization_id=spikes", "Hoops as casey"],
	["casey", "", "organization_id=x", "Hoops as casey"],
	["casey", "", "slug=spikes", "Hoops as casey"],
	["casey", "slug=spikes", "userId=jordan", "404 organization"],
	["casey", "slug=spikes", "name=5", "404 organization"],
	["casey", "", "userId=sam&name=5", "422 name"],
	["root", "", "organization_id=hoops", "Hoops as root"],
	["root", "", "organization_id=unknown", "404 organization"],
	["root", "", "organization_id=x", "422 organization_id"],
	["root", "", "userId=sam", "Spikes as root"],
	["root", "", "userId=x", "422 userId"],
	["root", "", "userId=unknown", "404 user"],
	["root", "", "userId=sam&organization_id=spikes", "Spikes as root"],
	["root", "", "userId=sam&organization_id=hoops", "404 user"],
	["root", "slug=hoops", "userId=casey", "Hoops as root"],
	["root", "slug=hoops", "userId=sam", "404 user"],
	["root", "organization_id=hoops", "organization_id=hoops", "Hoops as root"],
	["root", "organization_id=hoops", "organization_id=spikes", "404 organization"],
	["root", "organization_id=hoops", "userId=sam", "404 user"],
	["root", "userId=casey", "userId=sam", "404 user"],
	["stray", "", "", "409"],
	["stray", "", "organization_id=hoops", "Hoops as stray"],
	["free", "", "userId=free", "409"],
];

test.each(bodies)("%s with '%s' and the body '%s' works: %s", async (who, names, body, work) => {
	const browser = await browserOf(who, "root");
	const sent = Object.fromEntries(new URLSearchParams(inIds(body)));
	const json = "name" in sent ? { ...sent, name: Number(sent.name) } : sent;
	expect(await outcome(browser.post(`/api/own?${inIds(names)}`, json))).toBe(work);
});

test("a form with files names by its fields, like JSON", async () => {
	const text = `--x\r\nContent-Disposition: form-data; name="userId"\r\n\r\n${sam.id}\r\n--x--\r\n`;
	const headers = { "content-type": "multipart/form-data; boundary=x" };
	const browser = await browserOf("root", "root");
	expect(await outcome(browser.post("/api/own", text, headers))).toBe("Spikes as root");
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

const opened = new Map<string, Promise<Browser>>();

/** On the root host, or on that of Hoops. */
function browserOf(who: string, host: string): Promise<Browser> {
	const key = `${who} ${host}`;
	const browser = opened.get(key) ?? openBrowser(who, host === "hoops" ? "hoops.test" : undefined);
	opened.set(key, browser);
	return browser;
}

async function openBrowser(who: string, host?: string): Promise<Browser> {
	const browser = who === "nobody" ? api.browser(host) : await api.signedIn(who, host);
	// Brings the CSRF token.
	await browser.get("/api/visited?slug=hoops");
	return browser;
}

/** Names of this test's people and organizations, as ids. */
function inIds(names: string): string {
	const people: Record<string, number> = {
		casey: casey.id,
		jordan: jordan.id,
		sam: sam.id,
		free: free.id,
		root: root.id,
		unknown: 2_000_000_000,
	};
	const organizations: Record<string, number> = {
		hoops: hoops.id,
		spikes: spikes.id,
		unknown: 2_000_000_000,
	};
	return names
		.replace(/userId=(\w+)/, (all, name) => (people[name] ? `userId=${people[name]}` : all))
		.replace(/organization_id=(\w+)/, (all, name) =>
			organizations[name] ? `organization_id=${organizations[name]}` : all,
		);
}

const sentences: Record<string, string> = {
	"User not found.": "404 user",
	"There is no such organization.": "404 organization",
	"User has no organization": "409",
	"Please sign in.": "401",
	"Please name an organization by slug or domain.": "400 unnamed",
};

/** "Hoops as casey", or how it was refused. */
async function outcome(response: Promise<Response>): Promise<string> {
	const { status, body } = await ask(response);
	if (status === 200) return `${body.organization} as ${body.viewer}`;
	const { message = "", fields = {} } = body;
	const said = sentences[message] ?? `${status} ${Object.keys(fields).join(" ")}`;
	expect(said).toContain(String(status));
	return said;
}

async function ask(response: Promise<Response>) {
	const answered = await response;
	const body = (await answered.json()) as Seen & {
		message?: string;
		fields?: Record<string, string>;
	};
	return { status: answered.status, body };
}
