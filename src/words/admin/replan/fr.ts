import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const replan: AdminWords["replan"] = {
	title: "Replanifier la suite",
	summary:
		"Un gymnase ferme, des soirées sont tombées, une équipe est absente\u00a0: les matchs qui ne peuvent pas rester reçoivent une autre place, et le moins possible d’autres bougent. Ce qui a été joué ou est fixé reste.",
	whatHasChanged: "Ce qui a changé",
	closedFrom: "Fermé du",
	closedUntil: "Fermé jusqu’au",
	whatIsClosed: "Ce qui est fermé",
	allCourts: "Tous les terrains",
	moreWeeks: "Semaines à ajouter à la fin",
	from: "Rien ne change avant le",
	gamesEach: "Matchs par équipe",
	gamesEachHint: ({ most }) =>
		`Les équipes qui en ont moins jouent entre elles là où il y a de la place. Maximum actuel d’une équipe\u00a0: ${most}. Vide\u00a0: aucun nouveau match.`,
	gamesAdded: ({ count }) => `${count} ${plural("fr", count, "nouveau match", "nouveaux matchs")}.`,
	newGames: "Nouveaux matchs",
	look: "Chercher des places",
	looking: "Recherche de places…",
	theChanges: "Les changements",
	nothingMoves: "Aucun match ne doit bouger.",
	gamesMove: ({ count }) => `${count} ${plural("fr", count, "match bouge", "matchs bougent")}.`,
	fewest: "Impossible d’en bouger moins.",
	forOthers: ({ count }) =>
		plural("fr", count, `${count} fait place à un autre.`, `${count} font place à d’autres.`),
	leftOut: ({ count }) => `Plus de place pour ${count} ${plural("fr", count, "match", "matchs")}`,
	leftOutText:
		"Ils sont marqués comme reportés. Ajoutez des semaines à la fin, des heures ou des terrains, ou reprenez-les un à un.",
	now: "Maintenant",
	afterwards: "Ensuite",
	howFair: "Équité",
	fairnessOfBoth: "L’équité maintenant et ensuite",
	because: {
		closed: "Le gymnase est fermé",
		postponed: "Il n’a pas eu lieu",
		undated: "Il n’avait pas encore de date",
		notFree: "Une équipe ne peut pas jouer à ce moment",
		makesRoom: "Fait place à un autre match",
	},
	change: "Faire ces changements",
	publish: "Publier ces changements",
	toldInOne:
		"Les visiteurs les voient tout de suite. Ceux qui suivent ces équipes les apprennent en un seul message.",
	nobodySees: "C’est un brouillon\u00a0: personne n’est averti.",
	failed: "Les changements n’ont pas pu être faits.",
	changed: ({ count }) =>
		`${count} ${plural("fr", count, "match replanifié", "matchs replanifiés")}`,
};
