import { z } from "zod";
import { languages, measures, weekStarts } from "#domain/language/language.ts";
import {
	emptyAsNull,
	flag,
	form,
	id,
	ids,
	item,
	line,
	name,
	optionalEmail,
	optionalText,
	removableUpload,
	wire,
} from "../fields.ts";
import { fromJsonText } from "../json.ts";

/** Sports in their order. A form sends an empty `sportIds[]` for none (rule `lists-in-forms`). */
export const sportIds = z.preprocess(withoutBlanks, ids.optional());

/** Any word but light is dark (rule `any-word-is-dark`). */
export const theme = z
	.string("A theme is one short word.")
	.regex(/^[a-z]{1,20}$/, "A theme is one short word.")
	.meta(wire({ type: "string", examples: ["light", "dark"], pattern: "^[a-z]{1,20}$" }))
	.optional();

const brandColor = optionalText(7)
	.refine(
		(color) => color === undefined || color === null || /^#[0-9a-f]{6}$/i.test(color),
		"A colour is written as #rrggbb.",
	)
	.meta(wire({ type: ["string", "null"], pattern: "^#[0-9a-fA-F]{6}$", examples: ["#1d4ed8"] }));

/** Lists of texts come as such or, in a form, as `name[]`, which is empty for none. */
const leagueLocations = z.preprocess(
	withoutBlanks,
	z
		.array(name("A location has a name."), "This is no list of names.")
		.max(50, "These are too many.")
		.optional(),
);

export const language = z.enum(languages, "A language is en, fr or es.");

/** 12 or 24 hours; empty is what is usual in the language. */
const clock = emptyAsNull(
	z
		.union([z.literal(12), z.literal(24), z.enum(["12", "24"])], "A clock has 12 or 24 hours.")
		.transform((hours) => (Number(hours) === 12 ? 12 : 24))
		.nullable()
		.optional(),
).meta(wire({ type: ["integer", "null"], enum: [12, 24, null] }));

/** Empty is what is usual in the language. */
const weekStart = chosen(weekStarts, "A week begins on sunday or monday.");
const heights = chosen(measures, "Heights are in feet or metres.");
const currency = z
	.string("A currency has three letters, such as USD or CAD.")
	.trim()
	.toUpperCase()
	.regex(/^[A-Z]{3}$/, "A currency has three letters, such as USD or CAD.")
	.optional();

function chosen<Choice extends string>(choices: readonly Choice[], refusal: string) {
	return emptyAsNull(z.enum(choices, refusal).nullable().optional()).meta(
		wire({ type: ["string", "null"], enum: [...choices, null] }),
	);
}

/** In a form a list of links is JSON text, or `socialLinks[]` empty for none. */
const socialLinks = z.preprocess(
	(value) => withoutBlanks(fromJsonText(value)),
	z
		.array(
			item({
				label: name("Please enter a label.", 40),
				url: line(500, "This is longer than 500 characters."),
			}),
			"This is no list of links.",
		)
		.max(20, "These are too many.")
		.optional(),
);

const missing = "Please enter a name.";

const fields = {
	domain: optionalText(300).meta(
		wire({ type: ["string", "null"], maxLength: 300, examples: ["hoops.example"] }),
	),
	slug: optionalText(50).meta(
		wire({ type: ["string", "null"], maxLength: 50, examples: ["hoops"] }),
	),
	sportIds,
	logo: removableUpload,
	theme,
	brandColor,
	customPageUrl: optionalText(500).meta(
		wire({ type: ["string", "null"], maxLength: 500, examples: ["https://hoops.example/"] }),
	),
	customSite: flag,
	hasFullNavigation: flag,
	/** Beside HOME the links that have something to show, where it is not the full navigation. */
	hasGrowingNavigation: flag,
	/** Seasons and leagues are for owners to delete, not for staff. */
	ownersKeepDeletion: flag,
	timeZone: line(60, "This is longer than 60 characters.")
		.meta(wire({ type: "string", maxLength: 60, examples: ["America/Los_Angeles"] }))
		.optional(),
	language: language.optional(),
	moreLanguages: z.preprocess(
		withoutBlanks,
		z.array(language, "This is no list of languages.").max(10, "These are too many.").optional(),
	),
	clock,
	weekStart,
	heights,
	currency,
	leagueLocations,
	socialLinks,
};

export const newOrganization = form(
	z
		.object({
			...fields,
			name: name(missing),
			ownerUsername: optionalText(200),
			ownerEmail: optionalEmail,
		})
		.transform(({ customSite: isCustomSite, ownerUsername, ownerEmail, ...rest }) => ({
			...rest,
			isCustomSite,
			owner: ownerUsername ? { username: ownerUsername, email: ownerEmail } : undefined,
		})),
);

export const changedOrganization = form(
	z
		.object({ ...fields, id, name: name(missing).optional() })
		.transform(({ id, customSite: isCustomSite, ...rest }) => ({
			...rest,
			isCustomSite,
			organizationId: id,
		})),
);

function withoutBlanks(value: unknown): unknown {
	return Array.isArray(value) ? value.filter((it) => it !== "") : value;
}
