import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const schedule: Words["schedule"] = {
	title: "Calendrier",
	summary: ({ name }) => `Matchs et résultats\u00a0: ${name}.`,
	seasonSummary: ({ name, season }) => `Matchs et résultats\u00a0: ${name}, ${season}.`,
	filter: "Filtrer les matchs",
	date: "Date",
	allDates: "Toutes les dates",
	status: "Statut",
	allGames: "Tous les matchs",
	statuses: {
		scheduled: "À venir",
		in_progress: "En cours",
		completed: "Terminés",
		postponed: "Reportés",
		cancelled: "Annulés",
		forfeit: "Forfaits",
	},

	length: "Étendue",
	lengths: { week: "Semaine", month: "Mois", all: "Tous les matchs" },
	turn: "Matchs précédents et suivants",
	earlier: "Précédents",
	later: "Suivants",
	toNext: "Aller aux prochains matchs",
	shown: ({ count, total }) => `${count} ${plural("fr", count, "match", "matchs")} sur ${total}`,
	lastChanged: ({ date }) => `Calendrier modifié le ${date}`,

	none: "Aucun match",
	noneYet: "Les matchs paraîtront ici dès qu’ils seront au calendrier.",
	showAll: "Voir tous les matchs",

	byDay: "Matchs par jour",
	when: "Heure ou statut",
	game: "Match",
	place: "Lieu",
	outcome: { win: "Victoire", loss: "Défaite", draw: "Match nul" },
	bye: "Congé",
	noGameThisWeek: "Pas de match cette semaine",

	addToCalendar: "Ajouter à mon agenda",
	allGamesOf: ({ name }) =>
		`Tous les matchs\u00a0: ${name}. Votre agenda se met à jour tout seul; un fichier téléchargé reste tel quel.`,
	openInCalendar: "Ouvrir dans mon agenda",
	download: "Télécharger le fichier",
	forGoogle: "Dans Google Agenda, choisissez «\u00a0À partir de l’URL\u00a0» et collez ceci\u00a0:",
};
