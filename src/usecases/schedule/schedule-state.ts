import type { GameStatus, Score } from "#domain/game/game.ts";
import { hasBegun } from "#domain/schedule/begun.ts";
import type { PlannedTeam, StandingGame } from "#domain/schedule/input.ts";
import type { Team } from "#domain/team/team.ts";
import type { KnownSchedule } from "#store/schedule/schedules.ts";
import type { Store } from "#store/store.ts";

/** What a schedule is made of now: the teams of its league and the games it has. */
export type ScheduleState = {
	/** In the order in which they were made, so that a new name makes no other schedule. */
	teams: (PlannedTeam & Team & { entryId: number; hasWithdrawn: boolean })[];
	games: (StandingGame & { id: number; status: GameStatus; score: Score | null })[];
};

export async function readState(
	store: Store,
	{ id, seasonLeagueId }: KnownSchedule,
): Promise<ScheduleState> {
	const [entries, games, numbers] = await Promise.all([
		store.teams.listEntries([seasonLeagueId]),
		store.games.listWithTeams({ scheduleId: id }),
		store.schedules.gamesOf(id),
	]);
	const slots = await store.teams.unavailableSlotsOf(entries.map(({ team }) => team.id));
	const begun = new Set(numbers.filter(hasBegun).map((game) => game.id));
	return {
		teams: entries
			.map(({ id: entryId, team, withdrawal }) => ({
				...team,
				entryId,
				hasWithdrawn: withdrawal !== undefined,
				unavailableSlots: slots.get(team.id) ?? [],
			}))
			.sort((a, b) => a.id - b.id),
		games: games
			.map((game) => ({
				id: game.id,
				status: game.status,
				score: game.score,
				hasBegun: begun.has(game.id),
				homeTeamId: game.home.teamId,
				awayTeamId: game.away.teamId,
				date: game.date,
				time: game.time,
				location: game.location,
				weekIndex: game.weekIndex ?? 0,
			}))
			.sort((a, b) => a.id - b.id),
	};
}

/**
 * Those that are planned for. A team that has withdrawn gets no more games: it is there only where it has
 * some that stay, and is never free (rule `withdrawn-team`).
 */
export function teamsToPlan(
	{ timeSlots, weeklyTimeSlots }: Pick<KnownSchedule, "timeSlots" | "weeklyTimeSlots">,
	{ teams }: ScheduleState,
	kept: ScheduleState["games"],
): ScheduleState["teams"] {
	const staying = new Set(kept.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
	const unavailableSlots = [...timeSlots, ...weeklyTimeSlots.flat()];
	return teams
		.filter(({ id, hasWithdrawn }) => !hasWithdrawn || staying.has(id))
		.map((team) => (team.hasWithdrawn ? { ...team, unavailableSlots } : team));
}
