import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { type Random, randomFrom } from "#seeds/random.ts";
import { type Home, type ServerProcess, startServer } from "./server-process.ts";
import { problemsOf, senderOf, untilTheDeadAreGone } from "./trials.ts";
import { lookInto, makeWorld, type World } from "./world.ts";
import type { Send, Watched } from "./writer.ts";
import { watchedWriters } from "./writers.ts";

export type CutOff = { refused: number; answered: number; problems: string[] };

/** Beside eight who write, so that fifty ask at once. */
const readers = 42;
const read = ["/hoops/teamList", "/api/seasons?slug=hoops", "/nets/games", "/readyz"];

/**
 * Ends all connections to PostgreSQL at once, or what `cut` does, while fifty ask the server; over and
 * over. Everybody gets an answer, 503 at worst; the server stays the same process, what it had
 * acknowledged is there, and nothing is half done.
 */
export async function* cutOffs(
	main: string,
	home: Home,
	{ trials, seed, cut = endConnections }: { trials: number; seed: number; cut?: Cut },
): AsyncGenerator<CutOff> {
	const chance = randomFrom(seed);
	const world = await makeWorld(home);
	const writers = await lookInto(home, (database) => watchedWriters(world, home, database));
	const server = await startServer(main, home);
	try {
		for (let trial = 0; trial < trials; trial += 1) {
			const { statuses, problems } = await askAndCutOff(server, world, writers, {
				chance,
				cut: () => cut(home),
			});
			problems.push(
				...(await lookInto(home, async (database) => {
					await untilTheDeadAreGone(database);
					return problemsOf(writers, home, database);
				})),
				...(await untilReady(server)),
			);
			const refused = statuses.filter((status) => status === 503).length;
			yield { refused, answered: statuses.length - refused, problems };
		}
	} finally {
		await server.kill();
	}
}

async function askAndCutOff(
	server: ServerProcess,
	{ cookies }: World,
	writers: Watched[],
	{ chance, cut }: { chance: Random; cut: () => Promise<unknown> },
): Promise<{ statuses: number[]; problems: string[] }> {
	const statuses: number[] = [];
	const problems: string[] = [];
	let isOver = false;
	const note = (asked: string, status: number | undefined, isExpected: boolean) => {
		if (status !== undefined) statuses.push(status);
		if (!isExpected) problems.push(`${asked} got ${status ?? "no answer"}`);
	};
	const senders = new Map<string, Send>();
	for (const [username, session] of cookies) {
		const send = await senderOf(server.origin, session);
		senders.set(username, async (ask) => {
			// For a writer the server is gone with its first 503: nobody knows whether it was carried out.
			if (isOver) return null;
			const answer = await send(ask);
			const isRefused = answer?.status === 503;
			note(`${ask.method} ${ask.path}`, answer?.status, answer !== null);
			return isRefused ? null : answer;
		});
	}
	const readOn = async (index: number) => {
		while (!isOver) {
			const path = read[index % read.length] ?? "";
			const answer = await fetch(`${server.origin}${path}`).catch(() => null);
			await answer?.arrayBuffer();
			note(path, answer?.status, answer?.status === 200 || answer?.status === 503);
		}
	};
	const { promise: firstTold, resolve: told } = Promise.withResolvers<void>();
	const lives = writers.map(({ as, writeUntilDeath }) => {
		const send = senders.get(as);
		if (send === undefined) throw new Error(`${as} is not signed in.`);
		return writeUntilDeath(send, randomFrom(chance.int(0, 2 ** 31)), told);
	});
	const ended = Promise.all([...lives, ...Array.from({ length: readers }, (_, at) => readOn(at))]);
	await Promise.race([firstTold.then(() => wait(chance.int(20, 300))), ended]);
	await cut();
	await wait(chance.int(0, 100));
	isOver = true;
	await ended;
	return { statuses, problems };
}

type Cut = (home: Home) => Promise<unknown>;

function endConnections(home: Home): Promise<unknown> {
	return lookInto(home, ({ db }) =>
		sql`select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and pid <> pg_backend_pid()`.execute(db),
	);
}

/** Ready again on the same process, which nothing has ended. */
async function untilReady({ origin, isRunning }: ServerProcess): Promise<string[]> {
	for (let tries = 0; tries < 500; tries += 1) {
		if (!isRunning()) return ["the server has ended"];
		const status = await fetch(`${origin}/readyz`).then(
			(answer) => answer.status,
			() => null,
		);
		if (status === 200) return [];
		await wait(10);
	}
	return ["the server is not ready again"];
}
