import type { ScheduleResult } from "#domain/scheduling/types.ts";
import { Refusal } from "#usecases/refusals.ts";
import { workIn } from "./schedule-thread.ts";
import type { ThreadPool } from "./schedule-threads.ts";
import type { ScheduleWork } from "./schedule-worker.ts";
import { turns } from "./turns.ts";

/** A report on 40 teams in 20 weeks takes a fifth of a second. */
const mostMs = 10_000;

/** Measures schedules one after the other. Null for one that takes too long. */
export function scheduleMeter(threads: ThreadPool, limitMs = mostMs) {
	const inTurn = turns({ atOnce: 1, mostWaiting: 40, tooBusy });

	return (work: ScheduleWork & { kind: "measure" }): Promise<ScheduleResult | null> =>
		inTurn(async () => {
			const thread = threads.take();
			const outcome = await workIn(thread, work, { limitMs });
			if (outcome.kind === "done") threads.giveBack(thread);
			else thread.terminate();
			return outcome.kind === "done" ? outcome.result : null;
		});
}

function tooBusy(): Refusal {
	return new Refusal(
		"overloaded",
		"Too many schedules are being looked at. Please try again in a moment.",
		{ retryAfterSeconds: 2 },
	);
}
