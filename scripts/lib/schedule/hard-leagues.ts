import { weekdays } from "#domain/schedule/schedule.ts";
import { expandSlots, isFree } from "#domain/schedule/slots.ts";
import type { PinnedGame, ScheduleInput, Slot, TeamIn } from "#domain/schedule/types.ts";
import { type Random, randomFrom } from "#seeds/random.ts";

/** Leagues that are hard to plan, by what makes them so. */
export const hardKinds = [
	"odd numbers",
	"barred dates",
	"shared coaches",
	"unequal courts",
	"double-headers",
	"pinned games",
	"closures",
	"several days",
	"31 to 40 teams",
	"mixed",
	"overlapping slots",
	"scarce slots",
] as const;

export type HardKind = (typeof hardKinds)[number];

/** The same league for the same kind and number, always. */
export function hardLeague(kind: HardKind, number: number): ScheduleInput {
	return makers[kind](randomFrom(1000 * (hardKinds.indexOf(kind) + 1) + number));
}

const makers: Record<HardKind, (random: Random) => ScheduleInput> = {
	"odd numbers": (random) => {
		const count = 2 * random.int(3, 8) + 1;
		const perEvening = (count - 1) / 2 - random.int(0, 1);
		return league(count, random.int(8, 14), evenings(perEvening, random.int(2, 3)));
	},
	"barred dates": (random) => {
		const count = random.int(8, 16);
		const plain = league(count, random.int(9, 12), evenings(Math.floor(count / 2), 3));
		return withTeams(plain, (_, slots) => ({ blackoutDates: some(random, dates(slots), 1, 4) }));
	},
	"shared coaches": (random) => {
		const count = random.int(8, 14);
		const plain = league(count, random.int(8, 12), evenings(Math.floor(count / 2), 2));
		const ids = random.shuffled(plain.teams.map(({ id }) => id));
		const conflicts = [ids.slice(0, 2), ids.slice(2, 4), ids.slice(4, 4 + random.int(2, 3))];
		return { ...plain, conflicts };
	},
	"unequal courts": (random) => {
		const count = random.int(8, 14);
		const numWeeks = random.int(8, 12);
		const plain = league(count, numWeeks, []);
		const weeklyTimeSlots = Array.from({ length: numWeeks }, () =>
			["18:00", "19:00", "20:00", "21:00"].flatMap((time) =>
				new Array<string>(random.int(0, 3)).fill(time),
			),
		);
		const schedule = { ...plain.schedule, sameSlot: false, weeklyTimeSlots };
		return withTeams({ ...plain, schedule }, () =>
			random.isTrue(0.3) ? { unavailableSlots: [random.pick(["18:00", "21:00"])] } : {},
		);
	},
	"double-headers": (random) => {
		const count = random.int(6, 12);
		const numWeeks = random.int(5, 8);
		const plain = league(count, numWeeks, evenings(count - random.int(0, 2), 4));
		const gamesPerTeam = random.isTrue(0.5) ? null : 2 * numWeeks - random.int(0, 3);
		return { ...plain, rules: { gamesPerTeam, maxGamesPerDay: 2, maxGamesPerWeek: 2 } };
	},
	"pinned games": (random) => {
		const count = random.int(8, 14);
		const plain = league(count, random.int(8, 12), evenings(Math.floor(count / 2), 3));
		return { ...plain, pinned: somePins(random, plain, random.int(6, 14)) };
	},
	closures: (random) => {
		const count = random.int(8, 16);
		const plain = league(count, random.int(10, 14), evenings(Math.floor(count / 2), 3), 2);
		const skipDates = some(random, dates(expandSlots(plain)), 3, 6);
		return { ...plain, skipDates, rules: { maxGamesPerWeek: random.int(1, 2) } };
	},
	"several days": (random) => {
		const count = random.int(10, 18);
		const plain = league(count, random.int(8, 12), evenings(Math.ceil(count / 4), 2), 3);
		const days = plain.schedule.gameDays;
		return withTeams(plain, () =>
			random.isTrue(0.4)
				? {
						unavailable: [{ day: random.pick(days), ...(random.isTrue(0.5) && { from: "19:00" }) }],
					}
				: {},
		);
	},
	"31 to 40 teams": (random) => {
		const count = random.int(31, 40);
		const plain = league(count, random.int(10, 16), evenings(Math.floor(count / 2) - 2, 4), 2);
		return withTeams(plain, (_, slots) =>
			random.isTrue(0.3) ? { blackoutDates: some(random, dates(slots), 1, 3) } : {},
		);
	},
	mixed: (random) => {
		const count = random.int(7, 15);
		const plain = league(count, random.int(8, 12), evenings(Math.floor(count / 2), 3), 2);
		const some2 = withTeams(plain, (_, slots) => ({
			blackoutDates: random.isTrue(0.5) ? some(random, dates(slots), 1, 3) : [],
			unavailableSlots: random.isTrue(0.3) ? [random.pick(["18:00", "20:00"])] : [],
		}));
		const ids = random.shuffled(plain.teams.map(({ id }) => id));
		const skipDates = some(random, dates(expandSlots(plain)), 1, 2);
		return { ...some2, skipDates, conflicts: [ids.slice(0, 2)] };
	},
	"overlapping slots": (random) => {
		const count = random.int(6, 12);
		const times = ["18:00", "18:30", "19:00", "19:30", "20:00", "20:30"];
		const plain = league(count, random.int(6, 10), times.slice(0, random.int(4, 6)));
		const ids = random.shuffled(plain.teams.map(({ id }) => id));
		const busy = withTeams(plain, () =>
			random.isTrue(0.5) ? { unavailableSlots: some(random, times, 1, 2) } : {},
		);
		const rules = { maxGamesPerDay: 2, maxGamesPerWeek: 2, gameMinutes: 60 };
		return { ...busy, conflicts: [ids.slice(0, 2), ids.slice(2, 4)], rules };
	},
	"scarce slots": (random) => {
		const count = random.int(7, 12);
		const numWeeks = random.int(7, 12);
		const times = ["17:00", "18:00", "19:00", "20:00", "21:00"].slice(0, random.int(3, 5));
		const plain = league(count, numWeeks, times);
		const barred = withTeams(plain, (_, slots) => ({
			unavailableSlots: some(random, times, 1, times.length - 1),
			blackoutDates: some(random, dates(slots), 0, 3),
		}));
		return { ...barred, rules: { gamesPerTeam: random.isTrue(0.5) ? null : random.int(5, 8) } };
	},
};

function league(
	count: number,
	numWeeks: number,
	timeSlots: string[],
	days = 1,
): ScheduleInput & { teams: TeamIn[] } {
	const teams = Array.from({ length: count }, (_, index) => ({
		id: `T${index + 1}`,
		name: `Team ${index + 1}`,
	}));
	const gameDays = [weekdays[1], weekdays[3], weekdays[4]].slice(0, days);
	return {
		teams,
		schedule: {
			startDate: "2026-01-05",
			numWeeks,
			gameDays,
			sameSlot: true,
			timeSlots,
			weeklyTimeSlots: [],
		},
	};
}

/** So many games an evening, at so many times; the last time may have fewer courts. */
function evenings(games: number, times: number): string[] {
	const courts = Math.ceil(games / times);
	return Array.from({ length: games }, (_, at) => `${18 + Math.floor(at / courts)}:00`);
}

function withTeams(
	input: ScheduleInput,
	more: (team: TeamIn, slots: Slot[]) => Partial<TeamIn>,
): ScheduleInput {
	const slots = expandSlots(input);
	return { ...input, teams: input.teams.map((team) => ({ ...team, ...more(team, slots) })) };
}

function dates(slots: Slot[]): string[] {
	return [...new Set(slots.map(({ date }) => date))];
}

function some<Item>(random: Random, items: readonly Item[], least: number, most: number): Item[] {
	return random.shuffled(items).slice(0, random.int(least, most));
}

/** Games that break no rule among themselves: nobody is in two of a week. */
function somePins(random: Random, input: ScheduleInput, count: number): PinnedGame[] {
	const pins: (PinnedGame & { week: number })[] = [];
	for (const slot of random.shuffled(expandSlots(input))) {
		if (pins.length >= count) break;
		const busy = pins
			.filter(({ week }) => week === slot.week)
			.flatMap(({ home, away }) => [home, away]);
		const able = input.teams.filter((team) => !busy.includes(team.id) && isFree(team, slot));
		const [home, away] = random.shuffled(able);
		const { date, time, court, week } = slot;
		if (home && away) pins.push({ home: home.id, away: away.id, date, time, court, week });
	}
	return pins.map(({ week: _, ...pin }) => pin);
}
