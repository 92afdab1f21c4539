import { canManageLeagues } from "#domain/account/policy.ts";
import { messages } from "#domain/messages.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import { recordChange } from "../audit/audit.ts";
import type { Upload } from "../picture/pictures.ts";
import { type AttributeInput, saveAttributes } from "../player/attribute-values.ts";
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
		await putOnRoster(inside, entry, player);
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
		for (const asked of players) {
			const player =
				asked.playerId == null
					? await insertPlayer(inside, store, { ...namesOf(asked), picture: undefined })
					: found(await store.players.find(asked.playerId), noSuchPlayer);
			await saveAttributes(store, player.id, asked.attributes ?? []);
			await putOnRoster(inside, entry, player);
		}
		const team = found(await viewEntry(inside, entry), teamMissing);
		return { addedCount: players.length, team };
	});
}

async function putOnRoster(scope: WorkScope, entry: TeamEntry, player: Player): Promise<void> {
	const { store } = scope;
	if (await store.rosters.has(entry.id, player.id)) {
		throw new Refusal("conflict", messages.players.alreadyOnTeam);
	}
	await store.players.addToRosters([{ entryId: entry.id, playerId: player.id }]);
	const after = { teamId: entry.team.id, playerId: player.id, name: fullName(player) };
	await recordChange(scope, store, { action: "roster.add", id: entry.id, after });
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
