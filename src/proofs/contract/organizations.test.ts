import { afterAll, beforeAll, describe, expect } from "vitest";
import { z } from "zod";
import { addOrganization, addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { plainPictures } from "#testing/hostile-pictures.ts";
import { present } from "#testing/present.ts";
import { contractOf } from "./contract.ts";
import { done, organizationWithUsers as shape, success } from "./shapes.ts";

const saved = z.object({ ...success, organization: shape });
const one = z.object({ organization: shape });

describe.each(engines)("$name: the contract of organizations", { timeout: 60_000 }, ({ open }) => {
	let api: Awaited<ReturnType<typeof startApi>>;
	let root: Browser;
	let picture: Blob;
	let sportIds: number[];
	let userId: number;
	const ids: Record<string, number> = {};
	const idOf = (name: string) => present(ids[name], name);

	beforeAll(async () => {
		api = await startApi({ database: await open() });
		const { insertSport } = api.platform.organizations;
		const basketball = await insertSport({ name: "Basketball", type: "basketball" });
		const tennis = await insertSport({ name: "Tennis", type: "tennis" });
		sportIds = [tennis.id, basketball.id];
		await addOrganization(api, { name: "First" });
		const second = await addOrganization(api, { name: "Second", slug: "second" });
		expect(second.id).toBe(2);
		await addUser(api, { username: "two", role: "staff", organizationId: second.id });
		await addUser(api, { username: "root", role: "super_admin", organizationId: null });
		userId = (await addUser(api, { username: "olive", role: "staff", organizationId: null })).id;
		root = await api.signedIn("root");
		picture = new Blob([new Uint8Array((await plainPictures()).png)]);
	});
	afterAll(() => api.database.close());

	const { walk, endsHere } = contractOf("organizations", () => root);
	const formOf = (name: string) => ({
		name,
		domain: `${name}.test`,
		slug: name.toLowerCase(),
		"sportIds[]": sportIds,
		logo: picture,
		customPageUrl: "https://own.test/",
		customSite: "false",
	});
	/** What such a form becomes. */
	const madeOf = (name: string) => ({
		name,
		domain: `${name.toLowerCase()}.test`,
		slug: name.toLowerCase(),
		customSite: false,
		sports: sportIds.map((id) => ({ id })),
		theme: "light",
		users: [],
		logo_url: expect.stringMatching("/files/"),
		customPageUrl: "https://own.test/",
	});

	walk("POST /api/admin/organizations", async (send) => {
		const added = await send({ form: formOf("Hoops"), answers: saved });
		expect(added).toMatchObject({ message: "Hoops created", organization: madeOf("Hoops") });
		ids.hoops = added.organization.id;
		const bare = await send({ json: { name: "Bare" }, answers: saved });
		expect(bare.organization).toMatchObject({ domain: null, slug: null, logo_url: null });
		ids.bare = bare.organization.id;
	});

	walk("POST /api/organizations", async (send) => {
		const added = await send({ form: formOf("Spikes"), answers: saved });
		expect(added).toMatchObject({ message: "Spikes created", organization: madeOf("Spikes") });
		ids.spikes = added.organization.id;
	});

	walk("POST /api/organizations/{id}/addUser", async (send) => {
		const path = { id: idOf("hoops") };
		const joined = await send({ path, json: { userId }, answers: saved });
		expect(joined.organization.users).toMatchObject([{ id: userId, role: "staff" }]);
		const again = await send({ path, json: { existingUserId: userId }, answers: saved });
		expect(again.organization.users).toHaveLength(1);
	});

	walk("GET /api/organizations", async (send) => {
		const shapeOfAll = z.object({ organizations: z.array(shape) });
		const { organizations: all } = await send({ answers: shapeOfAll });
		const names = all.map(({ name }) => name).toSorted();
		expect(names).toEqual(["Bare", "First", "Hoops", "Second", "Spikes"]);
		// The second is hidden, and so is whoever has no users but super administrators
		// (rule `listing-needs-a-member`).
		const listing = await send({ by: api.browser(), answers: shapeOfAll });
		expect(listing.organizations.map(({ name }) => name)).toEqual(["Hoops"]);
		expect(listing.organizations[0]?.users).toEqual([{ id: userId, role: "staff" }]);
		expect(JSON.stringify(listing)).not.toContain("@");
		const asStrangers = await send({ query: { public: 1 }, answers: shapeOfAll });
		expect(asStrangers.organizations.map(({ id }) => id)).toEqual([ids.hoops]);
	});

	walk("GET /api/organizations/{id}", async (send) => {
		const path = { id: idOf("hoops") };
		const shown = await send({ path, by: api.browser(), answers: one });
		expect(shown.organization.users).toEqual([{ id: userId, role: "staff" }]);
		const known = await send({ path, answers: one });
		expect(known.organization).toMatchObject({ id: ids.hoops, users: [{ id: userId }] });
	});

	walk("GET /api/organizations/domain/{domain}", async (send) => {
		const by = api.browser();
		await root.put(`/api/organizations/${idOf("bare")}`, { domain: "barebones.com" });
		for (const domain of ["barebones.com", "barebones", "BareBones.com", "www.barebones.com"]) {
			const shown = await send({ path: { domain }, by, answers: one });
			expect(shown.organization).toMatchObject({ id: ids.bare, domain: "barebones.com" });
		}
		const unknown = await by.get("/api/organizations/domain/unknown.test");
		expect(unknown.status).toBe(404);
		expect(await unknown.json()).toMatchObject({ message: expect.any(String) });
	});

	walk("GET /api/organizations/slug/{slug}", async (send) => {
		const by = api.browser();
		for (const slug of ["hoops", "HOOPS"]) {
			const shown = await send({ path: { slug }, by, answers: one });
			expect(shown.organization).toMatchObject({ id: ids.hoops, slug: "hoops" });
		}
		// Hidden from the listing, and found where it is asked for.
		const second = await send({ path: { slug: "second" }, by, answers: one });
		expect(second.organization.id).toBe(2);
	});

	walk("PUT /api/organizations/{id}", async (send) => {
		const path = { id: idOf("spikes") };
		const form = { ...formOf("Nets"), customSite: "true", "sportIds[]": [sportIds[1] ?? 0] };
		const changed = await send({ path, form, answers: saved });
		expect(changed.organization).toMatchObject({
			...madeOf("Nets"),
			id: ids.spikes,
			customSite: true,
			sports: [{ id: sportIds[1] }],
		});
		// Absent stays, empty is none.
		const partly = await send({ path, json: { domain: "" }, answers: saved });
		expect(partly.organization).toEqual({ ...changed.organization, domain: null });
	});

	walk("DELETE /api/organizations/{id}", async (send) => {
		await send({ path: { id: idOf("spikes") }, answers: done });
		expect((await root.get(`/api/organizations/${idOf("spikes")}`)).status).toBe(404);
		expect((await root.del(`/api/organizations/${idOf("spikes")}`)).status).toBe(404);
	});

	endsHere();
});
