import { brotliDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { type Look, plainLook } from "#domain/look/look.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";

let app: Awaited<ReturnType<typeof startApp>>;
let id: number;

beforeAll(async () => {
	const database = await openMemory();
	const league = await aLeague(database, { organization: { slug: "hoops", domain: null } });
	id = league.organization.id;
	app = await startApp({ database });
});

const choose = (look: Look | null, more: object = {}) =>
	app.platform.organizations.change(id, { look, ...more });

/** The address of what a page links to as this. */
async function linked(rel: string): Promise<string | undefined> {
	const html = await (await app.get("/hoops")).text();
	return new RegExp(`<link rel="${rel}" href="(/(?:theme|files)/[^"]+)"`).exec(html)?.[1];
}

describe("the stylesheet of an organization", () => {
	test("is not there before something was chosen", async () => {
		expect(await linked("stylesheet")).toBeUndefined();
	});

	test("has an address for good, which changes with the look", async () => {
		await choose({ ...plainLook, corners: "square" });
		const square = (await linked("stylesheet")) ?? "";
		const answer = await app.get(square);
		expect(answer.headers.get("content-type")).toBe("text/css; charset=utf-8");
		expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
		expect(await answer.text()).toContain("--radius-m:0;");
		await choose({ ...plainLook, corners: "round" });
		expect(await linked("stylesheet")).not.toBe(square);
	});

	test("answers under a former address with the present look, and not for good", async () => {
		await choose({ ...plainLook, corners: "square" });
		const square = (await linked("stylesheet")) ?? "";
		await choose({ ...plainLook, corners: "round" });
		const answer = await app.get(square);
		expect(await answer.text()).toContain("--radius-m:0.875rem;");
		expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
		await choose(null);
		expect((await app.get(square)).status).toBe(200);
	});

	test("is small on its way", async () => {
		await choose({ ...plainLook, font: "serif", bar: "#fedcba" });
		const address = (await linked("stylesheet")) ?? "";
		const answer = await app.get(address, undefined, { "accept-encoding": "gzip, br" });
		expect(answer.headers.get("content-encoding")).toBe("br");
		const bytes = Buffer.from(await answer.arrayBuffer());
		expect(bytes.length).toBeLessThan(1500);
		expect(brotliDecompressSync(bytes).toString()).toBe(await (await app.get(address)).text());
	});

	test("is the same in every process that has the same look", async () => {
		await choose({ ...plainLook, font: "serif" });
		const other = await startApp({ database: app.database });
		const html = await (await other.get("/hoops")).text();
		expect(html).toContain(await linked("stylesheet"));
	});
});

describe("a page", () => {
	test.each([
		[{ theme: "light", isAlwaysLight: false }, undefined],
		[{ theme: "light", isAlwaysLight: true }, "light"],
		[{ theme: "dark", isAlwaysLight: false }, "dark"],
		[{ theme: "midnight", isAlwaysLight: true }, "dark"],
	])("with %j is %s", async ({ theme, isAlwaysLight }, scheme) => {
		await choose({ ...plainLook, isAlwaysLight }, { theme });
		const html = await (await app.get("/hoops")).text();
		expect(/<html lang="en"(?: data-theme="(\w+)")?/.exec(html)?.[1]).toBe(scheme);
	});

	test("tells phones the colour of its header", async () => {
		await choose({ ...plainLook, header: "#14264a" });
		expect(await (await app.get("/hoops")).text()).toContain(
			'<meta name="theme-color" content="#14264a"/>',
		);
	});

	test("has the organization's icon, for home screens too, or the product's", async () => {
		expect(await (await app.get("/hoops")).text()).toContain('href="/favicon.svg"');
		const iconUrl = `/files/${id}/${"a".repeat(32)}.png`;
		await choose(plainLook, { iconUrl });
		expect(await linked("icon")).toBe(iconUrl);
		expect(await linked("apple-touch-icon")).toBe(iconUrl);
		const manifest = await app.get((await linked("manifest")) ?? "");
		expect(manifest.headers.get("content-type")).toBe("application/manifest+json");
		expect(await manifest.json()).toMatchObject({ icons: [{ src: iconUrl }] });
	});
});

test("no look of a stranger's making comes into a stylesheet", async () => {
	const hostile = { ...plainLook, header: "red;}body{display:none}" };
	await choose(hostile);
	const css = await (await app.get((await linked("stylesheet")) ?? "")).text();
	expect(css).not.toContain("display:none");
});
