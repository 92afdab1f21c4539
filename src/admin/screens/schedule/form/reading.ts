import { planOf } from "#domain/schedule/input.ts";
import { weekdayNamed } from "#domain/schedule/schedule.ts";
import type { ScheduleInput } from "#domain/schedule/types.ts";
import { isDate } from "#domain/time/calendar.ts";
import { words } from "../../../words.ts";
import type { PinnedGame, PlanTeam, ScheduleOfLeague } from "../plan-data.ts";
import { readGroups } from "./groups/typed-groups.ts";
import { noTimes, timesInText } from "./times/times-text.ts";
import { courtName, type TypedSchedule, unavailableText, weekCountIn } from "./typed-schedule.ts";
import { readWish, type SavedWish } from "./wishes/typed-wish.ts";

/** What `PUT /schedules/:id/rules` takes. */
export type Rules = Pick<
	ScheduleOfLeague,
	| (
			| "gameDays"
			| "sameSlot"
			| "timeSlots"
			| "weeklyTimeSlots"
			| "courts"
			| "skipDates"
			| "closedCourts"
	  )
	| ("blackouts" | "pinnedGames" | "sharedPeople" | "gamesPerTeam" | "maxGamesPerDay")
	| ("maxGamesPerWeek" | "gameMinutes" | "groups" | "countsLastSeason")
> & { wishes: SavedWish[] };

/** A form in the shapes the API takes, with a sentence for each field that cannot be read. */
export type Reading = {
	name: string;
	startDate: string;
	numWeeks: number;
	rules: Rules;
	/** The times at which teams cannot play, for those whose field says something new. */
	unavailable: { teamId: number; slots: string[] }[];
	errors: Record<string, string>;
};

export function readTyped(typed: TypedSchedule, teams: readonly PlanTeam[]): Reading {
	const errors: Record<string, string> = {};
	const times = (field: string, text: string) => {
		const { times, wrong } = timesInText(text);
		const error = noTimes(wrong);
		if (error !== undefined) errors[field] = error;
		return times;
	};
	const number = (field: Limited, text: string) => {
		const [least, most] = limits[field];
		const value = Number(text);
		const isRight = /^\d+$/.test(text.trim()) && value >= least && value <= most;
		if (!isRight) errors[field] = words.scheduleForm.wholeNumber({ least, most });
		return isRight ? value : least;
	};
	const numWeeks = weekCountIn(typed.numWeeks);
	if (numWeeks === null) {
		errors.numWeeks = words.scheduleForm.weeksAreWhole;
	}
	const isNone = (text: string) => text.trim() === "";
	if (isNone(typed.name)) errors.name = words.scheduleForm.pleaseEnterAName;
	if (!isDate(typed.startDate)) errors.startDate = words.scheduleForm.pleaseChooseTheDay;
	if (typed.gameDays.length === 0) errors.gameDays = words.scheduleForm.pleaseChooseAGameDay;
	const courts = courtsIn(typed);
	if (new Set(courts).size < courts.length) errors.courts = words.scheduleForm.twoCourts;
	const weekly = Array.from({ length: typed.sameSlot ? 0 : (numWeeks ?? 0) }, (_, week) =>
		times(`week-${week}`, typed.weeklyTimes[week] ?? ""),
	);
	const daily = typed.sameSlot ? times("timeSlots", typed.times) : [];
	if ([daily, ...weekly].every((slots) => slots.length === 0)) {
		errors[typed.sameSlot ? "timeSlots" : "week-0"] ??= words.scheduleForm.noTime;
	}
	return {
		name: typed.name.trim(),
		startDate: typed.startDate,
		numWeeks: numWeeks ?? 1,
		rules: {
			gameDays: typed.gameDays,
			sameSlot: typed.sameSlot,
			timeSlots: daily,
			weeklyTimeSlots: weekly,
			courts,
			skipDates: typed.skipDates.toSorted(),
			closedCourts: typed.closedCourts.filter(
				({ court, dates }) => dates.length > 0 && courts.includes(court),
			),
			blackouts: typed.blackouts.filter(({ dates }) => dates.length > 0),
			pinnedGames: pinnedIn(typed, errors),
			sharedPeople: typed.shared.filter((group) => group.length > 1),
			wishes: typed.wishes.flatMap((one, index) => {
				const wish = readWish(one);
				if (typeof wish !== "string") return [wish];
				errors[`wish-${index}`] = wish;
				return [];
			}),
			groups: readGroups(typed.groups, errors),
			countsLastSeason: typed.countsLastSeason,
			gamesPerTeam: isNone(typed.gamesPerTeam) ? null : number("gamesPerTeam", typed.gamesPerTeam),
			maxGamesPerDay: number("maxGamesPerDay", typed.maxGamesPerDay),
			maxGamesPerWeek: isNone(typed.maxGamesPerWeek)
				? null
				: number("maxGamesPerWeek", typed.maxGamesPerWeek),
			gameMinutes: number("gameMinutes", typed.gameMinutes),
		},
		unavailable: teams.flatMap((team) => {
			const slots = [...new Set(times(`unavailable-${team.id}`, unavailableText(typed, team)))];
			const isSame = slots.join() === team.unavailableSlots.toSorted().join();
			return isSame ? [] : [{ teamId: team.id, slots }];
		}),
		errors,
	};
}

/** The same for the generator, as far as it can be read yet. */
export function inputOf(reading: Reading, teams: readonly PlanTeam[]): ScheduleInput {
	const { gameDays, sameSlot, timeSlots, weeklyTimeSlots, ...rules } = reading.rules;
	const { startDate, numWeeks, unavailable } = reading;
	const { input } = planOf(
		{
			rules,
			timeSlots,
			weeklyTimeSlots,
			numWeeks,
			hasSameSlots: sameSlot,
			startDate: isDate(startDate) ? startDate : someMonday,
			gameDays: gameDays.flatMap((day) => weekdayNamed(day) ?? []),
		},
		teams.map(({ id, name, unavailableSlots }) => {
			const said = unavailable.find(({ teamId }) => teamId === id);
			return { id, name, unavailableSlots: said?.slots ?? unavailableSlots };
		}),
		[],
	);
	return input;
}

/** The same as the server's. */
export const limits = {
	gamesPerTeam: [1, 200],
	maxGamesPerDay: [1, 10],
	maxGamesPerWeek: [1, 70],
	gameMinutes: [5, 480],
} as const;

type Limited = keyof typeof limits;

/** How many places there are does not depend on the date, so it is counted before there is one. */
const someMonday = "2026-01-05";

/** A single court without a name is left out: then a time that stands twice is a second court. */
function courtsIn({ courts }: TypedSchedule): string[] {
	const names = courts.map((name, index) => name.trim() || courtName(index));
	return names.length === 1 && names[0] === courtName(0) ? [] : names;
}

function pinnedIn({ pinned }: TypedSchedule, errors: Record<string, string>): PinnedGame[] {
	return pinned.flatMap(({ homeTeamId, awayTeamId, date, time, court }, index) => {
		if (homeTeamId === null || awayTeamId === null || !isDate(date) || time === "") {
			errors[`pinned-${index}`] = words.scheduleForm.chooseBoth;
			return [];
		}
		return [{ homeTeamId, awayTeamId, date, time, court: court === "" ? null : court }];
	});
}
