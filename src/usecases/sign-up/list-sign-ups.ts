import { canManageLeagues, canManageOrganization } from "#domain/account/policy.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import { waitingPlace } from "#domain/registration/places.ts";
import {
	type AgeFault,
	ageFault,
	isMinorOn,
	type Registration,
} from "#domain/registration/registration.ts";
import { holding, isLate, keyOfName, over, type SignUp } from "#domain/sign-up/sign-up.ts";
import { nameKey } from "#domain/text/name-key.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Store } from "#store/store.ts";
import { authorize, found } from "../refusals.ts";
import { type RegistrationView, viewRegistration } from "../registration/registrations.ts";
import type { Scope } from "../scope.ts";
import { owedBySignUps } from "./charge-sign-up.ts";

/** A sign-up as those who run the league see it, with what they should look at. */
export type ListedSignUp = SignUp & {
	/** Data of a minor, which owners alone see (rule `minors-data-for-owners`). */
	isHidden: boolean;
	place: number | null;
	age: AgeFault | null;
	isMinor: boolean;
	/** Signed everything that is asked; null where nothing is. */
	isSigned: boolean | null;
	/** Asks to join after the roster was closed. */
	isLate: boolean;
	/** Somebody else of the registration by the same name or address. */
	isDoubled: boolean;
	/** Whom the organization knows by this name, where it is not known who it is. */
	likely: { id: number; name: string }[];
	/** In smallest units; null where nothing was ever asked for. */
	owed: number | null;
	/** Of a team: its players, and how many of them came in time and are not on the roster yet. */
	players: number;
	newPlayers: number;
};

export async function listSignUps(
	scope: Scope,
	{ id }: { id: number },
): Promise<{ registration: RegistrationView; signUps: ListedSignUp[]; currency: string }> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const registration = await viewRegistration(scope, { id });
	const signUps = await scope.store.signUps.list(id);
	const { currency } = scope.organization;
	return { registration, signUps: await listed(scope, registration, signUps), currency };
}

/** One of them, after something was done with it. */
export async function viewSignUp(scope: Scope, { id }: { id: number }): Promise<ListedSignUp> {
	const { store } = scope;
	const signUp = found(await store.signUps.find(id), signUpMissing);
	const registration = found(await store.registrations.find(signUp.registrationId), signUpMissing);
	const all = await listed(scope, registration, await store.signUps.list(registration.id));
	return found(
		all.find((one) => one.id === id),
		signUpMissing,
	);
}

export const signUpMissing = "Sign-up not found.";

async function listed(
	scope: Scope,
	registration: Registration,
	signUps: readonly SignUp[],
): Promise<ListedSignUp[]> {
	const { viewer, organization, store, now } = scope;
	const day = today(now, organization.timeZone);
	const isOwner = canManageOrganization(viewer, organization.id);
	const [waivers, signatures, likely, owed] = await Promise.all([
		store.waivers.listAsked([registration.id]),
		store.waivers.listSignatures(registration.id),
		likelyOnes(store, signUps),
		owedBySignUps(store, registration, signUps),
	]);
	const signed = new Set(signatures.map((one) => `${one.signUpId} ${one.waiverId}`));
	const isLateOne = (signUp: SignUp) => isLate(signUp, registration.rules, organization.timeZone);
	return signUps.map((signUp) => {
		const isMinor = isMinorOn(signUp.person.birthDate, day);
		const isHidden = isMinor && !isOwner;
		const players = signUps.filter(
			(one) => one.teamSignUpId === signUp.id && holding.includes(one.state),
		);
		const isAsked = signUp.kind !== "team" && waivers.length > 0;
		return {
			...signUp,
			person: isHidden ? withoutDetails(signUp) : signUp.person,
			answers: isHidden ? {} : signUp.answers,
			isHidden,
			isMinor,
			place: waitingPlace(signUp, signUps),
			age: ageFault(signUp.person.birthDate, registration.rules),
			isSigned: isAsked ? waivers.every(({ id }) => signed.has(`${signUp.id} ${id}`)) : null,
			isLate: isLateOne(signUp),
			isDoubled: isDoubled(signUp, signUps),
			likely: likely.get(signUp.id) ?? [],
			owed: owed.get(signUp.id) ?? null,
			players: players.length,
			newPlayers: players.filter((one) => one.state !== "accepted" && !isLateOne(one)).length,
		};
	});
}

function withoutDetails({ person }: SignUp): SignUp["person"] {
	return { ...person, mail: "", phone: "", birthDate: null, guardianName: null };
}

/** The same team twice, or the same person on two teams. */
function isDoubled(signUp: SignUp, all: readonly SignUp[]): boolean {
	const isTeam = signUp.kind === "team";
	return all.some(
		(other) =>
			other.id !== signUp.id &&
			(other.kind === "team") === isTeam &&
			!over.includes(other.state) &&
			!over.includes(signUp.state) &&
			keyOfName(other) === keyOfName(signUp),
	);
}

/**
 * Clubs and players that are called like somebody who is not known to be one of them, so that nobody becomes a second
 * one silently.
 */
export async function likelyOnes(
	store: Store,
	signUps: readonly SignUp[],
): Promise<Map<number, { id: number; name: string }[]>> {
	const open = signUps.filter(
		({ state, teamId, playerId, kind }) =>
			!over.includes(state) && (kind === "team" ? teamId === null : playerId === null),
	);
	const teams = open.some(({ kind }) => kind === "team") ? await store.teams.list() : [];
	const people = open.filter(({ kind }) => kind === "player" || kind === "freeAgent");
	const players = await store.players.listByNames(people.map(keyOfName));
	const likely = new Map<number, { id: number; name: string }[]>();
	for (const signUp of open) {
		const key = keyOfName(signUp);
		const same =
			signUp.kind === "team"
				? teams.filter(({ name }) => nameKey(name) === key).map(({ id, name }) => ({ id, name }))
				: players.filter((player) => nameKey(fullName(player)) === key).map(named);
		if (same.length > 0) likely.set(signUp.id, same);
	}
	return likely;
}

function named(player: Player): { id: number; name: string } {
	return { id: player.id, name: fullName(player) };
}
