import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { type Engine, engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { asking, requestOf } from "./fuzz/asking.ts";
import { type GoodCall, goodCalls } from "./fuzz/good-calls.ts";
import { anyPlan, type Plan } from "./fuzz/plan.ts";
import { asCurl } from "./fuzz/request.ts";
import { type ProofWorld, proofWorld } from "./world/proof-world.ts";

export type FuzzOptions = {
	engine: Engine["name"];
	count: number;
	/** The same seed makes the same requests. */
	seed: number;
	/** Where a failure was found, to see it again. */
	path?: string;
	dataDir: string;
	onProgress?: (done: number, total: number) => void;
};

export type FuzzReport = {
	/** The first input that did harm, as small as it could be made; null when there was none. */
	failure: string | null;
	/** How often each status was answered. */
	statuses: Map<number, number>;
	/** By how much memory grew between the first tenth of the run and its end. */
	grownBytes: number;
};

/**
 * Sends broken requests to the whole product: each begins as a good one of a row or a page, and a
 * leaf of it is broken. Nothing may be answered but the known codes (rule `refusal-codes`),
 * quickly, and without a word about the inside; what was accepted must be readable again.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
	const engine = engines.find(({ name }) => name === options.engine);
	const world = await proofWorld(present(engine, options.engine), { dataDir: options.dataDir });
	const calls = goodCalls(world.leagues.a);
	const ask = asking(world, calls);
	const statuses = new Map<number, number>();
	let [done, settled] = [0, 0];
	const mishaps = watchMishaps();
	try {
		const found = await fc.check(
			fc.asyncProperty(anyPlan(calls.length), async (plan) => {
				const status = await ask(plan);
				mishaps.complain();
				statuses.set(status, (statuses.get(status) ?? 0) + 1);
				done += 1;
				if (done === Math.ceil(options.count / 10)) settled = await usedMemory();
				options.onProgress?.(Math.min(done, options.count), options.count);
			}),
			{
				numRuns: options.count,
				seed: options.seed,
				...(options.path !== undefined && { path: options.path }),
			},
		);
		return {
			failure: found.failed ? explain(found, world, calls) : null,
			statuses,
			grownBytes: (await usedMemory()) - settled,
		};
	} finally {
		mishaps.stop();
		await world.close();
	}
}

function explain(
	found: fc.RunDetails<[Plan]>,
	world: ProofWorld,
	calls: readonly GoodCall[],
): string {
	const [plan] = present(found.counterexample ?? undefined, "counterexample");
	return [
		String(found.errorInstance),
		asCurl(requestOf(plan, world, calls)),
		JSON.stringify(plan).slice(0, 2000),
		`Again: npm run fuzz -- --seed ${found.seed} --path ${found.counterexamplePath}`,
	].join("\n");
}

/** Errors that nobody caught. */
function watchMishaps() {
	const seen: unknown[] = [];
	const note = (error: unknown) => seen.push(error);
	process.on("unhandledRejection", note);
	return {
		complain: () => {
			const [first] = seen.splice(0);
			if (first !== undefined) throw new Error(`Nobody caught ${first}`);
		},
		stop: () => process.off("unhandledRejection", note),
	};
}

/**
 * What is really in use, after everything else was thrown away. What has a finalizer, such as the body
 * of a request, is only thrown away some turns after the collector has found it.
 */
async function usedMemory(): Promise<number> {
	setFlagsFromString("--expose-gc");
	const collect = runInNewContext("gc") as () => void;
	const used: number[] = [];
	for (let turn = 0; turn < 5; turn += 1) {
		collect();
		const { heapUsed, external } = process.memoryUsage();
		used.push(heapUsed + external);
		await new Promise((resolve) => setImmediate(resolve));
	}
	return Math.min(...used);
}
