import { byesOf } from "../bounds/byes.ts";
import { boundGames } from "../bounds/games-bound.ts";
import { gridOf } from "../grid.ts";
import type { PlannedGame, ScheduleInput, ScheduleResult } from "../types.ts";
import { outcomesOf } from "../wishes/outcomes.ts";
import { explainMissing } from "./explain.ts";
import { reportOn } from "./report.ts";
import { refuseImpossible } from "./validate.ts";
import { missingPins, violationsOf } from "./violations.ts";

/**
 * The same report for games that were swapped or edited by hand, with a problem for each hard rule
 * they break. It warns and never forbids: the league decides.
 */
export function evaluateSchedule(input: ScheduleInput, games: PlannedGame[]): ScheduleResult {
	refuseImpossible(input);
	const grid = gridOf(input);
	const bound = boundGames(grid);
	const counts = grid.teams.map(
		({ id }) => games.filter(({ home, away }) => home === id || away === id).length,
	);
	return {
		games,
		byes: byesOf(grid, games),
		report: reportOn(grid, bound, games),
		problems: [
			...violationsOf(grid, games),
			...missingPins(grid, games),
			...explainMissing(grid, bound, counts),
		],
		wishes: outcomesOf(grid, bound, games),
	};
}
