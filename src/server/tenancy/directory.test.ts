import { beforeEach, describe, expect, test } from "vitest";
import type { Organization } from "#domain/organization/organization.ts";
import { storeFor } from "#store/store.ts";
import { openMemory } from "#testing/databases.ts";
import { anAccount, anOrganization } from "#testing/factories.ts";
import { startServices } from "#testing/start-app.ts";
import type { Services } from "../services.ts";

let services: Services;
let hoops: Organization;
let river: Organization;
/** Queries of the platform. */
let queries = 0;

beforeEach(async () => {
	const database = await openMemory();
	hoops = await anOrganization(database, { slug: "hoops", domain: "hoops.test" });
	river = await anOrganization(database, { slug: "river", domain: "river.test" });
	const db = database.db.withPlugin({
		transformQuery: ({ node }) => node,
		transformResult: async ({ result }) => {
			queries += 1;
			return result;
		},
	});
	({ services } = await startServices({ database: { ...database, db } }));
	for (const { id, slug, domain } of [hoops, river]) {
		await services.directory.byId(id);
		await services.directory.bySlug(slug ?? "");
		await services.directory.byDomain(domain ?? "");
	}
	await services.directory.bySlug("nobody");
});

/** How many queries a look-up asks. */
async function asked(look: (directory: Services["directory"]) => Promise<unknown>) {
	const before = queries;
	await look(services.directory);
	return queries - before;
}
const allOf =
	({ id, slug, domain }: Organization) =>
	(directory: Services["directory"]) =>
		Promise.all([
			directory.byId(id),
			directory.bySlug(slug ?? ""),
			directory.byDomain(domain ?? ""),
		]);

describe("the directory", () => {
	test("knows what was asked for", async () => {
		expect(await asked(allOf(hoops))).toBe(0);
		expect(await asked(({ bySlug }) => bySlug("nobody"))).toBe(0);
	});

	test("asks again for the organization that was written, and for no other", async () => {
		await services.platform.transaction(({ platform }) =>
			platform.organizations.change(hoops.id, { name: "Hoops United" }),
		);
		expect(await asked(allOf(river))).toBe(0);
		expect(await asked(({ bySlug }) => bySlug("nobody"))).toBe(0);
		expect(await services.directory.bySlug("hoops")).toMatchObject({ name: "Hoops United" });
		expect(await services.directory.byId(hoops.id)).toMatchObject({ name: "Hoops United" });
	});

	test("knows a name that nobody had as soon as it is given, and an old one no more", async () => {
		await services.platform.transaction(({ platform }) =>
			platform.organizations.change(hoops.id, { slug: "nobody" }),
		);
		expect(await services.directory.bySlug("nobody")).toMatchObject({ id: hoops.id });
		expect(await services.directory.bySlug("hoops")).toBeUndefined();
		expect(await asked(allOf(river))).toBe(0);
	});

	test("keeps nothing of an answer that was written meanwhile", async () => {
		services.database.committed(hoops.id);
		const before = services.directory.bySlug("hoops");
		services.database.committed(hoops.id);
		await before;
		expect(await asked(({ bySlug }) => bySlug("hoops"))).toBeGreaterThan(0);
	});

	test("keeps an organization while its rows are written, as another object", async () => {
		const [before] = await allOf(hoops)(services.directory);
		const [neighbour] = await allOf(river)(services.directory);
		await storeFor(hoops.id, services.database).transaction((store) => store.teams.insert(["New"]));
		expect(await asked(allOf(hoops))).toBe(0);
		for (const after of await allOf(hoops)(services.directory)) {
			expect(after).toEqual(before);
			expect(after).not.toBe(before);
		}
		expect(await services.directory.byId(river.id)).toBe(neighbour);
	});

	test("keeps everything while people sign out and are changed", async () => {
		const { id } = await anAccount(services.database, { organizationId: hoops.id });
		await services.platform.transaction(({ platform }) => platform.sessions.removeOf(id));
		await services.platform.transaction(({ platform }) =>
			platform.accounts.change(id, { theme: "dark" }),
		);
		expect(await asked(allOf(hoops))).toBe(0);
		expect(await asked(allOf(river))).toBe(0);
	});

	test("strangers' names push no organization out", async () => {
		for (let name = 0; name < 6000; name += 1) await services.directory.bySlug(`odd-${name}`);
		expect(await asked(allOf(hoops))).toBe(0);
	});

	test("forgets everything when all may have changed", async () => {
		services.database.committed(null);
		expect(await asked(allOf(river))).toBeGreaterThan(0);
	});
});
