import type { GroupOfTeams, PinnedMatchup } from "./check/plan-rules.ts";
import { courtsOfGames } from "./courts.ts";
import { type Around, busyElsewhere, nothingAround, takenSlots } from "./hall/around.ts";
import type { Planning, Schedule } from "./schedule.ts";
import { expandSlots } from "./slots.ts";
import type {
	PlannedGame,
	PlayedGame,
	ScheduleInput,
	Slot,
	TakenSlot,
	UnavailableTime,
} from "./types.ts";
import type { Wish } from "./wishes/wish.ts";

export type PlannedTeam = { id: number; name: string; unavailableSlots: string[] };

/** A game of a schedule as it is kept, by the ids of the clubs. */
export type StandingGame = {
	homeTeamId: number;
	awayTeamId: number;
	weekIndex: number;
	date: string | null;
	time: string | null;
	location: string | null;
	hasBegun: boolean;
};

type Plannable = Pick<Schedule, "startDate" | "numWeeks"> & Planning;

export type Plan = {
	input: ScheduleInput;
	slots: Slot[];
	/** The games that have a date and a time. */
	games: PlannedGame[];
	/** The court of each game that was given; null for those on no slot. */
	courts: (string | null)[];
};

/** A schedule with the games it has, as the generator and the report read them. */
export function planOf(
	schedule: Plannable,
	teams: readonly PlannedTeam[],
	standing: readonly StandingGame[],
	around: Around = nothingAround,
): Plan {
	const { gameMinutes } = schedule.rules;
	const taken = takenSlots(expandSlots(inputOf(schedule, teams)), around, gameMinutes);
	const isAlone =
		around.games.length === 0 && taken.length === 0 && around.hoursBefore.length === 0;
	const elsewhere = isAlone ? null : { ...around, taken };
	const slots = expandSlots(inputOf(schedule, teams, elsewhere));
	const courts = courtsOfGames(slots, standing, schedule.rules.courts);
	const games = standing.flatMap((game, at) => {
		const { date, time, location, weekIndex: week, hasBegun } = game;
		if (date === null || time === null) return [];
		const court = courts[at] ?? location ?? "";
		const sides = { home: String(game.homeTeamId), away: String(game.awayTeamId) };
		return [{ ...sides, week, date, time, court, hasBegun }];
	});
	const played = games.filter(({ hasBegun }) => hasBegun).map(withoutBegun);
	return {
		slots,
		courts,
		games: games.map(withoutBegun),
		input: inputOf(schedule, teams, elsewhere, played),
	};
}

function withoutBegun({ hasBegun: _, ...game }: PlannedGame & { hasBegun: boolean }): PlannedGame {
	return game;
}

/**
 * A schedule as the generator reads it. Rules about teams that have left the league are passed over,
 * and pins that came true: those games are among the played ones.
 */
function inputOf(
	schedule: Plannable,
	teams: readonly PlannedTeam[],
	elsewhere: (Around & { taken: TakenSlot[] }) | null = null,
	played: PlayedGame[] = [],
): ScheduleInput {
	const { rules, gameDays, timeSlots, weeklyTimeSlots, startDate, numWeeks } = schedule;
	const isHere = (teamId: number) => teams.some(({ id }) => id === teamId);
	const blackouts = (teamId: number) =>
		rules.blackouts.flatMap((blackout) => (blackout.teamId === teamId ? blackout.dates : []));
	const { gamesPerTeam, maxGamesPerDay, gameMinutes } = rules;
	const shared = [...rules.sharedPeople, ...(elsewhere?.sharedPeople ?? [])];
	const withPeopleOf = (id: number) =>
		new Set([id, ...shared.filter((group) => group.includes(id)).flat()]);
	const unavailable = (id: number) =>
		elsewhere === null ? [] : busyElsewhere(withPeopleOf(id), elsewhere, gameMinutes);
	return {
		teams: teams.map(({ id, name, unavailableSlots }) => ({
			id: String(id),
			name,
			unavailableSlots,
			blackoutDates: blackouts(id),
			...atOtherGames(unavailable(id)),
		})),
		schedule: {
			startDate,
			numWeeks,
			gameDays,
			timeSlots,
			weeklyTimeSlots,
			sameSlot: schedule.hasSameSlots,
		},
		courts: rules.courts,
		skipDates: rules.skipDates,
		...(rules.closedCourts.length > 0 && { closures: rules.closedCourts }),
		...(elsewhere !== null && elsewhere.taken.length > 0 && { taken: elsewhere.taken }),
		pinned: rules.pinnedGames
			.filter(({ homeTeamId, awayTeamId }) => isHere(homeTeamId) && isHere(awayTeamId))
			.filter((pin) => !played.some((game) => isSameGame(pin, game)))
			.map(toPin),
		conflicts: rules.sharedPeople
			.map((group) => group.filter(isHere).map(String))
			.filter(({ length }) => length > 1),
		...groupsIn(rules.groups, isHere),
		...hoursIn(elsewhere?.hoursBefore ?? []),
		...wishesIn(rules.wishes, isHere),
		rules: {
			gamesPerTeam,
			maxGamesPerDay,
			gameMinutes,
			maxGamesPerWeek: rules.maxGamesPerWeek ?? Math.max(1, gameDays.length * maxGamesPerDay),
		},
		played,
	};
}

function atOtherGames(unavailable: UnavailableTime[]) {
	return unavailable.length > 0 && { unavailable };
}

/** Absent where there are none, as are teams that have left the league. */
function groupsIn(groups: readonly GroupOfTeams[], isHere: (teamId: number) => boolean) {
	const told = groups.map(({ teamIds, meetings }) => ({
		teams: teamIds.filter(isHere).map(String),
		meetings,
	}));
	return told.length > 0 && { groups: told };
}

function hoursIn(hours: Around["hoursBefore"]) {
	const byTeam = Map.groupBy(hours, ({ teamId }) => teamId);
	const counted = [...byTeam].map(([teamId, games]) => [
		String(teamId),
		Object.fromEntries(
			[...Map.groupBy(games, ({ time }) => time)].map(([time, all]) => [time, all.length]),
		),
	]);
	return counted.length > 0 && { hoursBefore: Object.fromEntries(counted) };
}

/** Wishes of teams that have left the league are passed over; absent where there are none. */
function wishesIn(wishes: readonly Wish<number>[], isHere: (teamId: number) => boolean) {
	const told = wishesToTell(wishes, isHere).map(({ wish }) => wish);
	return told.length > 0 && { wishes: told };
}

/** The wishes that count, each with its place among all. */
export function wishesToTell(
	wishes: readonly Wish<number>[],
	isHere: (teamId: number) => boolean,
): { at: number; wish: Wish }[] {
	return wishes.flatMap((wish, at): { at: number; wish: Wish }[] => {
		if ("team" in wish) {
			return isHere(wish.team) ? [{ at, wish: { ...wish, team: String(wish.team) } }] : [];
		}
		if (!("teams" in wish)) return [{ at, wish }];
		const [one, other] = wish.teams;
		if (!isHere(one) || !isHere(other)) return [];
		return [{ at, wish: { ...wish, teams: [String(one), String(other)] } }];
	});
}

function toPin({ homeTeamId, awayTeamId, date, time, court }: PinnedMatchup) {
	const pin = { home: String(homeTeamId), away: String(awayTeamId), date, time };
	return court === null ? pin : { ...pin, court };
}

function isSameGame(pin: PinnedMatchup, { home, away, date, time }: PlayedGame): boolean {
	return (
		home === String(pin.homeTeamId) &&
		away === String(pin.awayTeamId) &&
		date === pin.date &&
		time === pin.time
	);
}
