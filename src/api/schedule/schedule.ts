import { z } from "zod";
import { weekDates } from "#domain/schedule/schedule.ts";
import type { ScheduleView } from "#usecases/schedule/schedules.ts";
import { savedWish } from "./wishes.ts";

/**
 * Both spellings in every answer (rule `two-families`); `weeklyDates` are derived from the start.
 */
export const schedule = z.object({
	id: z.int(),
	name: z.string(),
	leagueId: z.int(),
	league_id: z.int(),
	league: z.object({ id: z.int(), name: z.string() }),
	seasonId: z.int(),
	season_id: z.int(),
	startDate: z.string(),
	numWeeks: z.int(),
	gameDays: z.array(z.string()),
	sameSlot: z.boolean(),
	timeSlots: z.array(z.string()),
	weeklyTimeSlots: z.array(z.array(z.string())),
	weeklyDates: z.array(z.string()),
	isPublished: z.boolean(),
	publishedAt: z.string().nullable(),
	/** The last change of it or of its games. */
	changedAt: z.string().nullable(),
	games: z.int(),
	courts: z.array(z.string()),
	skipDates: z.array(z.string()),
	closedCourts: z.array(z.object({ court: z.string(), dates: z.array(z.string()) })),
	blackouts: z.array(z.object({ teamId: z.int(), dates: z.array(z.string()) })),
	pinnedGames: z.array(
		z.object({
			homeTeamId: z.int(),
			awayTeamId: z.int(),
			date: z.string(),
			time: z.string(),
			court: z.string().nullable(),
		}),
	),
	sharedPeople: z.array(z.array(z.int())),
	wishes: z.array(savedWish),
	groups: z.array(
		z.object({ name: z.string(), teamIds: z.array(z.int()), meetings: z.array(z.int()) }),
	),
	countsLastSeason: z.boolean(),
	gamesPerTeam: z.int().nullable(),
	maxGamesPerDay: z.int(),
	maxGamesPerWeek: z.int().nullable(),
	gameMinutes: z.int(),
});

export function toSchedule(it: ScheduleView): z.input<typeof schedule> {
	return {
		id: it.id,
		name: it.name,
		leagueId: it.league.id,
		league_id: it.league.id,
		league: it.league,
		seasonId: it.seasonId,
		season_id: it.seasonId,
		startDate: it.startDate,
		numWeeks: it.numWeeks,
		gameDays: it.gameDays,
		sameSlot: it.hasSameSlots,
		timeSlots: it.timeSlots,
		weeklyTimeSlots: it.weeklyTimeSlots,
		weeklyDates: weekDates(it),
		isPublished: it.isPublished,
		publishedAt: it.publishedAt,
		changedAt: it.changedAt,
		games: it.games,
		courts: it.rules.courts,
		skipDates: it.rules.skipDates,
		closedCourts: it.rules.closedCourts,
		blackouts: it.rules.blackouts,
		pinnedGames: it.rules.pinnedGames,
		sharedPeople: it.rules.sharedPeople,
		wishes: it.rules.wishes,
		groups: it.rules.groups,
		countsLastSeason: it.rules.countsLastSeason,
		gamesPerTeam: it.rules.gamesPerTeam,
		maxGamesPerDay: it.rules.maxGamesPerDay,
		maxGamesPerWeek: it.rules.maxGamesPerWeek,
		gameMinutes: it.rules.gameMinutes,
	};
}
