import { ask, visit } from "./http.ts";
import type { LoadOrder } from "./load.ts";
import type { Measured } from "./processes.ts";

/** How long is measured: each thing once a round, for this long, after so long to warm up. */
export type Effort = { rounds: number; ms: number; warmUpMs: number };

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

/**
 * The requests of each connection for one page. Cold pages are asked for by one connection alone: a server makes a
 * page once for all who wait for it, so sixteen would share its cost and a page would seem cheaper than its floor.
 */
export function asksOf({ path, encoding, isCold }: Omit<Subject, "server">): string[][] {
	return Array.from({ length: isCold ? 1 : connections }, () => [visit(path, encoding)]);
}

/**
 * Measures all subjects in turn, round after round, so that what else the machine does meets them
 * alike; answers the rates of each subject, a round each.
 */
export function measure(
	load: Load,
	subjects: readonly Subject[],
	effort: Effort,
): Promise<Rate[][]> {
	return inTurns(
		subjects.map((subject) => {
			const { server } = subject;
			const asks = asksOf(subject);
			return (ms) => {
				server.setCold(subject.isCold);
				return underLoad(load, server, { asks, isSteady: true }, ms);
			};
		}),
		effort,
	);
}

/** Does each of the things for so long, round after round; answers their rates, a round each. */
export async function inTurns(
	things: readonly ((ms: number) => Promise<Rate>)[],
	{ rounds, ms, warmUpMs }: Effort,
): Promise<Rate[][]> {
	const rates: Rate[][] = things.map(() => []);
	for (const thing of things) await thing(warmUpMs);
	for (let round = 0; round < rounds; round += 1) {
		for (const [index, thing] of things.entries()) rates[index]?.push(await thing(ms));
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
		[subject, { ...subject, server: bare }],
		effort,
	);
	return { ours, bare: same };
}

/** What a server does under requests that follow each other on each connection. */
export async function underLoad(
	load: Load,
	server: Pick<Measured, "port" | "usage">,
	requests: Pick<LoadOrder, "asks" | "isSteady">,
	ms: number,
): Promise<Rate> {
	const before = await server.usage();
	const result = await load.run({ ...requests, port: server.port, ms });
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
