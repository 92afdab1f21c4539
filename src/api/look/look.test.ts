import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadedFiles } from "#server/files/uploaded-files.ts";
import { addOrganization, addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { plainPictures } from "#testing/hostile-pictures.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
type Body = {
	message: string;
	look: Record<string, unknown>;
	logo_url: string | null;
	icon_url: string | null;
	checks: { part: string; sentence: string | null }[];
	css: string;
	fields?: Record<string, string>;
};

describe.each(engines)("$name: the look", ({ open }) => {
	const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-look-"));
	let api: Api;
	let hoops: number;
	const as: Record<string, Browser> = {};

	beforeAll(async () => {
		api = await startApi({ database: await open(), settings: { dataDir } });
		hoops = (await addOrganization(api, { slug: "hoops" })).id;
		const river = (await addOrganization(api, { name: "River", slug: "river" })).id;
		await addUser(api, { username: "owner", role: "org_owner", organizationId: hoops });
		await addUser(api, { username: "staff", role: "staff", organizationId: hoops });
		await addUser(api, { username: "stranger", role: "org_owner", organizationId: river });
		for (const name of ["owner", "staff", "stranger"]) as[name] = await api.signedIn(name);
	});
	afterAll(async () => {
		await api.database.close();
		rmSync(dataDir, { recursive: true });
	});

	const read = async (answered: Promise<Response> | undefined) => {
		const response = await answered;
		return { status: response?.status, body: (await response?.json()) as Body };
	};
	const view = (who = "owner") => read(as[who]?.get(`/api/organizations/${hoops}/look`));
	const change = (body: unknown, who = "owner") =>
		read(as[who]?.put(`/api/organizations/${hoops}/look`, body));
	const check = (body: unknown, who = "owner") =>
		read(as[who]?.post(`/api/organizations/${hoops}/look/check`, body));
	const formOf = (fields: Record<string, string | Blob>) => {
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) form.append(name, value);
		return form;
	};
	const picture = async () => {
		const { png } = await plainPictures();
		return new File([new Uint8Array(png)], "icon.png", { type: "image/png" });
	};

	test("is the product's before anybody has chosen", async () => {
		const { status, body } = await view();
		expect(status).toBe(200);
		expect(body.look).toEqual({
			accent: null,
			header: null,
			bar: null,
			neutrals: "arena",
			font: "narrow",
			corners: "soft",
			density: "normal",
			scheme: "visitor",
		});
		expect(body).toMatchObject({ logo_url: null, icon_url: null });
	});

	test("is its owner's to see and to change, and for others is not there", async () => {
		expect((await view("staff")).status).toBe(403);
		expect((await change({ font: "serif" }, "staff")).status).toBe(403);
		expect((await check({}, "staff")).status).toBe(403);
		expect((await view("stranger")).status).toBe(404);
		expect((await change({ font: "serif" }, "stranger")).status).toBe(404);
		expect((await check({}, "stranger")).status).toBe(404);
	});

	test("changes in what is sent, and keeps the rest", async () => {
		await change({ accent: "#123456", font: "oswald" });
		const { status, body } = await change({ corners: "round", scheme: "dark" });
		expect([status, body.message]).toEqual([200, "Look of Hoops updated"]);
		expect((await view()).body.look).toMatchObject({
			accent: "#123456",
			font: "oswald",
			corners: "round",
			scheme: "dark",
		});
		await change({ accent: null, scheme: "light" });
		expect((await view()).body.look).toMatchObject({ accent: null, scheme: "light" });
	});

	test("is one with the colour and the theme that organizations always had", async () => {
		await change({ accent: "#123456", scheme: "dark" });
		const { body } = await read(as.owner?.get(`/api/organizations/${hoops}`));
		expect(body).toMatchObject({ organization: { brandColor: "#123456", theme: "dark" } });
	});

	test.each([
		["accent", "red"],
		["header", "#12345"],
		["bar", "javascript:"],
		["font", "comic"],
		["neutrals", "pink"],
		["corners", 7],
		["density", "none"],
		["scheme", "midnight"],
		["icon", "no file"],
		["iconUrl", "/files/1/00000000000000000000000000000000.webp"],
		["iconUrl", "https://elsewhere.test/icon.png"],
		["logoUrl", "/files/2/00000000000000000000000000000000.webp"],
	])("the %s is never %j", async (field, value) => {
		const { status, body } = await change({ [field]: value });
		expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
	});

	test("is checked without being kept", async () => {
		const before = (await view()).body.look;
		const { status, body } = await check({ accent: "#757a7d" });
		expect(status).toBe(200);
		expect(body.checks.find(({ part }) => part === "accent")?.sentence).toContain(
			"The accent was made a little lighter",
		);
		expect(body.css).toMatch(/^:root\{--brand-fill:#/);
		expect((await view()).body.look).toEqual(before);
	});

	test("has an icon and a logo, which come back by their addresses and go with null", async () => {
		const first = await change(formOf({ icon: await picture(), logo: await picture() }));
		expect(first.status).toBe(200);
		const { icon_url: icon, logo_url: logo } = first.body;
		expect(icon).toMatch(new RegExp(`^/files/${hoops}/[0-9a-f]{32}\\.png$`));
		const shown = await uploadedFiles({ dataDir }).request(icon?.replace("/files", "") ?? "");
		expect(shown.headers.get("content-type")).toBe("image/png");
		expect(
			Buffer.from(await shown.arrayBuffer())
				.subarray(1, 4)
				.toString(),
		).toBe("PNG");
		const gone = await change({ iconUrl: null, logoUrl: null });
		expect(gone.body).toMatchObject({ icon_url: null, logo_url: null });
		const back = await change({ iconUrl: icon, logoUrl: logo });
		expect(back.body).toMatchObject({ icon_url: icon, logo_url: logo });
	});

	test("takes no icon that is no picture", async () => {
		const text = new File(["no picture"], "icon.png", { type: "image/png" });
		const { status, body } = await change(formOf({ icon: text }));
		expect([status, body.message]).toEqual([422, "Icon must be an image file"]);
	});
});
