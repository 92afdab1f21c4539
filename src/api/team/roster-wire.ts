import { z } from "zod";
import { type Said, say, sayCount } from "#domain/language/say.ts";
import { fullName } from "#domain/player/player.ts";
import type { RosterChange } from "#usecases/team/rosters.ts";
import type { TeamView } from "#usecases/team/team-views.ts";
import { answer } from "../endpoint.ts";
import { form, id, item, optionalId, optionalText, success, upload } from "../fields.ts";
import { attributes } from "../player/attributes.ts";
import { rosterPlayer, toRosterPlayer } from "../player/player.ts";
import { said } from "../said.ts";
import { teamPlace } from "./reads.ts";
import { team, toTeam } from "./team.ts";

/** Somebody the organization knows (`player_id`), or what is known of a new player. */
export const newSpot = form(
	z
		.object({
			...teamPlace,
			player_id: optionalId,
			firstName: optionalText(120),
			lastName: optionalText(120),
			image: z.preprocess((given) => (given === "" ? undefined : given), upload),
			attributes,
		})
		.transform(({ player_id, ...sent }) => ({ ...sent, playerId: player_id })),
);

/** One of a list; the rest is as of one alone. */
const newcomer = item({
	player_id: optionalId,
	firstName: optionalText(120),
	lastName: optionalText(120),
	attributes,
	/** Where the player, or of a minor a guardian, is written to. */
	email: optionalText(254),
}).transform(({ player_id, ...sent }) => ({ ...sent, playerId: player_id }));

const noPlayers = "Please send the players as a list.";

export const newSpots = z.object({
	...teamPlace,
	players: z
		.array(newcomer, noPlayers)
		.min(1, noPlayers)
		.max(100, "These are more than 100 players."),
});

export const filledRoster = answer(
	z.object({ success, message: said, team }),
	({ addedCount, team }: { addedCount: number; team: TeamView }) => ({
		message: say`${sayCount(addedCount, "player")} added to ${team.team.name}`,
		team: toTeam(team),
	}),
);

export const removedSpot = z
	.object({ ...teamPlace, id })
	.transform(({ id, ...place }) => ({ ...place, playerId: id }));

export const addedSpot = changed((name) => say`${name} is on the team now.`);
export const freedSpot = changed((name) => say`${name} is off the team now.`);

/** The player, and the team as it is now. */
function changed(message: (name: string) => Said) {
	return answer(
		z.object({ success, message: said, player: rosterPlayer, team }),
		({ player, team }: RosterChange) => ({
			message: message(fullName(player)),
			player: toRosterPlayer(player),
			team: toTeam(team),
		}),
	);
}
