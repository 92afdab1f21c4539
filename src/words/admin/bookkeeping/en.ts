import { plural } from "#domain/text/plural.ts";

export const bookkeeping = {
	textType: "Text",
	addAttribute: "Add attribute",
	editNamed: ({ name }: { name: string }) => `Edit ${name}`,
	theAttributeCouldNotBe: "The attribute could not be saved.",
	typeOf: "Type",
	datesAreHiddenFromVisitors:
		"Dates are hidden from visitors at first: most of them are birth dates.",
	boxScoreOf: ({ name }: { name: string }) => `Box score of ${name}`,
	computedForYou: "Computed for you",
	madeFromWhatYouKeep:
		"Made from what you keep, and shown beside it. Your own formulas can use these too.",
	gameOnDay: ({ away, home, day }: { away: string; home: string; day: string }) =>
		`${away} at ${home}${day}`,
	dividedBy: "divided by",
	openParenthesis: "open parenthesis",
	closeParenthesis: "close parenthesis",
	formula: "Formula",
	insertIntoTheFormula: "Insert into the formula",
	gamesPlayed: "Games played",
	statInGame: ({ stat, away, home }: { stat: string; away: string; home: string }) =>
		`${stat} in ${away} at ${home}`,
	newShort: "New",
	newStatistic: "New statistic",
	resultInGame: ({
		away,
		home,
		day,
		player,
		value,
	}: {
		away: string;
		home: string;
		day: string;
		player: string;
		value: string;
	}) => `In ${away} at ${home}${day}: ${player} ${value}`,
	gamePeriod: "game period",
	gamesAreNoLongerDivided: "Games are no longer divided by it.",
	thePeriodCouldNotBe: "The period could not be deleted.",
	scoresAreEnteredForEach: "Scores are entered for each of these, in this order.",
	addPeriod: "Add period",
	gamePeriods: "game periods",
	periodsYouAddedAreRemoved:
		"Periods you added are removed; those with points entered stay, hidden, at the end.",
	periodsOf: ({ sport }: { sport: string }) => `Game periods of ${sport}`,
	noGamePeriods: "No game periods",
	gamesAreScoredAsA:
		"Games are scored as a whole. Add halves, quarters or sets to enter the score of each.",
	bookkeeping: "Bookkeeping",
	theseAreTheSettingsOf: "These are the settings of",
	everybodyShares: ({ organization }: { organization: string }) =>
		`, ${organization}. Everybody who works there shares them.`,
	settingsSayWhichSports: ({ noneAvailable }: { noneAvailable: string }) =>
		`${noneAvailable} The organization's settings say which sports it plays.`,
	pleaseChooseOneOfYour: "Please choose one of your sports.",
	showNamed: ({ name }: { name: string }) => `Show ${name}`,
	isShown: "Shown",
	isHidden: "Hidden",
	deleteNamed: ({ name }: { name: string }) => `Delete ${name}`,
	resetAll: "Reset",
	thisCouldNotBeChanged: "This could not be changed.",
	isBack: ({ name }: { name: string }) => `${name} is back`,
	thePeriodCouldNotBe2: "The period could not be saved.",
	shortSuchAsQ1Or:
		"Short, such as Q1 or OT. One called Final says the score of the game by itself.",
	formsAndProfilesOfPlayers: "Forms and profiles of players no longer have it.",
	theAttributeCouldNotBe2: "The attribute could not be deleted.",
	formsAndProfilesOfPlayers2:
		"Forms and profiles of players have these in this order. Visitors see only those that are shown.",
	playerAttributes: "player attributes",
	attributesYouAddedAreRemoved:
		"Attributes you added are removed; those filled in for players stay, hidden, at the end.",
	playersHaveOneList: ({ sport }: { sport: string }) =>
		`Players have one list: that of ${sport}, the first of your sports.`,
	noPlayerAttributes: "No player attributes",
	playersHaveANameAnd:
		"Players have a name and a picture. Add what else you keep about them, such as their number.",
	addStatistic: "Add statistic",
	theStatisticCouldNotBe: "The statistic could not be saved.",
	abbreviation: "Abbreviation",
	exampleAbbreviation: "PTS",
	pleaseEnterAFormula: "Please enter a formula.",
	itsNumbersAre: "Its numbers are",
	entered: "Entered",
	somebodyTypesThemIntoThe: "Somebody types them into the box score.",
	computed: "Computed",
	fromOtherStatisticsByA: "From other statistics, by a formula.",
	shownAs: "Shown as",
	headline: "Headline",
	atTheHeadOfPlayers:
		"At the head of players' profiles, with leaders of the season and of all time. Five at most.",
	wholeNumber12: "Whole number, 12",
	oneDecimal123: "One decimal, 12.3",
	percentage455: "Percentage, 45.5",
	shareOfOne333: "Share of one, .333",
	theColumnsOfEveryBox:
		"The columns of every box score, and the numbers on profiles, in this order.",
	statisticsYouAddedAreRemoved:
		"Statistics you added are removed; those with numbers entered stay, hidden, at the end.",
	statisticsOf: ({ sport }: { sport: string }) => `Statistics of ${sport}`,
	noStatisticsYet: "No statistics yet",
	addWhatYouCountFor: "Add what you count for every player, such as goals, G, and assists, A.",
	hiddenBecause: ({ names, count }: { names: string; count: number }) =>
		`Visitors do not see it: ${names} ${plural("en", count, "is", "are")} hidden.`,
	boxScoresAndProfilesNo: "Box scores and profiles no longer have it.",
	theStatisticCouldNotBe2: "The statistic could not be deleted.",
	isNeeded: ({ name }: { name: string }) => `${name} is needed`,
	areComputedFrom: ({ names, count }: { names: string; count: number }) =>
		`${names} ${plural("en", count, "is", "are")} computed from it.`,
	changeOrDeleteWhatIs: "Change or delete what is computed from it first.",
	editAbbreviation: ({ abbreviation }: { abbreviation: string }) => `Edit ${abbreviation}`,
	noOrganization: "no organization",
	deleteWhat: ({ what, name }: { what: string; name: string }) => `Delete ${what} ${name}?`,
	resetWhat: ({ what }: { what: string }) => `Reset ${what}?`,
	overwrites: ({ what }: { what: string }) => `This will overwrite current ${what}.`,
	couldNotBeReset: ({ what }: { what: string }) => `The ${what} could not be reset.`,
	statistics: "statistics",
	statistic: "statistic",
	attribute: "attribute",
	theStatistic: "The statistic",
};
