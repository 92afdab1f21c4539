import { LRUCache } from "lru-cache";
import type pg from "pg";

/** What is asked; with a name PostgreSQL keeps it on the connection as it has read and planned it. */
export type Statement = { text: string; values: unknown[]; name?: string | undefined };

/** How often a statement comes before it is kept; one with more values than this is never. */
const timesBefore = 3;
const mostValues = 40;
/** How many of the last statements are remembered, and on how many a connection may sit. */
const mostKnown = 1000;
const mostKept = 300;

/** What was asked lately: how often, and from then on under which name. */
const known = new LRUCache<string, { times: number; name?: string }>({ max: mostKnown });
let namesGiven = 0;

/** What each connection keeps. Those that keep nothing, because a pooler is in between, are null. */
const keptOn = new WeakMap<pg.PoolClient, Set<string> | null>();

/**
 * The statement with the name by which this connection keeps it, if it comes often: a short question
 * costs PostgreSQL more to read and to plan than to answer.
 */
export function asKeptOn(client: pg.PoolClient, statement: Statement): Statement {
	const { text, values } = statement;
	const kept = keptOn.get(client) ?? null;
	if (kept === null || values.length > mostValues) return { text, values };
	const name = statement.name ?? nameOf(text);
	if (name !== undefined) kept.add(name);
	return { text, values, name };
}

function nameOf(text: string): string | undefined {
	const one = known.get(text) ?? { times: 0 };
	one.times += 1;
	if (one.times === 1) known.set(text, one);
	if (one.times > timesBefore && one.name === undefined && isPlanned.test(text)) {
		namesGiven += 1;
		one.name = `kept_${namesGiven}`;
	}
	return one.name;
}

const isPlanned = /^(select|with|insert|update|delete)\b/;

/** Whether a statement may change what others mean that are kept. */
export const changesTables = (text: string) => /^(alter|create|drop)\b/.test(text);

/**
 * Finds out, once a connection, whether it is PostgreSQL's own, and has it keep `first`. Behind a pooler
 * that lends connections a transaction at a time the next question goes to another one, which knows
 * nothing of what this one was to keep; the number it gave itself is not that of the process that answers.
 */
export async function seeWhetherItKeeps(client: pg.PoolClient, first: Statement): Promise<void> {
	if (keptOn.has(client)) return;
	const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
	const { processID } = client as unknown as { processID: number | null };
	const isOwn = rows[0]?.pid === processID;
	if (isOwn) await client.query(first);
	keptOn.set(client, isOwn ? new Set() : null);
}

/** Whether the connection sits on more than it should: on what nobody asks any more, too. */
export const keepsTooMuch = (client: pg.PoolClient) => (keptOn.get(client)?.size ?? 0) > mostKept;

/**
 * Whether a statement was not carried out because what the connection keeps is no longer right: a
 * migration beside this process changed a table, or somebody threw the statements away. On a new
 * connection it is.
 */
export function isOutdated(error: unknown): boolean {
	if (!(error instanceof Error && "code" in error)) return false;
	return error.code === "26000" || (error.code === "0A000" && /cached plan/.test(error.message));
}
