import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { uploadsFolder } from "#server/files/uploaded-files.ts";
import { lockDataFolder, openDataFolder } from "#server/operations/data-folder.ts";
import { type Contents, withContents } from "#store/engine/contents.ts";
import { type Home, settle, type Uploads } from "./new-home.ts";
import { openToRead } from "./open-to-read.ts";
import type { Progress } from "./write-backup.ts";

/**
 * Brings everything from one database to another, and the uploaded files when they change folders.
 * The server has to be stopped: what it wrote meanwhile would stay behind. Answers how many rows.
 */
export async function moveContents(
	from: Home,
	to: Home,
	progress: { rows: Progress; files: Progress },
): Promise<number> {
	const folders = [...new Set([resolve(from.dataDir), resolve(to.dataDir)])];
	for (const folder of folders) openDataFolder(folder);
	const unlocks: (() => void)[] = [];
	try {
		for (const folder of folders) unlocks.push(lockDataFolder(folder));
		const database = await openToRead(from);
		try {
			return await withContents(database, async (contents) => {
				const uploads = folders.length === 1 ? null : await uploadsOf(from, contents);
				await settle(to, contents, uploads, progress);
				return Object.values(contents.counts).reduce((sum, count) => sum + count, 0);
			});
		} finally {
			await database.close();
		}
	} finally {
		for (const unlock of unlocks) unlock();
	}
}

async function uploadsOf(home: Home, contents: Contents): Promise<Uploads> {
	const from = uploadsFolder(home);
	const paths: string[] = [];
	for await (const { table, rows } of contents.chunks()) {
		if (table !== "files") continue;
		paths.push(...rows.map(({ organization_id, name }) => `${organization_id}/${name}`));
	}
	return { from, paths: paths.filter((path) => existsSync(join(from, path))) };
}
