import { canManageLeagues } from "#domain/account/policy.ts";
import { type Contact, type GivenContact, keptContact } from "#domain/contact/contact.ts";
import { addressFrom } from "#domain/follower/follower.ts";
import type { Store } from "#store/store.ts";
import { recordChanges } from "../audit/audit.ts";
import { noSuchPlayer } from "../player/players.ts";
import { authorize, found, invalid } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { entryAt } from "../team/season-league-lookup.ts";
import type { TeamInLeague } from "../team/team-entries.ts";

/** Where a player is written to, and whether only a guardian may be; for members. */
export type ContactOf = { playerId: number; contact: Contact | null; isMinor: boolean };

export async function viewContact(scope: Scope, { id }: { id: number }): Promise<ContactOf> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return contactOf(scope.store, id);
}

/** Those on the roster of a team who have an address; for members. */
export async function listContacts(scope: Scope, asked: TeamInLeague): Promise<Contact[]> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const entry = await entryAt(scope, asked);
	return scope.store.contacts.listOf(await scope.store.rosters.takenOf(entry.id));
}

/** Keeps where a player is written to; an empty address takes it away. */
export async function changeContact(
	scope: Scope,
	{ id, ...given }: Omit<GivenContact, "playerId"> & { id: number },
): Promise<ContactOf> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		found(await store.players.find(id), noSuchPlayer);
		await keepContacts(scope, store, [{ playerId: id, ...given }]);
		return contactOf(store, id);
	});
}

/** Keeps addresses of several players, all or none, inside the transaction that writes of them. */
export async function keepContacts(
	scope: Pick<Scope, "viewer" | "now">,
	store: Store,
	given: readonly GivenContact[],
): Promise<void> {
	await saveContacts(store, given);
	// The trail is kept for good, so the addresses stay out of it.
	await recordChanges(
		scope,
		store,
		given.map(({ playerId: id }) => ({ action: "player.contact", id })),
	);
}

/** The same for what notes its changes itself. */
export async function saveContacts(store: Store, given: readonly GivenContact[]): Promise<void> {
	const ids = given.map(({ playerId }) => playerId);
	const known = new Map((await store.contacts.listOf(ids)).map((one) => [one.playerId, one]));
	const minors = new Set(await store.contacts.minorsAmong(ids));
	for (const one of given) {
		const before = known.get(one.playerId);
		if (one.address.trim() === "") {
			if (before !== undefined) await store.contacts.remove(one.playerId);
			continue;
		}
		const address = addressFrom(one.address);
		if (address === null) throw invalid("address", "Please enter one e-mail address.");
		await store.contacts.save(keptContact({ ...one, address }, before, minors.has(one.playerId)));
	}
}

async function contactOf({ players, contacts }: Store, id: number): Promise<ContactOf> {
	found(await players.find(id), noSuchPlayer);
	const minors = await contacts.minorsAmong([id]);
	return {
		playerId: id,
		contact: (await contacts.find(id)) ?? null,
		isMinor: minors.length > 0,
	};
}
