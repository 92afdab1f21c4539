import { plural } from "#domain/text/plural.ts";
import type { AdminWords } from "../en.ts";

export const bookkeeping: AdminWords["bookkeeping"] = {
	textType: "Texte",
	addAttribute: "Ajouter une caractéristique",
	editNamed: ({ name }) => `Modifier ${name}`,
	theAttributeCouldNotBe: "La caractéristique n’a pas pu être enregistrée.",
	typeOf: "Type",
	datesAreHiddenFromVisitors:
		"Les dates sont d’abord cachées aux visiteurs\u00a0: la plupart sont des dates de naissance.",
	boxScoreOf: ({ name }) => `Sommaire\u00a0: ${name}`,
	computedForYou: "Calculées pour vous",
	madeFromWhatYouKeep:
		"Faites de ce que vous tenez, et montrées à côté. Vos propres formules peuvent s’en servir aussi.",
	gameOnDay: ({ away, home, day }) => `${away} chez ${home}${day}`,
	dividedBy: "divisé par",
	openParenthesis: "ouvrir la parenthèse",
	closeParenthesis: "fermer la parenthèse",
	formula: "Formule",
	insertIntoTheFormula: "Insérer dans la formule",
	gamesPlayed: "Matchs joués",
	statInGame: ({ stat, away, home }) => `${stat}, ${away} chez ${home}`,
	newShort: "Nouv.",
	newStatistic: "Nouvelle statistique",
	resultInGame: ({ away, home, day, player, value }) =>
		`${away} chez ${home}${day}\u00a0: ${player} ${value}`,
	gamePeriod: "période de jeu",
	gamesAreNoLongerDivided: "Les matchs ne sont plus divisés par elle.",
	thePeriodCouldNotBe: "La période n’a pas pu être supprimée.",
	scoresAreEnteredForEach: "Le pointage est entré pour chacune, dans cet ordre.",
	addPeriod: "Ajouter une période",
	gamePeriods: "périodes de jeu",
	periodsYouAddedAreRemoved:
		"Les périodes que vous avez ajoutées sont retirées; celles qui ont des points restent, cachées, à la fin.",
	periodsOf: ({ sport }) => `Périodes de jeu\u00a0: ${sport}`,
	noGamePeriods: "Aucune période de jeu",
	gamesAreScoredAsA:
		"Les matchs sont comptés d’un bloc. Ajoutez demies, quarts ou manches pour entrer le pointage de chacun.",
	bookkeeping: "Tenue des chiffres",
	theseAreTheSettingsOf: "Ce sont les paramètres de",
	everybodyShares: ({ organization }) =>
		`, ${organization}. Tous ceux qui y travaillent les partagent.`,
	settingsSayWhichSports: ({ noneAvailable }) =>
		`${noneAvailable} Les paramètres de l’organisation disent quels sports elle pratique.`,
	pleaseChooseOneOfYour: "Veuillez choisir un de vos sports.",
	showNamed: ({ name }) => `Montrer ${name}`,
	isShown: "Montré",
	isHidden: "Caché",
	deleteNamed: ({ name }) => `Supprimer ${name}`,
	resetAll: "Réinitialiser",
	thisCouldNotBeChanged: "La modification a échoué.",
	isBack: ({ name }) => `${name} est de retour`,
	thePeriodCouldNotBe2: "La période n’a pas pu être enregistrée.",
	shortSuchAsQ1Or:
		"Court, comme Q1 ou OT. Une période nommée Final dit à elle seule le pointage du match.",
	formsAndProfilesOfPlayers: "Les formulaires et profils des joueurs ne l’ont plus.",
	theAttributeCouldNotBe2: "La caractéristique n’a pas pu être supprimée.",
	formsAndProfilesOfPlayers2:
		"Les formulaires et profils des joueurs les ont dans cet ordre. Les visiteurs ne voient que celles qui sont montrées.",
	playerAttributes: "caractéristiques des joueurs",
	attributesYouAddedAreRemoved:
		"Les caractéristiques que vous avez ajoutées sont retirées; celles qui sont remplies pour des joueurs restent, cachées, à la fin.",
	playersHaveOneList: ({ sport }) =>
		`Les joueurs ont une liste\u00a0: celle de ${sport}, le premier de vos sports.`,
	noPlayerAttributes: "Aucune caractéristique de joueur",
	playersHaveANameAnd:
		"Les joueurs ont un nom et une image. Ajoutez ce que vous gardez d’autre d’eux, comme leur numéro.",
	addStatistic: "Ajouter une statistique",
	theStatisticCouldNotBe: "La statistique n’a pas pu être enregistrée.",
	abbreviation: "Abréviation",
	exampleAbbreviation: "PTS",
	pleaseEnterAFormula: "Veuillez entrer une formule.",
	itsNumbersAre: "Ses chiffres sont",
	entered: "Entrés",
	somebodyTypesThemIntoThe: "Quelqu’un les tape dans le sommaire.",
	computed: "Calculés",
	fromOtherStatisticsByA: "D’autres statistiques, par une formule.",
	shownAs: "Montrée comme",
	headline: "En vedette",
	atTheHeadOfPlayers:
		"En tête des profils des joueurs, avec les meneurs de la saison et de tous les temps. Cinq au plus.",
	wholeNumber12: "Nombre entier, 12",
	oneDecimal123: "Une décimale, 12,3",
	percentage455: "Pourcentage, 45,5",
	shareOfOne333: "Part de un, ,333",
	theColumnsOfEveryBox:
		"Les colonnes de chaque sommaire, et les chiffres des profils, dans cet ordre.",
	statisticsYouAddedAreRemoved:
		"Les statistiques que vous avez ajoutées sont retirées; celles qui ont des chiffres restent, cachées, à la fin.",
	statisticsOf: ({ sport }) => `Statistiques\u00a0: ${sport}`,
	noStatisticsYet: "Aucune statistique pour le moment",
	addWhatYouCountFor:
		"Ajoutez ce que vous comptez pour chaque joueur, comme les buts, B, et les passes, P.",
	hiddenBecause: ({ names, count }) =>
		`Les visiteurs ne la voient pas\u00a0: ${names} ${plural("fr", count, "est cachée", "sont cachées")}.`,
	boxScoresAndProfilesNo: "Les sommaires et profils ne l’ont plus.",
	theStatisticCouldNotBe2: "La statistique n’a pas pu être supprimée.",
	isNeeded: ({ name }) => `${name} est nécessaire`,
	areComputedFrom: ({ names, count }) =>
		`${names} ${plural("fr", count, "en est tirée", "en sont tirées")}.`,
	changeOrDeleteWhatIs: "Changez ou supprimez d’abord ce qui en est tiré.",
	editAbbreviation: ({ abbreviation }) => `Modifier ${abbreviation}`,
	noOrganization: "aucune organisation",
	deleteWhat: ({ what, name }) => `Supprimer ${name} (${what})?`,
	resetWhat: ({ what }) => `Réinitialiser (${what})?`,
	overwrites: ({ what }) => `La liste actuelle sera remplacée (${what}).`,
	couldNotBeReset: ({ what }) => `La réinitialisation a échoué (${what}).`,
	statistics: "statistiques",
	statistic: "statistique",
	attribute: "caractéristique",
	theStatistic: "La statistique",
};
