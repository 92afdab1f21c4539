import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";
import type { QueryResult } from "kysely";
import { LRUCache } from "lru-cache";

/** Carries out a statement and answers its rows. */
export type Statement = <Row>(parameters: readonly unknown[]) => QueryResult<Row>;

/** The statements of a connection, kept prepared. */
export function statementsOf(connection: DatabaseSync): (sql: string) => Statement {
	const kept = new LRUCache<string, Statement>({ max: 300 });
	return (sql) => {
		const known = kept.get(sql);
		if (known !== undefined) return known;
		const statement =
			sql === "rollback" ? rollback(connection) : toStatement(connection.prepare(sql));
		kept.set(sql, statement);
		return statement;
	};
}

/**
 * A full disk and the like roll a transaction back by themselves (sqlite.org/lang_transaction.html);
 * an error about doing it twice would hide the one that says why.
 */
function rollback(connection: DatabaseSync): Statement {
	const statement = toStatement(connection.prepare("rollback"));
	return (parameters) => (connection.isTransaction ? statement(parameters) : { rows: [] });
}

/**
 * Rows come as arrays and become objects here: the objects node:sqlite makes itself are dictionaries
 * without a shape, and reading a season's games took twice the time with them.
 */
function toStatement(statement: StatementSync): Statement {
	const names = statement.columns().map(({ name }) => name);
	statement.setReturnArrays(true);
	const toRow = (values: unknown) => {
		const row: Record<string, SQLOutputValue> = {};
		for (let index = 0; index < names.length; index += 1) {
			row[names[index] ?? ""] = (values as SQLOutputValue[])[index] ?? null;
		}
		return row;
	};
	return <Row>(given: readonly unknown[]) => {
		const parameters = given as SQLInputValue[];
		if (names.length > 0) return { rows: statement.all(...parameters).map(toRow) as Row[] };
		const { changes, lastInsertRowid } = statement.run(...parameters);
		return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
	};
}
