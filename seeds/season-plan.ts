import { addDays, weekdayOf } from "#domain/time/calendar.ts";

export type PlannedSeason = {
	name: string;
	/** A Monday. */
	startDate: string;
	finishDate: string;
	isRunning: boolean;
};

/** Weeks of the running season that lie behind today's. */
const weeksPlayed = 6;
const weeksLong = 13;
/** Three seasons a year: a third of 365 days and a quarter. */
const daysBetweenStarts = 121.75;

/**
 * The running season, in whose seventh week `today` lies, and the finished ones before it, oldest
 * first. A season is named after the part of the year it starts in.
 */
export function seasonsUpTo(today: string, finishedCount: number): PlannedSeason[] {
	return Array.from({ length: finishedCount + 1 }, (_, index) =>
		seasonBefore(today, finishedCount - index),
	);
}

/** The one after the running season, for which people sign up. */
export function seasonToCome(today: string): PlannedSeason {
	return seasonBefore(today, -1);
}

function seasonBefore(today: string, before: number): PlannedSeason {
	const runningStart = addDays(mondayOf(today), -7 * weeksPlayed);
	const startDate = addDays(runningStart, -7 * Math.round((before * daysBetweenStarts) / 7));
	return {
		name: nameOf(placeInYears(runningStart) - before),
		startDate,
		finishDate: addDays(startDate, 7 * weeksLong - 1),
		isRunning: before === 0,
	};
}

export function mondayOf(date: string): string {
	return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/** Counts seasons from the year 0, so that the one before spring is the fall of last year. */
function placeInYears(startDate: string): number {
	const month = Number(startDate.slice(5, 7));
	const year = Number(startDate.slice(0, 4));
	// December belongs to the spring that follows.
	return year * 3 + Math.floor((month % 12) / 4) + (month === 12 ? 3 : 0);
}

function nameOf(place: number): string {
	return `${["Spring", "Summer", "Fall"][place % 3]} ${Math.floor(place / 3)}`;
}
