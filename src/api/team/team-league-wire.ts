import { z } from "zod";
import { say } from "#domain/language/say.ts";
import type { TeamLeague } from "#usecases/team/team-league.ts";
import { answer } from "../endpoint.ts";
import { chosenId, optionalId, paging, success } from "../fields.ts";
import { said } from "../said.ts";

export const pageQuery = z.object(paging);

export const assignment = z.object({
	teamId: chosenId("Please select a team first."),
	leagueId: optionalId,
});

/** A team in a league; it goes by the id of the entry. */
const teamLeague = z.object({
	id: z.int(),
	seasons_leagues_team_id: z.int(),
	teamId: z.int(),
	team_id: z.int(),
	team: z.object({ id: z.int(), name: z.string() }),
	leagueId: z.int(),
	league_id: z.int(),
	league: z.object({ id: z.int(), name: z.string(), userId: z.int().nullable() }),
	seasonId: z.int(),
	season_id: z.int(),
});

export const teamLeagues = answer(
	z.object({ teamLeagues: z.array(teamLeague) }),
	(entries: TeamLeague[]) => ({ teamLeagues: entries.map(toTeamLeague) }),
);

/** The screen says "Team assigned: " before the message. */
export const assigned = answer(
	z.object({ success, message: said, teamLeague }),
	(entry: TeamLeague) => ({
		message: say`${entry.team.name} plays in ${entry.leagueName}`,
		teamLeague: toTeamLeague(entry),
	}),
);

function toTeamLeague(entry: TeamLeague): z.input<typeof teamLeague> {
	const { team, leagueId, leagueName, leagueCreatedBy, seasonId } = entry;
	return {
		id: entry.id,
		seasons_leagues_team_id: entry.id,
		teamId: team.id,
		team_id: team.id,
		team: { id: team.id, name: team.name },
		leagueId,
		league_id: leagueId,
		league: { id: leagueId, name: leagueName, userId: leagueCreatedBy },
		seasonId,
		season_id: seasonId,
	};
}
