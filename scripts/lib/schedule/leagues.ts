import { weekdays } from "#domain/schedule/schedule.ts";
import { expandSlots, isFree } from "#domain/schedule/slots.ts";
import type { PinnedGame, ScheduleInput, Slot, TeamIn } from "#domain/schedule/types.ts";
import { type Random, randomFrom } from "#seeds/random.ts";

/** A league as nobody would dream it up: every field of the input, in any combination. */
export function randomLeague(seed: number): ScheduleInput {
	const random = randomFrom(seed);
	const times = someTimes(random);
	const startDate = `2026-0${random.int(1, 9)}-${String(random.int(1, 28)).padStart(2, "0")}`;
	const numWeeks = random.int(1, 12);
	const hasSameSlots = random.isTrue(0.7);
	const schedule = {
		name: `Random ${seed}`,
		startDate,
		numWeeks,
		sameSlot: hasSameSlots,
		gameDays: random.shuffled(weekdays).slice(0, random.int(1, 2)),
		timeSlots: hasSameSlots ? times : [],
		weeklyTimeSlots: hasSameSlots
			? []
			: Array.from({ length: numWeeks - random.int(0, 1) }, () =>
					random.isTrue(0.1) ? [] : times.slice(0, random.int(1, times.length)),
				),
	};
	const rules = {
		gamesPerTeam: random.isTrue(0.5) ? null : random.int(1, 12),
		maxGamesPerDay: random.int(1, 2),
		maxGamesPerWeek: random.int(1, 3),
		gameMinutes: random.pick([45, 60, 90]),
	};
	const hasCourts = random.isTrue(0.4);
	const base = {
		schedule,
		rules,
		...(hasCourts && { courts: ["North", "South", "West"].slice(0, random.int(1, 3)) }),
		...(random.isTrue(0.2) && { skipDates: [startDate] }),
	};
	const slots = expandSlots(base);
	const teams = Array.from({ length: random.int(2, 14) }, (_, index) =>
		someTeam(random, index, times, slots),
	);
	const ids = teams.map(({ id }) => id);
	const conflicts = random.isTrue(0.3)
		? [random.shuffled(ids).slice(0, random.int(2, Math.min(3, ids.length)))]
		: [];
	const pinned = random.isTrue(0.3) ? somePins(random, teams, slots) : [];
	return { ...base, teams, conflicts, pinned };
}

/** Half an hour apart at times, so that games overlap; sometimes twice, which is a second court. */
function someTimes(random: Random): string[] {
	const all = ["17:00", "18:00", "18:30", "19:00", "20:00", "21:00:00", "22:30"];
	const picked = random.shuffled(all).slice(0, random.int(1, 5));
	return random.isTrue(0.4) ? [...picked, ...picked.slice(0, random.int(1, 2))] : picked;
}

function someTeam(random: Random, index: number, times: string[], slots: Slot[]): TeamIn {
	const dates = slots.map(({ date }) => date);
	const isBusy = random.isTrue(0.4);
	return {
		id: `T${index + 1}`,
		name: `Team ${index + 1}`,
		unavailableSlots: isBusy ? random.shuffled(times).slice(0, random.int(0, 2)) : [],
		blackoutDates: random.isTrue(0.2) ? random.shuffled(dates).slice(0, 2) : [],
		...(random.isTrue(0.1) && {
			unavailable: [{ day: random.pick(weekdays), from: "18:00", until: "20:00" }],
		}),
	};
}

/** At most one pin a week, of teams that are free: more could break a rule. */
function somePins(random: Random, teams: TeamIn[], slots: Slot[]): PinnedGame[] {
	const [slot] = random.shuffled(slots);
	const [home, away] = random.shuffled(teams);
	if (!slot || !home || !away || !isFree(home, slot) || !isFree(away, slot)) return [];
	const { date, time, court } = slot;
	return [{ home: home.id, away: away.id, date, time, court }];
}
