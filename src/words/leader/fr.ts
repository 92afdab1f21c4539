import type { Words } from "../en.ts";

export const leader: Words["leader"] = {
	nobody: "Aucun meneur pour le moment",
	nobodyYet: "Les meneurs paraîtront ici après le premier sommaire de match.",
	title: "Meneurs",
	top: "Les 20 meilleurs de tous les temps",
	summary: ({ name, counts }) =>
		`Les meneurs de tous les temps\u00a0: ${name}. ${counts === "" ? "Victoires" : `Au programme\u00a0: ${counts} et victoires`} des équipes.`,
	allTime: ({ what }) => `${what} en carrière`,
	points: { title: "Points", unit: "points" },
	threes: { title: "Paniers de 3 points", unit: "paniers de 3 points" },
	pointsPerGame: { title: "Points par match", unit: "points par match" },
	regulars: "Joueurs ayant disputé au moins la moitié des matchs de leur équipe",
	wins: { title: "Victoires d’équipe de tous les temps", unit: "victoires" },
};
