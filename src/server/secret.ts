import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { unwritable } from "./data-folder.ts";

const bytes = 32;

/** The secret of this installation: the file `secret` in the data folder, made at the first start. */
export function readSecret(dataDir: string): Uint8Array {
	const file = `${dataDir}/secret`;
	const secret = readOrMake(file);
	if (secret.length !== bytes) {
		throw new Error(`${file} is damaged. Remove it; forms that are open now must be loaded again.`);
	}
	return secret;
}

function readOrMake(file: string): Buffer {
	try {
		// wx: of two servers that start at once on one folder, one makes the file and both read it.
		writeFileSync(file, randomBytes(bytes), { mode: 0o600, flag: "wx" });
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw unwritable(file);
	}
	try {
		return readFileSync(file);
	} catch {
		throw unwritable(file);
	}
}
