import { toOffer } from "#domain/registration/places.ts";
import type { Registration } from "#domain/registration/registration.ts";
import type { SignUp } from "#domain/sign-up/sign-up.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import type { Scope } from "../scope.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * Brings the waitlist in line with the places: offers that nobody took in time end, and places that are free are
 * offered to those who wait first (rule `first-come-first-offered`). Called by whatever may make a place free, in
 * its transaction.
 */
export async function settlePlaces(
	scope: Pick<Scope, "viewer" | "now">,
	store: Store,
	registration: Registration,
): Promise<void> {
	const at = scope.now.toISOString();
	const holders = await store.signUps.listHolders(registration.id);
	const late = new Set(
		(await store.signUps.listOffered(registration.id))
			.filter(({ offeredUntil }) => offeredUntil !== null && offeredUntil <= at)
			.map(({ id }) => id),
	);
	const left = holders.filter(({ id }) => !late.has(id));
	for (const id of late) await move(scope, store, id, { state: "withdrawn", offeredUntil: null });
	const until = new Date(scope.now.getTime() + registration.rules.offerDays * dayMs);
	for (const { id } of toOffer(registration.offers, left)) {
		await move(scope, store, id, { state: "offered", offeredUntil: until.toISOString() });
	}
}

async function move(
	scope: Pick<Scope, "viewer" | "now">,
	store: Store,
	id: number,
	change: Pick<SignUp, "offeredUntil"> & { state: "offered" | "withdrawn" },
): Promise<void> {
	const before = await store.signUps.find(id);
	if (before === undefined) return;
	await store.signUps.save({ ...before, ...change });
	const letter = change.state === "offered" ? "offered" : "expired";
	await store.signUps.setLetter(id, letter, scope.now.toISOString());
	await recordChange(scope, store, {
		action: "signUp.change",
		id,
		before: { state: before.state },
		after: { state: change.state },
	});
}
