import type { Answered } from "#api/client.ts";

type Wire = Answered<"GET", "/gamesv2/:id">;

const stats = ["PTS", "2PM", "2PA", "3PM", "FTM", "PF"];

/** A small game for tests as the API answers it: two players a side, six statistics, two periods. */
export function wireGame(change: Partial<Wire["game"]> = {}): Wire {
	const home = { id: 31, name: "Hawks", logo_url: null, seasons_leagues_team_id: 41 };
	const away = { id: 32, name: "Surge", logo_url: null, seasons_leagues_team_id: 42 };
	const period = (id: number, name: string) => ({
		...{ id, name, order: id, hidden: false, is_visible: true },
	});
	const player = (id: number, firstName: string, lastName: string, entryId: number) => ({
		...{ id, firstName, lastName, image: "", attributeValues: [] },
		...{ number: String(id), position: null, seasons_leagues_team_id: entryId },
	});
	return {
		game: {
			...{ id: 7, team1_id: 31, team2_id: 32, home_team_id: 31, away_team_id: 32 },
			...{ home_seasons_leagues_team_id: 41, away_seasons_leagues_team_id: 42 },
			...{ homeTeam: home, awayTeam: away, home_team: home, away_team: away },
			...{ date: "2026-03-02", time: "19:00", game_dateTime: null, location: "Gym" },
			...{ video_url: null, status: "scheduled", forfeited_by: null, season_id: 1, seasonId: 1 },
			...{ leagueId: 2, league_id: 2, league: { id: 2, name: "Monday" }, userId: null },
			...{ score_team1: null, score_team2: null, score_home: null, score_away: null },
			...{ schedule_id: null, week_index: null, isDraft: false },
			...change,
		},
		homeRoster: [player(11, "Ann", "Lee", 41), player(12, "Bo", "Ray", 41)],
		awayRoster: [player(21, "Cy", "Fox", 42), player(22, "Di", "Oak", 42)],
		periodScores: [],
		gamePeriods: [period(1, "H1"), period(2, "H2"), period(3, "Final")],
		allStats: stats.map((abbreviation, index) => ({
			...{ id: index + 1, name: abbreviation, abbreviation, order: index, sport_id: 1 },
			...{ hidden: false, is_visible: true, formula: null, format: "whole", headline: false },
		})),
		playerStats: [{ player_id: 11, game_id: 7, stat_id: 1, value: 14 }],
	};
}
