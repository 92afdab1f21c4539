import { extname } from "node:path";
import { Worker } from "node:worker_threads";

/** The thread's file, which lies beside this one, and more memory than its largest work needs. */
export type ThreadKind = {
	name: "chances-worker" | "schedule-worker" | "sheet-worker";
	mostMegabytes: number;
};

/** What a piece of work came to; a thread that crashed or does not answer has to be ended. */
export type WorkResult<Answer> = Answer | { kind: "tooLong" } | { kind: "ended" };

type Terms = {
	limitMs: number;
	onProgress?: (share: number) => void;
	over?: readonly ArrayBuffer[];
};

/** What a thread tells while it works. */
export type Progress = { kind: "progress"; share: number };

/** The source beside this one, or the file that was built from it beside the built server. */
export function startThread({ name, mostMegabytes }: ThreadKind): Worker {
	const file = new URL(`./${name}${extname(import.meta.url)}`, import.meta.url);
	const thread = new Worker(file, {
		env: {},
		execArgv: [],
		resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
	});
	// A thread that crashes while idle is started anew when it is needed next.
	thread.on("error", () => {});
	// The server may end while a thread works; the thread ends with it.
	thread.unref();
	return thread;
}

/**
 * Gives a thread one piece of work. If the thread is ended meanwhile, the answer says so. What is handed
 * `over` is the thread's alone from then on: to copy ten megabytes keeps everybody waiting for some 70 ms.
 */
export function workIn<Answer extends { kind: string }>(
	thread: Worker,
	work: object,
	{ limitMs, onProgress, over = [] }: Terms,
): Promise<WorkResult<Answer>> {
	const { promise, resolve, reject } = Promise.withResolvers<WorkResult<Answer>>();
	const hear = (news: Answer | Progress) => {
		if (isProgress(news)) onProgress?.(news.share);
		else resolve(news);
	};
	const fall = (error: Error & { code?: string }) => {
		if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve({ kind: "tooLong" });
		else reject(error);
	};
	const end = () => resolve({ kind: "ended" });
	const limit = setTimeout(() => resolve({ kind: "tooLong" }), limitMs);
	thread.on("message", hear).on("error", fall).on("exit", end);
	thread.postMessage(work, over);
	return promise.finally(() => {
		clearTimeout(limit);
		thread.off("message", hear).off("error", fall).off("exit", end);
	});
}

function isProgress(news: { kind: string }): news is Progress {
	return news.kind === "progress";
}
