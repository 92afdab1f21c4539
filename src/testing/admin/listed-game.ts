import type { ListedGame } from "#admin/screens/game/list/listed-game.ts";

/** A game for tests of the lists: Owls at Hawks, and whatever else is said of it. */
export function sampleGame(said: Partial<ListedGame> = {}): ListedGame {
	return {
		id: 1,
		seasonId: 1,
		seasonLeagueId: 0,
		homeEntryId: 11,
		awayEntryId: 21,
		home: { entryId: 11, teamId: 10, name: "Hawks", logoUrl: null },
		away: { entryId: 21, teamId: 20, name: "Owls", logoUrl: null },
		league: { id: 5, name: "Monday D1" },
		date: "2026-03-09",
		time: "19:00",
		location: "Main gym",
		videoUrl: null,
		status: "scheduled",
		forfeitedBy: null,
		score: null,
		isDraft: false,
		stageId: null,
		...said,
	};
}
