import type { Words } from "../en.ts";

export const search: Words["search"] = {
	title: "Recherche",
	of: ({ text }) => `Recherche\u00a0: ${text}`,
	summary: ({ name }) => `Joueurs, équipes, matchs et pages\u00a0: ${name}.`,
	field: "Chercher dans le site",
	placeholder: "Joueur, équipe, match",
	open: "Ouvrir la recherche",
	whatFor: "Que cherchez-vous?",
	how: "Écrivez un nom ou une partie d’un nom; deux équipes font trouver leurs matchs.",
	nothing: ({ text }) => `Aucun résultat\u00a0: ${text}`,
	shorter: "Essayez une partie plus courte du nom, ou une autre orthographe.",
	games: "Matchs",
	teams: "Équipes",
	pages: "Pages",
	meant: "Cherchiez-vous l’une de ces pages?",
};
