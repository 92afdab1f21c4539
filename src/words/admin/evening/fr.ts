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
	concerned: ({ games, teams, people }) =>
		`${games} ${plural("fr", games, "match", "matchs")}, ${teams} ${plural("fr", teams, "équipe", "équipes")}, ${people} ${plural("fr", people, "personne", "personnes")}`,
	none: "Il ne reste aucun match à annuler ce jour-là.",
	staying: {
		hasBegun: ({ count }) =>
			`${count} ${plural("fr", count, "match commencé ou terminé reste tel quel", "matchs commencés ou terminés restent tels quels")}.`,
		isOff: ({ count }) =>
			`Déjà ${plural("fr", count, "annulé ou reporté", "annulés ou reportés")}\u00a0: ${count}.`,
		isDraft: ({ count }) => `Encore à l’état d’ébauche, inchangés\u00a0: ${count}.`,
		isLocked: ({ count }) => `D’une saison verrouillée, inchangés\u00a0: ${count}.`,
		isWaiting: ({ count }) =>
			`En attente de leurs équipes\u00a0: ${count}. Changez le jour dans la phase.`,
	},
	visitorsRead: "Les visiteurs lisent",
	postpone: ({ count }) => `Reporter ${count} ${plural("fr", count, "match", "matchs")}`,
	cancel: ({ count }) => `Annuler ${count} ${plural("fr", count, "match", "matchs")}`,
	failed: "La soirée n’a pas pu être annulée.",
};
