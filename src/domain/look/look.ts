import { isHexColor } from "./color.ts";
import { type FontName, fontNames } from "./fonts.ts";
import { type NeutralName, neutralNames } from "./neutrals.ts";

export const cornerNames = ["square", "soft", "round"] as const;
export const densityNames = ["compact", "normal", "airy"] as const;
export const schemeNames = ["visitor", "light", "dark"] as const;

/** How a site looks, beside the colour and the theme that organizations always had. */
export type Look = {
	/** The strip at the top as `#rrggbb`; null takes the accent. */
	header: string | null;
	/** The band of the navigation, the hero and the foot; null takes the family's darkest. */
	bar: string | null;
	neutrals: NeutralName;
	font: FontName;
	corners: (typeof cornerNames)[number];
	density: (typeof densityNames)[number];
	/** With the theme "light": always light, also for visitors whose device is dark. */
	isAlwaysLight: boolean;
};

/** All that can be chosen of a look, as its form has it. */
export type LookChoice = Omit<Look, "isAlwaysLight"> & {
	/** `#rrggbb`; null takes the product's own. */
	accent: string | null;
	scheme: (typeof schemeNames)[number];
};

/** What an organization keeps of its look. */
type Looking = { brandColor: string | null; theme: string; look: Look | null };

/** The look of an organization as a whole. */
export function choiceOf({ brandColor, theme, look }: Looking): LookChoice {
	const { isAlwaysLight, ...rest } = look ?? plainLook;
	const daylight = isAlwaysLight ? "light" : "visitor";
	return { ...rest, accent: brandColor, scheme: theme === "light" ? daylight : "dark" };
}

/**
 * The same as it is stored. A word that already stands for dark stays (rule `any-word-is-dark`).
 */
export function lookingOf({ accent, scheme, ...rest }: LookChoice, before: Looking): Looking {
	return {
		brandColor: accent,
		theme: scheme === "dark" ? (before.theme === "light" ? "dark" : before.theme) : "light",
		look: { ...rest, isAlwaysLight: scheme === "light" },
	};
}

/** A stored look; values that this version does not know are replaced by the defaults. */
export function readLook(stored: unknown): Look | null {
	if (typeof stored !== "object" || stored === null) return null;
	const it = stored as Record<string, unknown>;
	return {
		header: colorOf(it.header),
		bar: colorOf(it.bar),
		neutrals: oneOf(neutralNames, it.neutrals, plainLook.neutrals),
		font: oneOf(fontNames, it.font, plainLook.font),
		corners: oneOf(cornerNames, it.corners, plainLook.corners),
		density: oneOf(densityNames, it.density, plainLook.density),
		isAlwaysLight: it.isAlwaysLight === true,
	};
}

/** How a site looks whose people have said nothing. */
export const plainLook: Look = {
	header: null,
	bar: null,
	neutrals: "arena",
	font: "narrow",
	corners: "soft",
	density: "normal",
	isAlwaysLight: false,
};

function colorOf(value: unknown): string | null {
	return typeof value === "string" && isHexColor(value) ? value : null;
}

function oneOf<Name extends string>(names: readonly Name[], value: unknown, usual: Name): Name {
	return names.find((name) => name === value) ?? usual;
}
