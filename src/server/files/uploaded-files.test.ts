import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";
import { sweepUploads } from "./daily-sweep.ts";
import { addressOf, uploadsFolder, writeFileFor } from "./uploaded-files.ts";

const name = `${"0a".repeat(16)}.webp`;
const bytes = new TextEncoder().encode("picture");

let dataDir: string;
beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-uploads-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe("an uploaded file", () => {
	test("is served for good, and nothing in it can run", async () => {
		const { get } = await startApp({ settings: { dataDir } });
		await writeFileFor({ dataDir }, 7, { name, bytes });
		const answer = await get(addressOf(7, name));
		expect(answer.status).toBe(200);
		expect(await answer.text()).toBe("picture");
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			"content-type": "image/webp",
			"content-security-policy": "default-src 'none'; sandbox",
			"x-content-type-options": "nosniff",
			"cache-control": "public, max-age=31536000, immutable",
		});
	});

	test("that is a document is only handed out to be saved", async () => {
		const { get } = await startApp({ settings: { dataDir } });
		const document = name.replace("webp", "pdf");
		await writeFileFor({ dataDir }, 7, { name: document, bytes });
		const answer = await get(addressOf(7, document));
		expect(answer.status).toBe(200);
		expect(await answer.text()).toBe("picture");
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			"content-type": "application/pdf",
			"content-disposition": "attachment",
			"content-security-policy": "default-src 'none'; sandbox",
			"x-content-type-options": "nosniff",
			"content-length": "7",
		});
	});

	test("has its smaller sizes, or itself where there are none", async () => {
		const { get } = await startApp({ settings: { dataDir } });
		const small = name.replace(".", "-480.");
		await writeFileFor({ dataDir }, 7, { name, bytes });
		expect(await (await get(addressOf(7, small))).text()).toBe("picture");
		const smaller = new TextEncoder().encode("small");
		await writeFileFor({ dataDir }, 7, { name: small, bytes: smaller });
		expect(await (await get(addressOf(7, small))).text()).toBe("small");
		expect(await (await get(addressOf(7, name.replace(".", "-960.")))).text()).toBe("picture");
	});

	test("is one of ours, or nothing is there", async () => {
		const { get, errors } = await startApp({ settings: { dataDir } });
		await writeFileFor({ dataDir }, 7, { name, bytes });
		const source = { name: name.replace(".", "-source."), bytes };
		await writeFileFor({ dataDir }, 7, source);
		writeFileSync(join(dataDir, "secret"), "secret");
		writeFileSync(join(uploadsFolder({ dataDir }), "7", "other.webp"), "secret");
		const elsewhere = [
			`/files/8/${name}`,
			`/files/07/${name}`,
			`/files/7/${name.toUpperCase()}`,
			`/files/7/${name}.webp`,
			`/files/7/${name.replace(".", "-source.")}`,
			`/files/7/${name.replace(".", "-481.")}`,
			`/files/7/${name.replace("webp", "pdf")}`,
			`/files/7/${name.replace("webp", "svg")}`,
			`/files/7/x${name}`,
			`/files/7/${name}/`,
			`/files//${name}`,
			`/files/../files/8/${name}`,
			"/files/7/other.webp",
			"/files/7/../../secret",
			"/files/7/..%2f..%2fsecret",
			"/files/%2e%2e/secret",
			"/files/7/%00.webp",
			"/files/7/",
			"/files/7",
			"/files/",
			"/files",
		];
		for (const path of elsewhere) {
			const answer = await get(path);
			expect([path, answer.status]).toEqual([path, 404]);
			expect(await answer.text()).not.toContain("secret");
		}
		expect(errors).toEqual([]);
	});

	test("cannot be written twice", async () => {
		await writeFileFor({ dataDir }, 7, { name, bytes });
		await expect(writeFileFor({ dataDir }, 7, { name, bytes })).rejects.toThrow("EEXIST");
	});
});

describe.each(engines)("$name: sweeping", ({ open }) => {
	const now = new Date("2026-03-10T12:00:00Z");
	const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
	const fileOf = (organizationId: number, file: string) =>
		join(uploadsFolder({ dataDir }), String(organizationId), file);
	const addFile = (organizationId: number, file: string, days: number) => {
		mkdirSync(join(uploadsFolder({ dataDir }), String(organizationId)), { recursive: true });
		writeFileSync(fileOf(organizationId, file), "picture");
		utimesSync(fileOf(organizationId, file), daysAgo(days), daysAgo(days));
	};

	test("removes what nothing shows and what no row names, after a day", async () => {
		const { services, database } = await startApp({
			database: await open(),
			settings: { dataDir },
			now: () => now,
		});
		const { store, organization, playerId } = await aLeague(database, {
			games: [["Hawks", 1, "Owls", 2]],
			hasBoxScores: true,
		});
		const { id } = organization;
		const shown = ["team", "player", "logo", "page", "draft", "version", "navigation", "trash"];
		const others = ["library", "whole", "thrown away", "replaced", "former", "new"];
		for (const what of [...shown, ...others]) {
			const createdAt = daysAgo(what === "new" ? 0.5 : 40).toISOString();
			for (const rendition of ["", "-480", "-960", "-source"]) {
				const file = { name: fileName(what, rendition), contentType: "image/webp", bytes: 7 };
				await store.files.insert({ ...file, createdBy: null, createdAt });
			}
		}
		const at = (what: string) => addressOf(id, fileName(what));
		const { db } = database;
		await db
			.updateTable("teams")
			.set({ logo_url: at("team") })
			.execute();
		await db
			.updateTable("players")
			.set({ image_url: at("player") })
			.execute();
		await db
			.updateTable("organizations")
			.set({ logo_url: at("logo") })
			.execute();
		const goner = playerId("Hawks One");
		await db
			.updateTable("players")
			.set({ image_url: at("trash") })
			.where("id", "=", goner)
			.execute();
		const thrown = { by: null, at: now.toISOString(), label: "" };
		await store.trash.discard("player", goner, thrown);
		const naming = (what: string) => JSON.stringify([{ kind: "image", url: at(what) }]);
		const page = { organization_id: id, key: "home", id: 1, title: "Home", is_published: 1 };
		await db
			.insertInto("pages")
			.values({ ...page, blocks: naming("page"), draft: "{}", draft_blocks: naming("draft") })
			.execute();
		const version = { id: 1, page_id: 1, number: 1, title: "Home", description: "", is_indexed: 1 };
		await db
			.insertInto("page_versions")
			.values({ organization_id: id, ...version, blocks: naming("version"), changes: "[]" })
			.execute();
		await db
			.insertInto("site_navigation")
			.values({ organization_id: id, items: naming("navigation") })
			.execute();
		const former = [fileName("former"), fileName("page")];
		await store.pictures.insert({ ...ofLibrary("library", "whole"), formerFileNames: former });
		const { id: gone } = await store.pictures.insert(ofLibrary("thrown away"));
		await store.trash.discard("picture", gone, thrown);

		for (const what of [...shown, ...others, "refused", "being sent"]) {
			for (const rendition of ["", "-480", "-960", "-source"]) {
				addFile(id, fileName(what, rendition), ["new", "being sent"].includes(what) ? 0.5 : 40);
			}
		}
		addFile(99, fileName("of nobody any more"), 40);

		await sweepUploads(services);
		const kept = [...shown, "library", "whole", "thrown away", "new", "being sent"];
		for (const what of [...shown, ...others, "refused", "being sent"]) {
			for (const rendition of ["", "-480", "-960", "-source"]) {
				const isThere = existsSync(fileOf(id, fileName(what, rendition)));
				expect([what, rendition, isThere]).toEqual([what, rendition, kept.includes(what)]);
			}
		}
		expect(existsSync(fileOf(99, fileName("of nobody any more")))).toBe(false);
		expect(await store.files.listNames()).toHaveLength((kept.length - 1) * 4);
		await database.close();
	});

	test("leaves a folder alone that belongs to another database", async () => {
		const { services, database } = await startApp({
			database: await open(),
			settings: { dataDir },
			now: () => now,
		});
		await aLeague(database);
		addFile(1, "of another.webp", 40);
		await sweepUploads(services);
		expect(existsSync(fileOf(1, "of another.webp"))).toBe(true);
		await database.close();
	});
});

/** A name as ours are, the same each time for the same word. */
function fileName(what: string, rendition = ""): string {
	return `${Buffer.from(what).toString("hex").padEnd(32, "0").slice(0, 32)}${rendition}.webp`;
}

function ofLibrary(shown: string, whole = shown) {
	return {
		kind: "picture" as const,
		fileName: fileName(shown),
		name: shown,
		alt: null,
		bytes: 7,
		width: 9,
		height: 9,
		focusX: 50,
		focusY: 50,
		crop: null,
		formerFileNames: [],
		whole: { fileName: fileName(whole), width: 9, height: 9, bytes: 7, hasSource: true },
		createdBy: null,
		createdAt: "2026-01-01T00:00:00.000Z",
	};
}
