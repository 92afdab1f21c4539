import { z } from "zod";
import { say } from "#domain/language/say.ts";
import { offerKinds } from "#domain/registration/offer.ts";
import { registrationStates } from "#domain/registration/registration.ts";
import type { RegistrationView } from "#usecases/registration/registrations.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import { chosenId, flag, id, name, optionalDate, paging, success, wholeNumber } from "../fields.ts";
import { said } from "../said.ts";
import { fee } from "./fee.ts";
import { listOf, longText, needed, optionalCount, optionalDay, part, shortText } from "./parts.ts";

export const ofRegistrations = z.object(paging);
export const oneRegistration = z.object({ id });

const kind = z.enum(offerKinds, "Choose what people sign up as.");
const places = optionalCount(1, 10_000);

const offer = part({
	key: z.string("This is no text.").max(40, "This is longer than 40 characters.").optional(),
	kind,
	label: name("Please give the offer a name.", 80),
	note: shortText(300),
	fee,
	places,
	divisions: listOf(part({ seasonLeagueId: id, places }), 60).default([]),
});

const question = part({
	key: name("A question needs a key.", 40),
	of: listOf(kind, offerKinds.length),
	label: name("Please write the question.", 200),
	is: z.enum(["line", "prose", "choice", "check"], "Choose how the question is answered."),
	options: listOf(name("An answer to choose has a name.", 80), 40).default([]),
	isOptional: flag.default(false),
});

const rules = part({
	age: part({ least: optionalCount(0, 120), most: optionalCount(0, 120), on: optionalDay })
		.refine(({ on }) => on !== null, "An age is counted on a day.")
		.transform(({ on, ...ages }) => ({ ...ages, on: on ?? "" }))
		.nullable()
		.default(null),
	hasMinors: flag.default(false),
	leastPlayers: optionalCount(1, 100),
	mostPlayers: optionalCount(1, 100),
	rosterUntil: optionalDay,
	offerDays: wholeNumber(1, 60, "A place is kept for 1 to 60 days.").default(3),
	refunds: longText(1000),
});

const written = {
	seasonId: chosenId("Choose a season."),
	name: name("Please give the registration a name.", 200),
	text: longText(20_000),
	opensOn: optionalDate.transform(needed),
	closesOn: optionalDate.transform(needed),
	isPublished: flag.default(false),
	offers: listOf(offer, 40),
	questions: listOf(question, 40).default([]),
	waivers: listOf(
		part({ title: name("Please give the text to sign a title.", 120), text: longText(20_000) }),
		10,
	).default([]),
	rules: rules.prefault({}),
};

export const newRegistration = z.object(written);
export const changedRegistration = z.object({ id, ...written });

const registration = z.object({
	id: z.int(),
	seasonId: z.int(),
	seasonName: z.string(),
	name: z.string(),
	text: z.string(),
	opensOn: z.string().nullable(),
	closesOn: z.string().nullable(),
	isPublished: z.boolean(),
	state: z.enum(registrationStates),
	offers: z.array(
		z.object({
			key: z.string(),
			kind: z.enum(offerKinds),
			label: z.string(),
			note: z.string(),
			fee,
			places: z.int().nullable(),
			divisions: z.array(z.object({ seasonLeagueId: z.int(), places: z.int().nullable() })),
		}),
	),
	questions: z.array(
		z.object({
			key: z.string(),
			of: z.array(z.enum(offerKinds)),
			label: z.string(),
			is: z.enum(["line", "prose", "choice", "check"]),
			options: z.array(z.string()),
			isOptional: z.boolean(),
		}),
	),
	rules: z.object({
		age: z
			.object({ least: z.int().nullable(), most: z.int().nullable(), on: z.string() })
			.nullable(),
		hasMinors: z.boolean(),
		leastPlayers: z.int().nullable(),
		mostPlayers: z.int().nullable(),
		rosterUntil: z.string().nullable(),
		offerDays: z.int(),
		refunds: z.string(),
	}),
	waivers: z.array(
		z.object({
			id: z.int(),
			title: z.string(),
			text: z.string(),
			version: z.int(),
			fingerprint: z.string(),
		}),
	),
	/** How many signed up, by where they stand. */
	counts: z.record(z.string(), z.int()),
	/** Leagues of the season, which offers can have as divisions. */
	leagues: z.array(z.object({ id: z.int(), name: z.string() })),
});

export function toRegistration(it: RegistrationView): z.input<typeof registration> {
	return {
		id: it.id,
		seasonId: it.seasonId,
		seasonName: it.seasonName,
		name: it.name,
		text: it.text,
		opensOn: it.opensOn,
		closesOn: it.closesOn,
		isPublished: it.isPublished,
		state: it.state,
		offers: it.offers,
		questions: it.questions,
		rules: it.rules,
		waivers: it.waivers.map(({ id, title, text, version, fingerprint }) => ({
			id,
			title,
			text,
			version,
			fingerprint,
		})),
		counts: it.counts,
		leagues: it.leagues.map(({ id, league }) => ({ id, name: league.name })),
	};
}

export { registration as registrationShape };

export const registrationsShown = answer(
	z.object({ registrations: z.array(registration), currency: z.string() }),
	({ registrations, currency }: { registrations: RegistrationView[]; currency: string }) => ({
		registrations: registrations.map(toRegistration),
		currency,
	}),
);

export const wholeRegistration = answer(z.object({ registration }), (it: RegistrationView) => ({
	registration: toRegistration(it),
}));

export const savedRegistration = answer(
	z.object({ success, message: said, registration }),
	(it: RegistrationView) => ({
		message: say`${it.name} updated`,
		registration: toRegistration(it),
	}),
);

export const removedRegistration = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ trashId }: MovedToTrash) => ({ message: "Registration deleted", trashId }),
);
