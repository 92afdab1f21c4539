import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const post: AdminWords["post"] = {
	news: "Nouvelles",
	about:
		"Ce que la ligue a à dire\u00a0: sur la page des nouvelles, sur l’accueil et, si vous voulez, au-dessus de chaque page.",
	addPost: "Rédiger une nouvelle",
	title: "Titre",
	shownAs: "Affichage",
	search: "Chercher dans les nouvelles",
	allStates: "Tous les états",
	states: { draft: "Brouillon", planned: "Prévue", published: "Publiée" },
	pinned: "À la une",
	bannerUntilDay: ({ day }) => `Bandeau jusqu’au ${day}`,
	sentTo: ({ count }) => `Envoyée à ${count} ${plural("fr", count, "personne", "personnes")}`,
	selectAtLeastOne: "Choisissez au moins une nouvelle.",
	deletePosts: ({ count }) =>
		count === 1 ? "Supprimer la nouvelle" : `Supprimer ${count} nouvelles`,
	goneFromTheSite: ({ count }) =>
		plural("fr", count, "Elle quitte le site aussitôt.", "Elles quittent le site aussitôt."),
	postsDeleted: ({ count }) =>
		`${count} ${plural("fr", count, "nouvelle supprimée", "nouvelles supprimées")}`,
	notDeleted: "La nouvelle n’a pas pu être supprimée.",
	nothingMatches: "Aucune nouvelle ne correspond",
	showAll: "Afficher toutes les nouvelles",
	noneYet: "Pas encore de nouvelles",
	whatFor:
		"Un gymnase fermé, une finale qui s’en vient, une équipe qui se joint à la ligue\u00a0: écrivez-le une fois, et tout le monde le voit sur le site.",
	publishAt: "Date et heure",
	publishAtHint: "Vide\u00a0: dès que vous publiez. Une heure à venir\u00a0: à cette minute.",
	pin: "Mettre à la une",
	pinHint: "Elle passe avant toutes les autres.",
	bannerUntil: "Au-dessus de chaque page jusqu’au",
	bannerHint:
		"Son titre reste en haut de tout le site jusqu’à la fin de cette journée. Vide\u00a0: pas du tout.",
	language: "Langue",
	languageHint: "Celle du texte. Les visiteurs de toutes les langues la voient.",
	saveDraft: "Enregistrer le brouillon",
	takeOff: "Remettre en brouillon",
	sendToReaders: "L’envoyer…",
	send: "Envoyer la nouvelle",
	sendNow: "Envoyer",
	toWhom: "À qui",
	groups: {
		followers: "Abonnés",
		captains: "Capitaines",
		teams: "Joueurs et capitaines",
		everybody: "Tout le monde",
	},
	ofWhat: "De",
	ofAll: "Toute l’organisation",
	byMail: ({ count }) => `Par courriel (${count})`,
	byPush: ({ count }) => `Par notification (${count})`,
	wouldHear: ({ count }) =>
		`${count} ${plural("fr", count, "personne avisée", "personnes avisées")}`,
	onlyOnce:
		"Une nouvelle s’envoie une seule fois. Personne ne reçoit rien avant la fin du délai de réflexion.",
	couldNotBeSent: "La nouvelle n’a pas pu être envoyée.",
};
