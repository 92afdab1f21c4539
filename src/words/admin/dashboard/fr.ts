import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const dashboard: AdminWords["dashboard"] = {
	welcome: "Bienvenue",
	welcomeName: ({ username }) => `Bienvenue, ${username}`,
	noneYet: "Aucune pour le moment",
	nowSeason: ({ name }) => `En cours\u00a0: ${name}`,
	doneOf: ({ done, count }) => `${done} de ${count} terminés`,
	tenMinutesFromNothingTo:
		"Dix minutes, de rien à une ligue qui a son propre site. Vous pouvez vous arrêter à toute étape et y revenir.",
	goOnWhereYouStopped:
		"Reprenez où vous vous êtes arrêté. Ce qui est fait est fait, où que ce soit.",
	isDone: ", terminé",
	begin: "Commencer",
	doYouHaveAllOf: "Avez-vous déjà tout dans une feuille de calcul?",
	lastChanges: "Dernières modifications",
	gamesWithoutAResult: "Matchs sans résultat",
	gamesWithoutResult: ({ count }) => `Matchs sans résultat (${count})`,
	everyGameThatWasPlayed: "Tous les matchs joués ont leur résultat.",
	andMoreIn: ({ more }) => `Et ${more} de plus dans`,
	stillInProgress: "Encore en cours",
	scoreOfGame: ({ away, home }) => `le pointage de ${away} chez ${home}`,
	shortOfPlayers: "Pas assez de joueurs",
	noPlayers: "Aucun joueur",
	players: ({ count }) => `${count} ${plural("fr", count, "joueur", "joueurs")}`,
	thisWeek: "Cette semaine",
	allGames: "Tous les matchs",
	noGamesThisWeek: "Aucun match cette semaine",
	nextGame: ({ day }) => `Prochain match\u00a0: ${day}`,
	seeAllGames: "Voir tous les matchs",
	final: "Final",
	live: "En direct",
	forfeit: "Forfait",
};
