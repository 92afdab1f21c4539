import { existsSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { type Random, randomFrom } from "#seeds/random.ts";
import type { Database } from "#store/engine/database.ts";
import { seasonsWithOldTotals } from "#store/platform/old-totals.ts";
import { unsound } from "../world/soundness.ts";
import {
	dataDirOf,
	type Home,
	killedStart,
	type ServerProcess,
	startServer,
} from "./server-process.ts";
import { lookInto, makeWorld, type World } from "./world.ts";
import type { Answered, Ask, Send, Watched } from "./writer.ts";
import { watchedWriters } from "./writers.ts";

/** Between 20 ms and `longestMs` after the first write was acknowledged, the server is killed. */
export type Plan = { trials: number; seed: number; longestMs: number };

export type Trial = { readyMs: number; acknowledged: number; problems: string[] };

/** A start may take five seconds; longer where a machine has more to do than it has cores. */
const longestReadyMs = () => 5000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/**
 * Kills the server with SIGKILL while eight write through it, starts it again on the same data, and
 * looks whether everything it had acknowledged is there and nothing is half done; over and over.
 */
export async function* crashTrials(main: string, home: Home, plan: Plan): AsyncGenerator<Trial> {
	const chance = randomFrom(plan.seed);
	const world = await makeWorld(home);
	const writers = await lookInto(home, (database) => watchedWriters(world, home, database));
	let server = await startServer(main, home);
	try {
		for (let trial = 0; trial < plan.trials; trial += 1) {
			const before = sum(writers);
			await writeAndKill(server, world, writers, chance, plan.longestMs).catch((error) => {
				throw new Error(`${error}, and the server reported ${server.complaints()}`);
			});
			const complaints = server.complaints();
			// Now and then the start that mends what was broken off is broken off too.
			if (chance.isTrue(0.2)) await killedStart(main, home, { afterMs: chance.int(30, 600) });
			server = await startServer(main, home);
			const problems = await lookInto(home, async (database) => {
				await untilTheDeadAreGone(database);
				await untilSumsAreMade(database);
				return problemsOf(writers, home, database);
			});
			if (server.readyMs > longestReadyMs()) problems.push(`ready after ${server.readyMs} ms`);
			if (complaints !== "") problems.push(`the server reported ${complaints}`);
			yield { readyMs: server.readyMs, acknowledged: sum(writers) - before, problems };
		}
	} finally {
		await server.kill();
	}
}

async function writeAndKill(
	server: ServerProcess,
	{ cookies }: World,
	writers: Watched[],
	chance: Random,
	longestMs: number,
): Promise<void> {
	const senders = new Map<string, Send>();
	for (const [username, session] of cookies) {
		senders.set(username, await senderOf(server.origin, session));
	}
	const afterMs = chance.int(20, longestMs);
	const { promise: firstTold, resolve: told } = Promise.withResolvers<void>();
	const lives = writers.map(({ as, writeUntilDeath }) => {
		const send = senders.get(as);
		if (send === undefined) throw new Error(`${as} is not signed in.`);
		return writeUntilDeath(send, randomFrom(chance.int(0, 2 ** 31)), told);
	});
	const ended = Promise.all(lives);
	// A writer that is refused ends the trial at once.
	await Promise.race([firstTold.then(() => wait(afterMs)), ended]);
	await server.kill();
	await ended;
}

/** The session has lived through every crash; the token is of this start, as a browser's would be. */
export async function senderOf(origin: string, session: string): Promise<Send> {
	const checked = await fetch(`${origin}/api/auth/check-auth`, { headers: { cookie: session } });
	const isSignedIn = ((await checked.json()) as { authenticated: boolean }).authenticated;
	if (!isSignedIn) throw new Error("The session is gone.");
	const token = /XSRF-TOKEN=([^;]*)/.exec(checked.headers.getSetCookie().join())?.[1] ?? "";
	return (ask) => answerOf(origin, ask, { cookie: `${session}; XSRF-TOKEN=${token}`, token });
}

async function answerOf(
	origin: string,
	{ method, path, body, headers }: Ask,
	{ cookie, token }: { cookie: string; token: string },
): Promise<Answered> {
	const isForm = body instanceof FormData;
	const type: Record<string, string> = isForm ? {} : { "content-type": "application/json" };
	try {
		const response = await fetch(`${origin}/api${path}`, {
			method,
			headers: { cookie, "x-xsrf-token": token, ...type, ...headers },
			...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
		});
		const text = await response.text();
		const isReplayed = response.headers.has("idempotency-replayed");
		return { status: response.status, text, isReplayed };
	} catch {
		return null;
	}
}

/**
 * A connection's process on PostgreSQL may still be carrying out what it was told, a commit among
 * it, for a moment after its client is dead.
 */
export async function untilTheDeadAreGone({ db, dialect }: Database): Promise<void> {
	if (dialect === "sqlite") return;
	for (;;) {
		const { rows } = await sql`select 1 from pg_stat_activity
			where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
			`.execute(db);
		if (rows.length === 0) return;
		await wait(20);
	}
}

/** Of a season that came back before the crash a start makes the sums, beside its first visitors. */
async function untilSumsAreMade(database: Database): Promise<void> {
	for (const start = performance.now(); performance.now() - start < 10_000; await wait(20)) {
		if ((await seasonsWithOldTotals(database)).size === 0) return;
	}
}

export async function problemsOf(
	writers: Watched[],
	home: Home,
	database: Database,
): Promise<string[]> {
	const found = [];
	for (const writer of writers) found.push(await writer.problem(database));
	found.push(...(await unsound(database)));
	found.push(...(await lostFiles(home, database)));
	found.push(await untoldWrites(writers, database));
	return found.filter((sentence) => sentence !== null);
}

/** Every row has its file. A file without a row is of a write that nobody was told of. */
async function lostFiles(home: Home, database: Database): Promise<string[]> {
	const { rows } = await sql<{ organization_id: number; name: string }>`
		select organization_id, name from files`.execute(database.db);
	const names = rows.map((row) => join(String(row.organization_id), row.name));
	const lost = names.filter((name) => !existsSync(join(dataDirOf(home), "files", name)));
	return lost.map((name) => `the file ${name} is lost`);
}

/**
 * Each write stands in the audit, in the same transaction: those told of, and maybe those begun. Plays at the table are
 * a record themselves.
 */
async function untoldWrites(all: Watched[], { db }: Database): Promise<string | null> {
	const { rows } = await sql<{ n: number }>`
		select count(*) as n from audit_log where action <> 'game.log'`.execute(db);
	const noted = Number(rows[0]?.n);
	const writers = all.filter(({ isOwnRecord }) => !isOwnRecord);
	const [least, more] = [sum(writers), writers.reduce((many, it) => many + it.unanswered(), 0)];
	if (noted >= least && noted <= least + more) return null;
	return `${noted} entries in the audit for ${least} to ${least + more} writes`;
}

function sum(writers: readonly Watched[]): number {
	return writers.reduce((all, writer) => all + writer.acknowledged(), 0);
}
