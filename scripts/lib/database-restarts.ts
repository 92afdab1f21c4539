import { join } from "node:path";
import { type CutOff, cutOffs } from "../../src/proofs/crash/cut-offs.ts";
import { freePort } from "../../src/proofs/crash/server-process.ts";
import { startDurable } from "./postgres.ts";

/**
 * Restarts a PostgreSQL of its own under a server that fifty ask, over and over; undefined where there
 * is none to be started.
 */
export async function databaseRestarts(
	main: string,
	folder: string,
	plan: { trials: number; seed: number },
): Promise<AsyncGenerator<CutOff> | undefined> {
	const postgres = await startDurable();
	if (postgres === undefined) return undefined;
	const home = {
		folder: join(folder, "restarts"),
		databaseUrl: postgres.url,
		port: await freePort(),
	};
	return restartsOf(postgres, cutOffs(main, home, { ...plan, cut: postgres.restart }));
}

async function* restartsOf(
	{ stop }: { stop: () => Promise<void> },
	trials: AsyncGenerator<CutOff>,
): AsyncGenerator<CutOff> {
	try {
		yield* trials;
	} finally {
		await stop();
	}
}
