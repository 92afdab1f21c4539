/** `npm run restore`: brings a backup into an empty data folder (docs/backup.md). */
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
import { restoreBackup } from "./lib/backup/restore-backup.ts";

const usage = `Usage: npm run restore -- FOLDER
The data folder (DATA_DIR) and the database (DATABASE_URL, else in it) have to be empty.`;

await runCommand(usage, async (args) => {
	const { positionals } = readOptions(args, {});
	const [folder] = positionals;
	if (folder === undefined || positionals.length > 1) {
		throw new UsageError("Name the folder of one backup.");
	}
	const settings = readSettings(process.env);
	const start = performance.now();
	const { madeAt, tables, files } = await restoreBackup(settings, fromHere(folder), bars());
	const rows = counted(
		tables.reduce((sum, table) => sum + table.rows, 0),
		"row",
	);
	return [
		`${rows} and ${counted(files.length, "uploaded file")} of ${madeAt} are restored (${secondsSince(start)}).`,
		"Start with npm start. Everybody has to sign in again.",
	];
});
