import { weekdayNamedIn } from "#domain/league/league-order.ts";
import { type WeekdayName, weekDates, weekdayNamed, weekdays } from "#domain/schedule/schedule.ts";
import { slotsAsText } from "#domain/team/unavailable-slots.ts";
import { addDays, weekdayOf } from "#domain/time/calendar.ts";
import { words } from "../../../words.ts";
import type { PlanTeam, ScheduleOfLeague } from "../plan-data.ts";
import { type TypedGroup, typedGroup } from "./groups/typed-groups.ts";
import { type TypedWish, typedWish } from "./wishes/typed-wish.ts";

/** A schedule's form as it stands there: what was typed, right or not. */
export type TypedSchedule = {
	name: string;
	startDate: string;
	numWeeks: string;
	gameDays: WeekdayName[];
	sameSlot: boolean;
	times: string;
	/** By week; there may be more than the schedule has weeks. */
	weeklyTimes: string[];
	/** One name a court, at least one. */
	courts: string[];
	skipDates: string[];
	closedCourts: { court: string; dates: string[] }[];
	/** What was typed, by team. */
	unavailable: Record<number, string>;
	blackouts: { teamId: number; dates: string[] }[];
	pinned: TypedPin[];
	shared: number[][];
	wishes: TypedWish[];
	groups: TypedGroup[];
	countsLastSeason: boolean;
	gamesPerTeam: string;
	maxGamesPerDay: string;
	maxGamesPerWeek: string;
	gameMinutes: string;
};

export type TypedPin = {
	homeTeamId: number | null;
	awayTeamId: number | null;
	date: string;
	time: string;
	court: string;
};

/** The untouched form: ten weeks with one court. */
export const untouched: TypedSchedule = {
	name: "",
	startDate: "",
	numWeeks: "10",
	gameDays: [],
	sameSlot: true,
	times: "",
	weeklyTimes: [],
	courts: [courtName(0)],
	skipDates: [],
	closedCourts: [],
	unavailable: {},
	blackouts: [],
	pinned: [],
	shared: [],
	wishes: [],
	groups: [],
	countsLastSeason: false,
	gamesPerTeam: "",
	maxGamesPerDay: "1",
	maxGamesPerWeek: "",
	gameMinutes: "60",
};

/**
 * The form for a league, where one is chosen: it begins with its season, on the weekday that the
 * league's name says. A season that has begun says nothing of when its next schedule does.
 */
export function firstTyped(
	league: string | undefined,
	seasonStart: string | null,
	today: string,
): TypedSchedule {
	if (league === undefined) return untouched;
	const named = { ...untouched, name: words.scheduleForm.regularSeason };
	if (seasonStart === null || seasonStart < today) return named;
	const week = Array.from({ length: 7 }, (_, index) => addDays(seasonStart, index));
	const startDate = week.find((day) => weekdayOf(day) === weekdayNamedIn(league)) ?? seasonStart;
	return { ...named, startDate, gameDays: dayOf(startDate) };
}

/** The first day is a game day, until somebody says otherwise. */
export function dayOf(date: string): WeekdayName[] {
	const day = date === "" ? undefined : weekdays[weekdayOf(date)];
	return day === undefined ? [] : [day];
}

/** The form of a schedule that is there. */
export function typedOf(schedule: ScheduleOfLeague): TypedSchedule {
	return {
		name: schedule.name,
		startDate: schedule.startDate,
		numWeeks: String(schedule.numWeeks),
		gameDays: schedule.gameDays.flatMap((day) => weekdayNamed(day) ?? []),
		sameSlot: schedule.sameSlot,
		times: slotsAsText(schedule.timeSlots),
		weeklyTimes: schedule.weeklyTimeSlots.map(slotsAsText),
		courts: schedule.courts.length > 0 ? schedule.courts : [courtName(0)],
		skipDates: schedule.skipDates,
		closedCourts: schedule.closedCourts,
		unavailable: {},
		blackouts: schedule.blackouts,
		pinned: schedule.pinnedGames.map((game) => ({ ...game, court: game.court ?? "" })),
		shared: schedule.sharedPeople,
		wishes: schedule.wishes.map(typedWish),
		groups: schedule.groups.map(typedGroup),
		countsLastSeason: schedule.countsLastSeason,
		gamesPerTeam: schedule.gamesPerTeam === null ? "" : String(schedule.gamesPerTeam),
		maxGamesPerDay: String(schedule.maxGamesPerDay),
		maxGamesPerWeek: schedule.maxGamesPerWeek === null ? "" : String(schedule.maxGamesPerWeek),
		gameMinutes: String(schedule.gameMinutes),
	};
}

/** The name of a court that was given none, counted from 0. */
export function courtName(index: number): string {
	return words.scheduleForm.courtName({ number: index + 1 });
}

/** So many courts: the names that are there stay. */
export function withCourts(courts: readonly string[], count: number): string[] {
	return Array.from({ length: count }, (_, index) => courts[index] ?? courtName(index));
}

/** What a team's field says: what was typed, else what is saved. */
export function unavailableText(typed: TypedSchedule, team: PlanTeam): string {
	return typed.unavailable[team.id] ?? slotsAsText(team.unavailableSlots);
}

/** The dates on which the weeks begin, as far as start and number can be read. */
export function weeksOf({ startDate, numWeeks }: TypedSchedule): string[] {
	const count = weekCountIn(numWeeks);
	return startDate === "" || count === null ? [] : weekDates({ startDate, numWeeks: count });
}

/** 1 to 104 (rule `weeks-up-to-104`); null of anything else. */
export function weekCountIn(text: string): number | null {
	const count = Number(text);
	return /^\d+$/.test(text.trim()) && count >= 1 && count <= 104 ? count : null;
}

/** Each week with the times of the week before, where it has none of its own yet. */
export function filledDown(weeklyTimes: readonly string[], from: number, count: number): string[] {
	const first = weeklyTimes[from] ?? "";
	return Array.from({ length: Math.max(count, weeklyTimes.length) }, (_, week) =>
		week > from && week < count ? first : (weeklyTimes[week] ?? ""),
	);
}
