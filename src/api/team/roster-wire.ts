import { z } from "zod";
import { fullName } from "#domain/player/player.ts";
import type { RosterChange } from "#usecases/team/rosters.ts";
import { answer } from "../endpoint.ts";
import { form, id, optionalId, optionalText, success, upload } from "../fields.ts";
import { attributes } from "../player/attributes.ts";
import { rosterPlayer, toRosterPlayer } from "../player/player.ts";
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

export const removedSpot = z
	.object({ ...teamPlace, id })
	.transform(({ id, ...place }) => ({ ...place, playerId: id }));

export const addedSpot = changed((name) => `${name} is on the team now.`);
export const freedSpot = changed((name) => `${name} is off the team now.`);

/** The player, and the team as it is now. */
function changed(message: (name: string) => string) {
	return answer(
		z.object({ success, message: z.string(), player: rosterPlayer, team }),
		({ player, team }: RosterChange) => ({
			message: message(fullName(player)),
			player: toRosterPlayer(player),
			team: toTeam(team),
		}),
	);
}
