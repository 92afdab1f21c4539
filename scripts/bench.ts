/**
 * `npm run bench [-- --quick]`: measures this version on data it makes itself and prints the tables
 * of docs/performance.md. `--quick` takes one short round, to see that everything runs.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { jsonAgainstBare, pagesAgainstBare } from "./bench/against-bare.ts";
import { buildServer } from "./bench/build-server.ts";
import { busyDay } from "./bench/busy.ts";
import { startEngines } from "./bench/engines.ts";
import { growth } from "./bench/growth.ts";
import { makeDatabases } from "./bench/make-databases.ts";
import type { Effort } from "./bench/measure.ts";
import { memory } from "./bench/memory.ts";
import {
	startBare,
	startDriver,
	startLoad,
	startServer,
	startVisitors,
} from "./bench/processes.ts";
import { weights } from "./bench/weights.ts";
import { writes } from "./bench/writes.ts";

const isQuick = process.argv.includes("--quick");
const effort: Effort = isQuick ? { rounds: 1, ms: 300 } : { rounds: 7, ms: 700 };
const busyMs = isQuick ? 5000 : 120_000;

const folder = mkdtempSync(join(tmpdir(), "fieldhouse-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
	process.on(signal, () => process.exit(1));
}

await buildServer();
const databases = await makeDatabases(folder);
const { engines, stop } = await startEngines(databases.small);
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
const { made } = databases.small;
console.log(await pagesAgainstBare({ load, bare, server: small, made, effort }));
console.log(await jsonAgainstBare({ load, bare, server: small, made, effort }));
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
// Last, for it writes: what is read above is as it was made.
for (const { stop } of [crowded, old]) stop();
small.setCold(false);
const written = await Promise.all(
	engines.map(async (engine) => ({
		...engine,
		server: engine.name === "SQLite" ? small : await startServer(engine.database),
	})),
);
const driver = startDriver();
console.log(await writes({ load, driver, engines: written, made, effort }));
driver.stop();
console.log(await busyDay({ visitors: startVisitors(), engines: written, made, ms: busyMs }));
for (const { server } of written) server.stop();
await stop();
process.exit(0);
