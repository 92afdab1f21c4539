import { z } from "zod";
import type { TeamView } from "#usecases/team/team-views.ts";
import { rosterPlayer, toRosterPlayer } from "../player/player.ts";
import { colors, toColors } from "./team-colors.ts";
import { withdrawal } from "./withdrawal.ts";

/** A team in one season-league, in both families' spellings (rule `two-families`). */
export const team = z.object({
	/** The club's. Both kinds of ids come from one counter (rule `one-counter-for-ids`). */
	id: z.int(),
	/** Of the club in this season-league; what games refer to. */
	seasons_leagues_team_id: z.int().nullable(),
	name: z.string(),
	logo_url: z.string().nullable(),
	colors,
	leagueId: z.int().nullable(),
	league_id: z.int().nullable(),
	leagueName: z.string().nullable(),
	league: z.object({ id: z.int(), name: z.string(), userId: z.int().nullable() }).nullable(),
	seasonId: z.int().nullable(),
	season_id: z.int().nullable(),
	players: z.array(rosterPlayer),
	playersCount: z.int(),
	wins: z.int(),
	losses: z.int(),
	rank: z.int().nullable(),
	captain: z.string().nullable(),
	captain_id: z.int().nullable(),
	ftPercentage: z.number(),
	total3PM: z.int(),
	unavailableSlots: z.array(z.string()),
	/** Of a team that left its league during the season. */
	withdrawal,
});

export function toTeam(view: TeamView): z.input<typeof team> {
	const league = view.seasonLeague?.league ?? null;
	return {
		id: view.team.id,
		seasons_leagues_team_id: view.entry?.id ?? null,
		name: view.team.name,
		logo_url: view.team.logoUrl,
		...toColors(view.team),
		leagueId: league?.id ?? null,
		league_id: league?.id ?? null,
		leagueName: league?.name ?? null,
		league: league && { id: league.id, name: league.name, userId: league.createdBy },
		seasonId: view.season?.id ?? null,
		season_id: view.season?.id ?? null,
		players: view.players.map(toRosterPlayer),
		playersCount: view.players.length,
		wins: view.wins,
		losses: view.losses,
		rank: view.rank,
		captain: view.entry?.captainName ?? null,
		captain_id: view.entry?.captainId ?? null,
		ftPercentage: view.ftPercentage,
		total3PM: view.threes,
		unavailableSlots: view.unavailableSlots,
		withdrawal: view.entry?.withdrawal ?? null,
	};
}
