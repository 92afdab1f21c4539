import type { Random } from "#seeds/random.ts";
import type { Database } from "#store/engine/database.ts";

/** One request that changes something. */
export type Ask = {
	method: "POST" | "PUT" | "DELETE";
	path: string;
	body?: unknown;
	headers?: Record<string, string>;
};

/** What a write was answered; null when the server died before all of the answer was there. */
export type Answered = { status: number; text: string; isReplayed: boolean } | null;
export type Send = (ask: Ask) => Promise<Answered>;

/** Somebody who writes one thing after the other, and knows what then has to stand. */
export type Writer<State> = {
	name: string;
	/** Whose account writes. */
	as: string;
	/** Its writes are their own record, and the audit has the first one alone. */
	isOwnRecord?: true;
	/** What stands. Where something is half done it is a state that no write leads to. */
	read: (database: Database) => Promise<State>;
	/** The next write, and what stands once it is carried out. */
	next: (known: State, chance: Random) => Step<State>;
};

export type Step<State> = {
	ask: Ask;
	leaves: State;
	/** It was asked before with the same Idempotency-Key, and may hear that it was carried out. */
	isRetry?: boolean;
	answered?: (text: string) => void;
};

/** A writer who is watched over crashes. */
export type Watched = {
	name: string;
	as: string;
	isOwnRecord: boolean;
	/** Acknowledged writes of all lives; a write whose answer is repeated counts once. */
	acknowledged: () => number;
	/** Writes of all lives whose answer never came. */
	unanswered: () => number;
	/**
	 * Writes until the server is gone, and says so whenever a write was acknowledged. Throws when it
	 * answers anything but success.
	 */
	writeUntilDeath: (send: Send, chance: Random, told: () => void) => Promise<void>;
	/** A sentence when something else stands than what was acknowledged, or begun and not answered. */
	problem: (database: Database) => Promise<string | null>;
};

/** Watches a writer, beginning with what stands now. */
export async function watch<State>(writer: Writer<State>, database: Database): Promise<Watched> {
	let known: State = await writer.read(database);
	let begun: State[] = [];
	let acknowledged = 0;
	let unanswered = 0;
	return {
		name: writer.name,
		as: writer.as,
		isOwnRecord: writer.isOwnRecord ?? false,
		acknowledged: () => acknowledged,
		unanswered: () => unanswered,
		writeUntilDeath: async (send, chance, told) => {
			for (;;) {
				const { ask, leaves, isRetry = false, answered } = writer.next(known, chance);
				begun = [leaves];
				const answer = await send(ask);
				if (answer === null) break;
				const isDoneAlready = answer.isReplayed || (isRetry && answer.status === 409);
				if (answer.status !== 200 && !isDoneAlready) {
					throw new Error(`${writer.name}: ${ask.method} ${ask.path} got ${answer.text}`);
				}
				if (!isDoneAlready) acknowledged += 1;
				known = leaves;
				begun = [];
				answered?.(answer.text);
				told();
			}
			unanswered += 1;
		},
		problem: async (database) => {
			const found = await writer.read(database);
			const possible = [known, ...begun].map((state) => JSON.stringify(state));
			known = found;
			begun = [];
			const text = JSON.stringify(found);
			if (possible.includes(text)) return null;
			return `${writer.name}: ${text} stands instead of ${possible.join(" or ")}`;
		},
	};
}
