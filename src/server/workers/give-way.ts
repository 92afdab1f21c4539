import { setPriority } from "node:os";

/** A third of the time that the other gets where both want all of it: its own time limits still hold. */
const aThird = 5;

/**
 * Puts the calling thread behind the one that answers requests: where processors are short, work that
 * takes seconds has what is left over. On Linux a thread has a priority of its own; elsewhere it would
 * be the whole server's, so nothing is done there.
 */
export function giveWay(): void {
	if (process.platform === "linux") setPriority(aThird);
}
