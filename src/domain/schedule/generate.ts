import { byesOf } from "./bounds/byes.ts";
import { boundGames } from "./bounds/games-bound.ts";
import { explainMissing } from "./check/explain.ts";
import { reportOn } from "./check/report.ts";
import { refuseImpossible } from "./check/validate.ts";
import { type Grid, gridOf } from "./grid.ts";
import { giveSides } from "./home-away.ts";
import { type Random, randomFrom } from "./random.ts";
import { searchPlan } from "./search/search.ts";
import type { State } from "./search/state.ts";
import type { OnProgress, PlannedGame, ScheduleInput, ScheduleResult } from "./types.ts";
import { outcomesOf } from "./wishes/outcomes.ts";

/**
 * The schedule of a league: as many games as fit, shared as fairly as can be, with a report that says
 * how fair that is and why games are missing. The same input and seed make the same schedule on every
 * machine. Throws `ImpossibleInput` when the input contradicts itself. (docs/scheduling.md)
 */
export function generateSchedule(
	input: ScheduleInput,
	{ onProgress = () => {} }: { onProgress?: OnProgress } = {},
): ScheduleResult {
	refuseImpossible(input);
	const grid = gridOf(input);
	const bound = boundGames(grid);
	const random = randomFrom(input.seed ?? 1);
	const plan = searchPlan(grid, bound, { effort: input.effort ?? "normal", random, onProgress });
	const games = withSides(grid, plan, random);
	return {
		games,
		byes: byesOf(grid, games),
		report: reportOn(grid, bound, games),
		problems: explainMissing(grid, bound, plan.games),
		wishes: outcomesOf(grid, bound, games),
	};
}

function withSides(grid: Grid, { first, second }: State, random: Random): PlannedGame[] {
	const pins = new Map(grid.pins.map((pin) => [pin.slot, pin]));
	const slots = [...grid.slots.keys()].filter((slot) => (first[slot] as number) >= 0);
	const games = slots.map((slot) => {
		const pin = pins.get(slot);
		return {
			first: pin?.home ?? (first[slot] as number),
			second: pin?.away ?? (second[slot] as number),
			isTurned: false,
			isPinned: pin !== undefined,
		};
	});
	giveSides(games, grid.teams.length, random);
	return slots.flatMap((slot, at) => {
		const game = games[at];
		const place = grid.slots[slot];
		if (!game || !place) return [];
		const [home, away] = game.isTurned ? [game.second, game.first] : [game.first, game.second];
		const { week, date, time, court } = place;
		const idOf = (team: number) => grid.teams[team]?.id ?? "";
		return [{ home: idOf(home), away: idOf(away), week, date, time, court }];
	});
}
