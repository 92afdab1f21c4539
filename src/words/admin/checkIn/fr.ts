import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const checkIn: AdminWords["checkIn"] = {
	title: "Présences",
	about:
		"Qui est présent, qui est partant, et avec quel numéro. C’est noté pour ce match et ne change aucun alignement.",
	here: "Présent",
	starts: "Partant",
	number: "N°",
	count: ({ here, all, starters }) =>
		`${here} sur ${all} présents, ${starters} ${plural("fr", starters, "partant", "partants")}`,
	all: "Tous sont présents",
	guest: "Ajouter un invité",
	guestHint:
		"Quelqu’un qui n’est dans aucun alignement joue ce seul match. Un joueur de ce nom est ajouté à la ligue.",
	guestOf: ({ team }) => `Invité\u00a0: ${team}`,
	firstName: "Prénom",
	lastName: "Nom",
	isGuest: "Invité",
	numberOf: ({ player }) => `Numéro\u00a0: ${player}`,
	hereOf: ({ player }) => `${player} est présent`,
	startsOf: ({ player }) => `${player} est partant`,
	notSaved: "Impossible d’enregistrer. Rien n’est perdu\u00a0: réessayez dès qu’il y a du réseau.",
	notLoaded: "Impossible de charger les présences.",
	suspended: ({ left }) =>
		`Suspendu\u00a0: encore ${left} ${plural("fr", left, "match", "matchs")}`,
	notRegistered: "Non inscrit",
	tooFewGames: ({ games, needed }) => `${games} matchs joués sur ${needed}`,
	feeDue: "Frais impayés",
	barred: ({ team }) => `${team} n’a pas payé et ne joue pas.`,
	nobody: "Personne n’est encore dans cet alignement. On peut ajouter des invités.",
	mayNot: ({ player, why }) => `${player} a des statistiques, mais\u00a0: ${why}.`,
	star: "Joueur du match",
	noStar: "Personne",
	starSaved: "Le joueur du match est enregistré",
	rosterOf: ({ team }) => `Alignement\u00a0: ${team}`,
	rosterHint: ({ team }) =>
		`Pour le capitaine\u00a0: qui vient à ce match (${team}), une semaine à l’avance.`,
};
