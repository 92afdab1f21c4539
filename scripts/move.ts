/** `npm run move`: brings everything from SQLite to PostgreSQL or back (docs/backup.md). */
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
import { moveContents } from "./lib/backup/move-contents.ts";
import type { Home } from "./lib/backup/new-home.ts";

const usage = `Usage: npm run move -- --to postgres://USER:PASSWORD@HOST/DATABASE
       npm run move -- --to sqlite --data-dir FOLDER
From the database of the settings (DATA_DIR, DATABASE_URL) to an empty one. Stop the server first.`;

const options = { to: { type: "string" }, "data-dir": { type: "string" } } as const;

await runCommand(usage, async (args) => {
	const from = readSettings(process.env);
	const to = readTarget(args, from);
	const start = performance.now();
	const rows = await moveContents(from, to, bars());
	const setting =
		to.databaseUrl === null
			? `DATA_DIR=${to.dataDir} and without DATABASE_URL`
			: "DATABASE_URL set to it";
	return [
		`${counted(rows, "row")} were moved (${secondsSince(start)}). The old database is as it was.`,
		`Start with ${setting}. Everybody has to sign in again.`,
	];
});

function readTarget(args: string[], from: Home): Home {
	const { values, positionals } = readOptions(args, options);
	if (positionals.length > 0) throw new UsageError(`What is "${positionals[0]}"?`);
	const { to, "data-dir": dataDir } = values;
	if (to === undefined) throw new UsageError("--to is missing.");
	if (to === "sqlite") {
		if (dataDir === undefined) throw new UsageError("--data-dir is missing.");
		return { dataDir: fromHere(dataDir), databaseUrl: null };
	}
	if (!/^postgres(ql)?:\/\//.test(to)) {
		throw new UsageError("--to is sqlite, or starts with postgres://");
	}
	if (dataDir !== undefined) throw new UsageError("--data-dir only goes with --to sqlite.");
	return { dataDir: from.dataDir, databaseUrl: to };
}
