import { contrast, mixed, readable } from "../look/color.ts";
import type { TeamColors } from "./team.ts";

export type CrestColors = { field: string; band: string; ink: string };

/** The colours of a crest: those that were chosen, else those its name decides. */
export function crestColors(team: {
	name: string;
	colors?: readonly string[] | undefined;
}): CrestColors {
	return team.colors === undefined ? namedColors(team.name) : chosenColors(team.colors);
}

export type BannerColors = { field: string; band: string; ink: "white" | "black" };

/**
 * What a team's page is headed in, where colours were chosen: the field and a shade of it, away from the
 * letters, which are white or black and can be read on both.
 */
export function bannerColors([field]: TeamColors): BannerColors {
	return contrast(field, "#ffffff") >= readable
		? { field, band: mixed(field, "#000000", 0.2), ink: "white" }
		: { field, band: mixed(field, "#ffffff", 0.2), ink: "black" };
}

/** What a name decides, as two colours to choose from: a team keeps them when its name changes. */
export function colorsOfName(name: string): TeamColors {
	const { field, ink } = namedColors(name);
	return [field, ink];
}

/** Number of a name's colour pair, 0 to 11: the same name has the same colours everywhere. */
export function hueOf(name: string): number {
	// FNV-1a spreads names that differ in one letter over all hues; it starts from a number that gives
	// a real league of ten teams ten different ones.
	let hash = 38_384;
	for (const letter of name.normalize("NFC")) {
		hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
	}
	return ((hash ^ (hash >>> 15)) >>> 0) % palette.length;
}

/** As `team-crest.module.css` has them (tested). */
export const palette: [field: string, band: string, ink: string][] = [
	["#14274e", "#0d1b38", "#ffd166"],
	["#9b1b30", "#7a1325", "#ffffff"],
	["#14532d", "#0d3b20", "#fde68a"],
	["#1d4ed8", "#173fb0", "#ffffff"],
	["#4c1d95", "#3a1573", "#fcd34d"],
	["#0f5e63", "#0a4649", "#e6fffb"],
	["#b3400f", "#8f320a", "#fff7ed"],
	["#23272f", "#121419", "#ff9a52"],
	["#5f1526", "#470e1b", "#f5d0a9"],
	["#7cc4f5", "#58aee8", "#0b2545"],
	["#f2b705", "#dca300", "#1c1f26"],
	["#a3165f", "#841049", "#ffe4f1"],
];

function namedColors(name: string): CrestColors {
	const [field, band, ink] = palette[hueOf(name)] ?? (palette[0] as [string, string, string]);
	return { field, band, ink };
}

/** Letters that cannot be read on their field are white or black. */
function chosenColors([field = "#000000", letters = "#ffffff"]: readonly string[]): CrestColors {
	const band = mixed(field, "#000000", 0.14);
	const canBeRead = (ink: string) =>
		[field, band].every((behind) => contrast(behind, ink) >= readable);
	const ink = [letters, "#ffffff", "#000000"].find(canBeRead);
	return { field, band, ink: ink ?? "#000000" };
}
