import type { GameStatus, Score } from "#domain/game/game.ts";
import { hasBegun } from "#domain/scheduling/begun.ts";
import type { PlannedTeam, StandingGame } from "#domain/scheduling/input.ts";
import type { Team } from "#domain/team/team.ts";
import type { KnownSchedule } from "#store/schedules.ts";
import type { Store } from "#store/store.ts";

/** What a schedule is made of now: the teams of its league and the games it has. */
export type Standing = {
	/** In the order in which they were made, so that a new name makes no other schedule. */
	teams: (PlannedTeam & Team & { entryId: number })[];
	games: (StandingGame & { id: number; status: GameStatus; score: Score | null })[];
};

export async function readStanding(
	store: Store,
	{ id, seasonLeagueId }: KnownSchedule,
): Promise<Standing> {
	const [entries, games, numbers] = await Promise.all([
		store.teams.listEntries([seasonLeagueId]),
		store.games.listWithTeams({ scheduleId: id }),
		store.schedules.gamesOf(id),
	]);
	const slots = await store.teams.unavailableSlotsOf(entries.map(({ team }) => team.id));
	const begun = new Set(numbers.filter(hasBegun).map((game) => game.id));
	return {
		teams: entries
			.map(({ id: entryId, team }) => ({
				...{ ...team, entryId, unavailableSlots: slots.get(team.id) ?? [] },
			}))
			.sort((a, b) => a.id - b.id),
		games: games
			.map((game) => ({
				...{ id: game.id, status: game.status, score: game.score, hasBegun: begun.has(game.id) },
				...{ homeTeamId: game.home.teamId, awayTeamId: game.away.teamId },
				...{ date: game.date, time: game.time, location: game.location },
				weekIndex: game.weekIndex ?? 0,
			}))
			.sort((a, b) => a.id - b.id),
	};
}
