import { inEnglish, type Said, say, sayAll } from "../../language/say.ts";
import { isDate } from "../../time/calendar.ts";
import { gridOf } from "../grid.ts";
import { weekdays } from "../schedule.ts";
import type { PinnedGame, PlannedGame, ScheduleInput } from "../types.ts";
import { violationsOf } from "./violations.ts";
import { sayMoment } from "./words.ts";

/** The input contradicts itself or the calendar; each sentence says where. */
export class ImpossibleInput extends Error {
	readonly sentences: Said[];

	constructor(sentences: Said[]) {
		super(inEnglish(sayAll(sentences)));
		this.sentences = sentences;
	}
}

/** Throws when no schedule could be right, whatever the search does. */
export function refuseImpossible(input: ScheduleInput): void {
	const sentences = [
		...aboutTeams(input),
		...aboutCalendar(input),
		...aboutRules(input),
		...aboutConflicts(input),
	];
	if (sentences.length === 0) sentences.push(...aboutPins(input));
	const byEnglish = new Map(sentences.map((sentence) => [inEnglish(sentence), sentence]));
	if (sentences.length > 0) throw new ImpossibleInput([...byEnglish.values()]);
}

function aboutTeams({ teams }: ScheduleInput): Said[] {
	const ids = teams.map(({ id }) => id);
	return [
		...ids
			.filter((id, at) => ids.indexOf(id) < at)
			.map((id) => say`Two teams have the same id, ${id}.`),
		...teams.flatMap(({ name, unavailableSlots = [], blackoutDates = [], unavailable = [] }) => [
			...unavailableSlots
				.filter((time) => !isTime(time))
				.map((time) => say`${name}: ${noTime(time)}`),
			...blackoutDates.filter((date) => !isDate(date)).map((date) => say`${name}: ${noDate(date)}`),
			...unavailable.flatMap(({ day, date, from, until }) => [
				...(day !== undefined && !isDay(day) ? [say`${name}: ${noDay(day)}`] : []),
				...(date !== undefined && !isDate(date) ? [say`${name}: ${noDate(date)}`] : []),
				...[from, until].flatMap((time) =>
					time !== undefined && !isTime(time) ? [say`${name}: ${noTime(time)}`] : [],
				),
			]),
		]),
	];
}

function aboutCalendar({ schedule, skipDates = [] }: ScheduleInput): Said[] {
	const { startDate, numWeeks, gameDays, timeSlots, weeklyTimeSlots } = schedule;
	const times = [...timeSlots, ...weeklyTimeSlots.flat()];
	return [
		...(isDate(startDate) ? [] : [noDate(startDate)]),
		...(Number.isInteger(numWeeks) && numWeeks >= 1 && numWeeks <= 104
			? []
			: [say`A schedule has 1 to 104 weeks, not ${numWeeks}.`]),
		...gameDays.filter((day) => !isDay(day)).map(noDay),
		...times.filter((time) => !isTime(time)).map(noTime),
		...skipDates.filter((date) => !isDate(date)).map(noDate),
	];
}

function aboutRules({ rules = {} }: ScheduleInput): Said[] {
	const { gamesPerTeam, maxGamesPerDay = 1, maxGamesPerWeek = 1, gameMinutes = 60 } = rules;
	const atLeast = (least: number, value: number, what: Said) =>
		Number.isInteger(value) && value >= least && value <= 1000
			? []
			: [say`${what} is a whole number from ${least} to 1000, not ${value}.`];
	return [
		...atLeast(0, gamesPerTeam ?? 0, say`Games per team`),
		...atLeast(1, maxGamesPerDay, say`The most games a day`),
		...atLeast(1, maxGamesPerWeek, say`The most games a week`),
		...atLeast(1, gameMinutes, say`The length of a game in minutes`),
	];
}

function aboutConflicts({ conflicts = [], teams }: ScheduleInput): Said[] {
	const known = new Set(teams.map(({ id }) => id));
	return conflicts
		.flat()
		.filter((id) => !known.has(id))
		.map((id) => say`There is no team ${id} to share people with.`);
}

/** Pins are kept exactly, so they must keep the rules themselves (H1 to H6, H8). */
function aboutPins(input: ScheduleInput): Said[] {
	const { pinned = [], played = [] } = input;
	if (pinned.length === 0 && played.length === 0) return [];
	const isRight = ({ date, time }: { date: string; time: string }) => isDate(date) && isTime(time);
	const wrong = [...pinned, ...played].filter((pin) => !isRight(pin));
	if (wrong.length > 0) {
		return wrong.map(
			({ date, time }) => say`Pinned game: ${isDate(date) ? noTime(time) : noDate(date)}`,
		);
	}
	const grid = gridOf(input);
	const games = grid.pins.map(({ slot, pin }): PlannedGame => {
		const place = grid.slots[slot];
		return { ...pin, week: place?.week ?? -1, court: place?.court ?? pin.court ?? "" };
	});
	const strangers = grid.pins.filter((pin) => pin.isPlayed && Math.min(pin.home, pin.away) < 0);
	if (strangers.length > 0) return strangers.map(({ pin }) => aboutStranger(pin));
	const homeless = games.filter((_, at) => grid.pins[at]?.slot === -1);
	const broken = violationsOf(grid, games).map(({ message }) => say`Pinned game: ${message}`);
	if (broken.length > 0) return broken;
	return homeless.map((game) => say`Pinned game: no slot is left on ${sayMoment(game)}.`);
}

function aboutStranger({ home, away, date, time }: PinnedGame): Said {
	return say`The game of ${home} and ${away} on ${sayMoment({ date, time })} names no team of the league.`;
}

function isTime(time: string): boolean {
	return /^[0-2]\d:[0-5]\d(:\d\d)?$/.test(time);
}

function isDay(day: string): boolean {
	return weekdays.some((name) => name === day);
}

const noTime = (time: string) => say`“${time}” is not a time such as 18:00.`;
const noDate = (date: string) => say`“${date}” is not a date such as 2026-01-05.`;
const noDay = (day: string) => say`“${day}” is not a day from Sunday to Saturday.`;
