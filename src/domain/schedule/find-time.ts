import { addDays, daysBetween, weekdayOf } from "../time/calendar.ts";
import type { Venue } from "../venue/venue.ts";
import { wantedDistance } from "./bounds/bounds.ts";
import { plainRules } from "./check/plan-rules.ts";
import { threeInARow } from "./check/report.ts";
import { placeNamed } from "./courts.ts";
import type { GameElsewhere } from "./hall/around.ts";
import { type PlannedTeam, planOf, type StandingGame } from "./input.ts";
import { type Planning, type Schedule, weekdays, weekHolding, withMoreWeeks } from "./schedule.ts";
import { weights } from "./search/weights.ts";
import { hourOf, isFree, minutesOf } from "./slots.ts";
import type { Slot, TeamIn } from "./types.ts";

type Plannable = Pick<Schedule, "startDate" | "numWeeks"> & Planning;

/** A game that takes its teams and its place, of whichever league. */
export type BusyGame = Omit<StandingGame, "weekIndex" | "hasBegun"> & { seasonLeagueId: number };

export type TimeAsked = {
	/** The schedule whose rules count; null where the league has none. */
	schedule: Plannable | null;
	seasonLeagueId: number;
	/** Of the league, with their clubs' ids. */
	teams: readonly PlannedTeam[];
	game: Pick<BusyGame, "homeTeamId" | "awayTeamId" | "date">;
	/** All other games that take place, also those of other leagues. */
	games: readonly BusyGame[];
	/** All of the league, also those that fell out: when and where it plays, where it has no schedule. */
	usual: readonly BusyGame[];
	/** Nothing is offered before. */
	now: { date: string; time: string };
	/** Days that have been called off. */
	closed: readonly string[];
	venues: readonly Venue[];
};

/** A place for a game, and what it costs in fairness: units more than the fairest place would have. */
export type FoundTime = Pick<Slot, "date" | "time" | "week"> & {
	location: string | null;
	/** Weeks to the nearest other game of the two; null where they meet only once. */
	weeksBetween: number | null;
	costs: FairnessCosts;
	/** All of it, weighted as a search weights it. */
	cost: number;
};

/** By what is measured of a schedule: third games in a row are those at home, or away. */
export const costMeasures = [
	"time",
	"day",
	"court",
	"rematch",
	"threeInARow",
	"doubleHeaders",
] as const;
type FairnessCosts = Record<(typeof costMeasures)[number], number>;

/** A game that fell out in the last week can still be made up. */
const weeksBehind = 6;
const mostWeeks = 104;

/** Where a game could be played, best first (rule `time-to-make-up`). */
export function findTimes(asked: TimeAsked, most = 12): FoundTime[] {
	const { game, now, closed, games } = asked;
	const own = games.filter(({ seasonLeagueId }) => seasonLeagueId === asked.seasonLeagueId);
	const known = asked.schedule ?? asPlayed(asked.usual, game.date);
	if (known === null) return [];
	const schedule = withMoreWeeks(known, weeksBehind);
	const weekOf = (date: string | null) =>
		(date === null ? null : weekHolding(schedule, date)) ?? -1;
	const standing = own.map((one) => ({ ...one, weekIndex: weekOf(one.date), hasBegun: false }));
	const { slots, input, courts } = planOf(schedule, asked.teams, standing, {
		venues: asked.venues,
		games: games.filter((one) => !own.includes(one)).map(toElsewhere(schedule)),
		sharedPeople: [],
		hoursBefore: [],
	});
	const both = [game.homeTeamId, game.awayTeamId];
	const sides = input.teams.filter(({ id }) => both.includes(Number(id)));
	if (sides.length < both.length) return [];
	const taken = takenBy(asked, schedule, standing, courts);
	const seen = asked.schedule === null ? placesSeen(asked.usual) : null;
	const open = slots.filter(
		(slot) =>
			(slot.date > now.date || (slot.date === now.date && slot.time > now.time)) &&
			!closed.includes(slot.date) &&
			(seen === null || seen.has(placeKey(slot, slot.court))) &&
			sides.every((team) => isFree(team, slot)) &&
			!taken(slot),
	);
	const costOf = costs({ schedule, both, slots, standing, courts, teams: input.teams });
	const weekThen = game.date === null ? 0 : daysBetween(schedule.startDate, game.date) / 7;
	return open
		.map((slot) => ({ ...costOf(slot), location: placeNamed(schedule, slot.court) }))
		.sort(
			(a, b) =>
				a.cost - b.cost ||
				Math.abs(a.week - weekThen) - Math.abs(b.week - weekThen) ||
				(a.date + a.time < b.date + b.time ? -1 : 1),
		)
		.slice(0, most);
}

/** Whose game it is, nobody is told here. */
function toElsewhere({ rules }: Plannable) {
	return (game: BusyGame): GameElsewhere => ({
		...game,
		minutes: rules.gameMinutes,
		home: "",
		away: "",
		league: "",
	});
}

/** When and where a league without a schedule plays: as it did. */
function asPlayed(games: readonly BusyGame[], date: string | null): Plannable | null {
	const dates = [...games.map((game) => game.date), date].filter((it) => it !== null).toSorted();
	const [first] = dates;
	if (first === undefined) return null;
	const startDate = addDays(first, -weekdayOf(first));
	const places = games.flatMap(({ location }) => location ?? []);
	return {
		startDate,
		numWeeks: Math.min(
			mostWeeks,
			Math.ceil((daysBetween(startDate, dates.at(-1) ?? first) + 1) / 7),
		),
		gameDays: [...new Set(dates.map((it) => weekdays[weekdayOf(it)]))],
		hasSameSlots: true,
		timeSlots: [...new Set(games.flatMap(({ time }) => (time === null ? [] : hourOf(time))))],
		weeklyTimeSlots: [],
		rules: { ...plainRules, courts: [...new Set(places)] },
	};
}

/** Of such a league only the places that there were: its Saturday hall is not open on a Tuesday. */
function placesSeen(games: readonly BusyGame[]): Set<string> {
	const hasPlaces = games.some(({ location }) => location !== null);
	return new Set(
		games.flatMap(({ date, time, location }) =>
			date === null || time === null
				? []
				: placeKey(
						{ day: weekdays[weekdayOf(date)], time: hourOf(time) },
						hasPlaces ? location : "Court 1",
					),
		),
	);
}

function placeKey({ day, time }: Pick<Slot, "day" | "time">, court: string | null): string {
	return `${day} ${time} ${court}`;
}

type Standing = StandingGame & BusyGame;

/** Whether a slot is taken: its court, one of the two teams, or people they share. */
function takenBy(
	{ game, games }: TimeAsked,
	schedule: Plannable,
	standing: readonly Standing[],
	courts: readonly (string | null)[],
): (slot: Slot) => boolean {
	const { gameMinutes, maxGamesPerDay, maxGamesPerWeek, sharedPeople } = schedule.rules;
	const both = [game.homeTeamId, game.awayTeamId];
	const people = new Set([
		...both,
		...sharedPeople.filter((group) => group.some((id) => both.includes(id))).flat(),
	]);
	const perWeek = maxGamesPerWeek ?? Math.max(1, schedule.gameDays.length * maxGamesPerDay);
	const onDate = Map.groupBy(games, ({ date }) => date ?? "");
	const courtOf = new Map(
		standing.map((one, at) => [`${one.homeTeamId} ${one.date} ${one.time}`, courts[at]]),
	);
	const isOf = ({ homeTeamId, awayTeamId }: BusyGame, ids: { has(id: number): boolean }) =>
		ids.has(homeTeamId) || ids.has(awayTeamId);
	const ofBoth = both.map((id) => standing.filter((one) => isOf(one, new Set([id]))));
	return (slot) => {
		const ofDay = onDate.get(slot.date) ?? [];
		const place = placeNamed(schedule, slot.court);
		const isAtOnce = ({ time }: BusyGame) =>
			time !== null && Math.abs(minutesOf(time) - minutesOf(slot.time)) < gameMinutes;
		const isThere = (one: BusyGame) =>
			(place !== null && one.location === place) ||
			courtOf.get(`${one.homeTeamId} ${one.date} ${one.time}`) === slot.court;
		if (ofDay.some((one) => isAtOnce(one) && (isOf(one, people) || isThere(one)))) return true;
		return ofBoth.some(
			(own) =>
				own.filter(({ date }) => date === slot.date).length >= maxGamesPerDay ||
				own.filter(({ weekIndex }) => weekIndex === slot.week).length >= perWeek,
		);
	};
}

type CostsAsked = {
	schedule: Plannable;
	both: readonly number[];
	slots: readonly Slot[];
	standing: readonly Standing[];
	courts: readonly (string | null)[];
	teams: TeamIn[];
};

/** What a slot costs beside the fairest, measure by measure. */
function costs({ both, slots, standing, courts, teams }: CostsAsked) {
	const [home = 0, away = 0] = both;
	const dated = standing.map((one, at) => ({ ...one, court: courts[at] ?? null }));
	const gamesOf = (id: number) =>
		dated.filter(({ homeTeamId, awayTeamId }) => homeTeamId === id || awayTeamId === id);
	const own = [gamesOf(home), gamesOf(away)];
	const met = gamesOf(home).filter((one) => one.homeTeamId === away || one.awayTeamId === away);
	const counts = teams.map(({ id }) => gamesOf(Number(id)).length);
	const weeks = [...new Set(slots.map(({ week }) => week))];
	const wanted = wantedDistance({ teams, weeks, wanted: null }, { target: Math.max(1, ...counts) });
	const share = (labels: readonly string[], labelOf: (one: (typeof dated)[number]) => string) => {
		const all = [...new Set(labels)];
		const more = own.map((games) => {
			const tally = new Map(all.map((label) => [label, 0]));
			for (const game of games) tally.set(labelOf(game), (tally.get(labelOf(game)) ?? 0) + 1);
			const least = Math.min(...all.map((label) => tally.get(label) ?? 0));
			return (label: string) => (tally.get(label) ?? 0) - least;
		});
		return (label: string) => more.reduce((sum, moreOf) => sum + moreOf(label), 0);
	};
	const timeOf = share(
		slots.map(({ time }) => time),
		({ time }) => hourOf(time ?? ""),
	);
	const dayOf = share(
		slots.map(({ day }) => day),
		({ date }) => (date === null ? "" : weekdays[weekdayOf(date)]),
	);
	const courtOf = share(
		slots.map(({ court }) => court),
		({ court }) => court ?? "",
	);
	const rows = own.map((games, side) => {
		const id = both[side] ?? 0;
		const inOrder = games
			.filter(({ date }) => date !== null)
			.map((one) => ({ at: `${one.date} ${one.time}`, isHome: one.homeTeamId === id }))
			.sort((a, b) => (a.at < b.at ? -1 : 1));
		const before = threeInARow(inOrder);
		return (at: string) => {
			const place = inOrder.findIndex((one) => one.at > at);
			const end = place === -1 ? inOrder.length : place;
			const here = { at, isHome: side === 0 };
			return threeInARow(inOrder.toSpliced(end, 0, here)) - before;
		};
	});
	return (slot: Slot): Omit<FoundTime, "location"> => {
		const distances = met
			.filter(({ date }) => date !== null)
			.map(({ date }) => Math.round(Math.abs(daysBetween(date ?? "", slot.date)) / 7));
		const costs: FairnessCosts = {
			time: timeOf(slot.time),
			day: dayOf(slot.day),
			court: courtOf(slot.court),
			rematch: distances.filter((weeks) => weeks < wanted).length,
			threeInARow: Math.max(
				0,
				rows.reduce((sum, row) => sum + row(`${slot.date} ${slot.time}`), 0),
			),
			doubleHeaders: own.filter((games) => games.some(({ date }) => date === slot.date)).length,
		};
		const { date, time, week } = slot;
		return {
			date,
			time,
			week,
			weeksBetween: distances.length === 0 ? null : Math.min(...distances),
			costs,
			cost: costMeasures.reduce((sum, measure) => sum + costs[measure] * priceOf[measure], 0),
		};
	};
}

/** A third game in a row weighs as much as a rematch that comes too soon. */
const priceOf: FairnessCosts = {
	time: weights.time,
	day: weights.day,
	court: weights.court,
	rematch: weights.rematch,
	threeInARow: weights.rematch,
	doubleHeaders: weights.doubleHeaders,
};
