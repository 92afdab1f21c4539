import { Kysely, PostgresDialect } from "kysely";
import { LRUCache } from "lru-cache";
import pg from "pg";
import type { Database, WriteListener } from "./database.ts";
import type { Tables } from "./tables.ts";
import { everyOrganization, lentTo } from "./tenant-role.ts";

/** Channel on which a transaction tells every process whose data it wrote; see store.ts. */
export const writeChannel = "fieldhouse_write";

const reconnectMs = 1000;
/** In each of the two pools. */
const mostConnections = 10;
const mostKnownTenants = 500;

/** Counts and sums are bigint and numeric in PostgreSQL; here they are numbers like everywhere else. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Connects to PostgreSQL 15 or later by its URL. The connection is made with the first query. */
export function openPostgres(url: string): Database {
	// The platform's own questions, such as whose a session is; these connections see every row.
	const pool = poolOf(url, { options: `-c app.org=${everyOrganization}` });
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
	const tenants = tenantsOf(url);
	const listeners = new Set<WriteListener>();
	const tell: WriteListener = (organizationId) => {
		for (const listener of listeners) listener(organizationId);
	};
	let stopListening = () => {};
	return {
		db,
		tenant: tenants.of,
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
			await tenants.close();
		},
	};
}

function poolOf(url: string, config: pg.PoolConfig = {}): pg.Pool {
	const limits = {
		max: mostConnections,
		statement_timeout: 30_000,
		connectionTimeoutMillis: 10_000,
	};
	const pool = new pg.Pool({ connectionString: url, ...limits, ...config });
	pool.on("error", () => {
		// An idle connection was lost. The pool replaces it; the next query reports what remains wrong.
	});
	return pool;
}

/** One pool for all organizations' work; what is compiled for one serves the others. */
function tenantsOf(url: string) {
	const pool = poolOf(url);
	const shared = new PostgresDialect({ pool });
	const adapter = shared.createAdapter();
	const known = new LRUCache<number, Kysely<Tables>>({ max: mostKnownTenants });
	return {
		of: (organizationId: number) => {
			const kept = known.get(organizationId);
			if (kept !== undefined) return kept;
			const own = new PostgresDialect({ pool: lentTo(organizationId, pool) });
			const db = new Kysely<Tables>({
				dialect: {
					createAdapter: () => adapter,
					createDriver: () => own.createDriver(),
					createIntrospector: (of) => own.createIntrospector(of),
					createQueryCompiler: () => own.createQueryCompiler(),
				},
			});
			known.set(organizationId, db);
			return db;
		},
		close: () => pool.end(),
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
