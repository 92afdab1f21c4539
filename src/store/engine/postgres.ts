import { Kysely, PostgresAdapter, PostgresDialect } from "kysely";
import { LRUCache } from "lru-cache";
import pg from "pg";
import type { Tables } from "../tables.ts";
import { type LendingPool, lentOnTerms } from "./connections/lent-connections.ts";
import { platformTerms, tenantTerms } from "./connections/tenant-role.ts";
import { tooManyChanges, turns } from "./connections/turns.ts";
import type { Connection, Database, WriteListener, Written } from "./database.ts";

/** The most organizations a message names: it may have 8000 bytes. */
const mostNamed = 500;

/** The message that tells every process whose data was written. */
export function writeMessage(written: ReadonlySet<number | null>): string {
	return written.has(null) || written.size > mostNamed ? "" : [...written].join();
}

/** The same where only rows of one organization were. For a process of an older version it is a number all the same. */
export const rowsMessage = (organizationId: number) => `+${organizationId}`;

function writtenIn(message: string): [organizationId: number | null, what: Written][] {
	if (message === "") return [[null, "organization"]];
	return message
		.split(",")
		.map((part) => [Number(part), part.startsWith("+") ? "rows" : "organization"]);
}

/** Channel on which a transaction tells every process whose data it wrote; see store.ts. */
export const writeChannel = "fieldhouse_write";

const reconnectMs = 1000;
/** In each of the two pools. */
const mostConnections = 10;
const mostKnownTenants = 500;
/** How long connecting may take, and waiting for a connection. */
const longestConnectingMs = 10_000;
/** For whoever asks whether PostgreSQL answers; the answer is no use to him later. */
const longestAskingMs = 2000;

/** Counts and sums are bigint and numeric in PostgreSQL; here they are numbers like everywhere else. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/**
 * Connects to PostgreSQL 15 or later by its URL. The connection is made with the first query. Pools are
 * those of `newPool`, one for the platform and one for all organizations, which are ended with the database.
 */
export function openPostgres(
	url: string,
	listenUrl: string = url,
	newPool: (url: string) => LendingPool = poolOf,
): Database {
	// The platform's own questions, such as whose a session is; these connections see every row.
	const pool = newPool(url);
	const platformPlace = turns({ ...readingTurns, each: mostConnections });
	const own = lentOnTerms(pool, platformTerms, () => platformPlace(null));
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: own }) });
	const tenants = tenantsOf(newPool(url));
	// Whether PostgreSQL answers is asked on a connection that nobody else takes.
	const asking = poolOf(url, { max: 1, connectionTimeoutMillis: longestAskingMs });
	const takeWriting = turns(writingTurns);
	const listeners = new Set<WriteListener>();
	const tell: Connection["committed"] = (organizationId, what = "organization") => {
		for (const listener of listeners) listener(organizationId, what);
	};
	let stopListening: (() => void) | undefined;
	return {
		db,
		tenant: tenants.of,
		dialect: "postgres",
		takeWriting,
		committed: tell,
		onWrite: (listener) => {
			stopListening ??= listen(listenUrl, tell);
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		ping: async () => {
			await asking.query("select 1");
		},
		close: async () => {
			stopListening?.();
			await db.destroy();
			await Promise.all([pool.end(), tenants.close(), asking.end()]);
		},
	};
}

/** One organization's reads leave connections to the others'. */
const readingTurns = {
	atOnce: mostConnections,
	each: 6,
	mostWaiting: 500,
	longestMs: longestConnectingMs,
	sentence: "Too much is being asked of us at once. Please try again in 5 seconds.",
};

/** Writers of one organization follow one another anyway; all of them leave connections to reads. */
const writingTurns = {
	atOnce: 6,
	each: 1,
	mostWaiting: 100,
	longestMs: 20_000,
	sentence: tooManyChanges,
};

export function poolOf(url: string, config: pg.PoolConfig = {}): pg.Pool {
	const limits = { max: mostConnections, connectionTimeoutMillis: longestConnectingMs };
	const pool = new pg.Pool({ connectionString: url, ...limits, ...config });
	// A connection was lost: idle, which the pool tells, or lent, which it does not. The pool replaces
	// it; the question it was asked, or the next one, reports what remains wrong.
	const lost = () => {};
	pool.on("error", lost);
	pool.on("connect", (client) => client.on("error", lost));
	return pool;
}

/** One pool for all organizations' work; what is compiled for one serves the others. */
function tenantsOf(pool: LendingPool) {
	const takePlace = turns(readingTurns);
	const adapter = new PostgresAdapter();
	const known = new LRUCache<number, Kysely<Tables>>({ max: mostKnownTenants });
	return {
		of: (organizationId: number) => {
			const kept = known.get(organizationId);
			if (kept !== undefined) return kept;
			const own = new PostgresDialect({
				pool: lentOnTerms(pool, tenantTerms(organizationId), () => takePlace(organizationId)),
			});
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
function listen(url: string, tell: Connection["committed"]): () => void {
	let client: pg.Client | null = null;
	let isStopped = false;
	let retry: NodeJS.Timeout | undefined;
	const connect = async () => {
		const next = new pg.Client({ connectionString: url });
		next.on("notification", ({ payload = "" }) => {
			for (const [organizationId, what] of writtenIn(payload)) tell(organizationId, what);
		});
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
