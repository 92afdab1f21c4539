import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Settings } from "#server/env.ts";
import { openDataFolder } from "#server/operations/data-folder.ts";
import type { Contents } from "#store/engine/contents.ts";
import type { Database } from "#store/engine/database.ts";
import { fill } from "#store/engine/fill.ts";
import { openPostgres } from "#store/engine/postgres.ts";
import { openSqlite } from "#store/engine/sqlite.ts";
import { copyDurably, renameDurably } from "./durable-files.ts";
import { summing, sumsOf } from "./manifest.ts";
import type { Progress } from "./write-backup.ts";

export type Home = Pick<Settings, "dataDir" | "databaseUrl">;

/** Uploaded files to bring along: their paths, and the folder they lie in. */
export type Uploads = { from: string; paths: string[] };

const draftOfDatabase = "fieldhouse.db.part";

/**
 * Brings contents where there are none, and looks that they are there as they were read. Files and
 * rows come to stand under their names at the very end; when something goes wrong there is nothing.
 */
export async function settle(
	home: Home,
	contents: Contents,
	uploads: Uploads | null,
	progress: { rows: Progress; files: Progress },
): Promise<void> {
	openDataFolder(home.dataDir);
	if (isInhabited(home, uploads !== null)) {
		throw new Error(
			`The data folder ${home.dataDir} is not empty. Choose a new one; nothing was changed.`,
		);
	}
	const filesDraft = join(home.dataDir, "files.part");
	const filesPlace = join(home.dataDir, "files");
	await clear(home, filesDraft);
	let isPlaced = false;
	try {
		if (uploads !== null) await copyUploads(uploads, filesDraft, progress.files);
		const database = openDraft(home);
		try {
			await fillAlike(database, contents, progress.rows, async () => {
				if (!existsSync(filesDraft)) return;
				await renameDurably(filesDraft, filesPlace);
				isPlaced = true;
			});
		} finally {
			await database.close();
		}
		if (home.databaseUrl === null) {
			await renameDurably(join(home.dataDir, draftOfDatabase), join(home.dataDir, "fieldhouse.db"));
		}
	} catch (error) {
		await clear(home, filesDraft);
		if (isPlaced) await rm(filesPlace, { recursive: true, force: true });
		throw error;
	}
}

function isInhabited({ dataDir, databaseUrl }: Home, bringsUploads: boolean): boolean {
	const files = join(dataDir, "files");
	const hasFiles = existsSync(files) && readdirSync(files).length > 0;
	const hasDatabase = existsSync(join(dataDir, "fieldhouse.db"));
	return (bringsUploads && hasFiles) || (databaseUrl === null && hasDatabase);
}

function openDraft({ dataDir, databaseUrl }: Home): Database {
	return databaseUrl === null
		? openSqlite(join(dataDir, draftOfDatabase))
		: openPostgres(databaseUrl);
}

/** What an earlier attempt may have left. */
async function clear({ dataDir }: Home, filesDraft: string): Promise<void> {
	await rm(filesDraft, { recursive: true, force: true });
	for (const end of ["", "-wal", "-shm"]) {
		await rm(join(dataDir, `${draftOfDatabase}${end}`), { force: true });
	}
}

async function copyUploads(
	{ from, paths }: Uploads,
	to: string,
	progress: Progress,
): Promise<void> {
	for (const [index, path] of paths.entries()) {
		await copyDurably(join(from, path), join(to, path));
		progress(index + 1, paths.length);
	}
}

async function fillAlike(
	database: Database,
	contents: Contents,
	progress: Progress,
	last: () => Promise<void>,
): Promise<void> {
	const total = Object.values(contents.counts).reduce((sum, count) => sum + count, 0);
	const read = summing();
	let done = 0;
	async function* chunks() {
		for await (const chunk of contents.chunks()) {
			read.add(chunk.table, chunk.rows);
			yield chunk;
			done += chunk.rows.length;
			progress(done, total);
		}
	}
	await fill(database, { ...contents, chunks }, async (written) => {
		const isAlike =
			JSON.stringify(await sumsOf(written.chunks())) === JSON.stringify(read.sums()) &&
			isDeepStrictEqual({ ...written.lastIds }, { ...contents.lastIds });
		if (!isAlike) {
			throw new Error(
				"What was written is not what was read. This is a mistake of ours; nothing was changed.",
			);
		}
		await last();
	});
}
