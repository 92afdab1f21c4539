import { type OpenRegistration, openOn } from "#domain/registration/open-registration.ts";
import type { Registration } from "#domain/registration/registration.ts";
import { today } from "#domain/time/wall-clock.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";

type Given = Pick<Scope, "store" | "organization" | "now">;

/** What visitors know of a registration once it is published. */
export async function viewOpenRegistration(
	scope: Given,
	{ id }: { id: number },
): Promise<OpenRegistration> {
	const registration = found(await scope.store.registrations.find(id), noPage);
	const [shown] = await published(scope, [registration]);
	return found(shown, noPage);
}

/** Those that can be signed up by now or soon, the newest first. */
export async function viewOpenRegistrations(scope: Given): Promise<OpenRegistration[]> {
	const all = await published(scope, await scope.store.registrations.list());
	return all.filter(({ state }) => state === "open" || state === "coming");
}

const noPage = "This page does not exist.";

async function published(
	{ store, organization, now }: Given,
	registrations: readonly Registration[],
): Promise<OpenRegistration[]> {
	const shown = registrations.filter(({ isPublished }) => isPublished);
	if (shown.length === 0) return [];
	const ids = shown.map(({ id }) => id);
	const [leagues, waivers, all] = await Promise.all([
		store.leagues.listInSeasons(),
		store.waivers.listAsked(ids),
		store.signUps.listHoldersOf(ids),
	]);
	const day = today(now, organization.timeZone);
	const { currency } = organization;
	return shown.map((registration) => {
		const holders = all.filter(({ registrationId }) => registrationId === registration.id);
		return openOn(registration, { day, currency, waivers, leagues, holders });
	});
}
