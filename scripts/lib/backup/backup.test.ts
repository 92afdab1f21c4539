import {
	cpSync,
	existsSync,
	globSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { writeFileFor } from "#server/files/uploaded-files.ts";
import { openDataFolder } from "#server/operations/data-folder.ts";
import { inChunks } from "#store/engine/chunks.ts";
import {
	contentsOf,
	countOf,
	staying,
	tablesOfBackups,
	travellingTables,
	withContents,
} from "#store/engine/contents.ts";
import { lastIds, withIds } from "#store/engine/ids.ts";
import { migrate } from "#store/engine/migrate.ts";
import { openDatabase } from "#store/engine/open-database.ts";
import { openSqlite } from "#store/engine/sqlite.ts";
import { migrations } from "#store/migrations/index.ts";
import { type Store, storeFor } from "#store/store.ts";
import { openMemory, places, type TestDatabase } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { sumOfFile } from "./durable-files.ts";
import { manifestName, manifestSumName } from "./manifest.ts";
import { moveContents } from "./move-contents.ts";
import { type Home, settle } from "./new-home.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const now = new Date("2026-03-10T12:00:00Z");
const quietly = { checks: () => {}, rows: () => {}, files: () => {} };

let folder: string;
let made: TestDatabase[] = [];
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "fieldhouse-backup-"));
});
afterEach(async () => {
	for (const place of made) await place.remove();
	made = [];
	rmSync(folder, { recursive: true });
});

test("every table of the schema travels or is known to stay", async () => {
	const { db, close } = await openMemory();
	const tables = (await db.introspection.getTables()).map(({ name }) => name);
	expect([...travellingTables, ...staying].toSorted()).toEqual(tables.toSorted());
	await close();
});

/** The machine may have a lot to do beside. */
vi.setConfig({ testTimeout: 60_000 });

describe.each(places)("$name", ({ make }) => {
	test("50,000 rows and uploads are restored to the byte", async () => {
		const home = await aHome("source", make);
		await inhabit(home, 50_000);
		const first = await backUp(home, "first");
		expect(first.tables.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(50_000);
		expect(first.files).toHaveLength(20);

		const restored = await aHome("restored", make);
		await restoreBackup(restored, join(folder, "first"), quietly);
		await backUp(restored, "second");
		expect(filesIn("second")).toEqual(filesIn("first"));
		expect(filesIn("restored/files")).toEqual(filesIn("source/files"));
	});

	test("ids go on where they were, those of deleted rows included", async () => {
		const home = await aHome("source", make);
		const last = await inhabit(home);
		await backUp(home, "backup");
		const restored = await aHome("restored", make);
		await restoreBackup(restored, join(folder, "backup"), quietly);
		const database = openDatabase(restored);
		const store = storeFor(last.organizationId, database);
		expect(await addPlayer(store)).toBe(last.playerId + 1);
		expect(await lastIds(database.db)).toEqual({ ...last.given, players: last.playerId + 1 });
		expect(last.given).toMatchObject({ pages: 6, teams: expect.any(Number) });
		await database.close();
	});

	test("a byte that changed is found before anything is written", async () => {
		const home = await aHome("source", make);
		await inhabit(home);
		await backUp(home, "backup");
		const paths = filesIn("backup").map(([path]) => path);
		expect(paths.length).toBeGreaterThan(40);
		const restored = await aHome("restored", make);
		const chosen = [manifestName, manifestSumName, "tables/games.jsonl", "tables/trash.jsonl"];
		for (const path of [...chosen, paths.find((path) => path.startsWith("files/")) ?? ""]) {
			rmSync(join(folder, "damaged"), { recursive: true, force: true });
			cpSync(join(folder, "backup"), join(folder, "damaged"), { recursive: true });
			damage(join(folder, "damaged", path));
			const part = path === manifestSumName ? manifestName : path;
			await expect(restoreBackup(restored, join(folder, "damaged"), quietly)).rejects.toThrow(
				`This backup is damaged: ${part} is not as it was written.`,
			);
		}
		expect(existsSync(restored.dataDir)).toBe(false);
		await restoreBackup(restored, join(folder, "backup"), quietly);
	});

	test("nothing is restored over what is there", async () => {
		const home = await aHome("source", make);
		await inhabit(home);
		await backUp(home, "backup");
		const before = await backUp(home, "before");
		await expect(restoreBackup(home, join(folder, "backup"), quietly)).rejects.toThrow(
			"is not empty. Choose a new one; nothing was changed.",
		);
		const elsewhere = { ...home, dataDir: join(folder, "elsewhere") };
		if (home.databaseUrl !== null) {
			await expect(restoreBackup(elsewhere, join(folder, "backup"), quietly)).rejects.toThrow(
				"The database is not empty.",
			);
			expect(existsSync(join(elsewhere.dataDir, "files"))).toBe(false);
		}
		expect((await backUp(home, "after")).tables).toEqual(before.tables);
	});

	test("a restore that fails half-way leaves nothing and can be done again", async () => {
		const home = await aHome("source", make);
		await inhabit(home);
		await backUp(home, "backup");
		const restored = await aHome("restored", make);
		const failing = {
			...quietly,
			rows: (done: number) => {
				if (done > 300) throw new Error("The disk is full.");
			},
		};
		await expect(restoreBackup(restored, join(folder, "backup"), failing)).rejects.toThrow("full");
		expect(
			globSync("**/*", { cwd: restored.dataDir }).filter((name) => !name.includes("server.lock")),
		).toEqual([]);
		await restoreBackup(restored, join(folder, "backup"), quietly);
		await backUp(restored, "again");
		expect(filesIn("again")).toEqual(filesIn("backup"));
	});

	test("a backup is of one moment, while others write", async () => {
		const home = await aHome("source", make);
		const { organizationId } = await inhabit(home, 8000);
		const writer = openDatabase(home);
		let isDone = false;
		let pairs = 0;
		const writing = (async () => {
			while (!isDone) {
				await storeFor(organizationId, writer).transaction(async (store) => {
					// One in a table that is read early, one in a table that is read late.
					await addPlayer(store);
					await store.files.insert(aFile(`pair ${pairs}`));
				});
				pairs += 1;
				await setImmediate();
			}
		})();
		const countPairs = async (name: string) => {
			const { tables } = await backUp(home, name);
			const rows = (table: string) => tables.find((it) => it.name === table)?.rows ?? 0;
			return rows("players") - rows("files");
		};
		const differences = [await countPairs("1"), await countPairs("2"), await countPairs("3")];
		isDone = true;
		await writing;
		await writer.close();
		expect(pairs).toBeGreaterThan(3);
		expect(new Set(differences).size).toBe(1);
	});

	test("sessions, requests done and guesses stay behind", async () => {
		const home = await aHome("source", make);
		await inhabit(home);
		await backUp(home, "backup");
		const everything = filesIn("backup").map(([, text]) => text);
		expect(everything.filter((text) => text.includes("canary of a session"))).toEqual([]);
	});
});

describe.each(places.filter(({ name }) => name === "PostgreSQL"))(
	"from SQLite to $name",
	({ make }) => {
		test("and back everything is the same", async () => {
			const home = await aHome("source", places[0]?.make);
			await inhabit(home, 8000);
			const before = await backUp(home, "before");
			const { databaseUrl } = await aHome("unused", make);
			const onPostgres = { dataDir: home.dataDir, databaseUrl };
			expect(await moveContents(home, onPostgres, quietly)).toBeGreaterThan(8000);
			await backUp(onPostgres, "between");
			expect(filesIn("between")).toEqual(filesIn("before"));
			await expect(moveContents(home, onPostgres, quietly)).rejects.toThrow("not empty");

			const back = { dataDir: join(folder, "back"), databaseUrl: null };
			await moveContents(onPostgres, back, quietly);
			expect(await backUp(back, "after")).toEqual(before);
			expect(filesIn("after")).toEqual(filesIn("before"));
			expect(filesIn("back/files")).toEqual(filesIn("source/files"));
		});
	},
);

test("what an older version has written is brought up to this one", async () => {
	const old = openSqlite(":memory:");
	await migrate(old.db, old.dialect, migrations.slice(0, 1));
	await old.db
		.insertInto("organizations")
		.values({ id: 1, name: "Old", created_at: "2026" })
		.execute();
	const { rows } = await sql<{ name: string }>`select name from sqlite_master`.execute(old.db);
	const names = new Set(rows.map(({ name }) => name));
	const tables = tablesOfBackups.filter((table) => names.has(table));
	const contents = await contentsOf(old.db, old.dialect, tables);
	const home = { dataDir: join(folder, "new"), databaseUrl: null };
	await settle(home, contents, null, quietly);
	const database = openDatabase(home);
	expect(await withContents(database, async ({ migrations }) => migrations)).toEqual(
		migrations.map(({ name }) => name),
	);
	expect(await countOf(database.db, "organizations")).toBe(1);
	await Promise.all([old.close(), database.close()]);
});

describe("a backup is refused", () => {
	const home = () => ({ dataDir: join(folder, "new"), databaseUrl: null });

	test("when there is none", async () => {
		await expect(restoreBackup(home(), folder, quietly)).rejects.toThrow("There is no backup in");
	});

	test("when a newer version made it", async () => {
		const source = await aHome("source", places[0]?.make);
		await inhabit(source);
		await backUp(source, "backup");
		const file = join(folder, "backup", manifestName);
		const manifest = JSON.parse(readFileSync(file, "utf8"));
		manifest.migrations.push("9999-flying");
		writeFileSync(file, JSON.stringify(manifest));
		const { sha256 } = await sumOfFile(file);
		writeFileSync(join(folder, "backup", manifestSumName), `${sha256}  ${manifestName}\n`);
		await expect(restoreBackup(home(), join(folder, "backup"), quietly)).rejects.toThrow(
			"This backup was made by a newer version of Fieldhouse.",
		);
		expect(existsSync(home().dataDir)).toBe(false);
	});
});

async function aHome(name: string, make?: () => Promise<TestDatabase>): Promise<Home> {
	const place = await make?.();
	if (place) made.push(place);
	return { dataDir: join(folder, name), databaseUrl: place?.databaseUrl ?? null };
}

/** Three leagues, uploads, what should stay behind, and an audit of `rows` entries to make it large. */
async function inhabit(home: Home, rows = 500) {
	openDataFolder(home.dataDir);
	const database = openDatabase(home);
	const { db } = database;
	await migrate(db, database.dialect);
	const games = Array.from({ length: 20 }, (_, game) => ["Hawks", 60 + game, "Owls", 50] as const);
	for (const name of ["First", "Second"]) {
		await aLeague(database, { organization: { name }, games, hasBoxScores: true });
	}
	const { organization, store } = await aLeague(database, {
		organization: { name: awkward },
		games,
		hasBoxScores: true,
	});
	const at = now.toISOString();
	// What is locked against people comes back all the same.
	await db.updateTable("seasons").set({ locked_at: at }).execute();
	for (const title of ["Zeta", "alpha", "_", "Émile", "a b"]) {
		await store.pages.save({ key: title, title, isPublished: true, blocks: [] });
	}
	const own = await store.pages.insert({ key: null, title: awkward });
	await store.pageRedirects.add(own, "summer-2025");
	await store.navigation.save([{ label: awkward, to: "/summer" }]);
	for (let index = 0; index < 20; index += 1) {
		const stem = index.toString(16).padStart(2, "0").repeat(16);
		const file = aFile(`${stem}${renditions[index % renditions.length]}`);
		await store.files.insert(file);
		const bytes = new TextEncoder().encode(`picture ${index}`);
		await writeFileFor(home, organization.id, { name: file.name, bytes });
	}
	await store.pictures.insert({
		kind: "picture",
		fileName: `${"00".repeat(16)}.webp`,
		name: awkward,
		alt: awkward,
		width: 9,
		height: 9,
		bytes: 10,
		focusX: 5,
		focusY: 95,
		whole: null,
		createdBy: null,
		crop: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 },
		formerFileNames: [],
		createdAt: at,
	});
	const numbers = Array.from({ length: rows }, (_, index) => index);
	await inChunks(
		await withIds(
			db,
			"audit_log",
			numbers.map((index) => ({ index })),
		),
		(chunk) =>
			db
				.insertInto("audit_log")
				.values(
					chunk.map(({ id, index }) => ({
						id,
						organization_id: organization.id,
						action: "game.score",
						subject: "game",
						subject_id: index,
						before: index % 2 === 0 ? null : "",
						after: JSON.stringify({ text: awkward }),
						at,
					})),
				)
				.execute(),
	);
	const user = await db
		.insertInto("users")
		.values({ id: 900_000, username: "canary", username_key: "canary", created_at: at })
		.returning("id")
		.executeTakeFirstOrThrow();
	const canary = "canary of a session";
	await db
		.insertInto("sessions")
		.values({ token_hash: canary, user_id: user.id, host: "a", created_at: at, last_seen_at: at })
		.execute();
	await db
		.insertInto("idempotency_keys")
		.values({ user_id: user.id, key: canary, request_hash: canary, try_token: "", created_at: at })
		.execute();
	await db.insertInto("sign_in_attempts").values({ key: canary, points: 1 }).execute();
	const playerId = await addPlayer(store);
	await store.trash.discard("player", playerId, { by: null, at, label: awkward });
	const given = await lastIds(db);
	await database.close();
	return { organizationId: organization.id, playerId, given };
}

const awkward = `Ünï "quoted" \\ \u2028 line\nbreak, \t tab, 🏀, \u0001`;

/** How the names of uploaded files end. */
const renditions = [".webp", "-480.webp", "-960.webp", "-source.webp", ".pdf", ".png"];

function aFile(name: string) {
	const file = { contentType: "image/webp", bytes: 10, createdBy: null };
	return { ...file, name, createdAt: now.toISOString() };
}

async function addPlayer({ players }: Store): Promise<number> {
	const [player] = await players.insertAll([{ firstName: "New", lastName: "One", imageUrl: null }]);
	return player?.id ?? 0;
}

async function backUp(home: Home, name: string) {
	const database = openDatabase(home);
	const { dataDir } = home;
	try {
		return await writeBackup({ database, dataDir, folder: join(folder, name), now }, quietly);
	} finally {
		await database.close();
	}
}

/** Path and contents of every file below a folder. */
function filesIn(name: string): [string, string][] {
	const cwd = join(folder, name);
	return globSync("**/*.*", { cwd })
		.toSorted()
		.map((path) => [path, readFileSync(join(cwd, path), "latin1")]);
}

function damage(file: string): void {
	const bytes = readFileSync(file);
	const middle = bytes.length >> 1;
	bytes.writeUInt8((bytes[middle] ?? 0) ^ 1, middle);
	writeFileSync(file, bytes);
}
