import { constants, setPriority } from "node:os";

/**
 * Puts the calling thread behind the one that answers requests: where processors are short, work that
 * takes seconds has what is left over. On Linux a thread has a priority of its own; elsewhere it would
 * be the whole server's, so nothing is done there.
 */
export function giveWay(): void {
	if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
