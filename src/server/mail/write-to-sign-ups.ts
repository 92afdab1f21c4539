import { anonymous } from "#domain/account/user.ts";
import { settlePlaces } from "#usecases/sign-up/settle-places.ts";
import type { Services } from "../services.ts";

/**
 * Writes to those who signed up what waits for them, and ends offers of the waitlist that nobody took in time. What
 * is to be written stands in the sign-up's own row, and goes with the letter in one transaction.
 */
export async function writeToSignUps({
	platform,
	now,
}: Pick<Services, "platform" | "now">): Promise<void> {
	const at = now();
	for (const { organizationId, registrationId } of await platform.signUps.lateOffers(at)) {
		await platform.transaction(async ({ storeFor }) => {
			const store = storeFor(organizationId);
			const registration = await store.registrations.find(registrationId);
			if (registration !== undefined)
				await settlePlaces({ viewer: anonymous, now: at }, store, registration);
		});
	}
	for (const { organizationId, id, letter, letterAt } of await platform.signUps.toWriteTo()) {
		await platform.transaction(async ({ platform, unseenStoreFor }) => {
			const store = unseenStoreFor(organizationId);
			const signUp = await store.signUps.find(id);
			if (signUp === undefined) return;
			await platform.outbox.add({
				organizationId,
				userId: null,
				cause: `sign-up of ${organizationId} ${id} ${letter} at ${letterAt}`,
				kind: "signUp",
				address: signUp.person.mail,
				language: signUp.language,
				told: { signUp: String(id), letter },
				dueAt: at.toISOString(),
				linkUntil: null,
				createdAt: at.toISOString(),
			});
			await store.signUps.setLetter(id, null, letterAt);
		});
	}
}
