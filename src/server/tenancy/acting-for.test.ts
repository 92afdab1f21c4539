import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrganization, addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";

/* What the administration's switcher relies on, call by call (rule `acting-super-admin`). */
let api: Awaited<ReturnType<typeof startApi>>;
let river: MadeLeague;
let root: Browser;
let acting: string;

beforeAll(async () => {
	api = await startApi();
	const own = await addOrganization(api, { slug: "platform" });
	river = await aLeague(api.database, { organization: { slug: "river", domain: "river.test" } });
	await addUser(api, { username: "root", role: "super_admin", organizationId: own.id });
	await addUser(api, { username: "casey", role: "staff", organizationId: own.id });
	root = await api.signedIn("root");
	acting = `organization_id=${river.organization.id}`;
});
afterAll(() => api.database.close());

test("a super administrator reads, adds, changes and deletes for the organization in the query", async () => {
	const added = await root.post(`/api/seasonsv2?${acting}`, { name: "Summer" });
	const { season } = await added.json();
	expect((await river.store.seasons.list()).map(({ name }) => name)).toContain("Summer");
	const listed = await (await root.get(`/api/seasonsv2?${acting}`)).json();
	expect(listed.seasons).toHaveLength(2);
	expect((await (await root.get("/api/seasonsv2")).json()).seasons).toHaveLength(0);
	const renamed = await root.put(`/api/seasonsv2/${season.id}?${acting}`, { name: "Fall" });
	expect(renamed.status).toBe(200);
	expect((await root.del(`/api/seasonsv2/${season.id}`)).status).toBe(404);
	expect((await root.del(`/api/seasonsv2/${season.id}?${acting}`)).status).toBe(200);
});

test("so does a form with a file's encoding", async () => {
	const form = new FormData();
	form.set("firstName", "Pat");
	expect((await root.post(`/api/players?${acting}`, form)).status).toBe(200);
	expect((await river.store.players.list()).map(({ firstName }) => firstName)).toContain("Pat");
});

test("an account's own calls take no notice of it", async () => {
	const { organization } = await (await root.get(`/api/auth/check-auth?${acting}`)).json();
	expect(organization.slug).toBe("platform");
});

test("nobody else acts for another organization, and nobody does on a custom host", async () => {
	const casey = await api.signedIn("casey");
	expect((await casey.get(`/api/dashboard?${acting}`)).status).toBe(404);
	const onHost = await api.signedIn("root", "river.test");
	const own = await addOrganization(api, { slug: "other" });
	expect((await onHost.get(`/api/dashboard?organization_id=${own.id}`)).status).toBe(404);
	expect((await onHost.get("/api/dashboard")).status).toBe(200);
});
