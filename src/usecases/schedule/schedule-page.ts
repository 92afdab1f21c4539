import type { GameWithTeams } from "#domain/game/game.ts";
import { dayAlone, type Length, monthOf, type Stretch, weekFrom } from "#domain/game/stretch.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Scope } from "../scope.ts";
import { type Schedule, type ScheduleFilter, viewSchedule } from "./view-schedule.ts";

/** What a page of the schedule may be asked for beside what all of it is narrowed to. */
export type SchedulePageAsked = ScheduleFilter & {
	length?: Length | undefined;
	/** The day to open at, `YYYY-MM-DD`; absent means today. */
	on?: string | undefined;
};

/** `games`, `waiting` and `byes` are those of the page. */
export type SchedulePage = Schedule & {
	/** How much of it a page shows; "day" when one is asked for alone. */
	length: Length | "day";
	/** The days shown; null for all of them. */
	stretch: Stretch | null;
	/** The day it is for the organization. */
	today: string;
	/** The games asked for, on all pages. */
	total: number;
};

/** So many games are shown at once, unless a week or a month is asked for: a few, or a team's season. */
const fewGames = 8;
const seasonOfTeam = 20;

/** The schedule page by page, opened at today (rule `schedule-opens-today`). */
export async function viewSchedulePage(
	scope: Scope,
	asked: SchedulePageAsked,
): Promise<SchedulePage> {
	const { date, ...others } = asked;
	const schedule = await viewSchedule(scope, others);
	const now = today(scope.now, scope.organization.timeZone);
	const length = date === undefined ? lengthOf(schedule, asked) : "day";
	const stretch = stretchOf(length, daysOf(schedule), date ?? asked.on ?? now);
	const dates = new Set([...schedule.dates, ...(date === undefined ? [] : [date])]);
	return {
		...schedule,
		dates: [...dates].sort(),
		games: schedule.games.filter((game) => isShown(game, stretch, length)),
		waiting: schedule.waiting.filter((game) => isShown(game, stretch, length)),
		byes: schedule.byes.filter((bye) => isShown(bye, stretch, length)),
		length,
		stretch,
		today: now,
		total: schedule.games.length + schedule.waiting.length,
	};
}

function lengthOf({ games, waiting }: Schedule, { length, on, teamId }: SchedulePageAsked): Length {
	if (length !== undefined) return length;
	const most = teamId === undefined ? fewGames : seasonOfTeam;
	return games.length + waiting.length <= most && on === undefined ? "all" : "week";
}

/** The days with games or byes, first to last. */
function daysOf({ games, waiting, byes }: Schedule): string[] {
	const days = new Set([...games, ...waiting, ...byes].flatMap(({ date }) => date ?? []));
	return [...days].sort();
}

function stretchOf(length: SchedulePage["length"], days: string[], on: string): Stretch | null {
	if (length === "day") return dayAlone(days, on);
	if (length === "all" || days.length === 0) return null;
	return length === "week" ? weekFrom(days, on) : monthOf(days, on);
}

/** Games whose day is not known stand on the last page, as they stand last in the list. */
function isShown(
	{ date }: Pick<GameWithTeams, "date">,
	stretch: Stretch | null,
	length: SchedulePage["length"],
): boolean {
	if (stretch === null) return true;
	if (date === null) return length !== "day" && stretch.later === null;
	return date >= stretch.from && date <= stretch.to;
}
