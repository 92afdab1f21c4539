import { z } from "zod";
import { say } from "#domain/language/say.ts";
import { offerKinds } from "#domain/registration/offer.ts";
import { nameOf, signUpStates } from "#domain/sign-up/sign-up.ts";
import type { RegistrationView } from "#usecases/registration/registrations.ts";
import type { ListedSignUp } from "#usecases/sign-up/list-sign-ups.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import { id, name, optionalId, success } from "../fields.ts";
import { listOf, part } from "../registration/parts.ts";
import { registrationShape, toRegistration } from "../registration/registration.ts";
import { said } from "../said.ts";

export const ofRegistration = z.object({ id });
export const oneSignUp = z.object({ id });
export const refusedSignUp = z.object({
	id,
	reason: name("Please give a reason; the person reads it.", 500),
});
export const acceptedSignUp = z.object({
	id,
	seasonLeagueId: optionalId,
	known: listOf(part({ signUpId: id, is: id.nullable() }), 100).optional(),
});

const person = z.object({
	firstName: z.string(),
	lastName: z.string(),
	mail: z.string(),
	phone: z.string(),
	birthDate: z.string().nullable(),
	guardianName: z.string().nullable(),
});

const signUp = z.object({
	id: z.int(),
	registrationId: z.int(),
	offer: z.string(),
	kind: z.enum(offerKinds),
	state: z.enum(signUpStates),
	name: z.string(),
	teamSignUpId: z.int().nullable(),
	seasonLeagueId: z.int().nullable(),
	person,
	answers: z.record(z.string(), z.string()),
	isConfirmed: z.boolean(),
	/** Data of a minor, which owners alone see. */
	isHidden: z.boolean(),
	isMinor: z.boolean(),
	age: z.enum(["tooYoung", "tooOld"]).nullable(),
	/** On the waitlist, counted from 1. */
	place: z.int().nullable(),
	isSigned: z.boolean().nullable(),
	/** Asks to join a team after its roster was closed. */
	isLate: z.boolean(),
	isDoubled: z.boolean(),
	/** Who is called like that already, where it is not known to be the same. */
	likely: z.array(z.object({ id: z.int(), name: z.string() })),
	/** In smallest units of the currency; null where nothing was ever asked for. */
	owed: z.int().nullable(),
	players: z.int(),
	newPlayers: z.int(),
	teamId: z.int().nullable(),
	entryId: z.int().nullable(),
	playerId: z.int().nullable(),
	reason: z.string().nullable(),
	offeredUntil: z.string().nullable(),
	createdAt: z.string(),
});

function toWire(it: ListedSignUp): z.input<typeof signUp> {
	return {
		id: it.id,
		registrationId: it.registrationId,
		offer: it.offer,
		kind: it.kind,
		state: it.state,
		name: nameOf(it),
		teamSignUpId: it.teamSignUpId,
		seasonLeagueId: it.seasonLeagueId,
		person: it.person,
		answers: it.answers,
		isConfirmed: it.confirmedAt !== null,
		isHidden: it.isHidden,
		isMinor: it.isMinor,
		age: it.age,
		place: it.place,
		isSigned: it.isSigned,
		isLate: it.isLate,
		isDoubled: it.isDoubled,
		likely: it.likely,
		owed: it.owed,
		players: it.players,
		newPlayers: it.newPlayers,
		teamId: it.teamId,
		entryId: it.entryId,
		playerId: it.playerId,
		reason: it.reason,
		offeredUntil: it.offeredUntil,
		createdAt: it.createdAt,
	};
}

type Listed = { registration: RegistrationView; signUps: ListedSignUp[]; currency: string };

export const signUpsShown = answer(
	z.object({ registration: registrationShape, signUps: z.array(signUp), currency: z.string() }),
	({ registration, signUps, currency }: Listed) => ({
		currency,
		registration: toRegistration(registration),
		signUps: signUps.map(toWire),
	}),
);

export const decidedSignUp = answer(
	z.object({ success, message: said, signUp }),
	(it: ListedSignUp) => ({
		message: {
			applied: say`${nameOf(it)} updated`,
			waiting: say`${nameOf(it)} is on the waitlist`,
			offered: say`${nameOf(it)} is offered a place`,
			accepted: say`${nameOf(it)} is accepted`,
			refused: say`${nameOf(it)} is refused`,
			withdrawn: say`${nameOf(it)} has withdrawn`,
		}[it.state],
		signUp: toWire(it),
	}),
);

export const renewedLink = answer(
	z.object({ success, message: said, link: z.string() }),
	({ link }: { link: string }) => ({
		message: "The link is new; the one before opens nothing",
		link,
	}),
);

export const removedSignUp = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ trashId }: MovedToTrash) => ({ message: "Sign-up deleted", trashId }),
);
