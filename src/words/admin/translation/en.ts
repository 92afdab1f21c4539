/** A page in a further language of its site. */
export const translation = {
	languages: "Languages of this page",
	states: {
		whole: "Up to date",
		older: "Older than the original",
		draft: "Draft",
		missing: "Missing",
	},
	notBegun: "Once something is written here, it can be translated.",
	copy: "This is a copy of the original, for you to translate.",
	until: "Until it is published, visitors read the original.",
	newer: "The original was published anew since this was compared with it.",
	newerBy: ({ changes }: { changes: string }) =>
		`The original was published anew since this was compared with it: ${changes}.`,
	more: ({ count }: { count: number }) => `${count} more`,
	stillSame: "This still says the same",
	afterOriginal: "Visitors see it once the original is published.",
	remove: "Delete this translation",
	label: ({ language }: { language: string }) => `Label in ${language} (optional)`,
};
