import type { GameWithTeams } from "#domain/game/game.ts";

/** Stingers at Surge, still to come; for tests that need no database. */
export function aGame(changes: Partial<GameWithTeams> = {}): GameWithTeams {
	return {
		id: 7,
		seasonLeagueId: 1,
		homeEntryId: 1,
		awayEntryId: 2,
		date: "2026-05-01",
		time: "18:00",
		location: null,
		videoUrl: null,
		status: "scheduled",
		forfeitedBy: null,
		score: null,
		home: { entryId: 1, teamId: 11, name: "Surge", logoUrl: null },
		away: { entryId: 2, teamId: 12, name: "Stingers", logoUrl: null },
		league: { id: 3, name: "Monday D1" },
		...changes,
	};
}
