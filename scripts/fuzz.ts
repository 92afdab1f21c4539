/** `npm run fuzz`: sends broken requests to the whole product until one of them does harm. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import {
	counted,
	readOptions,
	runCommand,
	secondsSince,
	UsageError,
} from "./lib/backup/command.ts";
import { findPostgres } from "./lib/postgres.ts";
import { progressBar } from "./lib/progress-bar.ts";

const usage = `Usage: npm run fuzz [-- --count 1000000] [--seed N] [--path P] [--postgres]
Sends that many requests (20000 without --count), most of them broken, to a server in memory.
The same seed sends the same requests; --path goes to one that was reported.`;

const options = {
	count: { type: "string" },
	seed: { type: "string" },
	path: { type: "string" },
	postgres: { type: "boolean" },
} as const;

await runCommand(usage, async (args) => {
	const { values } = readOptions(args, options);
	const count = wholeNumber("count", values.count ?? "20000");
	const seed = wholeNumber("seed", values.seed ?? String(Date.now() % 2 ** 31));
	const postgres = values.postgres ? await findPostgres() : null;
	if (postgres !== null && postgres.url === undefined) throw new Error(postgres.description);
	if (postgres !== null) process.env.TEST_DATABASE_URL = postgres.url;
	const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-fuzz-"));
	const { fuzz, close } = await loadFuzz();
	const start = performance.now();
	try {
		console.log(`${counted(count, "request")}, seed ${seed}`);
		const { failure, statuses, grownBytes } = await fuzz({
			engine: postgres === null ? "SQLite" : "PostgreSQL",
			count,
			seed,
			dataDir,
			...(values.path !== undefined && { path: values.path }),
			onProgress: progressBar(process.stdout, "requests"),
		});
		if (failure !== null) throw new Error(`\n${failure}`);
		return [
			[...statuses]
				.toSorted(([a], [b]) => a - b)
				.map(([status, times]) => `${status}: ${times.toLocaleString("en-US")}`)
				.join(", "),
			`No harm was done (${secondsSince(start)}, memory ${megabytes(grownBytes)}).`,
		];
	} finally {
		await close();
		rmSync(dataDir, { recursive: true, force: true });
		await postgres?.stop();
	}
});

/** Vite loads it, because the pages of the product are in it. */
async function loadFuzz() {
	const vite = await createServer({
		server: { middlewareMode: true, hmr: false, ws: false, watch: null },
		optimizeDeps: { noDiscovery: true },
		appType: "custom",
		logLevel: "error",
	});
	const { fuzz } = await vite.ssrLoadModule("/src/proofs/fuzz.ts");
	return { fuzz: fuzz as Fuzz, close: () => vite.close() };
}

type Fuzz = typeof import("../src/proofs/fuzz.ts").fuzz;

function wholeNumber(name: string, text: string): number {
	if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} is a whole number.`);
	return Number(text);
}

function megabytes(bytes: number): string {
	return `${bytes < 0 ? "" : "+"}${(bytes / 1e6).toFixed(1)} MB`;
}
