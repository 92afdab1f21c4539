import type { AdminWords } from "../en.ts";

export const captain: AdminWords["captain"] = {
	title: "Demandes des capitaines",
	summary: "Les autres heures que des capitaines demandent, et les résultats qu’ils contestent.",
	none: "Les capitaines ne demandent rien",
	noneHint:
		"Sur la page de son équipe inscrite, un capitaine peut demander une autre heure pour un match et dire si un résultat est exact.",
	asks: ({ team, when }) => `${team} aimerait jouer\u00a0: ${when}`,
	finds: ({ team }) => `${team} conteste le résultat`,
	now: ({ when }) => `Prévu\u00a0: ${when}`,
	noDay: "pas encore de date",
	other: {
		asked: "L’autre capitaine n’a pas répondu",
		agrees: "Les deux capitaines sont d’accord",
		refuses: "L’autre capitaine refuse",
		nobody: "L’autre capitaine ne peut être joint ici",
	},
	move: "Déplacer le match",
	refuse: "Refuser",
	refuseTitle: "Refuser une autre heure",
	why: "Pourquoi",
	whyHint: "Le capitaine le lit.",
	done: "Réglé",
	evening: "Toutes les salles ce jour-là",
	notSaved: "Impossible d’enregistrer.",
};
