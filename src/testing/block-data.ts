import type { GameWithTeams } from "#domain/game/game.ts";
import { type BlockData, noData } from "#domain/page/block-data.ts";
import { leaders } from "#domain/stats/leaders.ts";

const side = (id: number, name: string) => ({ entryId: id, teamId: id, name, logoUrl: null });

const game: GameWithTeams = {
	id: 1,
	seasonLeagueId: 1,
	homeEntryId: 1,
	awayEntryId: 2,
	home: side(1, "Hawks"),
	away: side(2, "Owls"),
	league: { id: 1, name: "Monday" },
	date: "2026-03-09",
	time: "19:00",
	location: null,
	videoUrl: null,
	status: "completed",
	forfeitedBy: null,
	score: { home: 71, away: 64 },
};

/** A season of which every part of a page has something to show. */
export const someData: BlockData = {
	...noData,
	season: {
		id: 1,
		name: "Spring",
		startDate: null,
		finishDate: null,
		isActive: true,
		isVisible: true,
	},
	facts: {
		name: "Hoops",
		website: null,
		canRegister: false,
		leagues: 1,
		teams: 2,
		players: 10,
		gamesPlayed: 1,
	},
	week: [{ date: "2026-03-09", games: 1 }],
	results: [game],
	leaders: [
		{
			of: "threes",
			players: leaders([{ id: 1, name: "Ann Ash", value: 4 }]).map((leader) => ({
				...leader,
				team: { name: "Hawks", logoUrl: null },
				text: "4",
			})),
		},
	],
};
