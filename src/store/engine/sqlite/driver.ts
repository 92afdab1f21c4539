import type { DatabaseSync } from "node:sqlite";
import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type Driver,
	type QueryResult,
	SqliteAdapter,
	SqliteIntrospector,
	SqliteQueryCompiler,
} from "kysely";
import { breathe } from "../breathe.ts";
import { statementsOf } from "./statements.ts";
import { waitingWhileBusy, writerTurns } from "./turns.ts";

type Connections = {
	writer: DatabaseSync;
	/** Opens another connection, which sees what is committed; null where there can be none. */
	openReader: (() => DatabaseSync) | null;
};

/**
 * SQLite answers inside this process, one statement after the other, and has one writer. So that a
 * long piece of work of one league holds up no other (decision 25):
 * - whoever has been answered for longer than a slice gives the loop back, within a transaction too;
 * - while a transaction is in progress everybody else reads from a second connection, which sees what
 *   is committed;
 * - writers wait for their turn in order of arrival, and for other processes without blocking.
 */
export function sqliteDialect(connections: Connections): Dialect {
	return {
		createAdapter: () => new AdapterForMany(),
		createDriver: () => sqliteDriver(connections),
		createIntrospector: (db) => new SqliteIntrospector(db),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	};
}

/** Kysely would otherwise let nobody ask before the transaction in progress has ended. */
class AdapterForMany extends SqliteAdapter {
	override get supportsMultipleConnections(): boolean {
		return true;
	}
}

type Ask = <Row>(query: CompiledQuery) => QueryResult<Row>;

function sqliteDriver({ writer, openReader }: Connections): Driver {
	const turns = writerTurns();
	let reader: DatabaseSync | null = null;
	let askReader: Ask | null = null;

	const asking = (connection: DatabaseSync): Ask => {
		const statementOf = statementsOf(connection);
		return ({ sql, parameters }) => statementOf(sql)(parameters);
	};
	const askWriter = asking(writer);
	const answer = async <Row>(ask: () => QueryResult<Row>): Promise<QueryResult<Row>> => {
		const result = await waitingWhileBusy(ask);
		// Of a database in memory nobody else asks anything: it is a test's or a script's.
		if (openReader !== null) await breathe();
		return result;
	};
	const inTurn = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
		const giveBack = await turns.take();
		try {
			return await answer(() => askWriter<Row>(query));
		} finally {
			giveBack();
		}
	};
	const read = <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
		if (openReader === null && turns.isTaken()) return inTurn(query);
		// Chosen anew at each try: a transaction may have begun on the writer's connection.
		return answer(() => {
			if (openReader === null || !turns.isTaken()) return askWriter<Row>(query);
			reader ??= openReader();
			askReader ??= asking(reader);
			return askReader<Row>(query);
		});
	};

	class Lent implements DatabaseConnection {
		giveBack: (() => void) | null = null;

		async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
			if (this.giveBack === null && query.sql.startsWith("begin")) {
				this.giveBack = await turns.take();
			}
			if (this.giveBack !== null) return answer(() => askWriter<Row>(query));
			return isRead(query) ? read(query) : inTurn(query);
		}

		// biome-ignore lint/correctness/useYield: Kysely asks for it; nobody here reads row by row.
		async *streamQuery(): AsyncIterableIterator<never> {
			throw new Error("Rows are read all at once.");
		}
	}

	const say = (sql: string) => async (connection: DatabaseConnection) => {
		await connection.executeQuery(CompiledQuery.raw(sql));
	};
	return {
		init: async () => {},
		acquireConnection: async () => new Lent(),
		// A transaction that reads first and writes then would be refused when another process wrote
		// in between (sqlite.org/lang_transaction.html), so it takes the write lock at its beginning.
		beginTransaction: say("begin immediate"),
		commitTransaction: say("commit"),
		rollbackTransaction: say("rollback"),
		releaseConnection: async (connection) => (connection as Lent).giveBack?.(),
		destroy: async () => {
			reader?.close();
			writer.close();
		},
	};
}

function isRead({ query, sql }: CompiledQuery): boolean {
	return (
		query.kind === "SelectQueryNode" || (query.kind === "RawNode" && /^\s*select\b/i.test(sql))
	);
}
