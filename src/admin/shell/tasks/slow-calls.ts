import { useSyncExternalStore } from "react";

/** Whoever waits longer is told for what. */
const slowAfterMs = 1000;

let slow = 0;
const listeners = new Set<() => void>();

function count(more: 1 | -1): void {
	slow += more;
	for (const listener of listeners) listener();
}

/** Notices a call whose answer takes long; answers what it answers. */
export async function noticed<Answer>(answer: Promise<Answer>): Promise<Answer> {
	let isSlow = false;
	const timer = setTimeout(() => {
		isSlow = true;
		count(1);
	}, slowAfterMs);
	try {
		return await answer;
	} finally {
		clearTimeout(timer);
		if (isSlow) count(-1);
	}
}

/** Whether somebody has been waiting for an answer for a while. */
export function useIsWaiting(): boolean {
	return useSyncExternalStore(subscribe, () => slow > 0);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
