import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { unwritable } from "../operations/data-folder.ts";

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
	if (!existsSync(file)) make(file);
	try {
		return readFileSync(file);
	} catch {
		throw unwritable(file);
	}
}

/**
 * Under its name it is whole at once: a start that is killed here, or a power cut, leaves none, and
 * the next start makes another. The folder's lock keeps other servers out.
 */
function make(file: string): void {
	const draft = `${file}.new`;
	try {
		writeFileSync(draft, randomBytes(bytes), { mode: 0o600, flush: true });
		renameSync(draft, file);
	} catch {
		throw unwritable(file);
	}
}
