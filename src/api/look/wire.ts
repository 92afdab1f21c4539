import { z } from "zod";
import { say } from "#domain/language/say.ts";
import type { Check } from "#domain/look/checks.ts";
import { fontNames } from "#domain/look/fonts.ts";
import { cornerNames, densityNames, schemeNames } from "#domain/look/look.ts";
import { neutralNames } from "#domain/look/neutrals.ts";
import type { LookView } from "#usecases/look/look.ts";
import { answer } from "../endpoint.ts";
import { form, id, optionalText, success, upload, wire } from "../fields.ts";
import { said } from "../said.ts";

/** A colour, or none: then what is usual stands there. */
const color = optionalText(7)
	.refine(
		(text) => text === undefined || text === null || /^#[0-9a-f]{6}$/i.test(text),
		"A colour is written as #rrggbb.",
	)
	.meta(wire({ type: ["string", "null"], pattern: "^#[0-9a-fA-F]{6}$", examples: ["#1d4ed8"] }));

const oneOf = <const Names extends readonly string[]>(names: Names, sentence: string) =>
	z.enum(names as unknown as Names & [string, ...string[]], sentence).optional();

const fields = {
	accent: color,
	header: color,
	bar: color,
	neutrals: oneOf(neutralNames, `Greys are one of ${neutralNames.join(", ")}.`),
	font: oneOf(fontNames, `A font is one of ${fontNames.join(", ")}.`),
	corners: oneOf(cornerNames, `Corners are one of ${cornerNames.join(", ")}.`),
	density: oneOf(densityNames, `A density is one of ${densityNames.join(", ")}.`),
	scheme: oneOf(schemeNames, `A scheme is one of ${schemeNames.join(", ")}.`),
};

export const lookAsked = z.object({ id }).transform(({ id }) => ({ organizationId: id }));

export const triedLook = z
	.object({ ...fields, id })
	.transform(({ id, ...look }) => ({ organizationId: id, look: given(look) }));

export const changedLook = form(
	z
		.object({
			...fields,
			id,
			logo: upload,
			logoUrl: optionalText(200),
			icon: upload,
			iconUrl: optionalText(200),
		})
		.transform(({ id, logo, logoUrl, icon, iconUrl, ...look }) => ({
			organizationId: id,
			look: given(look),
			logo,
			logoUrl,
			icon,
			iconUrl,
		})),
);

const hex = z.string().nullable();

const look = z.object({
	accent: hex,
	header: hex,
	bar: hex,
	neutrals: z.enum(neutralNames),
	font: z.enum(fontNames),
	corners: z.enum(cornerNames),
	density: z.enum(densityNames),
	scheme: z.enum(schemeNames),
});

const check = z.object({
	part: z.enum(["accent", "linksOnLight", "linksOnDark", "header", "bar"]),
	label: z.string(),
	given: z.string(),
	used: z.string(),
	against: z.string(),
	ratio: z.number(),
	sentence: said.nullable(),
});

const shown = z.object({
	look,
	logo_url: z.string().nullable(),
	icon_url: z.string().nullable(),
	checks: z.array(check),
});

export const shownLook = answer(shown, toLook);

export const savedLook = answer(shown.extend({ success, message: said }), (it: LookView) => ({
	message: say`Look of ${it.organization.name} updated`,
	...toLook(it),
}));

export const checkedLook = answer(
	z.object({ checks: z.array(check), css: z.string() }),
	({ checks, css }: { checks: Check[]; css: string }) => ({ checks: checks.map(toCheck), css }),
);

function toLook({ organization, look, checks }: LookView): z.input<typeof shown> {
	const { accent, header, bar, neutrals, font, corners, density, scheme } = look;
	return {
		look: { accent, header, bar, neutrals, font, corners, density, scheme },
		logo_url: organization.logoUrl,
		icon_url: organization.iconUrl,
		checks: checks.map(toCheck),
	};
}

function toCheck({ part, label, given, used, against, ratio, sentence }: Check) {
	return { part, label, given, used, against, ratio, sentence };
}

/** What is absent stays as it is. */
function given<Fields extends object>(
	all: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
	const entries = Object.entries(all).filter(([, value]) => value !== undefined);
	return Object.fromEntries(entries) as ReturnType<typeof given<Fields>>;
}
