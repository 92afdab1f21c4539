import type { Kysely, Transaction } from "kysely";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

export type Dialect = "sqlite" | "postgres";

/** What a store needs of a database: where to ask, and whom to tell of a commit. */
export type Connection = {
	/** For the platform's tables. */
	db: Kysely<Tables>;
	/** For one organization's rows; on PostgreSQL it sees no other (see tenant-role.ts). */
	tenant: (organizationId: number) => Kysely<Tables>;
	dialect: Dialect;
	/** Called after a commit with the organization that was written, null for platform data. */
	committed: (organizationId: number | null) => void;
	/** Writes what has to stand or fall with the transaction, such as that a request was carried out. */
	beforeCommit?: (trx: Transaction<Tables>) => Promise<void>;
};

/** An open database of this process. */
export type Database = Connection & {
	/**
	 * Calls `listener` after every commit, of this process at once and of other processes as soon as
	 * they are seen: with the organization where it is known, with null when all may have changed.
	 * Answers a function that ends the watching.
	 */
	onWrite(listener: WriteListener): () => void;
	close(): Promise<void>;
};

export type WriteListener = (organizationId: number | null) => void;

/** PostgreSQL when a URL is given, else the SQLite file `fieldhouse.db` in the data folder. */
export function openDatabase(settings: { databaseUrl: string | null; dataDir: string }): Database {
	return settings.databaseUrl === null
		? openSqlite(`${settings.dataDir}/fieldhouse.db`)
		: openPostgres(settings.databaseUrl);
}
