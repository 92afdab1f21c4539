import { z } from "zod";
import { say, sayAll, sayCount } from "#domain/language/say.ts";
import { messages } from "#domain/messages.ts";
import type { EnteredTeams } from "#usecases/team/enter-teams.ts";
import type { TeamView, TeamWithGames } from "#usecases/team/team-views.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import { success } from "../fields.ts";
import { game, toGame } from "../game/game.ts";
import { named, rosterPlayer, toRosterPlayer } from "../player/player.ts";
import { said } from "../said.ts";
import { team, toTeam } from "./team.ts";

export const teams = answer(z.object({ teams: z.array(team) }), (views: TeamView[]) => ({
	teams: views.map(toTeam),
}));

/** A team in a line of a list: a whole one brings every player with all that is known of him. */
const listed = team
	.pick({
		id: true,
		name: true,
		logo_url: true,
		colors: true,
		leagueName: true,
		playersCount: true,
		wins: true,
		losses: true,
		unavailableSlots: true,
	})
	.extend({ league: named.nullable(), players: z.array(z.object({ id: z.int() })) });

export const listedTeams = answer(z.object({ teams: z.array(listed) }), (views: TeamView[]) => ({
	teams: views.map(toTeam),
}));

export const oneTeam = answer(z.object({ team }), (view: TeamView) => ({ team: toTeam(view) }));

/** One place on the roster of the entry. */
const rosterSpot = z.object({
	team_id: z.int(),
	seasons_leagues_team_id: z.int(),
	player_id: z.int(),
	player: rosterPlayer,
});

export const teamWithGames = answer(
	z.object({ team: team.extend({ games: z.array(game), rosters: z.array(rosterSpot) }) }),
	(view: TeamWithGames) => ({
		team: { ...toTeam(view), games: view.games.map(toGame), rosters: toRoster(view) },
	}),
);

export const addedTeam = saved(messages.teams.created);
export const changedTeam = saved(messages.teams.updated);
export const enteredTeam = saved(messages.teams.added);

export const enteredTeams = answer(
	z.object({ success, message: said, teams: z.array(team) }),
	({ teams, knownCount }: EnteredTeams) => ({
		message: sayAll(
			[
				say`${sayCount(teams.length, "team")} added`,
				...(knownCount > 0 ? [say`${knownCount} there already`] : []),
			],
			", ",
		),
		teams: teams.map(toTeam),
	}),
);

export const removedTeam = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ trashId }: MovedToTrash) => ({ message: messages.teams.deleted, trashId }),
);

function saved(message: string) {
	return answer(z.object({ success, message: said, team }), (view: TeamView) => ({
		message,
		team: toTeam(view),
	}));
}

function toRoster({ team, entry, players }: TeamView): z.input<typeof rosterSpot>[] {
	if (entry === null) return [];
	return players.map((player) => ({
		team_id: team.id,
		seasons_leagues_team_id: entry.id,
		player_id: player.id,
		player: toRosterPlayer(player),
	}));
}
