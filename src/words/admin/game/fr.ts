import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const game: AdminWords["game"] = {
	changeGame: "Modifier le match",
	changeGames: ({ count }) => `Modifier ${count} matchs`,
	fillInWhatShouldChange: "Indiquez ce qui doit changer.",
	onlyWhatYouFillIn: "Seul ce que vous indiquez change.",
	asItIs: "Tel quel",
	progressOf: ({ progress, count }) => `${progress} de ${count}…`,
	chooseALeagueFirst: "Choisissez d’abord une ligue",
	loadingTeams: "Chargement des équipes…",
	thisLeagueHasNoTeams: "Cette ligue n’a pas encore d’équipes",
	pleaseEnterBothScores: "Veuillez entrer les deux pointages.",
	aScoreIsAWhole: "Un pointage est un nombre entier de 0 à 999.",
	nothingWasChanged: "Rien n’a été modifié.",
	gamesNotChanged: ({ count, all }) => `${count} matchs sur ${all} n’ont pas été modifiés.`,
	finalScore: "Pointage final",
	home: "Local",
	gamesChanged: ({ count }) => `${count} matchs modifiés`,
	theGameIsAsIt: "Le match est redevenu comme avant",
	gamesAsTheyWere: ({ count }) => `${count} matchs sont redevenus comme avant`,
	saveStill: ({ status }) => `Enregistrer, toujours ${status}`,
	saveAsFinal: "Enregistrer comme final",
	saveGameGoesOn: "Enregistrer, le match continue",
	isItOver: "Est-il terminé?",
	savedAsFinalItCounts: "Enregistré comme final, il compte au classement et pour ses joueurs.",
	itIsOver: "Il est terminé",
	changes: ({ count }) => `${count} modifications`,
	toCheck: "À vérifier",
	countToCheck: ({ count }) => `${count} à vérifier`,
	removeIt: "Retirer",
	takeTheirs: ({ theirs }) => `Prendre ${theirs}`,
	notEligible: ({ games, least }) =>
		`Non admissible\u00a0: ${games} ${plural("fr", games, "match", "matchs")} sur ${least}`,
	notEligibleHere: "Non admissibles pour ce match",
	itsGames: ({ name, games, least }) =>
		`${name}, ${games} ${plural("fr", games, "match", "matchs")} sur ${least}`,
	editBoxScore: "Modifier le sommaire",
	noBoxScoreYet: "Pas encore de sommaire",
	typeEverybodysNumbersAs:
		"Tapez les chiffres de chacun comme sur la feuille de match, ou collez-les d’une feuille de calcul.",
	enterBoxScore: "Entrer le sommaire",
	rowsLeftOut: ({ count }) =>
		`${count} ${plural("fr", count, "ligne laissée", "lignes laissées")} de côté\u00a0: il n’y a plus de joueurs.`,
	notAmongPlayers: ({ names }) => `Laissés de côté, pas parmi les joueurs\u00a0: ${names}.`,
	columnsLeftOut: ({ count }) =>
		`${count} ${plural("fr", count, "colonne laissée", "colonnes laissées")} de côté\u00a0: il n’y a plus de statistiques.`,
	noStatisticsHere: ({ names }) =>
		`Laissées de côté, pas des statistiques de cette ligue\u00a0: ${names}.`,
	boxScoreOf: ({ name }) =>
		`Sommaire\u00a0: ${name}. Les flèches et Entrée passent d’un champ à l’autre.`,
	ofPoints: ({ finalScore }) => `de ${finalScore} points`,
	ofTeam: ({ name }) => `de ${name}`,
	nobodyIsOnThisRoster:
		"Personne n’est encore dans cet alignement. Ajoutez d’abord les joueurs, puis revenez; ce que vous avez tapé est gardé.",
	somebodyElseRemovedThis: "Quelqu’un d’autre l’a retiré.",
	somebodySaved: ({ theirs }) => `Quelqu’un d’autre a enregistré ${theirs}.`,
	noConnectionYourInputIs: "Aucune connexion. Ce que vous tapez est gardé sur cet appareil.",
	editDetails: "Modifier les détails",
	video: "Vidéo",
	aYoutubeLinkIsShown: "Un lien YouTube est montré sur la page du match.",
	forfeitedBy: "Forfait de",
	toBeSet: "À fixer",
	openLink: "Ouvrir",
	statusBy: ({ status, team }) => `${status} de ${team}`,
	pleaseChooseWhoForfeited: "Veuillez choisir qui a déclaré forfait.",
	none: "Aucune",
	watch: "Regarder",
	watchOnYoutube: "Regarder sur YouTube",
	awayAtHome: ({ away, home }) => `${away} chez ${home}`,
	nobodyHasChangedThisGame: "Personne n’a encore modifié ce match.",
	savedByYou: ({ time }) => `Enregistré par vous à ${time}`,
	savedBy: ({ user, time }) => `${user} a enregistré ce match à ${time}`,
	previousField: "Champ précédent",
	oneLess: "Un de moins",
	oneMore: "Un de plus",
	nextField: "Champ suivant",
	clear: "Effacer",
	plusOrMinus: "Plus ou moins",
	nextPlayer: "Joueur suivant",
	playersHavePoints: ({ name, points, score }) =>
		`Les joueurs de ${name} ont ${points} points, le pointage final dit ${score}.`,
	unsavedFrom: ({ moment }) => `Saisie non enregistrée de ${moment}`,
	yourInputWasDiscarded: "Votre saisie a été jetée.",
	somebodyElseSaved: ({ what, theirs, mine }) =>
		`${what}\u00a0: quelqu’un d’autre a enregistré ${theirs}, vous avez ${mine}.`,
	keepMine: ({ mine }) => `Garder ${mine}`,
	score: "Pointage",
	editScore: "Modifier le pointage",
	removeTheResult: "Retirer le résultat?",
	theFinalScoreAndThe:
		"Le pointage final et le pointage par période sont retirés. Le sommaire reste.",
	postponedCancelledOrForfeit: "Reporté, annulé ou forfait?",
	removeResult: "Retirer le résultat",
	periodsMake: ({ name, sum, score }) =>
		`Les périodes de ${name} font ${sum}, le pointage final dit ${score}.`,
	selected: ({ chosen }) => `${chosen} sélectionnés`,
	games: ({ count }) => `${count} ${plural("fr", count, "match", "matchs")}`,
	today: "Aujourd’hui",
	searchGames: "Rechercher des matchs",
	allStatuses: "Tous les états",
	withoutAResult: "Sans résultat",
	deleteGames: ({ count }) => `Supprimer ${count} matchs`,
	pleaseSelectAtLeastOne: "Veuillez sélectionner au moins un match à modifier.",
	moreFor: ({ matchup }) => `Autres actions\u00a0: ${matchup}`,
	openGame: "Ouvrir le match",
	enterResult: "Entrer le résultat",
	changeResult: "Modifier le résultat",
	changeDateTimeLocation: "Modifier la date, l’heure, le lieu",
	enterResultOf: ({ matchup }) => `Entrer le résultat\u00a0: ${matchup}`,
	changeResultOf: ({ matchup, result }) => `Modifier le résultat\u00a0: ${matchup}, ${result}`,
	forfeitedBy2: ({ name }) => `Forfait de ${name}`,
	gamesOfTheSeason: "Matchs de la saison",
	atTeam: ({ name }) => `chez ${name}`,
	noGameOfThisSeason: "Aucun match de cette saison ne correspond à votre choix.",
	showAllGames: "Afficher tous les matchs",
	addGameOr: "Ajoutez un match, ou ",
	addSeasonFirst: "Ajoutez d’abord une saison",
	firstOr: ", ou",
	importASeasonFromA: "importez une saison d’une feuille de calcul",
	forfeitByTeam: ({ team }) => `Forfait de ${team}`,
	forfeitByBoth: "Forfait des deux équipes",
	bothTeams: "Les deux équipes",
	bothForfeited: "Forfait des deux équipes",

	hasNoGames: ({ name, isSeveral }) => `${name} ${isSeveral ? "n’ont" : "n’a"} aucun match.`,
	hasGames: ({ name, isSeveral, count, withResult }) => {
		const games = `${name} ${isSeveral ? "ont" : "a"} ${count} ${plural("fr", count, "match", "matchs")}`;
		if (count === 1 && withResult === 1) return `${games} avec un résultat.`;
		return `${games}, dont ${shareOf({ count, withResult })} avec un résultat.`;
	},
	theyGoToo: ({ count }) => `${count === 1 ? "Il part aussi" : "Ils partent aussi"}.`,
	theyGoTooWith: ({ count, losers, isOne }) =>
		`${count === 1 ? "Il part aussi" : "Ils partent aussi"}, et ${losers} ${isOne ? "perd" : "perdent"} ${count === 1 ? "ce résultat" : "ces résultats"}.`,
	moreTeams: ({ count }) => `${count} ${plural("fr", count, "autre équipe", "autres équipes")}`,
	deleteGame: ({ asked, matchup, hasResult }) =>
		`${asked} ${matchup}${hasResult ? ", et son résultat" : ""}.`,
	deleteTheseGames: ({ count, played }) =>
		`Supprimer ces ${count} matchs? ${played === 0 ? "Aucun n’a" : played === 1 ? "L’un d’eux a" : `${played} d’entre eux ont`} un résultat.`,
	statuses: {
		scheduled: "Prévu",
		in_progress: "En cours",
		completed: "Terminé",
		forfeit: "Forfait",
		postponed: "Reporté",
		cancelled: "Annulé",
	},
	/** Why the score of a game counts for nobody. */
	kept: {
		in_progress:
			"Le match est en cours\u00a0: il ne compte pour personne tant qu’il n’est pas terminé.",
		postponed:
			"Le match est reporté\u00a0: son pointage et ses chiffres ne comptent pour personne.",
		cancelled: "Le match est annulé\u00a0: son pointage et ses chiffres ne comptent pour personne.",
	},
	thisGameIsOn: ({ day }) => `Ce match est prévu le ${day}.`,
	enterItsResultNow: "Entrer déjà son résultat?",
	nothing: "rien",
	theAwayTeam: "l’équipe visiteuse",
	theHomeTeam: "l’équipe locale",
};

/** How many of them: "none", "all" or a number. */
function shareOf({ count, withResult }: { count: number; withResult: number }): string {
	if (withResult === 0) return "aucun";
	return withResult === count ? "tous" : String(withResult);
}
