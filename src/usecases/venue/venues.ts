import { canManageLeagues } from "#domain/account/policy.ts";
import { say } from "#domain/language/say.ts";
import { renamedInRules } from "#domain/schedule/check/plan-rules.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import {
	type NewVenue,
	plainVenue,
	renamedPlaces,
	type Venue,
	venueAt,
} from "#domain/venue/venue.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type MovedToTrash, moveToTrash } from "../trash/trash.ts";
import { type Given, withGiven } from "../with-given.ts";

/** The halls and fields of an organization, by name. */
export async function listVenues(
	{ viewer, organization, store }: Scope,
	page: PageAsked,
): Promise<Venue[]> {
	authorize(canManageLeagues(viewer, organization.id));
	const venues = await store.venues.list();
	return paged(
		venues.sort((a, b) => naturalOrder(a.name, b.name) || a.id - b.id),
		page,
	);
}

/** The address of the venue a game names in its place; null where none is known. */
export async function viewAddress(
	{ store }: Pick<Scope, "store">,
	location: string | null,
): Promise<string | null> {
	if (location === null) return null;
	return venueAt(await store.venues.list(), location)?.venue.address ?? null;
}

export async function addVenue(
	scope: Scope,
	{ name, ...given }: Given<NewVenue> & { name: string },
): Promise<Venue> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const venue = withGiven<NewVenue>({ ...plainVenue, name }, given);
		await mustMakeSense(store, venue);
		const after = await store.venues.insert(venue);
		await recordChange(scope, store, { action: "venue.add", id: after.id, after });
		return after;
	});
}

/**
 * Changes what is given of a venue. Its games and the rules of schedules take over other names of its places,
 * but for locked seasons (rule `place-names-venue`).
 */
export async function changeVenue(
	scope: Scope,
	{ id, ...given }: Given<NewVenue> & { id: number },
): Promise<Venue> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = found(await store.venues.find(id), missing);
		const after = withGiven(before, given);
		await mustMakeSense(store, after);
		await store.venues.save(after);
		await rename(store, renamedPlaces(before, after), scope.now.toISOString());
		await recordChange(scope, store, { action: "venue.change", id, before, after });
		return after;
	});
}

/** Throws a venue away; it can come back for thirty days. Its games keep the name of their place. */
export async function removeVenue(scope: Scope, { id }: { id: number }): Promise<MovedToTrash> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = found(await store.venues.find(id), missing);
		const { name: label } = before;
		const thrown = await moveToTrash(scope, store, { kind: "venue", id, label, seasonIds: [] });
		await recordChange(scope, store, { action: "venue.delete", id, before });
		return thrown;
	});
}

const missing = "Venue not found.";

async function mustMakeSense(store: Store, venue: NewVenue & { id?: number }): Promise<void> {
	const known = await store.venues.list();
	const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
	// Places are found by the name alone.
	if (known.some(({ id, name }) => id !== venue.id && isSame(name, venue.name))) {
		const sentence = say`There is a venue named ${venue.name} already.`;
		throw new Refusal("conflict", sentence, { fields: { name: sentence } });
	}
	const { courts, hours, dates, closures } = venue;
	if (courts.some((court, at) => courts.findIndex((other) => isSame(other, court)) < at)) {
		throw invalid("courts", "Two courts have the same name.");
	}
	if (hours.some(({ from, until }) => from >= until)) {
		throw invalid("hours", "A venue closes later than it opens.");
	}
	if (dates.some(({ from, until }) => from >= until)) {
		throw invalid("dates", "A venue closes later than it opens.");
	}
	for (const { from, until, court } of closures) {
		if (until < from) throw invalid("closures", "The last day is before the first one.");
		if (court !== null && !courts.includes(court)) {
			throw invalid("closures", say`This venue has no court named ${court}.`);
		}
	}
}

async function rename(store: Store, names: Map<string, string>, at: string): Promise<void> {
	if (names.size === 0) return;
	// By way of names that nobody has, so that two courts can exchange theirs.
	for (const [before] of names) await store.venues.replacePlace(before, `\u2026${before}`, at);
	for (const [before, after] of names)
		await store.venues.replacePlace(`\u2026${before}`, after, at);
	const locked = (await store.seasons.list()).filter(({ lockedAt }) => lockedAt);
	for (const schedule of await store.schedules.list({})) {
		if (locked.some(({ id }) => id === schedule.seasonId)) continue;
		const rules = renamedInRules(schedule.rules, names);
		if (JSON.stringify(rules) === JSON.stringify(schedule.rules)) continue;
		await store.schedules.savePlanning(schedule.id, { ...schedule, rules }, at);
	}
}
