import type { Answered } from "#api/client.ts";

type Wire = Answered<"GET", "/gamesv2/:id">;

const stats = ["PTS", "2PM", "2PA", "3PM", "FTM", "PF"];

/** A small game for tests as the API answers it: two players a side, six statistics, two periods. */
export function wireGame(change: Partial<Wire["game"]> = {}): Wire {
	const home = { id: 31, name: "Hawks", logoUrl: null, entryId: 41 };
	const away = { id: 32, name: "Surge", logoUrl: null, entryId: 42 };
	const period = (id: number, name: string) => ({
		id,
		name,
		order: id,
		hidden: false,
		isVisible: true,
	});
	const player = (id: number, firstName: string, lastName: string, entryId: number) => ({
		id,
		firstName,
		lastName,
		image: "",
		attributeValues: [],
		number: String(id),
		position: null,
		isHere: null,
		isStarter: false,
		isGuest: false,
		isStar: false,
		entryId,
	});
	return {
		game: {
			id: 7,
			team1Id: 31,
			team2Id: 32,
			homeTeamId: 31,
			awayTeamId: 32,
			homeEntryId: 41,
			awayEntryId: 42,
			homeTeam: home,
			awayTeam: away,
			date: "2026-03-02",
			time: "19:00",
			startsAt: null,
			location: "Gym",
			videoUrl: null,
			status: "scheduled",
			forfeitedBy: null,
			seasonId: 1,
			leagueId: 2,
			league: { id: 2, name: "Monday" },
			userId: null,
			team1Score: null,
			team2Score: null,
			homeScore: null,
			awayScore: null,
			scheduleId: null,
			weekIndex: null,
			isDraft: false,
			isDraw: false,
			isAnnulled: false,
			stageId: null,
			...change,
		},
		homeRoster: [player(11, "Ann", "Lee", 41), player(12, "Bo", "Ray", 41)],
		awayRoster: [player(21, "Cy", "Fox", 42), player(22, "Di", "Oak", 42)],
		periodScores: [],
		gamePeriods: [period(1, "H1"), period(2, "H2"), period(3, "Final")],
		allStats: stats.map((abbreviation, index) => ({
			id: index + 1,
			name: abbreviation,
			abbreviation,
			order: index,
			sportId: 1,
			hidden: false,
			isVisible: true,
			formula: null,
			format: "whole",
			headline: false,
		})),
		playerStats: [{ playerId: 11, gameId: 7, statId: 1, value: 14 }],
	};
}
