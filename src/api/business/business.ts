import { z } from "zod";
import { type Business, businessChoices, signupStatuses } from "#domain/business/business.ts";
import { isHarmlessWebAddress } from "#domain/business/web-address.ts";
import { sayWith } from "#domain/language/say.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import {
	commaList,
	id,
	name,
	optionalDate,
	optionalEmail,
	optionalText,
	paging,
	success,
	wire,
} from "../fields.ts";
import { said } from "../said.ts";

/** Choices leave as text joined by commas, as they are kept (rule `choices-by-comma`). */
const business = z.object({
	id: z.int(),
	name: z.string(),
	phone: z.string().nullable(),
	email: z.string().nullable(),
	website: z.string().nullable(),
	city: z.string().nullable(),
	state: z.string().nullable(),
	location: z.string().nullable(),
	facebook: z.string().nullable(),
	instagram: z.string().nullable(),
	sport: z.string().nullable(),
	category: z.string().nullable(),
	season: z.string().nullable(),
	nextSeason: z.string().nullable(),
	signupDeadline: z.string().nullable(),
	signupStatus: z.enum(signupStatuses),
	cost: z.string().nullable(),
	skillLevel: z.string().nullable(),
});

function toBusiness(it: Business): z.input<typeof business> {
	return {
		id: it.id,
		name: it.name,
		phone: it.phone,
		email: it.email,
		website: it.website,
		city: joined(it.city),
		state: joined(it.state),
		location: it.location,
		facebook: it.facebook,
		instagram: it.instagram,
		sport: joined(it.sport),
		category: joined(it.category),
		season: it.season,
		nextSeason: it.nextSeason,
		signupDeadline: it.signupDeadline,
		signupStatus: it.signupStatus,
		cost: it.cost,
		skillLevel: it.skillLevel,
	};
}

export const ofDirectory = z.object(paging);
export const oneBusiness = z.object({ id });

const businessName = name("Please enter a name.");

const webAddress = optionalText()
	.refine(
		(text) => typeof text !== "string" || isHarmlessWebAddress(text),
		"An address begins with http:// or https://.",
	)
	.meta(wire({ type: ["string", "null"], maxLength: 200, examples: ["https://ballgym.example/"] }));

/** Several of the choices in their own spelling, each once; as a list or joined by commas. */
function choices(of: readonly string[]) {
	const sentence = `The choices are ${of.join(", ")}.`;
	const choice = z
		.string(sentence)
		.transform((text, context) => {
			const known = of.find((one) => one.toLowerCase() === text.trim().toLowerCase());
			if (known === undefined) context.addIssue({ code: "custom", message: sentence });
			return known ?? "";
		})
		.meta(wire({ type: "string", enum: of }));
	return commaList(choice, sentence)
		.transform((chosen) => [...new Set(chosen)])
		.optional();
}

const details = {
	phone: optionalText(40),
	email: optionalEmail,
	website: webAddress,
	city: choices(businessChoices.city),
	state: choices(businessChoices.state),
	location: optionalText(),
	facebook: webAddress,
	instagram: webAddress,
	sport: choices(businessChoices.sport),
	category: choices(businessChoices.category),
	season: optionalText(),
	nextSeason: optionalText(),
	signupDeadline: optionalDate,
	/** Without a word people can sign up. */
	signupStatus: z
		.preprocess(
			(value) => (value === "" || value === null ? "active" : value),
			z.enum(signupStatuses, "The status is active or closed."),
		)
		.optional(),
	cost: optionalText(100),
	skillLevel: optionalText(100),
};

export const newBusiness = z.object({ name: businessName, ...details });
export const changedBusiness = z.object({ id, name: businessName.optional(), ...details });

export const businesses = answer(
	z.object({ businesses: z.array(business) }),
	(list: Business[]) => ({ businesses: list.map(toBusiness) }),
);

export const savedBusiness = (sentence: (name: string) => string) =>
	answer(z.object({ success, message: said, business }), (it: Business) => ({
		message: sayWith(sentence, it.name),
		business: toBusiness(it),
	}));

export const removedBusiness = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ trashId }: MovedToTrash) => ({ message: "Business deleted", trashId }),
);

function joined(chosen: readonly string[]): string | null {
	return chosen.length === 0 ? null : chosen.join(",");
}
