import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { ScheduleResult } from "#domain/scheduling/types.ts";
import type { ScheduleNews, ScheduleWork } from "./schedule-worker.ts";

/** What became of a piece of work; a thread that fell silent or over has to be ended. */
export type Outcome =
	| { kind: "done"; result: ScheduleResult }
	| { kind: "impossible"; sentences: string[] }
	| { kind: "tooLong" }
	| { kind: "ended" };

/** More than the largest schedule needs. */
const mostMegabytes = 256;

/** The source beside this one, or the file that was built from it beside the built server. */
export function startThread(): Worker {
	const file = new URL(`./schedule-worker${extname(import.meta.url)}`, import.meta.url);
	const thread = new Worker(file, {
		...{ env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } },
	});
	// One that falls over while nobody waits for it is started anew by whoever needs it next.
	thread.on("error", () => {});
	// The server may end while a thread works; the thread ends with it.
	thread.unref();
	return thread;
}

/** Gives a thread one piece of work. Whoever ends the thread meanwhile learns that it was ended. */
export function workIn(
	thread: Worker,
	work: ScheduleWork,
	{ limitMs, onProgress }: { limitMs: number; onProgress?: (share: number) => void },
): Promise<Outcome> {
	const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
	const hear = (news: ScheduleNews) => {
		if (news.kind === "progress") onProgress?.(news.share);
		else resolve(news);
	};
	const fall = (error: Error & { code?: string }) => {
		if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve({ kind: "tooLong" });
		else reject(error);
	};
	const end = () => resolve({ kind: "ended" });
	const limit = setTimeout(() => resolve({ kind: "tooLong" }), limitMs);
	thread.on("message", hear).on("error", fall).on("exit", end);
	thread.postMessage(work);
	return promise.finally(() => {
		clearTimeout(limit);
		thread.off("message", hear).off("error", fall).off("exit", end);
	});
}
