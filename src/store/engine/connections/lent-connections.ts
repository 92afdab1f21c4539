import type { PostgresPool } from "kysely";
import pg from "pg";
import { databaseTrouble } from "../database-trouble.ts";

/** What holds while a connection is lent, as PostgreSQL calls it: `app.org`, `statement_timeout`. */
export type Terms = Record<string, string | number>;

/** The pool that connections are lent from; what `pg` makes is one. */
export type LendingPool = Pick<pg.Pool, "connect" | "end" | "options">;

/** How often a question that only reads is asked again when its connection turns out to be dead. */
const mostReadings = 3;

/**
 * A statement takes at most five seconds. In a transaction, where imports, deletions and sums over
 * seasons are, it may take a minute, and wait ten seconds for a lock: writers have places of their
 * own, so nobody's reads wait for that.
 */
const alone = { statement_timeout: 5000 };
const inTransaction = { statement_timeout: 60_000, lock_timeout: 10_000 };

/**
 * Lends connections of the pool on terms. The terms are set in the transaction of each question and
 * end with it, so nothing of them is left on a connection, whoever gets it next: another
 * organization, or through a pooler in transaction mode another program. A place is taken first, so
 * that whoever waits for his turn holds no connection.
 */
export function lentOnTerms(
	pool: LendingPool,
	terms: Terms,
	takePlace: () => Promise<() => void>,
): PostgresPool {
	const say = {
		alone: saying({ ...alone, ...terms }),
		inTransaction: saying({ ...inTransaction, ...terms }),
	};
	return {
		connect: async () => {
			const giveBack = await takePlace();
			try {
				return lent(pool, await pool.connect(), say, giveBack);
			} catch (error) {
				giveBack();
				throw error;
			}
		},
		end: async () => {},
		options: pool.options,
	};
}

function saying(terms: Terms): string {
	const settings = Object.entries(terms).map(
		([name, value]) => `set_config('${name}', '${value}', true)`,
	);
	return `select ${settings.join(", ")}`;
}

function lent(
	pool: LendingPool,
	first: pg.PoolClient,
	say: Record<"alone" | "inTransaction", string>,
	giveBack: () => void,
) {
	let client: pg.PoolClient | null = first;
	let isInTransaction = false;

	const replace = async () => {
		client?.release(true);
		client = null;
		client = await pool.connect();
		return client;
	};
	/** A connection may be dead without anybody having heard of it: what only reads is asked again. */
	const read = async (asked: pg.PoolClient, text: string, values: unknown[]) => {
		for (let readings = 1, on = asked; ; readings += 1) {
			try {
				return await askAlone(on, say.alone, text, values);
			} catch (error) {
				if (readings === mostReadings || databaseTrouble(error) !== "away") throw error;
				on = await replace();
			}
		}
	};
	const query = async (text: string, given: readonly unknown[] = []) => {
		if (client === null) throw new Error("Connection terminated");
		const values = [...given];
		if (isInTransaction) return client.query(text, values);
		if (/^(begin|start transaction)\b/.test(text)) {
			isInTransaction = true;
			return client.query(`${text}; ${say.inTransaction}`);
		}
		// It wants no transaction around it.
		if (text === "vacuum") return client.query(text);
		const isReading = text.startsWith("select ");
		return isReading ? read(client, text, values) : askAlone(client, say.alone, text, values);
	};
	return {
		query: query as pg.PoolClient["query"],
		release: (isBroken?: boolean) => {
			client?.release(isBroken);
			giveBack();
		},
	};
}

/** Several statements sent at once are one transaction for PostgreSQL, and take one way there and back. */
async function askAlone(
	client: pg.PoolClient,
	setTerms: string,
	text: string,
	values: unknown[],
): Promise<pg.QueryResult | undefined> {
	if (values.length === 0) {
		const results: unknown = await client.query(`${setTerms}; ${text}`);
		return (results as pg.QueryResult[]).at(-1);
	}
	return new Promise((resolve, reject) => {
		const answered: Answered = (error, result) => (error ? reject(error) : resolve(result));
		client.query(new QueryOnTerms(setTerms, { text, values }, answered));
	});
}

type Answered = (error: Error | null, result?: pg.QueryResult) => void;
type Asked = { text: string; values: unknown[] };

/**
 * The driver has no public way to send two statements with values as one transaction; these are the
 * methods by which it sends a statement and hears of its rows (pg/lib/query.js).
 */
type Internals = {
	prepare(connection: Wire): void;
	handleDataRow(message: unknown): void;
	handleCommandComplete(message: unknown, connection: Wire): void;
};
type Wire = Record<"parse" | "bind" | "execute", (of: object) => void>;

const Query = pg.Query as unknown as new (
	asked: Asked,
	unused: undefined,
	answered: Answered,
) => Internals & pg.Submittable;

class QueryOnTerms extends Query {
	readonly #setTerms: string;
	#areSet = false;

	constructor(setTerms: string, asked: Asked, answered: Answered) {
		super(asked, undefined, answered);
		this.#setTerms = setTerms;
	}

	override prepare(connection: Wire): void {
		connection.parse({ text: this.#setTerms });
		connection.bind({});
		connection.execute({});
		super.prepare(connection);
	}

	override handleDataRow(message: unknown): void {
		if (this.#areSet) super.handleDataRow(message);
	}

	override handleCommandComplete(message: unknown, connection: Wire): void {
		if (this.#areSet) super.handleCommandComplete(message, connection);
		else this.#areSet = true;
	}
}
