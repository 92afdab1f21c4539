/**
 * `npm run bench [-- --quick]`: measures this version on data it makes itself and prints the tables
 * of docs/performance.md. `--quick` takes one short round, to see that everything runs.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { againstBare } from "./bench/against-bare.ts";
import { buildServer } from "./bench/build-server.ts";
import { growth } from "./bench/growth.ts";
import { makeDatabases } from "./bench/make-databases.ts";
import type { Effort } from "./bench/measure.ts";
import { memory } from "./bench/memory.ts";
import { startBare, startLoad, startServer } from "./bench/processes.ts";
import { weights } from "./bench/weights.ts";

const effort: Effort = process.argv.includes("--quick")
	? { rounds: 1, ms: 300 }
	: { rounds: 7, ms: 700 };

const folder = mkdtempSync(join(tmpdir(), "fieldhouse-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
	process.on(signal, () => process.exit(1));
}

await buildServer();
const databases = await makeDatabases(folder);
const load = startLoad();
const bare = await startBare();
const [small, crowded, old] = await Promise.all([
	startServer(databases.small.file),
	startServer(databases.crowded.file),
	startServer(databases.old.file),
]);

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
console.log(`Medians of ${effort.rounds} rounds of ${effort.ms} ms, 16 connections\n`);
console.log(await weights(small.port, databases.small.made));
console.log(await againstBare({ load, bare, server: small, made: databases.small.made, effort }));
console.log(
	await growth({
		load,
		effort,
		small: { server: small, made: databases.small.made },
		crowded: { server: crowded, made: databases.crowded.made },
		old: { server: old, made: databases.old.made },
	}),
);
console.log(await memory({ small, crowded, old }));
process.exit(0);
