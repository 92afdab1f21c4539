import type { Person } from "schema-dts";
import { fullName, type Player } from "#domain/player/player.ts";
import type { Team } from "#domain/team/team.ts";
import type { SharePlace } from "../share.ts";
import { teamBeside } from "./sports-team.ts";

/**
 * A grown-up player. Of minors nothing is said (rule `minor-first-name`): who asks makes sure of
 * it.
 */
export function person(player: Player, teams: readonly Team[], place: SharePlace): Person {
	return {
		"@type": "Person",
		name: fullName(player),
		url: place.url(`/players/${player.id}`),
		...(player.imageUrl === null ? {} : { image: place.file(player.imageUrl) }),
		...(teams.length === 0 ? {} : { memberOf: teams.map((team) => teamBeside(team, place)) }),
	};
}
