import type { PostgresPool } from "kysely";
import pg from "pg";
import { databaseTrouble } from "../database-trouble.ts";
import {
	asKeptOn,
	changesTables,
	isOutdated,
	keepsTooMuch,
	type Statement,
	seeWhetherItKeeps,
} from "./kept-statements.ts";

/** What holds while a connection is lent, as PostgreSQL calls it: `app.org`, `statement_timeout`. */
export type Terms = Record<string, string | number>;

/** The pool that connections are lent from; what `pg` makes is one. */
export type LendingPool = Pick<pg.Pool, "connect" | "end" | "options">;

/** How often a question is asked, on another connection each time. */
const mostAskings = 3;

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
	const connect = async () => {
		const client = await pool.connect();
		try {
			await seeWhetherItKeeps(client, say.alone);
			return client;
		} catch (error) {
			client.release(true);
			throw error;
		}
	};
	return {
		connect: async () => {
			const giveBack = await takePlace();
			try {
				return lent(connect, await connect(), say, giveBack);
			} catch (error) {
				giveBack();
				throw error;
			}
		},
		end: async () => {},
		options: pool.options,
	};
}

/** The statement that sets them, and the same as one text. */
function saying(terms: Terms): Saying {
	const names = Object.keys(terms);
	const values = Object.values(terms).map(String);
	const setting = (value: (index: number) => string) =>
		`select ${names.map((name, index) => `set_config('${name}', ${value(index)}, true)`).join(", ")}`;
	return {
		name: "terms",
		text: setting((index) => `$${index + 1}`),
		values,
		asText: setting((index) => `'${values[index]}'`),
	};
}

type Saying = Statement & { asText: string };

function lent(
	connect: () => Promise<pg.PoolClient>,
	first: pg.PoolClient,
	say: Record<"alone" | "inTransaction", Saying>,
	giveBack: () => void,
) {
	let client: pg.PoolClient | null = first;
	let isInTransaction = false;
	let hasOutdated = false;
	let hasChangedTables = false;

	const replace = async () => {
		client?.release(true);
		client = null;
		client = await connect();
		return client;
	};
	/**
	 * A connection may be dead without anybody having heard of it: what only reads is asked again. So is
	 * what was not carried out because the connection keeps an outdated statement.
	 */
	const ask = async (asked: pg.PoolClient, statement: Statement) => {
		const isReading = statement.text.startsWith("select ");
		for (let askings = 1, on = asked; ; askings += 1) {
			try {
				return await askAlone(on, say.alone, statement);
			} catch (error) {
				const isOnNext = isOutdated(error) || (isReading && databaseTrouble(error) === "away");
				if (askings === mostAskings || !isOnNext) throw error;
				on = await replace();
			}
		}
	};
	const query = async (text: string, given: readonly unknown[] = []) => {
		if (client === null) throw new Error("Connection terminated");
		const statement = { text, values: [...given] };
		if (isInTransaction) {
			hasChangedTables ||= changesTables(text);
			const asked = hasChangedTables ? statement : asKeptOn(client, statement);
			return client.query(asked).catch((error: unknown) => {
				hasOutdated ||= isOutdated(error);
				throw error;
			});
		}
		if (/^(begin|start transaction)\b/.test(text)) {
			isInTransaction = true;
			return client.query(`${text}; ${say.inTransaction.asText}`);
		}
		// It wants no transaction around it.
		if (text === "vacuum") return client.query(text);
		return ask(client, statement);
	};
	return {
		query: query as pg.PoolClient["query"],
		release: (isBroken?: boolean) => {
			client?.release(isBroken || hasOutdated || keepsTooMuch(client));
			giveBack();
		},
	};
}

/** Several statements sent at once are one transaction for PostgreSQL, and take one way there and back. */
async function askAlone(
	client: pg.PoolClient,
	terms: Saying,
	statement: Statement,
): Promise<pg.QueryResult | undefined> {
	const kept = asKeptOn(client, statement);
	if (kept.values.length === 0 && kept.name === undefined) {
		const results: unknown = await client.query(`${terms.asText}; ${kept.text}`);
		return (results as pg.QueryResult[]).at(-1);
	}
	return new Promise((resolve, reject) => {
		const answered: Answered = (error, result) => (error ? reject(error) : resolve(result));
		client.query(new QueryOnTerms(asKeptOn(client, terms), kept, answered));
	});
}

type Answered = (error: Error | null, result?: pg.QueryResult) => void;

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
	asked: Statement,
	unused: undefined,
	answered: Answered,
) => Internals & pg.Submittable;

class QueryOnTerms extends Query {
	readonly #terms: Statement;
	#areSet = false;

	constructor(terms: Statement, asked: Statement, answered: Answered) {
		super(asked, undefined, answered);
		this.#terms = terms;
	}

	override prepare(connection: Wire): void {
		const { name, text, values } = this.#terms;
		// What is kept was parsed before (`seeWhetherItKeeps`): the driver takes it for the question's if a
		// statement is parsed here, and would never send a named one that then fails again.
		if (name === undefined) connection.parse({ text });
		connection.bind({ statement: name, values });
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
