import { randomUUID } from "node:crypto";
import type { Worker } from "node:worker_threads";
import { sayAll } from "#domain/language/say.ts";
import type { ScheduleInput, ScheduleResult } from "#domain/schedule/types.ts";
import { Refusal } from "#usecases/refusals.ts";
import { alreadyRunning, cancelled, type Planner } from "#usecases/schedule/planner.ts";
import { limitFairly } from "./limit-concurrency.ts";
import { scheduleMeasuring } from "./schedule-measuring.ts";
import type { ScheduleAnswer } from "./schedule-worker.ts";
import { workIn } from "./thread.ts";
import { type ThreadPool, threadPool } from "./thread-pool.ts";

/** The planner of one organization. */
export type PlannerOf = (organizationId: number) => Planner;

const mostMs = 30_000;

const threads = threadPool({ name: "schedule-worker", mostMegabytes: 256 });

type Running = { share: number; isCancelled: boolean; thread: Worker | null };

/**
 * Makes schedules in threads of their own, which can be ended whatever they are doing: two at a time
 * for all organizations, and one of each, so that whatever one of them asks for, a processor is left to
 * answer with and another's schedule need not wait (rule `turns-by-league`).
 */
export function schedulePlanner({
	now,
	limitMs = mostMs,
}: {
	now: () => Date;
	limitMs?: number;
}): PlannerOf {
	const running = new Map<string, Running>();
	const inTurn = limitFairly({ atOnce: 2, mostOfOne: 3, mostOfAll: 10, tooBusy });
	const measure = scheduleMeasuring(threads);

	return (organizationId) => {
		const keyOf = (scheduleId: number) => `${organizationId} ${scheduleId}`;
		return {
			evaluate: (input, games) => measure(organizationId, { kind: "measure", input, games }),

			weigh: (input, asked, slots) =>
				measure(organizationId, { kind: "weigh", input, asked: [...asked], slots }),

			assign: (asked) => measure(organizationId, { kind: "assign", asked }),

			replan: (work) => measure(organizationId, { kind: "replan", ...work }),

			async inTurn(scheduleId, work) {
				const key = keyOf(scheduleId);
				if (running.has(key)) throw alreadyRunning();
				const run: Running = { share: 0, isCancelled: false, thread: null };
				running.set(key, run);
				try {
					return await inTurn(organizationId, () =>
						work({
							token: randomUUID(),
							startedAt: now(),
							generate: (input) => generate(run, input, { threads, limitMs }),
						}),
					);
				} finally {
					running.delete(key);
				}
			},

			progressOf: (scheduleId) => running.get(keyOf(scheduleId))?.share,

			cancel(scheduleId) {
				const run = running.get(keyOf(scheduleId));
				if (run === undefined) return false;
				run.isCancelled = true;
				run.thread?.terminate();
				return true;
			},
		};
	};
}

async function generate(
	run: Running,
	input: ScheduleInput,
	{ threads, limitMs }: { threads: ThreadPool; limitMs: number },
): Promise<ScheduleResult> {
	if (run.isCancelled) throw cancelled();
	const thread = threads.take();
	run.thread = thread;
	const onProgress = (share: number) => {
		run.share = share;
	};
	const outcome = await workIn<ScheduleAnswer>(
		thread,
		{ kind: "generate", input },
		{ limitMs, onProgress },
	);
	run.thread = null;
	const hasAnswered = outcome.kind === "done" || outcome.kind === "impossible";
	if (hasAnswered && !run.isCancelled) threads.giveBack(thread);
	else thread.terminate();
	if (run.isCancelled) throw cancelled();
	if (outcome.kind === "done") return outcome.result;
	if (outcome.kind === "impossible") throw new Refusal("invalid", sayAll(outcome.sentences));
	throw tooLong();
}

function tooLong(): Refusal {
	return new Refusal(
		"invalid",
		"This schedule takes longer than 30 seconds to generate. Please plan fewer weeks or times at once.",
	);
}

function tooBusy(): Refusal {
	return new Refusal(
		"overloaded",
		"Too many schedules are being generated. Please try again in a moment.",
		{ retryAfterSeconds: 5 },
	);
}
