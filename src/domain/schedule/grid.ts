import { momentLabel, type Pin, slotsAndPins } from "./pins.ts";
import { isFree, minutesOf } from "./slots.ts";
import type { ScheduleInput, Slot, TakenSlot, TeamGroup, TeamIn } from "./types.ts";
import type { Wish } from "./wishes/wish.ts";

/**
 * The input as numbers: teams, slots, weeks, dates and times are counted from 0, so that searching
 * is arithmetic on arrays. A moment is a date and a time; its slots differ by court. Weeks are those
 * that have a slot.
 */
export type Grid = {
	teams: TeamIn[];
	slots: Slot[];
	rules: { gamesPerTeam: number | null; perDay: number; perWeek: number; minutes: number };
	/** Labels in order; the arrays below hold their indices by slot. */
	weeks: number[];
	dates: string[];
	moments: string[];
	times: string[];
	days: string[];
	courts: string[];
	weekOf: Int32Array;
	dateOf: Int32Array;
	momentOf: Int32Array;
	timeOf: Int32Array;
	dayOf: Int32Array;
	courtOf: Int32Array;
	weekOfDate: Int32Array;
	dateOfMoment: Int32Array;
	slotsOfWeek: number[][];
	slotsOfMoment: number[][];
	/** By moment: the moments of the same date whose games would overlap, itself included. */
	overlaps: number[][];
	/** By team: the teams it shares people with. */
	mates: number[][];
	/** By team × team, how often they are to meet; null: equally often. */
	wanted: Int16Array | null;
	/** By team × time, games that count with those of the schedule where hours are shared. */
	hoursBefore: Int16Array;
	/** 1 where team × moment is free. */
	free: Uint8Array;
	pins: Pin[];
	/** Slots that are none, with whom or what takes them. */
	taken: readonly TakenSlot[];
	wishes: readonly Wish[];
};

export function gridOf(input: ScheduleInput): Grid {
	const { teams, conflicts = [], rules = {} } = input;
	const { slots, pins } = slotsAndPins(input);
	const label = <Label>(read: (slot: Slot) => Label) => {
		const labels = [...new Set(slots.map(read))].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
		const index = new Map(labels.map((name, place) => [name, place]));
		return { labels, of: Int32Array.from(slots, (slot) => index.get(read(slot)) ?? 0) };
	};
	const weeks = label((slot) => slot.week);
	const dates = label((slot) => slot.date);
	const moments = label(momentLabel);
	const times = label((slot) => slot.time);
	const days = label((slot) => slot.day);
	const courts = label((slot) => slot.court);
	const slotsOfMoment = grouped(moments.labels.length, moments.of);
	const firstSlots = slotsOfMoment.map(([slot = 0]) => slots[slot] as Slot);
	const minutes = rules.gameMinutes ?? 60;
	return {
		teams,
		slots,
		slotsOfMoment,
		rules: {
			gamesPerTeam: rules.gamesPerTeam ?? null,
			perDay: rules.maxGamesPerDay ?? 1,
			perWeek: rules.maxGamesPerWeek ?? 1,
			minutes,
		},
		weeks: weeks.labels,
		dates: dates.labels,
		moments: moments.labels,
		times: times.labels,
		days: days.labels,
		courts: courts.labels,
		weekOf: weeks.of,
		dateOf: dates.of,
		momentOf: moments.of,
		timeOf: times.of,
		dayOf: days.of,
		courtOf: courts.of,
		weekOfDate: firstOf(dates.labels.length, dates.of, weeks.of),
		dateOfMoment: firstOf(moments.labels.length, moments.of, dates.of),
		slotsOfWeek: grouped(weeks.labels.length, weeks.of),
		overlaps: firstSlots.map((slot) =>
			firstSlots.flatMap((other, moment) =>
				other.date === slot.date &&
				(other === slot || Math.abs(minutesOf(other.time) - minutesOf(slot.time)) < minutes)
					? [moment]
					: [],
			),
		),
		mates: matesOf(teams, conflicts),
		wanted: wantedMeetings(teams, input.groups ?? []),
		hoursBefore: Int16Array.from(
			teams.flatMap(({ id }) =>
				times.labels.map((time) => input.hoursBefore?.[id]?.[time.slice(0, 5)] ?? 0),
			),
		),
		free: freeAt(teams, firstSlots, pins, moments.of),
		pins,
		taken: input.taken ?? [],
		wishes: input.wishes ?? [],
	};
}

function grouped(count: number, of: Int32Array): number[][] {
	const groups: number[][] = Array.from({ length: count }, () => []);
	of.forEach((group, slot) => {
		groups[group]?.push(slot);
	});
	return groups;
}

/** What the first slot of each group has. */
function firstOf(count: number, group: Int32Array, value: Int32Array): Int32Array {
	const first = new Int32Array(count);
	for (let slot = group.length - 1; slot >= 0; slot--) {
		first[group[slot] as number] = value[slot] as number;
	}
	return first;
}

/** A team that has played there was free at that time. */
function freeAt(teams: TeamIn[], moments: Slot[], pins: Pin[], momentOf: Int32Array): Uint8Array {
	const free = Uint8Array.from(teams.flatMap((team) => moments.map((at) => +isFree(team, at))));
	for (const { slot, home, away, isPlayed } of pins) {
		if (!isPlayed) continue;
		for (const team of [home, away]) free[team * moments.length + (momentOf[slot] as number)] = 1;
	}
	return free;
}

/** How many games the meetings of groups make; null without groups. */
export function gamesOfGroups({ wanted }: Pick<Grid, "wanted">): number | null {
	return wanted && wanted.reduce((sum, times) => sum + times, 0) / 2;
}

/** A team of no group is met as often as is usual in the groups. */
export function wantedMeetings(teams: TeamIn[], groups: readonly TeamGroup[]): Int16Array | null {
	if (groups.length === 0) return null;
	const all = groups.flatMap(({ meetings }) => meetings);
	const usual = Math.round(all.reduce((sum, times) => sum + times, 0) / all.length);
	const groupOf = teams.map(({ id }) => groups.findIndex((group) => group.teams.includes(id)));
	return Int16Array.from(
		groupOf.flatMap((one, team) =>
			groupOf.map((other, at) => (team === at ? 0 : (groups[one]?.meetings[other] ?? usual))),
		),
	);
}

function matesOf(teams: TeamIn[], conflicts: string[][]): number[][] {
	return teams.map(({ id }) => {
		const mates = conflicts.filter((group) => group.includes(id)).flat();
		return teams.flatMap((other, place) =>
			other.id !== id && mates.includes(other.id) ? [place] : [],
		);
	});
}
