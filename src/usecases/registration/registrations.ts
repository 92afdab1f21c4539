import { canManageLeagues, canManageOrganization } from "#domain/account/policy.ts";
import { faultOfFee } from "#domain/fee/fault-of-fee.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import type { Offer } from "#domain/registration/offer.ts";
import {
	type Registration,
	type RegistrationState,
	stateOn,
} from "#domain/registration/registration.ts";
import type { Waiver } from "#domain/registration/waiver.ts";
import type { SignUpState } from "#domain/sign-up/sign-up.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type MovedToTrash, moveToTrash } from "../trash/trash.ts";
import { type WrittenWaiver, writeWaivers } from "./write-waivers.ts";

/** A registration as those who run the league see it. */
export type RegistrationView = Registration & {
	seasonName: string;
	state: RegistrationState;
	/** Those that are asked for. */
	waivers: Waiver[];
	/** How many signed up, by where they stand. */
	counts: Partial<Record<SignUpState, number>>;
	/** Leagues of its season, which offers can have as divisions. */
	leagues: SeasonLeague[];
};

/** All of a registration, as it is sent; an offer without a key is a new one. */
export type GivenRegistration = Omit<Registration, "id" | "updatedAt" | "offers"> & {
	offers: (Omit<Offer, "key"> & { key?: string | undefined })[];
	waivers: WrittenWaiver[];
};

const registrationMissing = "Registration not found.";

/** The newest first, and the currency their prices are in. */
export async function listRegistrations(
	scope: Scope,
	page: PageAsked,
): Promise<{ registrations: RegistrationView[]; currency: string }> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const all = paged(await scope.store.registrations.list(), page);
	return { registrations: await viewsOf(scope, all), currency: scope.organization.currency };
}

export async function viewRegistration(
	scope: Scope,
	{ id }: { id: number },
): Promise<RegistrationView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return oneView(scope, found(await scope.store.registrations.find(id), registrationMissing));
}

/** Opens a registration for a season; prices and rules are for those who run the organization. */
export async function addRegistration(
	scope: Scope,
	{ waivers, ...given }: GivenRegistration,
): Promise<RegistrationView> {
	authorize(canManageOrganization(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const read = await readRegistration(scope, store, given, []);
		const registration = await store.registrations.insert(read);
		await writeWaivers(scope, store, registration.id, waivers);
		const { id } = registration;
		await recordChange(scope, store, {
			action: "registration.add",
			id,
			after: inAudit(registration),
		});
		return oneView({ ...scope, store }, registration);
	});
}

export async function changeRegistration(
	scope: Scope,
	{ id, waivers, ...given }: GivenRegistration & { id: number },
): Promise<RegistrationView> {
	authorize(canManageOrganization(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = found(await store.registrations.find(id), registrationMissing);
		const after = { id, ...(await readRegistration(scope, store, given, before.offers)) };
		await mustKeepUsed(store, before, after);
		await store.registrations.save(after);
		await writeWaivers(scope, store, id, waivers);
		await recordChange(scope, store, {
			action: "registration.change",
			id,
			before: inAudit(before),
			after: inAudit(after),
		});
		return oneView({ ...scope, store }, after);
	});
}

/** Throws a registration away with everybody who signed up by it; it can come back for thirty days. */
export async function removeRegistration(
	scope: Scope,
	{ id }: { id: number },
): Promise<MovedToTrash> {
	authorize(canManageOrganization(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = found(await store.registrations.find(id), registrationMissing);
		const { name: label, seasonId } = before;
		const what = { kind: "registration", id, label, seasonIds: [seasonId] } as const;
		const thrown = await moveToTrash(scope, store, what);
		await recordChange(scope, store, {
			action: "registration.delete",
			id,
			before: inAudit(before),
		});
		return thrown;
	});
}

/** What was sent, with keys for new offers, if it is all of this season and nothing in it is wrong. */
async function readRegistration(
	{ now }: Scope,
	store: Store,
	given: Omit<GivenRegistration, "waivers">,
	before: readonly Offer[],
): Promise<Omit<Registration, "id">> {
	const { seasonId, opensOn, closesOn, rules } = given;
	if ((await store.seasons.find(seasonId)) === undefined)
		throw invalid("seasonId", "Season not found.");
	if (opensOn !== null && closesOn !== null && closesOn < opensOn)
		throw invalid("closesOn", "A registration does not close before it opens.");
	const { least = null, most = null } = rules.age ?? {};
	if (least !== null && most !== null && most < least)
		throw invalid("rules", "The oldest age is below the youngest.");
	if (given.offers.length === 0)
		throw invalid("offers", "Offer at least one thing to sign up for.");
	const leagues = new Set((await store.leagues.listBySeason(seasonId)).map(({ id }) => id));
	for (const { kind, divisions, fee } of given.offers) {
		if (divisions.some(({ seasonLeagueId }) => !leagues.has(seasonLeagueId)))
			throw invalid("offers", "A division is a league of the season.");
		const fault = faultOfFee(fee);
		if (fault !== null) throw invalid("offers", fault);
		if (fee.shares !== null && kind !== "team")
			throw invalid("offers", "Only what a team pays can be split.");
	}
	return { ...given, offers: withKeys(given.offers, before), updatedAt: now.toISOString() };
}

/** Offers that were there keep their keys; the others get some that none of them had. */
function withKeys(offers: GivenRegistration["offers"], before: readonly Offer[]): Offer[] {
	const known = new Set(before.map(({ key }) => key));
	const used = new Set<string>();
	let last = Math.max(0, ...[...known].map((key) => Number(/^\d+$/.exec(key)?.[0] ?? 0)));
	return offers.map(({ key, ...offer }) => {
		const isKept = key !== undefined && known.has(key) && !used.has(key);
		if (!isKept) last += 1;
		const kept = isKept ? key : String(last);
		used.add(kept);
		return { key: kept, ...offer };
	});
}

/** Nobody's offer goes away under them. */
async function mustKeepUsed(
	store: Store,
	before: Registration,
	after: Registration,
): Promise<void> {
	const kept = new Map(after.offers.map(({ key, kind }) => [key, kind]));
	const gone = before.offers.filter(({ key, kind }) => kept.get(key) !== kind);
	if (gone.length === 0) return;
	const used = new Set((await store.signUps.listHolders(before.id)).map(({ offer }) => offer));
	if (gone.some(({ key }) => used.has(key)))
		throw new Refusal("conflict", "Somebody signed up for an offer that would go. Keep it.");
}

async function oneView(scope: Scope, registration: Registration): Promise<RegistrationView> {
	const [view] = await viewsOf(scope, [registration]);
	return found(view, registrationMissing);
}

async function viewsOf(
	{ store, organization, now }: Scope,
	registrations: readonly Registration[],
): Promise<RegistrationView[]> {
	const ids = registrations.map(({ id }) => id);
	const [seasons, leagues, waivers, counts] = await Promise.all([
		store.seasons.list(),
		store.leagues.listInSeasons(),
		store.waivers.listAsked(ids),
		store.signUps.countByState(ids),
	]);
	const day = today(now, organization.timeZone);
	return registrations.map((registration) => ({
		...registration,
		seasonName: seasons.find(({ id }) => id === registration.seasonId)?.name ?? "",
		state: stateOn(registration, day),
		waivers: waivers.filter(({ registrationId }) => registrationId === registration.id),
		counts: counts.get(registration.id) ?? {},
		leagues: leagues.filter(({ seasonId }) => seasonId === registration.seasonId),
	}));
}

function inAudit({
	name,
	seasonId,
	opensOn,
	closesOn,
	isPublished,
	offers,
}: Omit<Registration, "id">) {
	return { name, seasonId, opensOn, closesOn, isPublished, offers: offers.length };
}
