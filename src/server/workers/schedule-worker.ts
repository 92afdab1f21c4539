/**
 * The thread in which schedules are made and measured: arithmetic alone, without settings and
 * without a database. Node runs it as it stands here or as it was built.
 */
import { parentPort } from "node:worker_threads";
import type { Said } from "#domain/language/say.ts";
import { measureSchedule } from "#domain/schedule/check/measure.ts";
import { ImpossibleInput } from "#domain/schedule/check/validate.ts";
import { generateSchedule } from "#domain/schedule/generate.ts";
import type { PlannedGame, ScheduleInput, ScheduleResult } from "#domain/schedule/types.ts";
import { giveWay } from "./give-way.ts";
import type { Progress } from "./thread.ts";

giveWay();

export type ScheduleWork =
	| { kind: "generate"; input: ScheduleInput }
	| { kind: "measure"; input: ScheduleInput; games: PlannedGame[] };

export type ScheduleAnswer =
	| { kind: "done"; result: ScheduleResult }
	| { kind: "impossible"; sentences: Said[] };

parentPort?.on("message", (work: ScheduleWork) => tell(answerTo(work)));

function answerTo(work: ScheduleWork): ScheduleAnswer {
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

function tell(news: ScheduleAnswer | Progress): void {
	parentPort?.postMessage(news);
}
