/** Colours as `#rrggbb`, and what WCAG 2.2 says of two of them. */

/** Text can be read from here on; large text and the edges of controls can be seen. */
export const readable = 4.5;
export const visible = 3;

export function isHexColor(text: string): boolean {
	return /^#[0-9a-f]{6}$/i.test(text);
}

/** Contrast of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
	const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
	return (high + 0.05) / (low + 0.05);
}

/**
 * The colour in its hue, no lighter or darker than it must be to stand out from what is behind it.
 * Behind nothing but black and white that is always possible; elsewhere white or black is the end.
 */
export function movedTowards(
	target: "white" | "black",
	color: string,
	behind: readonly string[],
	least: number,
): string {
	const standsOut = (it: string) => behind.every((other) => contrast(it, other) >= least);
	if (standsOut(color)) return color;
	const [from, a, b] = toOklab(color);
	const to = target === "white" ? 1 : 0;
	for (let step = 1; step < steps; step += 1) {
		const moved = inGamut(from + ((to - from) * step) / steps, a, b);
		if (standsOut(moved)) return moved;
	}
	return target === "white" ? "#ffffff" : "#000000";
}

/** Between two colours; `part` is how much of the second. */
export function mixed(from: string, to: string, part: number): string {
	const others = channels(to);
	return hex(channels(from).map((it, index) => it + ((others[index] ?? it) - it) * part));
}

/** Nearly white, or a white with a touch of a colour: what glares on a dark page. */
export function isPale(color: string): boolean {
	const [light, a, b] = toOklab(color);
	return light > 0.84 && Math.hypot(a, b) < 0.05;
}

/** The same lightness in another hue, as eyes see it; what is nearly white takes little of it. */
export function tinted(color: string, { hue, chroma }: { hue: number; chroma: number }): string {
	const angle = (hue * Math.PI) / 180;
	const [light] = toOklab(color);
	const part = chroma * Math.min(1, 0.2 + (1 - light) * 22);
	return inGamut(light, part * Math.cos(angle), part * Math.sin(angle));
}

const steps = 100;

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
	const [red, green, blue] = linear(color);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(color: string): [number, number, number] {
	return channels(color).map((channel) => {
		const share = channel / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
}

function channels(color: string): number[] {
	return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function hex(values: number[]): string {
	const bytes = values.map((value) => Math.min(255, Math.max(0, Math.round(value))));
	return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** With as much of the colour as a screen can show at this lightness. */
function inGamut(light: number, a: number, b: number): string {
	for (let part = 1; part > 0; part -= 0.04) {
		const shares = fromOklab(light, a * part, b * part);
		if (shares.every((share) => share > -0.001 && share < 1.001)) return encoded(shares);
	}
	return encoded(fromOklab(light, 0, 0));
}

/** The matrices of https://bottosson.github.io/posts/oklab/. */
function toOklab(color: string): [number, number, number] {
	const [red, green, blue] = linear(color);
	const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	return [
		0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
		1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
		0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
	];
}

/** Red, green and blue as shares of light. */
function fromOklab(light: number, a: number, b: number): number[] {
	const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return [
		4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
		-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
		-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
	];
}

function encoded(shares: number[]): string {
	return hex(
		shares.map((share) => {
			const bounded = Math.min(1, Math.max(0, share));
			return 255 * (bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055);
		}),
	);
}
