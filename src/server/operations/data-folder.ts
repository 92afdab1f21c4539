import { accessSync, chmodSync, constants, mkdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Makes the data folder where it is missing, for this user only. Throws a sentence for people. */
export function openDataFolder(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
		chmodSync(folder, 0o700);
	} catch {
		throw unwritable(folder);
	}
}

/**
 * Takes the data folder for this process; answers how to give it back. The lock is one of the
 * operating system on an open file, so it ends with the process however that ends.
 */
export function lockDataFolder(folder: string): () => void {
	const file = `${folder}/server.lock`;
	try {
		const lock = new DatabaseSync(file);
		// SQLite opens what it may only read too, and then locks nothing.
		accessSync(file, constants.W_OK);
		lock.exec("pragma locking_mode = exclusive; begin exclusive");
		return () => lock.close();
	} catch (error) {
		throw isLocked(error)
			? new Error(
					`Fieldhouse is already running on the data folder ${folder}. Stop it first, or set DATA_DIR.`,
				)
			: unwritable(file);
	}
}

/** SQLITE_BUSY: another process has the file. Everything else is about the file itself. */
function isLocked(error: unknown): boolean {
	return (error as { errcode?: number }).errcode === 5;
}

/** A file is most often another user's because the server was once started as root. */
export function unwritable(path: string): Error {
	return new Error(
		`The data folder or file ${path} cannot be written by this user. Change its rights, or set DATA_DIR.`,
	);
}
