import { isMemberOf } from "#domain/account/user.ts";
import { currentSpot } from "#domain/player/current-team.ts";
import type { AttributeValue, Player } from "#domain/player/player.ts";
import { visibleAttributes } from "#domain/player/visible-attributes.ts";
import type { Season } from "#domain/season/season.ts";
import type { RosterEntry } from "#store/player/player-rosters.ts";
import type { Scope } from "../scope.ts";

/** Somebody on a roster, with what the viewer may know of him in the organization's order. */
export type PlayerWithAttributes = Player & { attributes: AttributeValue[] };

/** A player with the rosters he stands on. */
export type PlayerView = PlayerWithAttributes & {
	/** Newest entry first. */
	rosters: PlayerRoster[];
	/** The roster he is on now; null for none. */
	current: PlayerRoster | null;
};

/** An entry a player is on the roster of, and the season it plays in. */
export type PlayerRoster = { entry: RosterEntry; season: Season };

type Asking = Pick<Scope, "viewer" | "organization" | "store">;

/**
 * Players in the order they come, in as many queries for a thousand as for one. Strangers are told
 * nothing of hidden seasons and hidden attributes.
 */
export async function viewPlayers(
	scope: Asking,
	players: readonly Player[],
): Promise<PlayerView[]> {
	const ids = players.map(({ id }) => id);
	const [seasons, spots, withAttributes] = await Promise.all([
		seasonsToSee(scope),
		scope.store.players.rostersOf(ids),
		withKnownAttributes(scope, players),
	]);
	const seasonOf = new Map(seasons.map((season) => [season.id, season]));
	const spotsOf = Map.groupBy(spots, ({ playerId }) => playerId);
	return withAttributes.map((player) => {
		const rosters = (spotsOf.get(player.id) ?? []).flatMap(({ entry }): PlayerRoster[] => {
			const season = seasonOf.get(entry.seasonId);
			return season === undefined ? [] : [{ entry, season }];
		});
		const current = currentSpot(
			rosters.map(({ entry }) => entry),
			seasons,
		);
		return {
			...player,
			rosters,
			current: rosters.find(({ entry }) => entry.id === current?.id) ?? null,
		};
	});
}

/** Players with their attributes alone, as teams and box scores list them. */
export async function withKnownAttributes<P extends Player>(
	{ viewer, organization, store }: Asking,
	players: readonly P[],
): Promise<(P & PlayerWithAttributes)[]> {
	const attributes = await store.players.attributesOf(players.map(({ id }) => id));
	const isMember = isMemberOf(viewer, organization.id);
	return players.map((player) => {
		const values = (attributes.get(player.id) ?? []).filter(({ value }) => value !== "");
		return { ...player, attributes: isMember ? values : visibleAttributes(values) };
	});
}

/** The seasons the viewer may know of. */
export async function seasonsToSee({ viewer, organization, store }: Asking): Promise<Season[]> {
	const isMember = isMemberOf(viewer, organization.id);
	return (await store.seasons.list()).filter((season) => isMember || season.isVisible);
}
