import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../tables.ts";

export type Dialect = "sqlite" | "postgres";

/** What a store needs of a database: something to query, and somebody to tell about commits. */
export type Connection = {
	/** For the platform's tables. */
	db: Kysely<Tables>;
	/** For one organization's rows; on PostgreSQL it sees no other (see tenant-role.ts). */
	tenant: (organizationId: number) => Kysely<Tables>;
	dialect: Dialect;
	/**
	 * Waits for a turn to write to an organization, or to the platform (null), before a connection is
	 * taken; to be ended with what it answers.
	 */
	takeWriting?: (organizationId: number | null) => Promise<() => void>;
	/** Called after a commit with whose data was written, the organization itself unless it says rows. */
	committed: (organizationId: number | null, what?: Written) => void;
	/** Who watches a large piece of work, and may stop it. */
	watch?: Watch;
	/** Writes what has to stand or fall with the transaction, such as that a request was carried out. */
	beforeCommit?: (trx: Transaction<Tables>) => Promise<void>;
};

/** How a large piece of work is stopped, and what it tells of itself (rule `large-work-can-be-stopped`). */
export type Watch = {
	/** Aborted when it is to be stopped, which each statement finds out once it was answered. */
	signal: AbortSignal;
	/** Called before what is to stand is written. */
	beginsToWrite: () => void;
	/** Called before a transaction stands, which it no longer does once the signal is aborted. */
	beginsToStand: () => void;
	/** How far it is, from 0 to 1. */
	tell: (share: number) => void;
};

/** Why work was stopped that its client has gone away from. */
export class NobodyWaits extends Error {
	constructor() {
		super("Whoever asked has gone.");
	}
}

/** An open database of this process. */
export type Database = Connection & {
	/**
	 * Calls `listener` after every commit, of this process at once and of other processes as soon as
	 * they are seen, as far as they are anything that is kept in memory.
	 * Answers a function that ends the watching.
	 */
	onWrite(listener: WriteListener): () => void;
	/** Fails when the database does not answer; waits for nobody else's work. */
	ping(): Promise<void>;
	close(): Promise<void>;
};

/**
 * What of an organization was written: its rows alone, as a score is, which is most of what is written;
 * or the organization itself too, such as its names, sports and settings.
 */
export type Written = "rows" | "organization";

/**
 * Told the organization whose data was written; `noOrganization` when what changed is which
 * organizations there are, under which names, and who is in them; null when all may have changed.
 */
export type WriteListener = (organizationId: number | null, what: Written) => void;

/** Stands for the platform itself where the id of an organization is expected. */
export const noOrganization = 0;
