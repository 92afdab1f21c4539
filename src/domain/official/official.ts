import { type WeekdayName, weekdays } from "../schedule/schedule.ts";
import { weekdayOf } from "../time/calendar.ts";

/** What officials do at a game. */
export const officialJobs = ["referee", "scorer"] as const;
export type OfficialJob = (typeof officialJobs)[number];

/** Somebody who referees games or scores them at the table, and when and where that can be. */
export type Official = NewOfficial & {
	id: number;
	/** Links of another round open nothing any more. */
	linkRound: number;
};

export type NewOfficial = {
	name: string;
	jobs: OfficialJob[];
	/** Days of the week; without any, every day. */
	days: WeekdayName[];
	/** `YYYY-MM-DD`: dates on which it cannot be. */
	datesOff: string[];
	/** Leagues of the level; without any, all. */
	leagueIds: number[];
	/** Halls; without any, all. */
	venueIds: number[];
	/** Teams whose games it must not be: the own one, a child's. */
	notTeamIds: number[];
	/** In one evening. */
	mostGames: number;
	/** Whether visitors read the name on the pages of games that were accepted. */
	isNamed: boolean;
};

export const plainOfficial: Omit<NewOfficial, "name"> = {
	jobs: ["referee"],
	days: [],
	datesOff: [],
	leagueIds: [],
	venueIds: [],
	notTeamIds: [],
	mostGames: 3,
	isNamed: false,
};

export const assignmentStates = ["asked", "accepted", "refused"] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** An official at a game. */
export type Assignment = {
	gameId: number;
	officialId: number;
	job: OfficialJob;
	state: AssignmentState;
};

/** Who officiates, as visitors read it. */
export type NamedOfficial = Pick<Assignment, "job"> & Pick<Official, "name">;

/** A game as officials see it. */
export type GameToOfficiate = {
	id: number;
	date: string;
	/** `HH:MM` */
	time: string;
	minutes: number;
	leagueId: number;
	/** The venue, or any other place by its name; null where it is not known. */
	hall: number | string | null;
	teamIds: readonly [number, number];
};

/** Whether somebody may be at a game in a job at all, whatever else that evening has (rule `who-may-officiate`). */
export function mayOfficiate(
	official: NewOfficial,
	job: OfficialJob,
	{ date, leagueId, hall, teamIds }: GameToOfficiate,
): boolean {
	const { jobs, days, datesOff, leagueIds, venueIds, notTeamIds } = official;
	const day = weekdays[weekdayOf(date)];
	return (
		jobs.includes(job) &&
		(days.length === 0 || (day !== undefined && days.includes(day))) &&
		!datesOff.includes(date) &&
		(leagueIds.length === 0 || leagueIds.includes(leagueId)) &&
		(venueIds.length === 0 || (typeof hall === "number" && venueIds.includes(hall))) &&
		!teamIds.some((id) => notTeamIds.includes(id))
	);
}

/** Whether a game goes with the others of somebody's evening: one at a time, in one hall, and not too many. */
export function fitsEvening(
	{ mostGames }: Pick<NewOfficial, "mostGames">,
	game: GameToOfficiate,
	others: readonly GameToOfficiate[],
): boolean {
	const evening = others.filter(({ date }) => date === game.date);
	return (
		evening.length < mostGames &&
		evening.every((other) => other.hall === game.hall && !overlap(other, game))
	);
}

function overlap(a: GameToOfficiate, b: GameToOfficiate): boolean {
	const [first, second] = [startOf(a), startOf(b)];
	return first < second + b.minutes && second < first + a.minutes;
}

/** Minutes since midnight. */
export function startOf({ time }: Pick<GameToOfficiate, "time">): number {
	return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
