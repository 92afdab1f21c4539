import { isOff } from "#domain/evening/evening.ts";
import { plainRules } from "#domain/schedule/check/plan-rules.ts";
import type { Around, GameElsewhere } from "#domain/schedule/hall/around.ts";
import type { Schedule } from "#domain/schedule/schedule.ts";
import { newestFirst } from "#domain/season/season.ts";
import { addDays } from "#domain/time/calendar.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { KnownSchedule } from "#store/schedule/schedules.ts";
import type { Store } from "#store/store.ts";

type Asked = Pick<Schedule, "startDate" | "numWeeks" | "seasonLeagueId" | "rules"> &
	Pick<KnownSchedule, "seasonId" | "league"> & { id: number };

/**
 * The halls, and the games beside a schedule that take courts and teams: of other schedules, entered by hand,
 * imported. Other schedules of the same league are alternatives to it and count for nothing, nor do those of `without`.
 */
export async function readAround(
	store: Store,
	schedule: Asked,
	without: readonly number[] = [],
): Promise<Around> {
	const to = addDays(schedule.startDate, 7 * schedule.numWeeks + 6);
	const [venues, games, schedules, hoursBefore] = await Promise.all([
		store.venues.list(),
		store.games.listBetween({ from: schedule.startDate, to }),
		store.schedules.list({}),
		schedule.rules.countsLastSeason ? hoursOfLastSeason(store, schedule) : [],
	]);
	const isElsewhere = (game: KnownGame) =>
		!isOff(game.status) &&
		!without.includes(game.scheduleId ?? 0) &&
		(game.scheduleId === null || game.seasonLeagueId !== schedule.seasonLeagueId);
	return {
		venues,
		games: games.filter(isElsewhere).map(toElsewhere(schedules)),
		sharedPeople: schedules.flatMap(({ id, rules }) =>
			id === schedule.id ? [] : rules.sharedPeople,
		),
		hoursBefore,
	};
}

/** Who played when in the same league, in the season before that had it (rule `late-hours-last-season`). */
async function hoursOfLastSeason(store: Store, { seasonId, league }: Asked) {
	const [seasons, played] = await Promise.all([
		store.seasons.list(),
		store.leagues.listByLeague(league.id),
	]);
	const inOrder = newestFirst(seasons);
	const before = inOrder
		.slice(inOrder.findIndex(({ id }) => id === seasonId) + 1)
		.find(({ id }) => played.some((one) => one.seasonId === id));
	if (before === undefined) return [];
	const games = await store.games.listWithTeams({ seasonId: before.id, leagueId: league.id });
	return games.flatMap(({ time, status, isDraft, home, away }) =>
		time === null || isOff(status) || isDraft
			? []
			: [home, away].map(({ teamId }) => ({ teamId, time: time.slice(0, 5) })),
	);
}

/** A game as it is in the way of others, as long as its schedule says. */
export function toElsewhere(schedules: readonly Pick<Schedule, "id" | "rules">[]) {
	const rulesOf = new Map(schedules.map(({ id, rules }) => [id, rules]));
	return (game: KnownGame): GameElsewhere & { id: number; isDraft: boolean } => {
		const { gameMinutes } = rulesOf.get(game.scheduleId ?? 0) ?? plainRules;
		const { id, isDraft, date, time, location, home, away, league } = game;
		return {
			id,
			isDraft,
			homeTeamId: home.teamId,
			awayTeamId: away.teamId,
			date,
			time,
			location,
			minutes: gameMinutes,
			home: home.name,
			away: away.name,
			league: league.name,
		};
	};
}
