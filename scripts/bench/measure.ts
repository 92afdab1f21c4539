import { ask } from "./http.ts";
import type { LoadOrder } from "./load.ts";
import type { Measured } from "./processes.ts";

/** How long is measured: each thing once a round, for this long. */
export type Effort = { rounds: number; ms: number };

/** One thing to measure. A cold server forgets its pages before every request. */
export type Subject = {
	server: Measured;
	path: string;
	encoding: "br" | "identity";
	isCold: boolean;
};

/** Per second, and milliseconds of processor time the server spent on one. */
export type Rate = { requestsPerSecond: number; cpuMs: number };

type Load = { run(order: LoadOrder): Promise<{ requests: number; ms: number }> };

const connections = 16;
const warmUpMs = 400;

/**
 * Measures all subjects in turn, round after round, so that what else the machine does meets them
 * alike; answers the rates of each subject, a round each.
 */
export async function measure(
	load: Load,
	subjects: readonly Subject[],
	{ rounds, ms }: Effort,
): Promise<Rate[][]> {
	const rates: Rate[][] = subjects.map(() => []);
	for (const subject of subjects) await once(load, subject, warmUpMs);
	for (let round = 0; round < rounds; round += 1) {
		for (const [index, subject] of subjects.entries()) {
			rates[index]?.push(await once(load, subject, ms));
		}
	}
	return rates;
}

/** The same against a bare server that sends the same bytes, turn about. */
export async function measureAgainstBare(
	load: Load,
	bare: Measured,
	subject: Subject,
	effort: Effort,
): Promise<{ ours: Rate[]; bare: Rate[] }> {
	subject.server.setCold(false);
	const { recorded } = await ask(subject.server.port, subject.path, subject.encoding);
	bare.setAnswer(recorded);
	const [ours = [], same = []] = await measure(
		load,
		[subject, { ...subject, server: bare, isCold: false }],
		effort,
	);
	return { ours, bare: same };
}

async function once(load: Load, { server, path, encoding, isCold }: Subject, ms: number) {
	server.setCold(isCold);
	const before = await server.usage();
	const result = await load.run({ port: server.port, path, encoding, connections, ms });
	const after = await server.usage();
	return {
		requestsPerSecond: (result.requests / result.ms) * 1000,
		cpuMs: (after.cpuMs - before.cpuMs) / result.requests,
	};
}

export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	const [upper = Number.NaN, lower = upper] = [sorted[middle], sorted[middle - 1]];
	return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}

/** The median of what one is of the other, round by round: neighbours in time share their noise. */
export function medianRatio(ours: readonly number[], others: readonly number[]): number {
	return median(ours.map((value, round) => value / (others[round] ?? Number.NaN)));
}
