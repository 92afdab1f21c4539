import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const game: Words["game"] = {
	title: ({ away, home }) => `${away} chez ${home}`,
	against: {
		home: ({ opponent }) => `contre ${opponent}`,
		away: ({ opponent }) => `chez ${opponent}`,
	},
	count: ({ count }) => `${count} ${plural("fr", count, "match", "matchs")}`,

	dateToBeSet: "Date à déterminer",
	timeToBeSet: "Heure à déterminer",
	status: {
		in_progress: "En cours",
		completed: "Terminé",
		postponed: "Reporté",
		cancelled: "Annulé",
		forfeit: "Forfait",
	},
	forfeited: ({ team }) => `Forfait\u00a0: ${team}`,
	given: { win: "Victoire", loss: "Forfait" },
	winner: ", vainqueur",
	outcome: { win: "V", loss: "D" },

	score: "Pointage",
	next: "Prochains matchs",
	latest: "Derniers résultats",
	allResults: "Tous les résultats",
	fullSchedule: "Calendrier complet",
	noneScheduled: "Aucun match au calendrier",
	noneScheduledYet: "Les prochains paraîtront ici dès qu’ils seront fixés.",
};
