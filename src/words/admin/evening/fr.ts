import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const evening: AdminWords["evening"] = {
	callOff: "Annuler une soirée",
	which: "Quels matchs",
	all: "Tous les matchs de la journée",
	ofGames: ({ name, count }) => `${name} (${count})`,
	whatBecomes: "Ce qu’ils deviennent",
	postponed: "Reportés\u00a0: ils auront une nouvelle date",
	cancelled: "Annulés\u00a0: ils ne seront pas joués",
	reason: "Raison",
	reasonHint: "Une phrase. Le site l’affiche jusqu’à la fin de la journée.",
	reasonOfChange: "Facultative. Qui est avisé du changement la lit.",
	concerned: ({ games, teams, people }) =>
		`${games} ${plural("fr", games, "match", "matchs")}, ${teams} ${plural("fr", teams, "équipe", "équipes")}, ${people} ${plural("fr", people, "personne", "personnes")}`,
	none: "Il ne reste aucun match à annuler ce jour-là.",
	staying: {
		hasBegun: ({ count }) =>
			`${count} ${plural("fr", count, "match commencé ou terminé reste tel quel", "matchs commencés ou terminés restent tels quels")}.`,
		isOff: ({ count }) =>
			`Déjà ${plural("fr", count, "annulé ou reporté", "annulés ou reportés")}\u00a0: ${count}.`,
		isDraft: ({ count }) => `Encore en brouillon, inchangés\u00a0: ${count}.`,
		isLocked: ({ count }) => `D’une saison verrouillée, inchangés\u00a0: ${count}.`,
		isWaiting: ({ count }) =>
			`En attente de leurs équipes\u00a0: ${count}. Changez le jour dans la phase.`,
	},
	visitorsRead: "Les visiteurs lisent",
	postpone: ({ count }) => `Reporter ${count} ${plural("fr", count, "match", "matchs")}`,
	cancel: ({ count }) => `Annuler ${count} ${plural("fr", count, "match", "matchs")}`,
	toMakeUp: "Matchs à reprendre",
	toMakeUpSummary: "Ils ont été reportés et attendent une nouvelle date.",
	nothingToMakeUp: "Aucun match à reprendre",
	postponedStandHere: "Les matchs reportés restent ici jusqu’à ce qu’ils aient une nouvelle date.",
	findATime: "Trouver une date",
	noTime: "Aucune plage libre trouvée. Donnez-lui un jour et une heure à la main.",
	wasOn: "Était prévu",
	fair: "aussi équitable que possible",
	weeksBetween: ({ count }) =>
		`à ${count} ${plural("fr", count, "semaine", "semaines")} de leur autre match`,
	costs: {
		time: "heures inégales",
		day: "jours inégaux",
		court: "terrains inégaux",
		rematch: "même adversaire trop tôt",
		threeInARow: "troisième de suite à domicile ou comme visiteur",
		doubleHeaders: "deuxième match de la journée",
	},
	countToMakeUp: ({ count }) => `${count} à reprendre`,
	timesFailed: "Les dates n’ont pas pu être trouvées.",
	failed: "La soirée n’a pas pu être annulée.",
};
