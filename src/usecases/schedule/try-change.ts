import { canManageLeagues } from "#domain/account/policy.ts";
import { messages } from "#domain/messages.ts";
import { type Schedule, weekHolding } from "#domain/schedule/schedule.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { placeIn } from "./schedule-games.ts";
import { type PlanView, planIn } from "./schedule-plan.ts";
import { readState, type ScheduleState } from "./schedule-state.ts";
import { findSchedule } from "./schedules.ts";

type Place = { date: string; time: string; location?: string | null | undefined };

/** A game of a schedule, and the place it would get or the game it would exchange its teams with. */
export type TriedChange = { id: number; gameId: number } & (
	| { otherGameId: number }
	| { to: Place }
);

type Game = ScheduleState["games"][number];

/** The plan as a change by hand would make it, so that its cost is known before; nothing of it is kept. */
export async function tryChange(scope: WorkScope, asked: TriedChange): Promise<PlanView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const schedule = await findSchedule(scope.store, asked.id);
	const state = await readState(scope.store, schedule);
	const game = ahead(state, asked.gameId);
	const changed =
		"to" in asked
			? [moved(schedule, game, asked.to)]
			: swapped(game, ahead(state, asked.otherGameId));
	const games = state.games.map((one) => changed.find(({ id }) => id === one.id) ?? one);
	return planIn(scope, schedule, { ...state, games });
}

function ahead({ games }: ScheduleState, wanted: number): Game {
	const game = found(
		games.find(({ id }) => id === wanted),
		messages.games.notFound,
	);
	if (game.hasBegun) throw new Refusal("conflict", "A game that has begun cannot be moved.");
	return game;
}

function moved(schedule: Schedule, game: Game, { date, time, location }: Place): Game {
	return {
		...game,
		date,
		time,
		location: location === undefined ? game.location : placeIn(schedule, location),
		weekIndex: weekHolding(schedule, date) ?? game.weekIndex,
	};
}

/** Their teams (rule `swap-matchups`). */
function swapped(first: Game, second: Game): Game[] {
	const teamsOf = ({ homeTeamId, awayTeamId }: Game) => ({ homeTeamId, awayTeamId });
	return [
		{ ...first, ...teamsOf(second) },
		{ ...second, ...teamsOf(first) },
	];
}
