/**
 * What is wrong with the database for a while, when an error is its own and not the request's. `away`:
 * it is not reached, it is going down or coming up, its disk cannot be written. `busy`: it broke something
 * off that took too long or waited too long. `full`: there is no room on its disk, or on that of the files.
 * A later try may succeed.
 */
export type DatabaseTrouble = "away" | "busy" | "full";

export function databaseTrouble(error: unknown): DatabaseTrouble | null {
	if (!(error instanceof Error)) return null;
	if (error instanceof AggregateError) {
		return error.errors.map(databaseTrouble).find((trouble) => trouble !== null) ?? null;
	}
	const { code, errcode } = error as { code?: unknown; errcode?: unknown };
	if (typeof errcode === "number") {
		if ((errcode & 0xff) === sqliteFull) return "full";
		return sqliteCodes.has(errcode & 0xff) ? "away" : null;
	}
	if (typeof code === "string") {
		if (fullCodes.has(code)) return "full";
		if (networkCodes.has(code) || awayCode.test(code)) return "away";
		if (busyCode.test(code)) return "busy";
	}
	return lostConnection.test(error.message) ? "away" : null;
}

/** BUSY, READONLY, IOERR, CANTOPEN, and FULL (sqlite.org/rescode.html). */
const sqliteCodes = new Set([5, 8, 10, 14]);
const sqliteFull = 13;

/** PostgreSQL's, and those of a file that is written. */
const fullCodes = new Set(["53100", "ENOSPC", "EDQUOT"]);

const networkCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ETIMEDOUT"]);

/**
 * Lost connections, a shutdown, I/O errors, a server that has become a standby and takes
 * no writes (PostgreSQL, appendix A).
 */
const awayCode = /^(08...|53[0-24-9]..|57P0[1-5]|58030|25006)$/;

/**
 * Too many connections; a statement that was cancelled, by its limit or by hand; a lock that was not
 * had in time; a transaction that gave way to others each time it was tried.
 */
const busyCode = /^(53300|57014|55P03|40001|40P01)$/;

/** What `pg` says of a connection that died, or that it could not get in time; these have no code. */
const lostConnection =
	/^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|^Client was closed/;

/** Whether another process writes to the SQLite file just now. */
export function isBusy(error: unknown): boolean {
	const { errcode } = error as { errcode?: unknown };
	return typeof errcode === "number" && (errcode & 0xff) === 5;
}
