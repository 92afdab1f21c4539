import { canManageLeagues } from "#domain/account/policy.ts";
import type { PrivateLinks } from "#domain/private-link/private-link.ts";
import { nameOf, over, type SignUp, type SignUpLetter } from "#domain/sign-up/sign-up.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type MovedToTrash, moveToTrash } from "../trash/trash.ts";
import { dropCharges } from "./charge-sign-up.ts";
import { type ListedSignUp, signUpMissing, viewSignUp } from "./list-sign-ups.ts";
import { settlePlaces } from "./settle-places.ts";

/** Puts somebody who applied on the waitlist, behind those who came before. */
export async function waitlist(scope: Scope, { id }: { id: number }): Promise<ListedSignUp> {
	return decide(scope, id, "waiting", async (_store, signUp) => {
		if (signUp.state === "accepted") throw alreadyAccepted();
		return { ...signUp, state: "waiting", offeredUntil: null };
	});
}

/** Refuses somebody with a reason that the person reads. */
export async function refuse(
	scope: Scope,
	{ id, reason }: { id: number; reason: string },
): Promise<ListedSignUp> {
	return decide(scope, id, "refused", async (store, signUp) => {
		if (signUp.state === "accepted") throw alreadyAccepted();
		await dropCharges({ ...scope, store }, signUp, reason);
		return { ...signUp, state: "refused", reason, offeredUntil: null };
	});
}

/** A private link for staff to pass on, where letters are not sent; those of before open nothing any more. */
export async function renewLink(
	scope: Scope & { privateLinks: PrivateLinks },
	{ id }: { id: number },
): Promise<{ link: string }> {
	const { linkRound } = await decide(scope, id, null, async (_store, signUp) => ({
		...signUp,
		linkRound: signUp.linkRound + 1,
	}));
	return { link: scope.privateLinks.linkOf({ of: "own", id, round: linkRound }) };
}

/** Throws a sign-up away, of a team with its players; it can come back for thirty days. */
export async function removeSignUp(scope: Scope, { id }: { id: number }): Promise<MovedToTrash> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const signUp = found(await store.signUps.find(id), signUpMissing);
		const what = { kind: "signUp", id, label: nameOf(signUp), seasonIds: [] } as const;
		const thrown = await moveToTrash(scope, store, what);
		const { state, kind } = signUp;
		await recordChange(scope, store, { action: "signUp.delete", id, before: { state, kind } });
		const registration = await store.registrations.find(signUp.registrationId);
		if (registration !== undefined) await settlePlaces(scope, store, registration);
		return thrown;
	});
}

/** Keeps what was decided, writes to the person, and gives a place that became free to who waits. */
export async function decide(
	scope: Scope,
	id: number,
	letter: SignUpLetter | null,
	work: (store: Store, signUp: SignUp) => Promise<SignUp>,
): Promise<ListedSignUp> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = found(await store.signUps.find(id), signUpMissing);
		const after = await work(store, before);
		await store.signUps.save(after);
		const isNews = after.state !== before.state;
		if (letter !== null && isNews && !over.includes(before.state))
			await store.signUps.setLetter(id, letter, scope.now.toISOString());
		await recordChange(scope, store, {
			action: "signUp.change",
			id,
			before: { state: before.state },
			after: { state: after.state, reason: after.reason },
		});
		const registration = await store.registrations.find(after.registrationId);
		if (registration !== undefined && letter !== "waiting")
			await settlePlaces(scope, store, registration);
		return viewSignUp({ ...scope, store }, { id });
	});
}

function alreadyAccepted(): Refusal {
	return new Refusal(
		"conflict",
		"This sign-up was accepted already. Take the team or the player out of the league first.",
	);
}
