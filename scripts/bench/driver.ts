import { argon2, randomBytes } from "node:crypto";
import { connections, type Hand } from "./bare-driver.ts";
import type { Statement } from "./recorder.ts";
import { answerUsage } from "./usage.ts";

/**
 * The bare drivers, a process of their own: the statements of a write one after the other, and the
 * hash of a password, with nothing around them.
 */
export type DriverOrder = {
	ms: number;
	/** A SQLite file or the URL of a PostgreSQL database. Without it passwords are hashed. */
	database?: string;
	/** The statements of each write, which are done in turn. */
	writes: readonly (readonly Statement[])[];
	/** How many at once; SQLite has one connection. */
	atOnce: number;
};
export type DriverResult = { done: number; ms: number };

process.on("message", async ({ drive }: { drive?: DriverOrder }) => {
	if (drive !== undefined) process.send?.({ driven: await run(drive) });
});
answerUsage();

const opened = new Map<string, Promise<Hand[]>>();

async function run({ ms, database, writes, atOnce }: DriverOrder): Promise<DriverResult> {
	const hands = database === undefined ? hashers(atOnce) : await keptConnections(database, atOnce);
	const start = performance.now();
	const counts = await Promise.all(
		hands.map(async (work) => {
			let done = 0;
			do {
				const pending = work(writes[done % writes.length] ?? []);
				if (pending !== undefined) await pending;
				done += 1;
			} while (performance.now() < start + ms);
			return done;
		}),
	);
	return { done: counts.reduce((sum, count) => sum + count, 0), ms: performance.now() - start };
}

function keptConnections(database: string, atOnce: number): Promise<Hand[]> {
	const made = opened.get(database) ?? connections(database, atOnce);
	opened.set(database, made);
	return made;
}

/** The cost of passwords.ts. */
function hashers(atOnce: number): Hand[] {
	const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
	const message = Buffer.from("correct horse 9");
	const hash = () =>
		new Promise<void>((resolve, reject) => {
			argon2("argon2id", { message, nonce: randomBytes(16), ...cost }, (error) =>
				error === null ? resolve() : reject(error),
			);
		});
	return Array.from({ length: atOnce }, () => hash);
}
