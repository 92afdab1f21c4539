import type { Language } from "../language/language.ts";
import type { Debtor } from "../ledger/ledger.ts";
import type { OfferKind } from "../registration/offer.ts";
import type { Answers } from "../registration/question.ts";
import type { RegistrationRules } from "../registration/registration.ts";
import type { TeamColors } from "../team/team.ts";
import { nameKey } from "../text/name-key.ts";
import { wallClockOf } from "../time/wall-clock.ts";

/**
 * Where a sign-up stands: it holds a place while it is applied, offered or accepted; waiting it has none yet.
 * Who is offered a place has until `offeredUntil` to take it.
 */
export const signUpStates = [
	"applied",
	"waiting",
	"offered",
	"accepted",
	"refused",
	"withdrawn",
] as const;
export type SignUpState = (typeof signUpStates)[number];

/** One team, or one person, that signed up by a registration. */
export type SignUp = {
	id: number;
	registrationId: number;
	/** The offer's key, and its kind. */
	offer: string;
	kind: OfferKind;
	state: SignUpState;
	/** Of a player of a team: the sign-up of the team. */
	teamSignUpId: number | null;
	/** The division that was chosen, or that the organization put it in. */
	seasonLeagueId: number | null;
	/** Of a team: its name, and its colours. */
	teamName: string | null;
	colors: TeamColors | null;
	person: SignUpPerson;
	answers: Answers;
	language: Language;
	/** When it was proved that the mail address is whose it says to be. */
	confirmedAt: string | null;
	/** Links of before are no good any more once this is higher. */
	linkRound: number;
	/** What it became. */
	teamId: number | null;
	entryId: number | null;
	playerId: number | null;
	/** Of one that was refused: why, as the person reads it. */
	reason: string | null;
	/** Until when an offered place is kept, an instant. */
	offeredUntil: string | null;
	createdAt: string;
};

/** Who signed up; of a team its captain. Personal: for members of the organization alone. */
export type SignUpPerson = {
	firstName: string;
	lastName: string;
	/** Of a minor: the guardian's. */
	mail: string;
	phone: string;
	birthDate: string | null;
	/** Of a minor. */
	guardianName: string | null;
};

export type NewSignUp = Pick<
	SignUp,
	| "registrationId"
	| "offer"
	| "kind"
	| "state"
	| "teamSignUpId"
	| "seasonLeagueId"
	| "teamName"
	| "colors"
	| "person"
	| "answers"
	| "language"
	| "createdAt"
>;

/** Why somebody who signed up is written to. */
export const signUpLetters = [
	"received",
	"waiting",
	"offered",
	"expired",
	"accepted",
	"refused",
	"invited",
	"reminder",
	"game",
	"newTime",
	"timeRefused",
	"substitute",
	"link",
] as const;
export type SignUpLetter = (typeof signUpLetters)[number];

/** States that hold a place. */
export const holding: readonly SignUpState[] = ["applied", "offered", "accepted"];

/** States in which nobody thinks of it any more. */
export const over: readonly SignUpState[] = ["refused", "withdrawn"];

/** Whether a player asks to join a team whose roster is closed, which the league decides one by one (rule `late-by-request`). */
export function isLate(
	{ kind, state, createdAt }: Pick<SignUp, "kind" | "state" | "createdAt">,
	{ rosterUntil }: Pick<RegistrationRules, "rosterUntil">,
	timeZone: string,
): boolean {
	if (kind !== "player" || state !== "applied" || rosterUntil === null) return false;
	return wallClockOf(createdAt, timeZone).date > rosterUntil;
}

/** Whom a sign-up owes as: the team or the player it became, else itself (rule `one-debtor`). */
export function debtorOf({ id, teamId, playerId }: SignUp): Debtor {
	if (teamId !== null) return { kind: "team", id: teamId };
	return playerId === null ? { kind: "signUp", id } : { kind: "player", id: playerId };
}

/** What it is called: the team, or the person. */
export function nameOf({ teamName, person }: Pick<SignUp, "teamName" | "person">): string {
	return teamName ?? `${person.firstName} ${person.lastName}`.trim();
}

/** The same for those who cannot spell, so that a second try is known. */
export function keyOfName(signUp: Pick<SignUp, "teamName" | "person">): string {
	return nameKey(nameOf(signUp));
}

/** Two sign-ups are of one person who has the same address and name: the captain of a team is such a player of it. */
export function isSamePerson(one: Pick<SignUp, "person">, other: Pick<SignUp, "person">): boolean {
	const key = ({ firstName, lastName }: SignUpPerson) => nameKey(`${firstName} ${lastName}`);
	return one.person.mail === other.person.mail && key(one.person) === key(other.person);
}
