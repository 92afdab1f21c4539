import type { Worker } from "node:worker_threads";
import { startThread, type ThreadKind } from "./thread.ts";

/** Without work a thread ends and gives its memory back. */
const idleMs = 30_000;

/** Threads that wait for the next piece of work, because starting one takes a fifth of a second. */
export type ThreadPool = {
	/** One that waits, or a new one. It is the caller's until it is given back or ended. */
	take(): Worker;
	/** To be called with a thread that has answered, and with no other. */
	giveBack(thread: Worker): void;
};

export function threadPool(kind: ThreadKind): ThreadPool {
	const waiting = new Map<Worker, NodeJS.Timeout>();

	const leave = (thread: Worker) => {
		clearTimeout(waiting.get(thread));
		waiting.delete(thread);
	};

	return {
		take() {
			for (const thread of waiting.keys()) {
				leave(thread);
				// One that fell over while it waited has no number any more.
				if (thread.threadId !== -1) return thread;
			}
			return startThread(kind);
		},

		giveBack(thread) {
			const end = () => {
				leave(thread);
				thread.terminate();
			};
			waiting.set(thread, setTimeout(end, idleMs).unref());
		},
	};
}
