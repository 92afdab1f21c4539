/** The small set of faces a site can be set in; ui/fonts has a stylesheet for each. */
export const fontNames = [
	"narrow",
	"oswald",
	"barlow",
	"inter",
	"nunito",
	"slab",
	"serif",
] as const;
export type FontName = (typeof fontNames)[number];

type Font = {
	label: string;
	about: string;
	display: string;
	/** Null leaves the system's own face, which costs nothing. */
	body: string | null;
	/** How heavy headings are, and whether they are written in capitals. */
	weight: number;
	isUpperCase: boolean;
};

export const fonts: Record<FontName, Font> = {
	narrow: {
		label: "Archivo Narrow",
		about: "Narrow and loud, as on a scoreboard",
		display: '"Archivo Narrow","Archivo Narrow Fallback"',
		body: null,
		weight: 700,
		isUpperCase: true,
	},
	oswald: {
		label: "Oswald and Inter",
		about: "Tall headlines over clear text",
		display: 'Oswald,"Oswald Fallback"',
		body: 'Inter,"Inter Fallback"',
		weight: 600,
		isUpperCase: true,
	},
	barlow: {
		label: "Barlow Condensed",
		about: "Technical, like the number on a shirt",
		display: '"Barlow Condensed","Barlow Condensed Fallback"',
		body: null,
		weight: 700,
		isUpperCase: true,
	},
	inter: {
		label: "Inter",
		about: "Calm and modern",
		display: '"Inter Display","Inter Display Fallback"',
		body: 'Inter,"Inter Fallback"',
		weight: 700,
		isUpperCase: false,
	},
	nunito: {
		label: "Nunito",
		about: "Round and friendly, for youth leagues",
		display: '"Nunito Display","Nunito Display Fallback"',
		body: 'Nunito,"Nunito Fallback"',
		weight: 800,
		isUpperCase: false,
	},
	slab: {
		label: "Roboto Slab",
		about: "Sturdy, as on a college sweater",
		display: '"Roboto Slab","Roboto Slab Fallback"',
		body: null,
		weight: 700,
		isUpperCase: false,
	},
	serif: {
		label: "Source Serif",
		about: "Like the sports pages of a newspaper",
		display: '"Source Serif","Source Serif Fallback"',
		body: null,
		weight: 700,
		isUpperCase: false,
	},
};
