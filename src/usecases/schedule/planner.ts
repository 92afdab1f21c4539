import type { PlannedGame, ScheduleInput, ScheduleResult } from "#domain/schedule/types.ts";
import { Refusal } from "../refusals.ts";

/** Makes and measures schedules, which takes seconds of a processor, while the server answers others. */
export type Planner = {
	/** Reports on games as they are; null when that takes too long. */
	evaluate(input: ScheduleInput, games: PlannedGame[]): Promise<ScheduleResult | null>;
	/**
	 * Does the work of one run of a schedule when it is its turn. Refuses a second run of the same
	 * schedule, and what comes when too many wait.
	 */
	inTurn<Result>(scheduleId: number, work: (run: Run) => Promise<Result>): Promise<Result>;
	/** The progress of a schedule's run in this process; undefined when it has none here. */
	progressOf(scheduleId: number): number | undefined;
	/** Ends the run of a schedule in this process; answers whether there was one. */
	cancel(scheduleId: number): boolean;
};

export type Run = {
	/** By which the schedule is held for this run, also against other processes. */
	token: string;
	startedAt: Date;
	/** Refuses when it was cancelled, takes too long or is impossible. */
	generate(input: ScheduleInput): Promise<ScheduleResult>;
};

export function alreadyRunning(): Refusal {
	return new Refusal("conflict", "This schedule is being generated already.");
}

export function cancelled(): Refusal {
	return new Refusal("conflict", "The generation was cancelled.");
}
