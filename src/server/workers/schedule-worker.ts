/**
 * The thread in which schedules are made and measured: arithmetic alone, without settings and
 * without a database. Node runs it as it stands here or as it was built.
 */
import { parentPort } from "node:worker_threads";
import { generateSchedule } from "#domain/scheduling/generate.ts";
import { measureSchedule } from "#domain/scheduling/measure.ts";
import type { PlannedGame, ScheduleInput, ScheduleResult } from "#domain/scheduling/types.ts";
import { ImpossibleInput } from "#domain/scheduling/validate.ts";

export type ScheduleWork =
	| { kind: "generate"; input: ScheduleInput }
	| { kind: "measure"; input: ScheduleInput; games: PlannedGame[] };

export type ScheduleNews =
	| { kind: "progress"; share: number }
	| { kind: "done"; result: ScheduleResult }
	| { kind: "impossible"; sentences: string[] };

parentPort?.on("message", (work: ScheduleWork) => tell(newsOf(work)));

function newsOf(work: ScheduleWork): ScheduleNews {
	try {
		return { kind: "done", result: resultOf(work) };
	} catch (error) {
		if (error instanceof ImpossibleInput) return { kind: "impossible", sentences: error.sentences };
		throw error;
	}
}

function resultOf(work: ScheduleWork): ScheduleResult {
	if (work.kind === "measure") return measureSchedule(work.input, work.games);
	return generateSchedule(work.input, {
		onProgress: (done, of) => tell({ kind: "progress", share: of === 0 ? 1 : done / of }),
	});
}

function tell(news: ScheduleNews): void {
	parentPort?.postMessage(news);
}
