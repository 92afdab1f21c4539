import type { Dialect } from "./database.ts";

/** One forward step of the schema. The SQL is the same on both engines but for these words. */
export type Migration = {
	name: string;
	up: (words: Words) => string[];
	/**
	 * Tables whose keys SQLite is to change after that, with what becomes of the statement that made
	 * them; see sqlite/remake-table.ts.
	 */
	remade?: Record<string, (statement: string) => string>;
};

export type Words = {
	/** The id of a table of the platform. */
	identity: string;
	/** The id of a table of organizations, and what stands behind its columns (decision 27). */
	ownId: string;
	ownKey: string;
	end: string;
	dialect: Dialect;
};
