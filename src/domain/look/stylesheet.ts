import { fonts } from "./fonts.ts";
import type { LookChoice } from "./look.ts";
import type { Surfaces } from "./neutrals.ts";
import { paletteOf } from "./palette.ts";

/**
 * The stylesheet of a look: it sets again what tokens.css says by itself, and stands in no layer, so
 * it wins. All of it each time, so that one look can take the place of another while it is chosen.
 */
export function lookCss(choice: LookChoice): string {
	const tokens = { ...colorsOf(choice), ...facesOf(choice), ...shapesOf(choice) };
	return [
		`:root{${declarations(tokens)}}`,
		// A mouse needs less room than a finger (WCAG 2.2, 2.5.8: 24 pixels).
		choice.density === "compact" ? "@media (pointer:fine){:root{--row:2.125rem}}" : "",
		"@media print{:root{--canvas:#fff;--shadow:none}}",
	].join("");
}

function colorsOf(choice: LookChoice): Record<string, string> {
	const { accent, header, headerByNight, bar, barByNight, light, dark } = paletteOf(choice);
	const both = (role: keyof Surfaces) => either(light[role], dark[role]);
	// The family's own band would be lost on a dark page.
	const bandByNight = choice.bar === null ? dark.raised : barByNight.fill;
	return {
		"brand-fill": accent.fill,
		"brand-on-fill": accent.on,
		"brand-text-light": accent.textOnLight,
		"brand-text-dark": accent.textOnDark,
		"accent-edge": either(accent.edgeOnLight, accent.edgeOnDark),
		canvas: both("canvas"),
		surface: both("surface"),
		"surface-raised": both("raised"),
		"surface-pressed": both("pressed"),
		ink: both("ink"),
		"ink-soft": both("inkSoft"),
		line: both("line"),
		"line-soft": both("lineSoft"),
		"line-control": both("lineControl"),
		header: either(header.fill, headerByNight.fill),
		"on-header": either(header.on, headerByNight.on),
		bar: either(bar.fill, barByNight.fill),
		"on-bar": either(bar.on, barByNight.on),
		"on-bar-soft": either(bar.onSoft, barByNight.onSoft),
		"bar-mark": either(bar.mark, barByNight.mark),
		band: either(bar.fill, bandByNight),
	};
}

/** By day and by night. */
function either(light: string, dark: string): string {
	return light === dark ? light : `light-dark(${light},${dark})`;
}

function facesOf({ font }: LookChoice): Record<string, string> {
	const { display, body, weight, isUpperCase } = fonts[font];
	const text = body === null ? systemFace : `${body},${systemFace}`;
	return {
		"font-body": text,
		"font-display": `${display},${text}`,
		"display-weight": String(weight),
		"display-case": isUpperCase ? "uppercase" : "none",
		"display-spacing": isUpperCase ? "0.04em" : "0em",
		// Twelve links fit into one line of every face.
		"navigation-size": isUpperCase ? "0.9375rem" : "0.875rem",
	};
}

function shapesOf({ corners, density }: LookChoice): Record<string, string> {
	const [small, medium, large, pill, button] = radii[corners];
	const steps = spaces.map((space, index) => [
		`space-${index + 1}`,
		`${space * roominess[density]}rem`,
	]);
	return {
		"radius-s": small,
		"radius-m": medium,
		"radius-l": large,
		"radius-pill": pill,
		"radius-button": button,
		row: density === "airy" ? "3.25rem" : "2.75rem",
		...Object.fromEntries(steps),
	};
}

/** As in tokens.css. */
const systemFace =
	'-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif';
const spaces = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];
const roominess = { compact: 0.8, normal: 1, airy: 1.25 };
const radii = {
	square: ["0", "0", "0", "0", "0"],
	soft: ["0.25rem", "0.5rem", "0.75rem", "999px", "0.5rem"],
	round: ["0.5rem", "0.875rem", "1.25rem", "999px", "999px"],
} as const;

function declarations(tokens: Record<string, string>): string {
	return Object.entries(tokens)
		.map(([name, value]) => `--${name}:${value}`)
		.join(";");
}
