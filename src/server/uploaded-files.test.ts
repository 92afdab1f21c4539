import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";
import { addressOf, uploadsFolder, writeFileFor } from "./uploaded-files.ts";
import { sweepUploads } from "./uploaded-files-sweep.ts";

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

	test("is one of ours, or nothing is there", async () => {
		const { get, errors } = await startApp({ settings: { dataDir } });
		await writeFileFor({ dataDir }, 7, { name, bytes });
		writeFileSync(join(dataDir, "secret"), "secret");
		writeFileSync(join(uploadsFolder({ dataDir }), "7", "other.webp"), "secret");
		const elsewhere = [
			`/files/8/${name}`,
			`/files/07/${name}`,
			`/files/7/${name.toUpperCase()}`,
			`/files/7/${name}.webp`,
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
		const shown = ["team", "player", "organization", "page", "trash"];
		for (const file of [...shown, "replaced", "new"]) {
			const createdAt = daysAgo(file === "new" ? 0.5 : 40).toISOString();
			const row = { contentType: "image/webp", bytes: 7, createdBy: null, createdAt };
			await store.files.insert({ ...row, name: `${file}.webp` });
		}
		const at = (file: string) => addressOf(id, `${file}.webp`);
		const update = database.db;
		await update
			.updateTable("teams")
			.set({ logo_url: at("team") })
			.execute();
		await update
			.updateTable("players")
			.set({ image_url: at("player") })
			.execute();
		await update
			.updateTable("organizations")
			.set({ logo_url: at("organization") })
			.execute();
		const thrownAway = playerId("Hawks One");
		await update
			.updateTable("players")
			.set({ image_url: at("trash") })
			.where("id", "=", thrownAway)
			.execute();
		await store.trash.discard("player", thrownAway, { by: null, at: now.toISOString(), label: "" });
		const blocks = [{ type: "image", url: at("page"), alt: "" }] as never;
		await store.pages.save({ key: "home", title: "Home", isPublished: true, blocks });

		const files = [...shown, "replaced", "new", "refused", "being sent"];
		for (const file of files) {
			addFile(id, `${file}.webp`, ["new", "being sent"].includes(file) ? 0.5 : 40);
		}
		addFile(99, "of nobody any more.webp", 40);

		await sweepUploads(services);
		const kept = [...shown, "new", "being sent"];
		expect(files.filter((file) => existsSync(fileOf(id, `${file}.webp`)))).toEqual(
			files.filter((file) => kept.includes(file)),
		);
		expect(existsSync(fileOf(99, "of nobody any more.webp"))).toBe(false);
		expect(await store.files.listNames()).toEqual(
			[...shown, "new"].map((file) => `${file}.webp`).toSorted(),
		);
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
