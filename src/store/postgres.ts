import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database, WriteListener } from "./database.ts";
import type { Tables } from "./tables.ts";

/** Channel on which a transaction tells every process whose data it wrote; see store.ts. */
export const writeChannel = "fieldhouse_write";

const reconnectMs = 1000;

/** Counts and sums are bigint and numeric in PostgreSQL; here they are numbers like everywhere else. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Connects to PostgreSQL 15 or later by its URL. The connection is made with the first query. */
export function openPostgres(url: string): Database {
	const pool = new pg.Pool({ connectionString: url, max: 10, statement_timeout: 30_000 });
	pool.on("error", () => {
		// An idle connection was lost. The pool replaces it; the next query reports what remains wrong.
	});
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
	const listeners = new Set<WriteListener>();
	const tell: WriteListener = (organizationId) => {
		for (const listener of listeners) listener(organizationId);
	};
	let stopListening = () => {};
	return {
		db,
		dialect: "postgres",
		committed: tell,
		onWrite: (listener) => {
			if (listeners.size === 0) stopListening = listen(url, tell);
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		close: async () => {
			stopListening();
			await db.destroy();
		},
	};
}

/** Listens on a connection of its own; after a lost connection everything may have changed. */
function listen(url: string, tell: WriteListener): () => void {
	let client: pg.Client | null = null;
	let isStopped = false;
	let retry: NodeJS.Timeout | undefined;
	const connect = async () => {
		const next = new pg.Client({ connectionString: url });
		next.on("notification", (message) => tell(Number(message.payload) || null));
		next.on("error", again);
		next.on("end", again);
		client = next;
		await next.connect();
		await next.query(`listen ${writeChannel}`);
		tell(null);
	};
	const again = () => {
		if (isStopped || retry !== undefined) return;
		retry = setTimeout(() => {
			retry = undefined;
			connect().catch(again);
		}, reconnectMs);
		retry.unref();
	};
	connect().catch(again);
	return () => {
		isStopped = true;
		clearTimeout(retry);
		client?.end().catch(() => undefined);
	};
}
