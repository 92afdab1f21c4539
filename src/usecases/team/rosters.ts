import { canManageLeagues } from "#domain/account/policy.ts";
import type { GivenContact } from "#domain/contact/contact.ts";
import { messages } from "#domain/messages.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import type { Store } from "#store/store.ts";
import { recordChange, recordChanges } from "../audit/audit.ts";
import { keepContacts } from "../contact/contacts.ts";
import type { Upload } from "../picture/pictures.ts";
import {
	type AttributeInput,
	saveAttributes,
	saveAttributesOf,
} from "../player/attribute-values.ts";
import { type PlayerWithAttributes, withKnownAttributes } from "../player/player-views.ts";
import { noSuchPlayer } from "../player/players.ts";
import { insertPlayer, keepPicture } from "../player/players-edit.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { entryAt, teamMissing } from "./season-league-lookup.ts";
import type { TeamInLeague } from "./team-entries.ts";
import { type TeamView, viewEntry } from "./team-views.ts";

/** Somebody the organization knows; else a new player with both names. */
export type Newcomer = {
	playerId?: number | null | undefined;
	firstName?: string | null | undefined;
	lastName?: string | null | undefined;
	attributes?: readonly AttributeInput[] | undefined;
	/** Where the player, or of a minor a guardian, is written to. */
	email?: string | null | undefined;
};

export type PlayerToAdd = TeamInLeague & Newcomer & { image?: Upload | undefined };

export type RosterChange = { player: PlayerWithAttributes; team: TeamView };

/** Puts a player on the roster of a team, once (rule `once-on-a-roster`). */
export async function addToRoster(scope: WorkScope, asked: PlayerToAdd): Promise<RosterChange> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const newcomer = asked.playerId == null ? namesOf(asked) : null;
	const picture = newcomer === null ? undefined : await keepPicture(scope, asked.image);
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const entry = await entryAt(inside, asked);
		const player =
			newcomer === null
				? found(await store.players.find(asked.playerId ?? 0), noSuchPlayer)
				: await insertPlayer(inside, store, { ...newcomer, picture });
		// What is kept of somebody who is known is changed at the player.
		if (newcomer !== null) await saveAttributes(store, player.id, asked.attributes ?? []);
		await putOnRoster(inside, entry, [player]);
		const team = found(await viewEntry(inside, entry), teamMissing);
		const [known] = await withKnownAttributes(inside, [player]);
		return { player: found(known, noSuchPlayer), team };
	});
}

/**
 * Puts the players of a list on the roster of a team, all of them or none: who is known by his id, the
 * others as new. What the list says of a player is kept of him, also where he is known.
 */
export async function fillRoster(
	scope: WorkScope,
	{ players, ...asked }: TeamInLeague & { players: readonly Newcomer[] },
): Promise<{ addedCount: number; team: TeamView }> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const entry = await entryAt(inside, asked);
		const added = await knownOrNew(store, players);
		await saveAttributesOf(
			store,
			added.map(({ id }, index) => ({ playerId: id, inputs: players[index]?.attributes ?? [] })),
		);
		await putOnRoster(inside, entry, added);
		await keepContacts(scope, store, contactsIn(players, added));
		const team = found(await viewEntry(inside, entry), teamMissing);
		return { addedCount: players.length, team };
	});
}

/** Only on the roster is it known who of them is a minor. */
function contactsIn(asked: readonly Newcomer[], added: readonly Player[]): GivenContact[] {
	return added.flatMap(({ id }, index) => {
		const address = asked[index]?.email;
		return address == null ? [] : [{ playerId: id, address }];
	});
}

/** Each of them in the order of the list. */
async function knownOrNew(store: Store, asked: readonly Newcomer[]): Promise<Player[]> {
	const ids = asked.flatMap(({ playerId }) => playerId ?? []);
	const known = new Map((await store.players.findMany(ids)).map((player) => [player.id, player]));
	const newcomers = asked.filter(({ playerId }) => playerId == null);
	const added = await store.players.insertAll(
		newcomers.map((newcomer) => ({ ...namesOf(newcomer), imageUrl: null })),
	);
	const next = added.values();
	return asked.map(({ playerId }) =>
		found(playerId == null ? next.next().value : known.get(playerId), noSuchPlayer),
	);
}

async function putOnRoster(
	scope: WorkScope,
	entry: TeamEntry,
	players: readonly Player[],
): Promise<void> {
	const { store } = scope;
	const spots = players.map(({ id }) => ({ entryId: entry.id, playerId: id }));
	const taken = new Set(await store.rosters.takenOf(entry.id));
	for (const { id } of players) {
		if (taken.has(id)) throw new Refusal("conflict", messages.players.alreadyOnTeam);
		taken.add(id);
	}
	await store.players.addToRosters(spots);
	await recordChanges(
		scope,
		store,
		players.map((player) => ({
			action: "roster.add",
			id: entry.id,
			after: { teamId: entry.team.id, playerId: player.id, name: fullName(player) },
		})),
	);
}

/**
 * Takes a player off the roster. He stays a player, and what he has played stays
 * (rule `players-outlive-rosters`).
 */
export async function removeFromRoster(
	scope: WorkScope,
	asked: TeamInLeague & { playerId: number },
): Promise<RosterChange> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const entry = await entryAt(inside, asked);
		const isOnRoster = await store.rosters.has(entry.id, asked.playerId);
		const player = found(
			isOnRoster ? await store.players.find(asked.playerId) : null,
			noSuchPlayer,
		);
		await store.rosters.remove(entry.id, player.id);
		await store.teams.removeCaptain(player.id, entry.id);
		const before = { teamId: entry.team.id, playerId: player.id, name: fullName(player) };
		await recordChange(scope, store, { action: "roster.remove", id: entry.id, before });
		const team = found(await viewEntry(inside, entry), teamMissing);
		const [known] = await withKnownAttributes(inside, [player]);
		return { player: found(known, noSuchPlayer), team };
	});
}

/** On a roster a new player has both names (rule `first-name-enough`). */
function namesOf({ firstName, lastName }: Newcomer): Pick<Player, "firstName" | "lastName"> {
	if (firstName != null && lastName != null) return { firstName, lastName };
	const sentence = "Please choose a player, or enter a first and a last name.";
	const field = firstName == null ? "firstName" : "lastName";
	throw new Refusal("invalid", sentence, { fields: { [field]: sentence } });
}
