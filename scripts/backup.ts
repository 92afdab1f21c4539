/** `npm run backup`: writes everything down while the server runs (docs/backup.md). */
import { readSettings } from "#server/env.ts";
import {
	bars,
	counted,
	fromHere,
	readOptions,
	runCommand,
	secondsSince,
	UsageError,
} from "./lib/backup/command.ts";
import { openToRead } from "./lib/backup/open-to-read.ts";
import { writeBackup } from "./lib/backup/write-backup.ts";

const usage = `Usage: npm run backup
       npm run backup -- FOLDER    into this new folder instead of backups/ and the time
Settings as for npm start: DATA_DIR, DATABASE_URL. The server may be running.`;

await runCommand(usage, async (args) => {
	const { positionals } = readOptions(args, {});
	if (positionals.length > 1) throw new UsageError("One folder is enough.");
	const now = new Date();
	const stamp = now.toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "");
	const folder = fromHere(positionals[0] ?? `backups/${stamp}`);
	const settings = readSettings(process.env);
	const start = performance.now();
	const database = await openToRead(settings);
	try {
		const { dataDir } = settings;
		const manifest = await writeBackup({ database, dataDir, folder, now }, bars());
		const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
		const files = counted(manifest.files.length, "uploaded file");
		const missing = manifest.missingFiles.length;
		return [
			`${counted(rows, "row")} and ${files} are in ${folder} (${secondsSince(start)}).`,
			...(missing > 0
				? [`${counted(missing, "uploaded file")} could not be found in ${dataDir}/files.`]
				: []),
		];
	} finally {
		await database.close();
	}
});
