import { canManageLeagues } from "#domain/account/policy.ts";
import { byDateAndTime, type GameStatus, type Score } from "#domain/game/game.ts";
import { byesOf } from "#domain/schedule/bounds/byes.ts";
import { planOf, wishesToTell } from "#domain/schedule/input.ts";
import { countSlots, mostSlots } from "#domain/schedule/slots.ts";
import type { FairnessReport, Problem, Slot, WishOutcome } from "#domain/schedule/types.ts";
import type { Team } from "#domain/team/team.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { authorize } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { readAround } from "./schedule-around.ts";
import { readState, type ScheduleState, teamsToPlan } from "./schedule-state.ts";
import { findSchedule, type ScheduleView } from "./schedules.ts";

/** All that is needed to look at a schedule and to work on it. */
export type PlanView = {
	schedule: ScheduleView;
	teams: (Team & { unavailableSlots: string[] })[];
	slots: Slot[];
	games: PlanGame[];
	byes: { weekIndex: number; teamId: number }[];
	/** Null while there are no games to report on. */
	report: FairnessReport | null;
	problems: Problem[];
	/** What became of the wishes, each with its place among those of the schedule. */
	wishes: (WishOutcome & { wish: number })[];
};

export type PlanGame = {
	id: number;
	weekIndex: number;
	date: string | null;
	time: string | null;
	location: string | null;
	/** The court of the slot it is on; null when it is on none. */
	court: string | null;
	status: GameStatus;
	score: Score | null;
	homeTeamId: number;
	awayTeamId: number;
	hasBegun: boolean;
};

/** A schedule as it stands: who plays when, how fair that is, what is wrong and what is missing. */
export async function viewPlan(scope: WorkScope, { id }: { id: number }): Promise<PlanView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const schedule = await findSchedule(scope.store, id);
	return planIn(scope, schedule, await readState(scope.store, schedule));
}

/** The same of a schedule in another state than it is in. */
export async function planIn(
	scope: WorkScope,
	schedule: ScheduleView,
	state: ScheduleState,
): Promise<PlanView> {
	const { games } = state;
	const teams = teamsToPlan(schedule, state, games);
	const plan = planOf(schedule, teams, games, await readAround(scope.store, schedule));
	const { outcomes, ...measured } = await measure(scope, plan);
	const isHere = (teamId: number) => teams.some((team) => team.id === teamId);
	const wishes = wishesToTell(schedule.rules.wishes, isHere);
	return {
		schedule,
		teams: teams.toSorted((a, b) => naturalOrder(a.name, b.name) || a.id - b.id),
		slots: plan.slots,
		games: games
			.map((game, at) => ({ ...game, court: plan.courts[at] ?? null }))
			.sort(byDateAndTime),
		byes: byesIn(
			plan.slots,
			teams.filter(({ hasWithdrawn }) => !hasWithdrawn),
			games,
		),
		...measured,
		wishes: outcomes.flatMap((outcome, at) => {
			const told = wishes[at];
			return told ? [{ ...outcome, wish: told.at }] : [];
		}),
	};
}

async function measure(
	{ planner }: WorkScope,
	{ input, games }: ReturnType<typeof planOf>,
): Promise<Pick<PlanView, "report" | "problems"> & { outcomes: WishOutcome[] }> {
	if (games.length === 0) return { report: null, problems: [], outcomes: [] };
	const measured = countSlots(input) > mostSlots ? null : await planner.evaluate(input, games);
	if (measured === null) return { report: null, problems: [tooLarge], outcomes: [] };
	const { report, problems, wishes: outcomes } = measured;
	return { report, problems, outcomes };
}

const tooLarge: Problem = {
	kind: "slots",
	teams: [],
	slots: [],
	missing: 0,
	message: "This schedule is too large to be measured.",
};

/** A game without a date belongs to its week all the same. */
function byesIn(
	slots: readonly Slot[],
	teams: ScheduleState["teams"],
	games: ScheduleState["games"],
): PlanView["byes"] {
	const weeks = [...new Set(slots.map(({ week }) => week))].sort((a, b) => a - b);
	const named = teams.map(({ id }) => ({ id: String(id) }));
	const played = games.map(({ weekIndex: week, homeTeamId, awayTeamId }) => ({
		week,
		home: String(homeTeamId),
		away: String(awayTeamId),
	}));
	return byesOf({ weeks, teams: named }, played).map(({ week, teamId }) => ({
		weekIndex: week,
		teamId: Number(teamId),
	}));
}
