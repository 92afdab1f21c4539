import type { Sentence } from "../../language/say.ts";
import type { PlannedGame, Problem, ScheduleInput, ScheduleResult } from "../types.ts";
import { evaluateSchedule } from "./evaluate.ts";
import { ImpossibleInput } from "./validate.ts";

/**
 * The report on games as they are, also when the rules contradict each other by now: what is wrong
 * with the pins is one more problem then, and the rest is measured without them.
 */
export function measureSchedule(input: ScheduleInput, games: PlannedGame[]): ScheduleResult {
	try {
		return evaluateSchedule(input, games);
	} catch (error) {
		if (!(error instanceof ImpossibleInput) || !input.pinned?.length) throw error;
		const { pinned: _, ...rest } = input;
		const measured = evaluateSchedule(rest, games);
		return { ...measured, problems: [...error.sentences.map(toProblem), ...measured.problems] };
	}
}

function toProblem(message: Sentence): Problem {
	return { kind: "pin", teams: [], slots: [], missing: 0, message };
}
