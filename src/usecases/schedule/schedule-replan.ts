import { canManageLeagues } from "#domain/account/policy.ts";
import type { GameStatus } from "#domain/game/game.ts";
import { say } from "#domain/language/say.ts";
import type { PlanRules } from "#domain/schedule/check/plan-rules.ts";
import { placeNamed } from "#domain/schedule/courts.ts";
import { planOf } from "#domain/schedule/input.ts";
import type { MoveReason, StandingPlace } from "#domain/schedule/replan/replan.ts";
import { withMoreWeeks } from "#domain/schedule/schedule.ts";
import type { FairnessReport, Problem, Slot } from "#domain/schedule/types.ts";
import { today } from "#domain/time/wall-clock.ts";
import { authorize, invalid, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { readAround } from "./schedule-around.ts";
import { mustFit } from "./schedule-checks.ts";
import { readState, type ScheduleState, teamsToPlan } from "./schedule-state.ts";
import { findSchedule, type ScheduleView } from "./schedules.ts";

export type ReplanAsked = {
	id: number;
	/** The first and the last day on which the hall is closed, or one court of it. */
	closedFrom?: string | undefined;
	closedUntil?: string | undefined;
	court?: string | undefined;
	/** How many weeks the season may go on for longer. */
	moreWeeks: number;
	/** The first day on which something may change; today where none is said. */
	from?: string | undefined;
	/** Teams with fewer games get some with one another; 0 for no new games. */
	gamesEach: number;
};

/** When and where a game is, and whether it fell out. */
export type GamePlace = {
	date: string | null;
	time: string | null;
	location: string | null;
	status: Extract<GameStatus, "scheduled" | "postponed">;
};

/** A game that is to be added. */
export type NewPlace = {
	homeTeamId: number;
	awayTeamId: number;
	date: string;
	time: string;
	location: string | null;
};

type Changed = { gameId: number; homeTeamId: number; awayTeamId: number; why: MoveReason };

/** What a schedule is planned by from now on. */
export type Replanning = Pick<PlanRules, "skipDates" | "closedCourts" | "pinnedGames"> & {
	numWeeks: number;
};

/** A draft of changes: nothing of it is kept. */
export type ReplanView = {
	schedule: ScheduleView;
	teams: ScheduleState["teams"];
	slots: Slot[];
	planning: Replanning;
	moves: (Changed & { before: GamePlace; after: GamePlace })[];
	/** Games that no place is left for; they are postponed. */
	leftOut: (Changed & { before: GamePlace })[];
	/** New games of teams that had fewer than they are to have. */
	added: NewPlace[];
	/** Fewer moves are impossible. */
	isFewest: boolean;
	/** How fair it is now and then; null where that takes too long to say. */
	before: FairnessReport;
	after: FairnessReport;
	/** What is wrong or missing then. */
	problems: Problem[];
};

/** How what is left of a season could go on after a change, with as few moved games as possible. */
export async function viewReplan(scope: WorkScope, asked: ReplanAsked): Promise<ReplanView> {
	const { viewer, organization, store, planner, now } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	const schedule = await findSchedule(store, asked.id);
	const state = await readState(store, schedule);
	const games = state.games.filter(({ status }) => status !== "cancelled");
	if (games.length === 0) throw new Refusal("invalid", "This schedule has no games to plan anew.");
	const teams = teamsToPlan(schedule, state, games);
	const longer = withMoreWeeks(schedule, asked.moreWeeks);
	const around = await readAround(store, longer);
	const standing = planOf(schedule, teams, games, around);
	const changed = closed(longer, standing.slots, asked);
	mustFit(changed);
	const begun = games.filter(({ hasBegun }) => hasBegun);
	const next = planOf(changed, teams, begun, around);
	const replanned = await planner.replan({
		before: { input: standing.input, games: standing.games },
		input: next.input,
		standing: games.map((game, at): StandingPlace => toPlace(game, standing.courts[at] ?? null)),
		from: asked.from ?? today(now, organization.timeZone),
		gamesEach: asked.gamesEach,
	});
	if (replanned === null)
		throw new Refusal("invalid", "This schedule is too large to be measured.");
	const about = (at: number, why: MoveReason) => {
		const { id: gameId, homeTeamId, awayTeamId, date, time, location, status } = games[at] as Game;
		const isOff = status === "postponed";
		const before: GamePlace = { date, time, location, status: isOff ? "postponed" : "scheduled" };
		return { gameId, homeTeamId, awayTeamId, why, before };
	};
	return {
		schedule,
		teams,
		slots: next.slots,
		planning: {
			numWeeks: changed.numWeeks,
			skipDates: changed.rules.skipDates,
			closedCourts: changed.rules.closedCourts,
			pinnedGames: changed.rules.pinnedGames,
		},
		moves: replanned.moves.map(({ game, why, to }) => ({
			...about(game, why),
			after: {
				date: to.date,
				time: to.time,
				location: placeNamed(schedule, to.court),
				status: "scheduled",
			},
		})),
		leftOut: replanned.leftOut.map(({ game, why }) => about(game, why)),
		added: replanned.added.map(({ home, away, date, time, court }) => ({
			homeTeamId: Number(home),
			awayTeamId: Number(away),
			date,
			time,
			location: placeNamed(schedule, court),
		})),
		isFewest: replanned.isFewest,
		before: replanned.before,
		after: replanned.after,
		problems: replanned.problems,
	};
}

type Game = ScheduleState["games"][number];

function toPlace({ hasBegun, status, ...game }: Game, court: string | null): StandingPlace {
	return {
		home: String(game.homeTeamId),
		away: String(game.awayTeamId),
		week: game.weekIndex,
		date: game.date,
		time: game.time,
		court: court ?? game.location,
		isFixed: hasBegun,
		isOff: status === "postponed",
	};
}

/** The schedule with the days that are closed; pins that have no place any more are let go. */
function closed<Planned extends ScheduleView>(
	schedule: Planned,
	slots: readonly Slot[],
	{ closedFrom, closedUntil = closedFrom, court }: ReplanAsked,
): Planned {
	if (closedFrom === undefined || closedUntil === undefined) {
		if (closedUntil === undefined) return schedule;
		throw invalid("closedFrom", "Please say on which day it closes first.");
	}
	if (closedUntil < closedFrom) {
		throw invalid("closedUntil", "The last day is before the first one.");
	}
	if (court !== undefined && !slots.some((slot) => slot.court === court)) {
		throw invalid("court", say`This schedule has no court named ${court}.`);
	}
	const days = slots.filter(
		(slot) =>
			slot.date >= closedFrom &&
			slot.date <= closedUntil &&
			(court === undefined || slot.court === court),
	);
	const dates = [...new Set(days.map(({ date }) => date))];
	if (dates.length === 0) {
		throw invalid(
			"closedFrom",
			say`Nothing is played from ${{ date: closedFrom }} to ${{ date: closedUntil }}.`,
		);
	}
	const { rules } = schedule;
	const isClosed = (pin: PlanRules["pinnedGames"][number]) =>
		dates.includes(pin.date) && (court === undefined || (pin.court ?? court) === court);
	const next = {
		...rules,
		pinnedGames: rules.pinnedGames.filter((pin) => !isClosed(pin)),
		...(court === undefined
			? { skipDates: [...new Set([...rules.skipDates, ...dates])].toSorted() }
			: { closedCourts: withDates(rules.closedCourts, court, dates) }),
	};
	return { ...schedule, rules: next };
}

function withDates(
	closures: PlanRules["closedCourts"],
	court: string,
	dates: readonly string[],
): PlanRules["closedCourts"] {
	const known = closures.find((closure) => closure.court === court)?.dates ?? [];
	const all = [...new Set([...known, ...dates])].toSorted();
	return [...closures.filter((closure) => closure.court !== court), { court, dates: all }];
}
