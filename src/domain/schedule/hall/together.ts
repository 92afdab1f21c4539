import { gamesOfGroups, wantedMeetings } from "../grid.ts";
import { clock, expandSlots, hourOf, minutesOf, placeKey } from "../slots.ts";
import type { PlannedGame, ScheduleInput, Slot, TakenSlot, UnavailableTime } from "../types.ts";

/**
 * Leagues that are laid at once, each with slots that no other one has: on each date those that several want are
 * shared by how many games each wants, and over the season each hour by the same measure (rule `late-hours-shared`).
 */
export function besideEachOther(inputs: readonly ScheduleInput[]): ScheduleInput[] {
	const leagues = inputs.map(askOf);
	const wanted = leagues.flatMap((league) => league.slots.map((slot) => ({ league, slot })));
	const given = new Map<string, Share[]>();
	for (const [date, wishes] of [...Map.groupBy(wanted, ({ slot }) => slot.date)].toSorted(byDate)) {
		given.set(date, shareDate(leagues, date, wishes));
	}
	evenHours(leagues, given);
	const ownOf = Map.groupBy([...given.values()].flat(), ({ league }) => league);
	return inputs.map((input, at) => {
		const league = leagues[at] as League;
		const own = new Set(ownOf.get(league)?.map(({ slot }) => placeKey(slot)));
		const others = league.slots.filter((slot) => !own.has(placeKey(slot)));
		return { ...input, taken: [...(input.taken ?? []), ...others.map(toTaken)] };
	});
}

/** The input of a league, after others were laid whose games some of its people play as well. */
export function withBusyPeople(
	input: ScheduleInput,
	laid: readonly { games: readonly PlannedGame[]; minutes: number }[],
	sharedPeople: readonly (readonly string[])[],
): ScheduleInput {
	const minutes = input.rules?.gameMinutes ?? 60;
	return {
		...input,
		teams: input.teams.map((team) => {
			const people = new Set([
				team.id,
				...sharedPeople.filter((group) => group.includes(team.id)).flat(),
			]);
			const busy = laid.flatMap((league) =>
				league.games
					.filter(({ home, away }) => people.has(home) || people.has(away))
					.map(
						({ date, time }): UnavailableTime => ({
							date,
							from: clock(minutesOf(time) - minutes + 1),
							until: clock(minutesOf(time) + league.minutes),
						}),
					),
			);
			return busy.length === 0
				? team
				: { ...team, unavailable: [...(team.unavailable ?? []), ...busy] };
		}),
	};
}

type League = {
	slots: Slot[];
	keys: ReadonlySet<string>;
	/** Where games of it stay. */
	fixed: Pick<Slot, "date" | "time" | "court">[];
	minutes: number;
	/** All of its teams can play in any slot: it needs no more slots than games. */
	isFree: boolean;
	/** Games in all, and on one date at most. */
	games: number;
	perDate: number;
	dates: number;
	got: number;
	datesBehind: number;
};

type Share = { league: League; slot: Slot };
type Place = { league: League; slot: Pick<Slot, "date" | "time" | "court"> };

function askOf(input: ScheduleInput): League {
	const slots = expandSlots(input);
	const {
		gamesPerTeam,
		maxGamesPerDay = 1,
		maxGamesPerWeek = Number.POSITIVE_INFINITY,
		gameMinutes = 60,
	} = input.rules ?? {};
	const pairs = Math.floor(input.teams.length / 2);
	const perDate = pairs * maxGamesPerDay;
	const dates = new Set(slots.map(({ date }) => date)).size;
	const weeks = new Set(slots.map(({ week }) => week)).size;
	const games = gamesPerTeam
		? (input.teams.length * gamesPerTeam) / 2
		: (gamesOfGroups({ wanted: wantedMeetings(input.teams, input.groups ?? []) }) ??
			Math.min(perDate * dates, pairs * maxGamesPerWeek * weeks));
	const keys = new Set(slots.map(placeKey));
	const free = [...slots];
	const fixed = [...(input.played ?? []), ...(input.pinned ?? [])].map(({ date, time, court }) => {
		const at = free.findIndex(
			(slot) =>
				slot.date === date && slot.time === hourOf(time) && (court ?? slot.court) === slot.court,
		);
		const [own] = at === -1 ? [] : free.splice(at, 1);
		return own ?? { date, time: hourOf(time), court: court ?? "" };
	});
	const isFree =
		(input.conflicts ?? []).length === 0 &&
		input.teams.every(
			({ unavailableSlots = [], blackoutDates = [], unavailable = [] }) =>
				unavailableSlots.length + blackoutDates.length + unavailable.length === 0,
		);
	const asked = { slots, keys, fixed, isFree, minutes: gameMinutes, games, perDate, dates };
	return { ...asked, got: 0, datesBehind: 0 };
}

/** Slot by slot to the league that has least of what it wants on this date. */
function shareDate(leagues: readonly League[], date: string, wishes: readonly Share[]): Share[] {
	const stay = leagues.flatMap((league) =>
		league.fixed.flatMap((slot) => (slot.date === date ? [{ league, slot }] : [])),
	);

	const here = leagues.filter((league) => wishes.some((wish) => wish.league === league));
	const wants = new Map(
		here.map((league) => {
			const left = Math.max(1, league.dates - league.datesBehind);
			const even = Math.ceil((league.games - league.got) / left);
			return [league, Math.max(1, Math.min(league.perDate, even))];
		}),
	);
	const isFixed = ({ league, slot }: Place) =>
		stay.some((one) => one.league === league && placeKey(one.slot) === placeKey(slot));
	const shares = wishes.filter(isFixed);
	let open = wishes.filter((wish) => !isFixed(wish) && !stay.some((one) => isInTheWay(one, wish)));
	const got = new Map(
		here.map((league) => [league, shares.filter((share) => share.league === league).length]),
	);
	const need = (league: League) => (got.get(league) ?? 0) / (wants.get(league) ?? 1);
	while (open.length > 0) {
		const next = here
			.filter((league) => !league.isFree || need(league) < 1)
			.filter((league) => open.some((wish) => wish.league === league))
			.toSorted((a, b) => need(a) - need(b) || a.got / a.games - b.got / b.games)[0];
		// One that nobody else wants goes first, so that all get as many as they can.
		const own = open.filter((wish) => wish.league === next);
		const rivals = (wish: Share) => open.filter((other) => isInTheWay(wish, other)).length;
		const share = own.toSorted((a, b) => rivals(a) - rivals(b))[0];
		if (next === undefined || share === undefined) break;
		shares.push(share);
		got.set(next, (got.get(next) ?? 0) + 1);
		open = open.filter((wish) => wish !== share && !isInTheWay(share, wish));
	}
	for (const league of here) {
		// More than it wants is room to choose from, and no game.
		league.got += Math.min(got.get(league) ?? 0, wants.get(league) ?? 0);
		league.datesBehind += 1;
	}
	return shares;
}

function isInTheWay(one: Place, other: Place): boolean {
	if (one.league === other.league || one.slot.court !== other.slot.court) return false;
	const between = minutesOf(one.slot.time) - minutesOf(other.slot.time);
	return between > 0 ? between < other.league.minutes : -between < one.league.minutes;
}

/** More rounds than any season has needed. */
const mostRounds = 50;

/** Leagues exchange slots of a date as long as the hours of all come nearer to an even share. */
function evenHours(leagues: readonly League[], given: ReadonlyMap<string, Share[]>): void {
	const counts = new Map(leagues.map((league) => [league, hoursBeyondFair(league, given)]));
	const beyond = (league: League, time: string) => counts.get(league)?.get(time) ?? 0;
	const add = (league: League, time: string, count: number) =>
		counts.get(league)?.set(time, beyond(league, time) + count);
	for (let round = 0; round < mostRounds; round++) {
		let isBetter = false;
		for (const shares of given.values()) {
			for (const [at, one] of shares.entries()) {
				for (const other of shares.slice(at + 1)) {
					if (!canExchange(one, other)) continue;
					const [early, late] = [one.slot.time, other.slot.time];
					// (x - 1)² + (y + 1)² less x² + y², for both of the leagues.
					const change =
						4 -
						2 * beyond(one.league, early) +
						2 * beyond(one.league, late) -
						2 * beyond(other.league, late) +
						2 * beyond(other.league, early);
					if (change >= -1e-9) continue;
					add(one.league, early, -1);
					add(one.league, late, 1);
					add(other.league, late, -1);
					add(other.league, early, 1);
					[one.slot, other.slot] = [other.slot, one.slot];
					isBetter = true;
				}
			}
		}
		if (!isBetter) return;
	}
}

function canExchange(one: Share, other: Share): boolean {
	const isFixed = ({ league, slot }: Share) =>
		league.fixed.some((stays) => placeKey(stays) === placeKey(slot));
	return (
		one.league !== other.league &&
		!isFixed(one) &&
		!isFixed(other) &&
		one.slot.time !== other.slot.time &&
		one.league.minutes === other.league.minutes &&
		one.league.keys.has(placeKey(other.slot)) &&
		other.league.keys.has(placeKey(one.slot))
	);
}

/** How many more slots a league has at each hour than its part of those that are shared then. */
function hoursBeyondFair(league: League, given: ReadonlyMap<string, Share[]>): Map<string, number> {
	const beyond = new Map<string, number>();
	const add = (time: string, count: number) => beyond.set(time, (beyond.get(time) ?? 0) + count);
	for (const shares of given.values()) {
		const own = shares.filter((share) => share.league === league).length;
		if (own === 0) continue;
		for (const share of shares) {
			add(share.slot.time, (share.league === league ? 1 : 0) - own / shares.length);
		}
	}
	return beyond;
}

function toTaken({ date, time, court }: Slot): TakenSlot {
	return { date, time, court, by: null };
}

function byDate([a]: [string, unknown], [b]: [string, unknown]): number {
	return a < b ? -1 : 1;
}
