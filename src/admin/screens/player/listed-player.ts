import type { Answered } from "#api/client.ts";
import { currentSpot } from "#domain/player/current-team.ts";
import { defaultPicture } from "#domain/player/default-picture.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import { attributeNamed } from "#domain/player/visible-attributes.ts";
import { foremostSeason, type Season } from "#domain/season/season.ts";
import { nameKey } from "#domain/text/name-key.ts";

type Wire = Answered<"GET", "/playersv2">["players"][number];
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
	return players.map((wire) => toListedPlayer(wire, seasons, current));
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

function toListedPlayer(
	wire: Wire,
	seasons: readonly Season[],
	current: Season | null,
): ListedPlayer {
	const player = toPlayer(wire);
	const name = fullName(player);
	const number = attributeNamed(wire.attributeValues.map(toNamedValue), "Number");
	const main = currentSpot(wire.rosters, seasons);
	const own =
		main === null ? [] : wire.rosters.filter(({ seasonId }) => seasonId === main.seasonId);
	return {
		id: wire.id,
		player,
		name,
		number,
		position: attributeNamed(wire.attributeValues.map(toNamedValue), "Position"),
		// The one the API calls his team comes first.
		places: [...own.filter((spot) => spot === main), ...own.filter((spot) => spot !== main)].map(
			({ id, team, league }) => ({ entryId: id, team, league }),
		),
		formerSeason: main === null || main.seasonId === current?.id ? null : main.season.name,
		searchText: nameKey(`${name} ${number === null ? "" : `#${number}`}`),
	};
}

function toNamedValue({ attribute, value }: Wire["attributeValues"][number]) {
	const { id, name, type, order, isVisible } = attribute;
	return { attribute: { id, name, type, order, isVisible }, value };
}
