import { accessSync, chmodSync, constants, mkdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Makes the data folder where it is missing, for this user only. Throws a sentence for people. */
export function openDataFolder(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
		chmodSync(folder, 0o700);
	} catch {
		throw new Error(
			`The data folder ${folder} cannot be written by this user. Change its rights, or set DATA_DIR.`,
		);
	}
}

/**
 * Takes the data folder for this process; answers how to give it back. The lock is one of the
 * operating system on an open file, so it ends with the process however that ends.
 */
export function lockDataFolder(folder: string): () => void {
	const lock = new DatabaseSync(`${folder}/server.lock`);
	try {
		lock.exec("pragma locking_mode = exclusive; begin exclusive");
	} catch {
		lock.close();
		throw new Error(
			`Fieldhouse is already running on the data folder ${folder}. Stop it first, or set DATA_DIR.`,
		);
	}
	return () => lock.close();
}
