/**
 * Whether an error is the database's, for a while: it is not reached, it is going down or coming up,
 * its disk is full or cannot be written. Nothing was changed, and a later try may succeed.
 */
export function isDatabaseAway(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
	const { code, errcode } = error as { code?: unknown; errcode?: unknown };
	if (typeof errcode === "number") return sqliteCodes.has(errcode & 0xff);
	return (
		(typeof code === "string" && (networkCodes.has(code) || postgresCode.test(code))) ||
		/^Connection terminated|^timeout exceeded when trying to connect/.test(error.message)
	);
}

/** BUSY, READONLY, IOERR, FULL, CANTOPEN (sqlite.org/rescode.html). */
const sqliteCodes = new Set([5, 8, 10, 13, 14]);

const networkCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ETIMEDOUT"]);

/** Lost connections, too many of them, a full disk, a shutdown, I/O errors (PostgreSQL, appendix A). */
const postgresCode = /^(08...|53[0-9]{3}|57P0[1-3]|58030)$/;
