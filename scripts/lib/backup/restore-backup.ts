import { join } from "node:path";
import { lockDataFolder, openDataFolder } from "#server/operations/data-folder.ts";
import type { Manifest } from "./manifest.ts";
import { type Home, settle } from "./new-home.ts";
import { readBackup } from "./read-backup.ts";
import type { Progress } from "./write-backup.ts";

/** Brings a backup into an empty data folder and an empty database. Throws a sentence. */
export async function restoreBackup(
	home: Home,
	folder: string,
	progress: { checks: Progress; rows: Progress; files: Progress },
): Promise<Manifest> {
	const { manifest, contents } = await readBackup(folder, progress.checks);
	openDataFolder(home.dataDir);
	const unlock = lockDataFolder(home.dataDir);
	try {
		const paths = manifest.files.map(({ path }) => path);
		await settle(home, contents, { from: join(folder, "files"), paths }, progress);
	} finally {
		unlock();
	}
	return manifest;
}
