import type { Answered } from "#api/client.ts";
import { defaultPicture } from "#domain/player/default-picture.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import { foremostSeason, type Season } from "#domain/season/season.ts";
import { nameKey } from "#domain/text/name-key.ts";

type Wire = Answered<"GET", "/players/list">["players"][number];
type WireSeason = Answered<"GET", "/seasonsv2">["seasons"][number];

/** A player as the list shows him. */
export type ListedPlayer = {
	id: number;
	player: Player;
	name: string;
	number: string | null;
	position: string | null;
	/** Where he plays now; two when he plays in two leagues of a season, none without a team. */
	places: TeamOfPlayer[];
	/** The season of these places when it is not the organization's current one. */
	formerSeason: string | null;
	/** What a search looks through. */
	searchText: string;
};

/** A team's entry in a season-league, by name. */
export type TeamOfPlayer = { entryId: number; team: Named; league: Named };
type Named = { id: number; name: string };

export function toListedPlayers(players: readonly Wire[], seasons: readonly Season[]) {
	const current = foremostSeason(seasons);
	return players.map((wire) => toListedPlayer(wire, current));
}

export function toSeason(wire: WireSeason): Season {
	const { id, name, startDate, finishDate, isActive, isVisible } = wire;
	return { id, name, startDate, finishDate, isActive, isVisible };
}

/** The wire has the default picture's address, and null for no last name. */
export function toPlayer(wire: Pick<Wire, "id" | "firstName" | "lastName" | "image">): Player {
	const { id, firstName, lastName, image } = wire;
	return {
		id,
		firstName,
		lastName: lastName ?? "",
		imageUrl: image === defaultPicture ? null : image,
	};
}

function toListedPlayer(wire: Wire, current: Season | null): ListedPlayer {
	const { id, number, position, season, places } = wire;
	const player = toPlayer(wire);
	const name = fullName(player);
	return {
		id,
		player,
		name,
		number,
		position,
		places,
		formerSeason: season === null || season.id === current?.id ? null : season.name,
		searchText: nameKey(`${name} ${number === null ? "" : `#${number}`}`),
	};
}
