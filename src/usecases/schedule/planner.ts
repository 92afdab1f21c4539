import type { Assigned, ToAssign } from "#domain/official/assign.ts";
import type { DateOff } from "#domain/schedule/bounds/weigh-dates.ts";
import type { Replan, StandingPlace } from "#domain/schedule/replan/replan.ts";
import type {
	FairnessReport,
	PlannedGame,
	Problem,
	ScheduleInput,
	ScheduleResult,
} from "#domain/schedule/types.ts";
import { Refusal } from "../refusals.ts";

/** Makes and measures schedules, which takes seconds of a processor, while the server answers others. */
export type Planner = {
	/** Reports on games as they are; null when that takes too long. */
	evaluate(input: ScheduleInput, games: PlannedGame[]): Promise<ScheduleResult | null>;
	/** What dates off would cost in games; null like that. */
	weigh(
		input: ScheduleInput,
		asked: readonly DateOff[],
		slots: number,
	): Promise<(number | null)[] | null>;
	/** Gives games their officials; null like that. */
	assign(asked: ToAssign): Promise<Assigned | null>;
	/** New places for games that cannot stay, with reports on before and after; null like that. */
	replan(asked: ReplanWork): Promise<Replanned | null>;
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

/** A schedule as it stands, and what it is to be planned by from now on. */
export type ReplanWork = {
	before: { input: ScheduleInput; games: PlannedGame[] };
	input: ScheduleInput;
	standing: StandingPlace[];
	/** Nothing before this day changes. */
	from: string;
	/** Teams with fewer games get some with one another; 0 for no new games. */
	gamesEach: number;
};

export type Replanned = Pick<Replan, "moves" | "leftOut" | "added" | "isFewest"> & {
	before: FairnessReport;
	after: FairnessReport;
	problems: Problem[];
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
