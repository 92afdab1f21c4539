import type { Language } from "#domain/language/language.ts";
import type { PrivateLinks } from "#domain/private-link/private-link.ts";
import { type Offer, playerOffer } from "#domain/registration/offer.ts";
import { placesLeft } from "#domain/registration/places.ts";
import { type Registration, stateOn } from "#domain/registration/registration.ts";
import type { Waiver } from "#domain/registration/waiver.ts";
import {
	type AskedOfSignUp,
	readSignUp,
	type SignUpProblem,
	type WrittenSignUp,
} from "#domain/sign-up/read-sign-up.ts";
import {
	holding,
	isLate,
	keyOfName,
	over,
	type SignUp,
	type SignUpState,
} from "#domain/sign-up/sign-up.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { chargeSignUp } from "./charge-sign-up.ts";
import { teamBehind } from "./links.ts";

/** What it takes to sign up, which strangers do. */
export type SigningScope = Scope &
	Pick<PlatformScope, "attempts" | "mail"> & {
		privateLinks: PrivateLinks;
		/** The network address that the form came from. */
		sentFrom: string;
	};

/** What somebody signs up for: an offer, or a place on the team whose link was given. */
export type Wanted = { registrationId: number; offer: string } | { teamLink: string };

export type AskedToSignUp = {
	registration: Registration;
	offer: Offer;
	/** The team that is joined. */
	team: SignUp | null;
	asked: AskedOfSignUp;
};

const noPage = "This page does not exist.";

/** What is asked of somebody who wants to sign up; refuses what is not open. */
export async function viewForm(
	scope: Pick<Scope, "store" | "organization" | "now"> & { privateLinks: PrivateLinks },
	wanted: Wanted,
): Promise<AskedToSignUp> {
	const { store, organization, now } = scope;
	const team = "teamLink" in wanted ? await teamBehind(scope, wanted.teamLink) : null;
	const id = "teamLink" in wanted ? (team?.registrationId ?? 0) : wanted.registrationId;
	const registration = found(await store.registrations.find(id), noPage);
	const day = today(now, organization.timeZone);
	if (!registration.isPublished) throw new Refusal("missing", noPage);
	const offer =
		"teamLink" in wanted ? playerOffer(registration) : offerOf(registration, wanted.offer);
	const waivers = offer.kind === "team" ? [] : await store.waivers.listAsked([registration.id]);
	const divisions = team === null ? offer.divisions.map((one) => one.seasonLeagueId) : [];
	const { questions, rules } = registration;
	return {
		registration,
		offer,
		team,
		asked: { kind: offer.kind, questions, rules, waivers, divisions, today: day },
	};
}

export type SignedUp =
	| { signUp: SignUp; link: string }
	/** Whoever sends the same again is not shown what somebody with the link sees. */
	| { isKnown: true }
	| { problems: Record<string, SignUpProblem>; written: WrittenSignUp };

/**
 * Signs a team or a person up. Writes of an organization follow one another, so the last place is given once,
 * however many ask for it at the same moment; who comes later waits (rule `last-place-once`).
 */
export async function signUp(
	scope: SigningScope,
	wanted: Wanted,
	{ sent, language }: { sent: Readonly<Record<string, string>>; language: Language },
): Promise<SignedUp> {
	await viewForm(scope, wanted).then(mustBeOpen);
	await scope.attempts.register(scope.organization.id);
	const result = await scope.store.transaction(async (store): Promise<SignedUp> => {
		const inside = { ...scope, store };
		const form = await viewForm(inside, wanted);
		mustBeOpen(form);
		const { written, problems } = readSignUp(sent, form.asked);
		if (Object.keys(problems).length > 0) return { problems, written };
		if (await isSignedUp(store, form, written)) return { isKnown: true };
		const added = await add(inside, form, written, language);
		return {
			signUp: added,
			link: scope.privateLinks.linkOf({ of: "own", id: added.id, round: 1 }),
		};
	});
	scope.mail.wake();
	return result;
}

/** Players join a team also after the registration is closed; once its roster is, they ask (rule `late-by-request`). */
function mustBeOpen({ registration, team, asked }: AskedToSignUp): void {
	const isJoining = team !== null && registration.rules.rosterUntil !== null;
	const closesOn = isJoining ? null : registration.closesOn;
	const state = stateOn({ ...registration, closesOn }, asked.today);
	if (state === "coming") throw new Refusal("conflict", "This registration is not open yet.");
	if (state !== "open") throw new Refusal("conflict", "This registration is closed.");
	if (team !== null && over.includes(team.state))
		throw new Refusal("conflict", "This team does not take part any more.");
}

function offerOf({ offers }: Registration, key: string): Offer {
	const offer = found(
		offers.find((one) => one.key === key),
		noPage,
	);
	// A player of a team comes by the link of the captain.
	if (offer.kind === "player") throw new Refusal("missing", noPage);
	return offer;
}

async function isSignedUp(
	store: Store,
	{ registration, offer, team }: AskedToSignUp,
	written: WrittenSignUp,
): Promise<boolean> {
	const others = await store.signUps.listByMail(written.person.mail);
	return others.some(
		(other) =>
			other.registrationId === registration.id &&
			other.offer === offer.key &&
			other.teamSignUpId === (team?.id ?? null) &&
			!over.includes(other.state) &&
			keyOfName(other) === keyOfName(written),
	);
}

async function add(
	scope: SigningScope,
	form: AskedToSignUp,
	written: WrittenSignUp,
	language: Language,
): Promise<SignUp> {
	const { store } = scope;
	const { registration, offer, team, asked } = form;
	const at = scope.now.toISOString();
	const { teamName, colors, person, answers, seasonLeagueId } = written;
	const added = await store.signUps.insert({
		registrationId: registration.id,
		offer: offer.key,
		kind: offer.kind,
		state: await stateOfNew(store, form, seasonLeagueId),
		teamSignUpId: team?.id ?? null,
		seasonLeagueId,
		teamName,
		colors,
		person,
		answers,
		language,
		createdAt: at,
	});
	for (const { id: waiverId } of asked.waivers) await sign(scope, added.id, waiverId, written);
	const isWaiting = added.state === "waiting";
	// Who waits for a place, or asks for one, owes nothing before there is one.
	const isAsking = isWaiting || isLate(added, registration.rules, scope.organization.timeZone);
	if (!isAsking) await chargeSignUp(scope, added, { registration, offer, code: written.code });
	const letter = isWaiting ? "waiting" : "received";
	await store.signUps.setLetter(added.id, letter, at);
	// The trail is kept for good, so who it is stays out of it.
	const { state, kind } = added;
	await recordChange(scope, store, { action: "signUp.add", id: added.id, after: { state, kind } });
	return added;
}

async function stateOfNew(
	store: Store,
	{ registration, offer, team }: AskedToSignUp,
	seasonLeagueId: number | null,
): Promise<SignUpState> {
	if (team !== null) return (await hasRoom(store, registration, team)) ? "applied" : "waiting";
	const holders = await store.signUps.listHolders(registration.id);
	const others = holders.filter((one) => one.offer === offer.key);
	const isWaitedFor = others.some(
		(one) => one.state === "waiting" && one.seasonLeagueId === seasonLeagueId,
	);
	return isWaitedFor || placesLeft(offer, seasonLeagueId, holders) === 0 ? "waiting" : "applied";
}

/** Whether a team may have one more player. */
export async function hasRoom(
	store: Store,
	{ rules }: Registration,
	team: SignUp,
): Promise<boolean> {
	if (rules.mostPlayers === null) return true;
	const players = await store.signUps.listOfTeam(team.id);
	return players.filter(({ state }) => holding.includes(state)).length < rules.mostPlayers;
}

async function sign(
	{ store, now, sentFrom }: SigningScope,
	signUpId: number,
	waiverId: Waiver["id"],
	{ signature, isGuardian }: Pick<WrittenSignUp, "signature" | "isGuardian">,
): Promise<void> {
	await store.waivers.addSignature({
		signUpId,
		waiverId,
		name: signature,
		isGuardian,
		address: sentFrom,
		signedAt: now.toISOString(),
	});
}
