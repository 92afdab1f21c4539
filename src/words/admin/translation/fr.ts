import type { AdminWords } from "../en.ts";

export const translation: AdminWords["translation"] = {
	languages: "Langues de cette page",
	states: {
		whole: "À jour",
		older: "Plus ancienne que l’original",
		draft: "Brouillon",
		missing: "Manquante",
	},
	notBegun: "Dès que quelque chose est écrit ici, on peut le traduire.",
	copy: "Ceci est une copie de l’original, à traduire.",
	until: "Tant qu’elle n’est pas publiée, les visiteurs lisent l’original.",
	newer: "L’original a été publié de nouveau depuis la dernière comparaison.",
	newerBy: ({ changes }) =>
		`L’original a été publié de nouveau depuis la dernière comparaison\u00a0: ${changes}.`,
	more: ({ count }) => `${count} de plus`,
	stillSame: "Le texte dit toujours la même chose",
	afterOriginal: "Les visiteurs la verront dès que l’original sera publié.",
	remove: "Supprimer cette traduction",
	label: ({ language }) => `Libellé en ${language} (facultatif)`,
};
