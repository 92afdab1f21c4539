/**
 * Whether an error says that a row was to refer to nothing. PostgreSQL: foreign_key_violation
 * (postgresql.org/docs/current/errcodes-appendix.html); SQLite: SQLITE_CONSTRAINT_FOREIGNKEY
 * (sqlite.org/rescode.html).
 */
export function isBrokenReference(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const { code, errcode } = error as { code?: unknown; errcode?: unknown };
	return errcode === 787 || code === "23503";
}

/** Whether an error says that rows are not as the schema asks them to be, in whatever way: class 23, SQLITE_CONSTRAINT. */
export function isAgainstSchema(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const { code, errcode } = error as { code?: unknown; errcode?: unknown };
	const isOfSqlite = typeof errcode === "number" && (errcode & 255) === 19;
	return isOfSqlite || (typeof code === "string" && code.startsWith("23"));
}
