import { type LookChoice, plainLook } from "./look.ts";

/** A look that is good as it is. */
export type Preset = { name: string; about: string; look: LookChoice };

const { isAlwaysLight: _, ...plain } = plainLook;
const usual: LookChoice = { ...plain, accent: null, scheme: "visitor" };

/** What a league chooses from first. */
export const presets: readonly Preset[] = [
	{ name: "Arena", about: "Orange, narrow and loud", look: usual },
	{
		name: "Heritage",
		about: "Navy and crimson, like a college sweater",
		look: {
			...usual,
			accent: "#a4243b",
			header: "#14264a",
			bar: "#0e1b36",
			neutrals: "paper",
			font: "slab",
			corners: "square",
		},
	},
	{
		name: "Court",
		about: "Black and amber, dense as a scoreboard",
		look: {
			...usual,
			accent: "#f5a400",
			header: "#f5a400",
			bar: "#16161a",
			neutrals: "plain",
			font: "oswald",
			corners: "square",
			density: "compact",
		},
	},
	{
		name: "Ice",
		about: "Cool blue, light and round",
		look: {
			...usual,
			accent: "#0369a1",
			header: "#ffffff",
			bar: "#0b3a5b",
			neutrals: "ice",
			font: "inter",
			corners: "round",
			density: "airy",
		},
	},
	{
		name: "Night",
		about: "Always dark, with floodlight green",
		look: {
			...usual,
			accent: "#c5f135",
			header: "#15121c",
			bar: "#1d1828",
			neutrals: "plum",
			font: "barlow",
			corners: "soft",
			scheme: "dark",
		},
	},
	{
		name: "Paper",
		about: "Set like the sports pages",
		look: {
			...usual,
			accent: "#9a3412",
			header: "#fbf6ec",
			bar: "#e9e0cd",
			neutrals: "paper",
			font: "serif",
			corners: "square",
			density: "airy",
		},
	},
];
