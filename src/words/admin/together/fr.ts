import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const together: AdminWords["together"] = {
	title: "Planifier des ligues ensemble",
	open: "Planifier ensemble",
	text: "Pour des ligues qui partagent un gymnase, des jours ou des personnes\u00a0: aucun match n’en gêne un autre, et les heures tôt et tard se partagent selon le nombre de matchs de chaque ligue. Chaque ligue reste aussi équitable que si elle était seule.",
	lay: "Les planifier ensemble",
	thorough: "Chercher à fond",
	thoroughHint: "Prend jusqu’à une demi-minute pour beaucoup de ligues.",
	replaces: "Leurs matchs sont refaits. Ceux d’avant vont dans les éléments supprimés.",
	failure: "Les calendriers n’ont pas pu être créés",
	hours: "Matchs par heure",
	hoursHint: "Ouvrez un calendrier pour voir s’il est équitable, et pour le publier.",
	missing: ({ league, count }) =>
		`${league}\u00a0: ${count} ${plural("fr", count, "match n’a", "matchs n’ont")} pas de place.`,
};
