import type { GameWithTeams } from "#domain/game/game.ts";
import { type BlockData, noData } from "#domain/page/block-data.ts";
import { seriesOf } from "#domain/stage/series-of.ts";
import { type Entrant, plainFormat } from "#domain/stage/stage.ts";
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

const stageSide = (from: Entrant, seed: number, name: string) => ({
	team: { id: seed, name, logoUrl: null },
	isNobody: false,
	from,
	seed,
	wins: 0,
});

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
	news: [
		{
			id: 1,
			title: "Hall closed",
			text: "**Gym two** is closed tonight.",
			picture: { url: "/demo/gym.svg", alt: "A gym" },
			language: "en",
			isPublished: true,
			publishedAt: "2026-03-09T12:00:00.000Z",
			day: "2026-03-09",
			isPinned: true,
			bannerUntil: null,
			updatedAt: "2026-03-09T12:00:00.000Z",
			sent: null,
		},
	],
	stages: [
		{
			id: 1,
			name: "Spring playoffs",
			leagueId: 1,
			leagueName: "Monday",
			isOver: false,
			isProjected: false,
			champion: null,
			series: seriesOf(plainFormat(2)).map((plan) => ({
				plan,
				sides: {
					home: stageSide(plan.home, 1, "Hawks"),
					away: stageSide(plan.away, 2, "Owls"),
				},
				winner: null,
				isOver: false,
				isSkipped: false,
				endedBy: null,
				games: [],
			})),
		},
	],
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
