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
	forfeitedByBoth: "Forfait des deux équipes",
	annulled: "Résultat annulé",
	withdrew: ({ team }) => `Retrait\u00a0: ${team}`,
	given: { win: "Victoire", loss: "Forfait" },
	winner: ", vainqueur",
	outcome: { win: "V", loss: "D", draw: "N" },

	next: "Prochains matchs",
	latest: "Derniers résultats",
	allResults: "Tous les résultats",
	fullSchedule: "Calendrier complet",
	noneScheduled: "Aucun match au calendrier",
	noneScheduledYet: "Les prochains paraîtront ici dès qu’ils seront fixés.",

	summary: ({ title, league }) => `Sommaire du match ${title}, ${league}.`,
	summaryOn: ({ title, date, league }) => `Sommaire du match ${title}, ${date}, ${league}.`,
	score: "Pointage",
	byPeriod: "Pointage par période",
	team: "Équipe",
	leadByPeriod: "Avance après chaque période",
	level: "Égalité",
	leadOf: ({ team, points }) => `${team} par ${points}`,

	video: "Vidéo",
	map: "Carte",
	directions: "Itinéraire",

	boxScore: {
		of: ({ team }) => `Sommaire\u00a0: ${team}`,
		none: "Pas encore de sommaire",
		noneYet: "Les statistiques de chacun paraîtront ici après le match.",
		noneOfTeam: "Aucune statistique n’a été notée pour cette équipe.",
		player: "Joueur",
		starters: "Partants",
		bench: "Réservistes",
		didNotPlay: "N’a pas joué",
	},
	notInGame: "Absents\u00a0:",
	rosterOf: ({ team }) => `Alignement\u00a0: ${team}`,

	preview: {
		teams: "Les équipes",
		thisSeason: "Les deux équipes cette saison",
		lastFive: "Cinq derniers",
		scored: { short: "Marqués", name: "Marqués par match" },
		allowed: { short: "Accordés", name: "Accordés par match" },
		leaders: "Meneurs",
		aGame: ({ average }) => `${average} par match`,
		meetings: "Derniers affrontements",
	},
	pictures: "Photos",
	toGame: "Voir le match",
	seasonPictures: "Photos de la saison",
	allPictures: "Toutes les photos",
	noPictures: "Pas encore de photos",
	noPicturesYet: "Les photos des matchs paraîtront ici dès que quelqu’un en aura ajouté.",
	picturesOf: ({ name }) => `Les photos des matchs\u00a0: ${name}.`,
	recap: {
		title: "En bref",
		copy: "Copier le texte",
		won: ({ winner, loser, points, allowed, isLong }) =>
			`Marque finale\u00a0: ${winner} ${points}, ${loser} ${allowed}${isLong ? ", en prolongation" : ""}.`,
		drew: ({ away, home, points, isLong }) =>
			`Match nul de ${points} à ${points}${isLong ? " après prolongation" : ""}\u00a0: ${away} et ${home}.`,
		led: ({ name, numbers, team }) => `${name} (${numbers}) pour ${team}`,
		best: ({ people }) => `En tête\u00a0: ${people}.`,
		place: ({ team, league, before, after }) =>
			before === null || before === after
				? `Au classement (${league})\u00a0: ${team}, ${before === null ? "à" : "toujours à"} la ${place(after)} place.`
				: `Au classement (${league})\u00a0: ${team}, de la ${place(before)} à la ${place(after)} place.`,
	},
	story: {
		howItWent: "Le fil du match",
		star: "Joueur du match\u00a0:",
		best: "Joueurs du match",
		comparison: "Les équipes en chiffres",
		bothTeams: "Les deux équipes dans ce match",
		inTheTable: "Au classement",
		places: "Rangs avant et après ce match",
		before: "Avant",
		after: "Après",
		up: ", en hausse",
		down: ", en baisse",
	},
};

function place(rank: number): string {
	return rank === 1 ? "1re" : `${rank}e`;
}
