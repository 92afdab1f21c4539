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

/**
 * A reference to nothing, a second one of what there is once, or another thing that the schema forbids.
 * PostgreSQL: class 23; SQLite: SQLITE_CONSTRAINT with an extension in the higher bytes.
 */
export function isBrokenConstraint(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const { code, errcode } = error as { code?: unknown; errcode?: unknown };
	return typeof errcode === "number"
		? (errcode & 0xff) === 19
		: typeof code === "string" && /^23\w{3}$/.test(code);
}
