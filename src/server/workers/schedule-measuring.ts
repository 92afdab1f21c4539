import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Assigned } from "#domain/official/assign.ts";
import type { ScheduleResult } from "#domain/schedule/types.ts";
import { Refusal } from "#usecases/refusals.ts";
import type { Replanned } from "#usecases/schedule/planner.ts";
import { limitFairly } from "./limit-concurrency.ts";
import type { ScheduleAnswer, ScheduleWork } from "./schedule-worker.ts";
import { workIn } from "./thread.ts";
import type { ThreadPool } from "./thread-pool.ts";

/** A report on 40 teams in 20 weeks takes a fifth of a second to half of one. */
const mostMs = 10_000;
/** Reports of some twenty kilobytes, which most looks at a schedule find as it was. */
const mostKept = 100;

/** What looks at a schedule and changes nothing. */
type Looking = Exclude<ScheduleWork, { kind: "generate" }>;
type Seen<Work extends Looking> = {
	measure: ScheduleResult;
	replan: Replanned;
	weigh: (number | null)[];
	assign: Assigned;
}[Work["kind"]];

/**
 * Measures schedules one after the other. Null for one that takes too long. However much an
 * organization asks for, one of its schedules at a time waits among those of the others.
 */
export function scheduleMeasuring(threads: ThreadPool, limitMs = mostMs) {
	const inTurn = limitFairly({ atOnce: 1, mostOfOne: 11, mostOfAll: 100, tooBusy });
	const kept = new LRUCache<string, Seen<Looking>>({ max: mostKept });

	return async <Work extends Looking>(
		organizationId: number,
		work: Work,
	): Promise<Seen<Work> | null> => {
		const key = keyOf(organizationId, work);
		// The kind of the work is part of the key, so what is kept is of its kind.
		const known = kept.get(key) as Seen<Work> | undefined;
		if (known !== undefined) return known;
		const result = await inTurn(organizationId, () => measure(threads, work, limitMs));
		if (result !== null) kept.set(key, result);
		return result;
	};
}

/** The same games under the same rules have the same report. */
function keyOf(organizationId: number, work: Looking): string {
	return createHash("sha256")
		.update(`${organizationId} ${JSON.stringify(work)}`)
		.digest("base64");
}

async function measure<Work extends Looking>(
	threads: ThreadPool,
	work: Work,
	limitMs: number,
): Promise<Seen<Work> | null> {
	const thread = threads.take();
	const outcome = await workIn<ScheduleAnswer>(thread, work, { limitMs });
	const hasAnswered = ["done", "replanned", "weighed", "assigned"].includes(outcome.kind);
	if (hasAnswered) threads.giveBack(thread);
	else thread.terminate();
	return hasAnswered && "result" in outcome ? (outcome.result as Seen<Work>) : null;
}

function tooBusy(): Refusal {
	return new Refusal(
		"overloaded",
		"Too many schedules are being looked at. Please try again in a moment.",
		{ retryAfterSeconds: 2 },
	);
}
