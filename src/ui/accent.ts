/** An organization's colour in the four uses it has, each readable (WCAG 2.2: 4.5 to 1). */
export type Accent = {
	/** Large surfaces: the header, buttons. The brand's own colour wherever that is possible. */
	fill: string;
	/** Text on the fill. */
	onFill: string;
	/** Links and accents on the light and on the dark surfaces. */
	textOnLight: string;
	textOnDark: string;
};

/**
 * The stylesheet of an organization's theme: overrides the four brand primitives of `tokens.css`.
 * Without a colour of its own the product's colour stays and there is nothing to say.
 */
export function accentCss(brandColor: string | null): string {
	if (brandColor === null || !isHexColor(brandColor)) return "";
	const { fill, onFill, textOnLight, textOnDark } = accentOf(brandColor);
	return `:root{--brand-fill:${fill};--brand-on-fill:${onFill};--brand-text-light:${textOnLight};--brand-text-dark:${textOnDark}}`;
}

/** Guards an organization's `#rrggbb` against being unreadable; it moves no further than it must. */
export function accentOf(brandColor: string): Accent {
	const onFill = contrast(brandColor, white) >= readable ? white : ink;
	const fill = onFill === ink ? movedTowards(brandColor, "#ffffff", ink) : brandColor;
	return {
		fill,
		onFill,
		textOnLight: movedTowards(brandColor, "#000000", lightestBehindText),
		textOnDark: movedTowards(brandColor, "#ffffff", darkestBehindText),
	};
}

/** Contrast of two `#rrggbb` colours as WCAG defines it, 1 to 21. */
export function contrast(a: string, b: string): number {
	const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
	return (high + 0.05) / (low + 0.05);
}

const readable = 4.5;
const white = "#ffffff";
const ink = "#0b0e12";
/** The surfaces of `tokens.css` on which accent text is hardest to read: a pressed row. */
const lightestBehindText = "#e7e9ee";
const darkestBehindText = "#222933";

function isHexColor(text: string): boolean {
	return /^#[0-9a-f]{6}$/i.test(text);
}

function movedTowards(color: string, target: string, behind: string): string {
	for (let step = 0; step <= 20; step += 1) {
		const moved = mixed(color, target, step / 20);
		if (contrast(moved, behind) >= readable) return moved;
	}
	return target;
}

function mixed(color: string, target: string, part: number): string {
	const [from, to] = [channels(color), channels(target)];
	const mix = from.map((channel, index) =>
		Math.round(channel + ((to[index] ?? channel) - channel) * part),
	);
	return `#${mix.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(color: string): number {
	const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
		const share = channel / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
	return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
