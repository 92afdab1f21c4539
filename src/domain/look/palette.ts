import { contrast, isPale, mixed, movedTowards, readable, visible } from "./color.ts";
import type { LookChoice } from "./look.ts";
import { behindText, type Neutrals, neutralsOf } from "./neutrals.ts";

/** What stands where an organization has no colour of its own: `--brand-fill` of tokens.css. */
export const productColor = "#c2410c";

/** Every colour of a site. What is written on something can be read there, whatever was chosen. */
export type Palette = Neutrals & {
	accent: Accent;
	header: Ground;
	bar: Bar;
	/** What is pale by day is dark by night. Everything else is who the league is, and stays. */
	headerByNight: Ground;
	barByNight: Bar;
};

/** A surface of a chosen colour, and what is written on it. */
export type Ground = { fill: string; on: string };

export type Bar = Ground & {
	/** Quieter text, and the mark under the link of this page. */
	onSoft: string;
	mark: string;
};

/** An organization's colour in the uses it has. */
export type Accent = Ground & {
	/** Links and accents on light and on dark surfaces. */
	textOnLight: string;
	textOnDark: string;
	/** Around what is filled with it, so that the edges of a button can be seen. */
	edgeOnLight: string;
	edgeOnDark: string;
};

/** The contrast guard: no chosen colour is moved further than it must be. */
export function paletteOf(
	choice: Pick<LookChoice, "accent" | "header" | "bar" | "neutrals">,
): Palette {
	const neutrals = neutralsOf(choice.neutrals);
	const { dark } = neutrals;
	const accent = accentOf(choice.accent ?? productColor, neutrals);
	const header = groundOf(choice.header ?? accent.fill);
	const bar = barOf(choice.bar, neutrals, accent);
	const night = { on: dark.ink, onSoft: dark.inkSoft, mark: accent.textOnDark };
	return {
		...neutrals,
		accent,
		header,
		bar,
		headerByNight: isPale(header.fill) ? { fill: dark.surface, on: dark.ink } : header,
		barByNight: isPale(bar.fill) ? { fill: dark.raised, ...night } : bar,
	};
}

/** White on it if that can be read, else nearly black, for which it may have to be lighter. */
export function groundOf(color: string): Ground {
	const on = contrast(color, white) >= readable ? white : black;
	return { fill: on === white ? color : movedTowards("white", color, [black], readable), on };
}

export function accentOf(color: string, neutrals = neutralsOf("arena")): Accent {
	const light = behindText(neutrals.light);
	const dark = behindText(neutrals.dark);
	const ground = groundOf(color);
	return {
		...ground,
		textOnLight: movedTowards("black", color, light, readable),
		textOnDark: movedTowards("white", color, dark, readable),
		edgeOnLight: movedTowards("black", ground.fill, light, visible),
		edgeOnDark: movedTowards("white", ground.fill, dark, visible),
	};
}

function barOf(color: string | null, neutrals: Neutrals, accent: Accent): Bar {
	if (color === null) {
		const { light, dark, onBarSoft } = neutrals;
		return { fill: light.ink, on: dark.ink, onSoft: onBarSoft, mark: accent.textOnDark };
	}
	const { fill, on } = groundOf(color);
	const away = on === white ? "white" : "black";
	return {
		fill,
		on,
		onSoft: movedTowards(away, mixed(on, fill, 0.3), [fill], readable),
		mark: movedTowards(away, accent.fill, [fill], visible),
	};
}

const white = "#ffffff";
const black = "#0b0e12";
