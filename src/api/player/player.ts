import { z } from "zod";
import { defaultPicture } from "#domain/player/default-picture.ts";
import type { AttributeValue, Player } from "#domain/player/player.ts";
import type {
	PlayerRoster,
	PlayerView,
	PlayerWithAttributes,
} from "#usecases/player/player-views.ts";
import { attribute, toAttribute } from "../bookkeeping/attribute.ts";

/** Something by its id and name. */
export const named = z.object({ id: z.int(), name: z.string() });

/** What an organization keeps of a player. */
const attributeValue = z.object({
	/** A player has one value of an attribute, so it goes by the attribute's id. */
	id: z.int(),
	attribute_id: z.int(),
	value: z.string(),
	attribute,
});

/** A player alone, as rosters of teams and box scores list him. */
export const rosterPlayer = z.object({
	id: z.int(),
	firstName: z.string(),
	lastName: z.string().nullable(),
	/** The default picture when he has none. */
	image: z.string(),
	attributeValues: z.array(attributeValue),
});

/** A team within a season-league: what games and rosters refer to. */
const rosterEntry = z.object({
	id: z.int(),
	season_id: z.int(),
	league_id: z.int(),
	team_id: z.int(),
	seasons_league_id: z.int(),
});

export const roster = z.object({
	/** The team within the season-league. */
	id: z.int(),
	team_id: z.int(),
	team: named,
	league_id: z.int(),
	league: named,
	season_id: z.int(),
	season: named,
	seasons_leagues_team_id: z.int(),
	seasons_leagues_team: rosterEntry,
});

/** A player, in both families' spellings (rule `two-families`). */
export const player = rosterPlayer.extend({
	/** The club he plays for now; null for none. */
	teamId: z.int().nullable(),
	team_id: z.int().nullable(),
	team: named.nullable(),
	rosters: z.array(roster),
});

export function toPlayer(view: PlayerView): z.input<typeof player> {
	const team = view.current?.entry.team ?? null;
	return {
		...toRosterPlayer(view),
		teamId: team?.id ?? null,
		team_id: team?.id ?? null,
		team: team && { id: team.id, name: team.name },
		rosters: view.rosters.map(toRoster),
	};
}

export function toRosterPlayer(it: PlayerWithAttributes): z.input<typeof rosterPlayer> {
	return { ...toPerson(it), attributeValues: it.attributes.map(toAttributeValue) };
}

/** What is missing is null (rule `answer-forms`), so there is no empty last name. */
export function toPerson(it: Player) {
	return {
		id: it.id,
		firstName: it.firstName,
		lastName: it.lastName === "" ? null : it.lastName,
		image: it.imageUrl ?? defaultPicture,
	};
}

function toAttributeValue(it: AttributeValue): z.input<typeof attributeValue> {
	return {
		id: it.attribute.id,
		attribute_id: it.attribute.id,
		value: it.value,
		attribute: toAttribute(it.attribute),
	};
}

export function toRoster({ entry, season }: PlayerRoster): z.input<typeof roster> {
	return {
		id: entry.id,
		team_id: entry.team.id,
		team: { id: entry.team.id, name: entry.team.name },
		league_id: entry.leagueId,
		league: { id: entry.leagueId, name: entry.leagueName },
		season_id: season.id,
		season: { id: season.id, name: season.name },
		seasons_leagues_team_id: entry.id,
		seasons_leagues_team: {
			id: entry.id,
			season_id: season.id,
			league_id: entry.leagueId,
			team_id: entry.team.id,
			seasons_league_id: entry.seasonLeagueId,
		},
	};
}
