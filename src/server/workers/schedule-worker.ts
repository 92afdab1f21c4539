/**
 * The thread in which schedules are made and measured, and officials given to games: arithmetic alone, without settings and
 * without a database. Node runs it as it stands here or as it was built.
 */
import { parentPort } from "node:worker_threads";
import type { Said } from "#domain/language/say.ts";
import { type Assigned, assignOfficials, type ToAssign } from "#domain/official/assign.ts";
import { type DateOff, weighDates } from "#domain/schedule/bounds/weigh-dates.ts";
import { measureSchedule } from "#domain/schedule/check/measure.ts";
import { ImpossibleInput } from "#domain/schedule/check/validate.ts";
import { generateSchedule } from "#domain/schedule/generate.ts";
import { replanSchedule } from "#domain/schedule/replan/replan.ts";
import type { PlannedGame, ScheduleInput, ScheduleResult } from "#domain/schedule/types.ts";
import type { Replanned, ReplanWork } from "#usecases/schedule/planner.ts";
import { giveWay } from "./give-way.ts";
import type { Progress } from "./thread.ts";

giveWay();

export type ScheduleWork =
	| { kind: "generate"; input: ScheduleInput }
	| { kind: "measure"; input: ScheduleInput; games: PlannedGame[] }
	| ({ kind: "replan" } & ReplanWork)
	| { kind: "weigh"; input: ScheduleInput; asked: DateOff[]; slots: number }
	| { kind: "assign"; asked: ToAssign };

export type ScheduleAnswer =
	| { kind: "done"; result: ScheduleResult }
	| { kind: "replanned"; result: Replanned }
	| { kind: "weighed"; result: (number | null)[] }
	| { kind: "assigned"; result: Assigned }
	| { kind: "impossible"; sentences: Said[] };

parentPort?.on("message", (work: ScheduleWork) => tell(answerTo(work)));

function answerTo(work: ScheduleWork): ScheduleAnswer {
	try {
		if (work.kind === "replan") return { kind: "replanned", result: replan(work) };
		if (work.kind === "weigh")
			return { kind: "weighed", result: weighDates(work.input, work.asked, work.slots) };
		if (work.kind === "assign") return { kind: "assigned", result: assignOfficials(work.asked) };
		return { kind: "done", result: resultOf(work) };
	} catch (error) {
		if (error instanceof ImpossibleInput) return { kind: "impossible", sentences: error.sentences };
		throw error;
	}
}

function replan({ before, input, standing, from, gamesEach }: ReplanWork): Replanned {
	const { games, ...changes } = replanSchedule(input, standing, { from, gamesEach });
	// Both are held against the same number of games, or a week more would ask for more of them.
	const aimed = (of: ScheduleInput): ScheduleInput =>
		gamesEach === 0 ? of : { ...of, rules: { ...of.rules, gamesPerTeam: gamesEach } };
	const after = measureSchedule(aimed(input), games);
	return {
		...changes,
		before: measureSchedule(aimed(before.input), before.games).report,
		after: after.report,
		problems: after.problems,
	};
}

function resultOf(work: Extract<ScheduleWork, { kind: "generate" | "measure" }>): ScheduleResult {
	if (work.kind === "measure") return measureSchedule(work.input, work.games);
	return generateSchedule(work.input, {
		onProgress: (done, of) => tell({ kind: "progress", share: of === 0 ? 1 : done / of }),
	});
}

function tell(news: ScheduleAnswer | Progress): void {
	parentPort?.postMessage(news);
}
