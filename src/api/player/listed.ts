import { z } from "zod";
import { attributeNamed } from "#domain/player/visible-attributes.ts";
import type { PlayerView } from "#usecases/player/player-views.ts";
import { answer } from "../endpoint.ts";
import { named, toPerson } from "./player.ts";

/** A player in a line of a list: a whole one is ten times as long. */
const listed = z.object({
	id: z.int(),
	firstName: z.string(),
	lastName: z.string().nullable(),
	/** The default picture when he has none. */
	image: z.string(),
	/** By the attributes of these names (rule `number-is-an-attribute`). */
	number: z.string().nullable(),
	position: z.string().nullable(),
	/** Where he plays now, or played last: the team that the API calls his comes first. */
	season: named.nullable(),
	places: z.array(z.object({ seasons_leagues_team_id: z.int(), team: named, league: named })),
});

export const listedPlayers = answer(
	z.object({ players: z.array(listed) }),
	(list: PlayerView[]) => ({ players: list.map(toListed) }),
);

function toListed(view: PlayerView): z.input<typeof listed> {
	const { current, rosters, attributes } = view;
	const others = rosters.filter((it) => it !== current && it.season.id === current?.season.id);
	const places = current === null ? [] : [current, ...others];
	return {
		...toPerson(view),
		number: attributeNamed(attributes, "Number"),
		position: attributeNamed(attributes, "Position"),
		season: current && { id: current.season.id, name: current.season.name },
		places: places.map(({ entry }) => ({
			seasons_leagues_team_id: entry.id,
			team: { id: entry.team.id, name: entry.team.name },
			league: { id: entry.leagueId, name: entry.leagueName },
		})),
	};
}
