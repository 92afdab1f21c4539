/**
 * `npm run crash`: kills the server again and again while it is written to, on every engine there
 * is, and looks whether anything that was acknowledged is lost or half done; then restarts PostgreSQL
 * itself under a server that fifty ask.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildServer } from "../src/proofs/crash/build-server.ts";
import type { CutOff } from "../src/proofs/crash/cut-offs.ts";
import { freePort } from "../src/proofs/crash/server-process.ts";
import { crashTrials } from "../src/proofs/crash/trials.ts";
import { counted, readOptions, runCommand, UsageError } from "./lib/backup/command.ts";
import { databaseRestarts } from "./lib/database-restarts.ts";
import { findPostgres } from "./lib/postgres.ts";
import { progressBar } from "./lib/progress-bar.ts";

const usage = `Usage: npm run crash
  --trials NUMBER    how often the server is killed on each engine; 30 when it is not given
  --restarts NUMBER  how often PostgreSQL is restarted under fifty connections; 20 when it is not given
  --seed NUMBER      the chance of another run, which printed it
  --longest MS       the latest kill after the first acknowledged write; 1500 when it is not given`;

const options = {
	trials: { type: "string", default: "30" },
	restarts: { type: "string", default: "20" },
	seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
	longest: { type: "string", default: "1500" },
} as const;

await runCommand(usage, async (args) => {
	const { values } = readOptions(args, options);
	const [trials, seed, longestMs] = [values.trials, values.seed, values.longest].map(Number);
	const restarts = Number(values.restarts);
	if (!isCount(restarts) || !isCount(trials) || !isCount(seed) || !isCount(longestMs)) {
		throw new UsageError("Each of these is a whole number.");
	}
	console.log(`Seed ${seed}`);
	const postgres = await findPostgres();
	const folder = mkdtempSync(join(tmpdir(), "fieldhouse-crash-"));
	try {
		if (postgres.url) process.env.TEST_DATABASE_URL = postgres.url;
		// Which engines there are is read when it is loaded.
		const { places } = await import("../src/testing/databases.ts");
		const main = await buildServer(folder);
		const lines = [];
		for (const { name, make } of places) {
			const place = await make();
			const home = {
				folder: join(folder, name),
				databaseUrl: place.databaseUrl,
				port: await freePort(),
			};
			try {
				const said = await crashed(crashTrials(main, home, { trials, seed, longestMs }), trials);
				lines.push(`${name}: ${said}`);
			} finally {
				await place.remove();
			}
		}
		const restarting = await databaseRestarts(main, folder, { trials: restarts, seed });
		if (restarting !== undefined)
			lines.push(`PostgreSQL: ${await restarted(restarting, restarts)}`);
		return lines;
	} finally {
		await postgres.stop();
		rmSync(folder, { recursive: true });
	}
});

async function crashed(running: ReturnType<typeof crashTrials>, trials: number): Promise<string> {
	const bar = progressBar(process.stdout, "kills");
	let [done, acknowledged, slowest] = [0, 0, 0];
	for await (const trial of running) {
		if (trial.problems.length > 0) {
			throw new Error(`After kill ${done + 1}:\n${trial.problems.join("\n")}`);
		}
		done += 1;
		acknowledged += trial.acknowledged;
		slowest = Math.max(slowest, trial.readyMs);
		bar(done, trials);
	}
	const writes = counted(acknowledged, "acknowledged write");
	return `${counted(done, "kill")}, ${writes}, none lost, none half done; ready within ${(slowest / 1000).toFixed(1)} s`;
}

async function restarted(running: AsyncGenerator<CutOff>, restarts: number): Promise<string> {
	const bar = progressBar(process.stdout, "restarts");
	let [done, answered, refused] = [0, 0, 0];
	for await (const cutOff of running) {
		if (cutOff.problems.length > 0) {
			throw new Error(`After restart ${done + 1}:\n${cutOff.problems.join("\n")}`);
		}
		done += 1;
		answered += cutOff.answered;
		refused += cutOff.refused;
		bar(done, restarts);
	}
	return `${counted(done, "restart")} under fifty connections, ${answered} answered, ${refused} told to come again, none lost`;
}

function isCount(value: number | undefined): value is number {
	return Number.isInteger(value) && (value ?? 0) > 0;
}
