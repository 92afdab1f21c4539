import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const statistic: Words["statistic"] = {
	title: "Statistiques",
	sections: "Statistiques",
	tabs: { leaders: "Meneurs", players: "Joueurs", teams: "Équipes", records: "Records" },
	allTime: "Meneurs de tous les temps",

	leadersTitle: "Meneurs de la saison",
	leadersSummary: ({ name }) => `Les meneurs de la saison dans chaque statistique\u00a0: ${name}.`,
	leadersSeasonSummary: ({ name, season }) =>
		`Les meneurs dans chaque statistique\u00a0: ${name}, ${season}.`,
	playersTitle: "Statistiques des joueurs",
	playersSummary: ({ name }) => `Les statistiques de tous les joueurs\u00a0: ${name}.`,
	playersSeasonSummary: ({ name, season }) =>
		`Les statistiques de tous les joueurs\u00a0: ${name}, ${season}.`,
	teamsTitle: "Statistiques des équipes",
	teamsSummary: ({ name }) => `Les statistiques de toutes les équipes\u00a0: ${name}.`,
	teamsSeasonSummary: ({ name, season }) =>
		`Les statistiques de toutes les équipes\u00a0: ${name}, ${season}.`,

	choose: "Choisir des statistiques",
	sport: "Sport",
	position: "Position",
	allPositions: "Toutes les positions",
	least: "Matchs",
	leastAll: "Peu importe le nombre",
	leastGames: ({ count }) => `${count} ${plural("fr", count, "match", "matchs")} ou plus`,
	counting: "Chiffres",
	countings: { game: "Par match", total: "Totaux" },

	jumpTo: "Statistiques de cette page",
	all: "Tous",
	allIn: ({ name }) => `Tous les joueurs selon\u00a0: ${name}`,
	none: "Aucune statistique pour le moment",
	noneYet: "Les chiffres paraîtront ici dès le premier sommaire de match.",
	nobody: "Personne à signaler",
	askLess: "Choisissez une autre équipe ou position, ou moins de matchs.",

	barGames: "Au moins la moitié des matchs de l’équipe",
	barBoth: ({ count, of }) => `Au moins la moitié des matchs de l’équipe et ${count} ${of}`,
	barNote: ({ bar }) => `${bar}; les autres suivent sans rang.`,

	player: "Joueur",
	team: "Équipe",
	place: "Rang",
	byNumber: ({ name }) => `Joueurs selon\u00a0: ${name}`,
	teamsBy: ({ name }) => `Équipes selon\u00a0: ${name}`,
	byName: "Joueurs par nom",
	whose: "Côté",
	sides: { own: "Équipes", opponents: "Adversaires" },
	opponentsBy: ({ name }) => `Ce que font les adversaires\u00a0: ${name}`,
	bothSides: "L’équipe et ses adversaires",
	bothSidesOf: ({ name }) => `L’équipe et ses adversaires, par match\u00a0: ${name}`,
	of: ({ from, to, total }) => `${from}–${to} sur ${total}`,
	pages: "Pages",
	previous: "Précédente",
	next: "Suivante",

	/** Two players side by side. */
	compare: {
		link: "Comparer",
		title: "Comparer des joueurs",
		of: ({ name, other }) => `${name} et ${other}`,
		summary: ({ name, other }) => `${name} et ${other} côte à côte, cette saison et en carrière.`,
		ofOne: ({ name }) => `Comparer\u00a0: ${name}`,
		ofOneSummary: ({ name }) => `${name} à côté de n’importe quel joueur, chiffre par chiffre.`,
		choose: "Choisir les joueurs",
		against: "Avec",
		nobody: "Choisir un joueur",
		whom: "Choisissez avec qui comparer.",
		season: "Dernière saison",
		career: "Carrière",
		none: "Rien à comparer",
		noneYet: "Les deux n’ont pas de chiffres dans le même sport.",
	},

	/** The highest numbers. */
	records: {
		title: "Records",
		summary: ({ name }) =>
			`Les records de tous les temps et de la saison, joueurs et équipes\u00a0: ${name}.`,
		allSeasons: "De tous les temps",
		game: ({ name }) => `${name}, un match`,
		season: ({ name }) => `${name}, saison`,
		inARow: ({ name, least }) =>
			least > 1 ? `${name}, matchs de suite à ${least} ou plus` : `${name}, matchs de suite`,
		wins: "Plus larges victoires",
		scores: "Plus hauts pointages",
		streaks: {
			wins: "Plus longues séquences de victoires",
			unbeaten: "Plus longues séquences sans défaite",
			losses: "Plus longues séquences de défaites",
		},
	},

	shooting: "Tirs",
	shootingOf: ({ name }) => `Les tirs\u00a0: ${name}`,
	shots: "Tirs",
	madeOf: "Réussis",
	rankByWeek: "Rang par semaine",
	rankByWeekOf: ({ name }) => `Le rang semaine par semaine\u00a0: ${name}`,
	week: "Semaine",
};
