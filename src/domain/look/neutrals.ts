import { tinted } from "./color.ts";

/** The families of greys a site stands on; each has a tint of its own, by day and by night. */
export const neutralNames = ["arena", "plain", "paper", "ice", "moss", "plum"] as const;
export type NeutralName = (typeof neutralNames)[number];

/** What everything stands on and is written in, for one of the two schemes. */
export type Surfaces = {
	canvas: string;
	surface: string;
	raised: string;
	pressed: string;
	ink: string;
	inkSoft: string;
	line: string;
	lineSoft: string;
	lineControl: string;
};

export type Neutrals = { light: Surfaces; dark: Surfaces; onBarSoft: string };

export function neutralsOf(name: NeutralName): Neutrals {
	const { hue, chroma } = tints[name];
	if (chroma === null) return arena;
	return {
		light: every(arena.light, (color) => tinted(color, { hue, chroma })),
		// Dark surfaces look coloured sooner.
		dark: every(arena.dark, (color) => tinted(color, { hue, chroma: chroma * 0.8 })),
		onBarSoft: tinted(arena.onBarSoft, { hue, chroma }),
	};
}

/** Those on which text stands. */
export function behindText({ canvas, surface, raised, pressed }: Surfaces): string[] {
	return [canvas, surface, raised, pressed];
}

/** As in tokens.css, with the little blue that arena light has. The others are these, tinted. */
const arena: Neutrals = {
	light: {
		canvas: "#f1f2f5",
		surface: "#ffffff",
		raised: "#f8f9fa",
		pressed: "#e7e9ee",
		ink: "#10141a",
		inkSoft: "#4f5866",
		line: "#d9dde3",
		lineSoft: "#e7e9ee",
		lineControl: "#7f8896",
	},
	dark: {
		canvas: "#0b0e12",
		surface: "#151a21",
		raised: "#1a2029",
		pressed: "#222933",
		ink: "#f2f4f7",
		inkSoft: "#a9b2bf",
		line: "#2b323d",
		lineSoft: "#222933",
		lineControl: "#6f7988",
	},
	onBarSoft: "#b4bcc8",
};

const tints: Record<NeutralName, { hue: number; chroma: number | null }> = {
	arena: { hue: 0, chroma: null },
	plain: { hue: 0, chroma: 0 },
	paper: { hue: 84, chroma: 0.016 },
	ice: { hue: 240, chroma: 0.012 },
	moss: { hue: 148, chroma: 0.014 },
	plum: { hue: 306, chroma: 0.02 },
};

function every(surfaces: Surfaces, change: (color: string) => string): Surfaces {
	return Object.fromEntries(
		Object.entries(surfaces).map(([role, color]) => [role, change(color)]),
	) as Surfaces;
}
