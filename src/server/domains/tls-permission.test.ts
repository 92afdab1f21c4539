import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrganization } from "#testing/api.ts";
import { openMemory } from "#testing/databases.ts";
import { startApp } from "#testing/start-app.ts";

let app: Awaited<ReturnType<typeof startApp>>;
let queries = 0;

beforeAll(async () => {
	const database = await openMemory();
	const counted = database.db.withPlugin({
		transformQuery: ({ node }) => node,
		transformResult: async ({ result }) => {
			queries += 1;
			return result;
		},
	});
	app = await startApp({ database: { ...database, db: counted } });
	for (const [name, verifiedAt] of [
		["proved", "2025-06-02"],
		["tried", null],
	] as const) {
		const domain = `${name}.example`;
		const { id } = await addOrganization(app, { name, slug: name, domain });
		await app.platform.domainClaims.save({
			organizationId: id,
			domain,
			token: name,
			startedAt: "2025-06-01",
			verifiedAt,
			failingSince: null,
			checkedAt: null,
			records: [],
		});
	}
	await addOrganization(app, { name: "typed", slug: "typed", domain: "typed.example" });
});
afterAll(() => app.database.close());

const ask = async (
	query: string,
	{ address = "127.0.0.1", headers = {} }: { address?: string; headers?: object } = {},
) => {
	const url = `http://127.0.0.1:3000/tls-permission${query}`;
	const bindings = { incoming: { socket: { remoteAddress: address } } };
	return (await app.app.request(url, { headers: { ...headers } }, bindings)).status;
};

test.each([
	["proved.example", 200],
	["www.proved.example", 200],
	["PROVED.example.", 200],
	["fieldhouse.test", 200],
	["www.fieldhouse.test", 200],
	["a.proved.example", 403],
	["www.www.proved.example", 403],
	["tried.example", 403],
	["typed.example", 403],
	["unknown.example", 403],
	["localhost", 403],
	["127.0.0.1", 403],
	["", 403],
	["proved.example,unknown.example", 403],
])("%s is answered %i", async (name, status) => {
	expect(await ask(`?domain=${name}`)).toBe(status);
});

test("asks for one name at a time", async () => {
	expect(await ask("")).toBe(403);
	expect(await ask("?domain=proved.example&domain=proved.example")).toBe(403);
});

test("answers this machine only, and nothing that a proxy passes on", async () => {
	const query = "?domain=proved.example";
	for (const address of ["203.0.113.7", "::ffff:203.0.113.7", "10.0.0.1", ""]) {
		expect(await ask(query, { address })).toBe(404);
	}
	expect(await ask(query, { address: "::1" })).toBe(200);
	expect(await ask(query, { headers: { "x-forwarded-for": "127.0.0.1" } })).toBe(404);
	expect((await app.get(`/tls-permission${query}`)).status).toBe(404);
});

test("10,000 random names take less than five seconds and no query", async () => {
	await ask("?domain=proved.example");
	const before = queries;
	const begun = process.cpuUsage();
	const answers = new Set<number>();
	for (let index = 0; index < 10_000; index += 1) {
		answers.add(await ask(`?domain=${Math.random().toString(36).slice(2)}.example`));
	}
	const { user, system } = process.cpuUsage(begun);
	expect(user + system).toBeLessThan(5_000_000);
	expect(answers).toEqual(new Set([403]));
	expect(before).toBeGreaterThan(0);
	expect(queries).toBe(before);
});

test("forgets a domain as soon as it is given up", async () => {
	expect(await ask("?domain=proved.example")).toBe(200);
	const { id } = (await app.platform.organizations.findBySlug("proved")) ?? { id: 0 };
	await app.platform.transaction(({ platform }) => platform.domainClaims.remove(id));
	expect(await ask("?domain=proved.example")).toBe(403);
});
