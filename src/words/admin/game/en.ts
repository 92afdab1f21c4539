import { plural } from "#domain/text/plural.ts";

export const game = {
	changeGame: "Change game",
	changeGames: ({ count }: { count: number }) => `Change ${count} games`,
	fillInWhatShouldChange: "Fill in what should change.",
	onlyWhatYouFillIn: "Only what you fill in changes.",
	asItIs: "As it is",
	progressOf: ({ progress, count }: { progress: number; count: number }) =>
		`${progress} of ${count}…`,
	chooseALeagueFirst: "Choose a league first",
	loadingTeams: "Loading teams…",
	thisLeagueHasNoTeams: "This league has no teams yet",
	pleaseEnterBothScores: "Please enter both scores.",
	aScoreIsAWhole: "A score is a whole number from 0 to 999.",
	nothingWasChanged: "Nothing was changed.",
	gamesNotChanged: ({ count, all }: { count: number; all: number }) =>
		`${count} of ${all} games were not changed.`,
	finalScore: "Final score",
	home: "Home",
	gamesChanged: ({ count }: { count: number }) => `${count} games changed`,
	theGameIsAsIt: "The game is as it was",
	gamesAsTheyWere: ({ count }: { count: number }) => `${count} games are as they were`,
	saveStill: ({ status }: { status: string }) => `Save, still ${status}`,
	saveAsFinal: "Save as final",
	saveGameGoesOn: "Save, game goes on",
	isItOver: "Is it over?",
	savedAsFinalItCounts: "Saved as final, it counts in the standings and for its players.",
	itIsOver: "It is over",
	changes: ({ count }: { count: number }) => `${count} changes`,
	toCheck: "To check",
	countToCheck: ({ count }: { count: number }) => `${count} to check`,
	removeIt: "Remove it",
	takeTheirs: ({ theirs }: { theirs: string }) => `Use ${theirs}`,
	notEligible: ({ games, least }: { games: number; least: number }) =>
		`Not eligible: ${games} of ${least} ${plural("en", least, "game", "games")}`,
	notEligibleHere: "Not eligible for this game",
	itsGames: ({ name, games, least }: { name: string; games: number; least: number }) =>
		`${name}, ${games} of ${least} ${plural("en", least, "game", "games")}`,
	editBoxScore: "Edit box score",
	noBoxScoreYet: "No box score yet",
	typeEverybodysNumbersAs:
		"Type everybody's numbers as the score sheet has them, or paste them from a spreadsheet.",
	enterBoxScore: "Enter box score",
	rowsLeftOut: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "row was", "rows were")} left out: there are no more players.`,
	notAmongPlayers: ({ names }: { names: string }) => `Left out, not among the players: ${names}.`,
	columnsLeftOut: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "column was", "columns were")} left out: there are no more statistics.`,
	noStatisticsHere: ({ names }: { names: string }) =>
		`Left out, no statistics of this league: ${names}.`,
	boxScoreOf: ({ name }: { name: string }) =>
		`Box score of ${name}. Arrow keys and Enter move between the fields.`,
	ofPoints: ({ finalScore }: { finalScore: number }) => ` of ${finalScore} points`,
	ofTeam: ({ name }: { name: string }) => `of ${name}`,
	nobodyIsOnThisRoster:
		"Nobody is on this roster yet. Add the players first, then come back; what you have typed is kept.",
	somebodyElseRemovedThis: "Somebody else removed this.",
	somebodySaved: ({ theirs }: { theirs: string }) => `Somebody else saved ${theirs}.`,
	noConnectionYourInputIs: "No connection. Your input is kept on this device.",
	editDetails: "Edit details",
	video: "Video",
	aYoutubeLinkIsShown: "A YouTube link is shown on the game's page.",
	forfeitedBy: "Forfeited by",
	toBeSet: "To be set",
	openLink: "Open",
	statusBy: ({ status, team }: { status: string; team: string }) => `${status} by ${team}`,
	pleaseChooseWhoForfeited: "Please choose who forfeited.",
	none: "None",
	watch: "Watch",
	watchOnYoutube: "Watch on YouTube",
	awayAtHome: ({ away, home }: { away: string; home: string }) => `${away} at ${home}`,
	nobodyHasChangedThisGame: "Nobody has changed this game yet.",
	savedByYou: ({ time }: { time: string }) => `Saved by you at ${time}`,
	savedBy: ({ user, time }: { user: string; time: string }) => `${user} saved this game at ${time}`,
	previousField: "Previous field",
	oneLess: "One less",
	oneMore: "One more",
	nextField: "Next field",
	clear: "Clear",
	plusOrMinus: "Plus or minus",
	nextPlayer: "Next player",
	playersHavePoints: ({ name, points, score }: { name: string; points: number; score: number }) =>
		`The players of ${name} have ${points} points, the final score says ${score}.`,
	unsavedFrom: ({ moment }: { moment: string }) => `Unsaved input from ${moment}`,
	yourInputWasDiscarded: "Your input was discarded.",
	somebodyElseSaved: ({ what, theirs, mine }: { what: string; theirs: string; mine: string }) =>
		`${what}: somebody else saved ${theirs}, you have ${mine}.`,
	keepMine: ({ mine }: { mine: string }) => `Keep ${mine}`,
	score: "Score",
	editScore: "Edit score",
	removeTheResult: "Remove the result?",
	theFinalScoreAndThe:
		"The final score and the score by period are taken away. The box score stays.",
	postponedCancelledOrForfeit: "Postponed, cancelled or forfeit?",
	removeResult: "Remove result",
	periodsMake: ({ name, sum, score }: { name: string; sum: number; score: number }) =>
		`The periods of ${name} make ${sum}, the final score says ${score}.`,
	selected: ({ chosen }: { chosen: number }) => `${chosen} selected`,
	games: ({ count }: { count: number }) => `${count} ${plural("en", count, "game", "games")}`,
	today: "Today",
	searchGames: "Search games",
	allStatuses: "All statuses",
	withoutAResult: "Without a result",
	deleteGames: ({ count }: { count: number }) => `Delete ${count} games`,
	pleaseSelectAtLeastOne: "Please select at least one game to change.",
	moreFor: ({ matchup }: { matchup: string }) => `More for ${matchup}`,
	openGame: "Open game",
	enterResult: "Enter result",
	changeResult: "Change result",
	changeDateTimeLocation: "Change date, time, location",
	enterResultOf: ({ matchup }: { matchup: string }) => `Enter result of ${matchup}`,
	changeResultOf: ({ matchup, result }: { matchup: string; result: string }) =>
		`Change result of ${matchup}: ${result}`,
	forfeitedBy2: ({ name }: { name: string }) => `${name} forfeited`,
	gamesOfTheSeason: "Games of the season",
	atTeam: ({ name }: { name: string }) => `at ${name}`,
	noGameOfThisSeason: "No game of this season fits what you have chosen.",
	showAllGames: "Show all games",
	addGameOr: "Add a game, or ",
	addSeasonFirst: "Add a season",
	firstOr: "first, or",
	importASeasonFromA: "import a season from a spreadsheet",
	forfeitByTeam: ({ team }: { team: string }) => `Forfeit by ${team}`,
	forfeitByBoth: "Forfeit by both teams",
	bothTeams: "Both teams",
	bothForfeited: "Both teams forfeited",

	hasNoGames: ({ name, isSeveral }: { name: string; isSeveral: boolean }) =>
		`${name} ${isSeveral ? "have" : "has"} no games.`,
	hasGames: ({
		name,
		isSeveral,
		count,
		withResult,
	}: {
		name: string;
		isSeveral: boolean;
		count: number;
		withResult: number;
	}) => {
		const games = `${name} ${isSeveral ? "have" : "has"} ${count} ${plural("en", count, "game", "games")}`;
		if (count === 1 && withResult === 1) return `${games} with a result.`;
		return `${games}, ${shareOf({ count, withResult })} of them with a result.`;
	},
	theyGoToo: ({ count }: { count: number }): string =>
		`${count === 1 ? "It goes too" : "They go too"}.`,
	theyGoTooWith: ({ count, losers, isOne }: { count: number; losers: string; isOne: boolean }) =>
		`${count === 1 ? "It goes too" : "They go too"}, and ${losers} ${isOne ? "loses" : "lose"} ${count === 1 ? "that result" : "those results"}.`,
	moreTeams: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "more team", "more teams")}`,
	deleteGame: ({
		asked,
		matchup,
		hasResult,
	}: {
		asked: string;
		matchup: string;
		hasResult: boolean;
	}) => `${asked} ${matchup}${hasResult ? ", and its result" : ""}.`,
	deleteTheseGames: ({ count, played }: { count: number; played: number }) =>
		`Delete these ${count} games? ${played === 0 ? "None" : played} of them ${plural("en", played, "has", "have")} a result.`,
	statuses: {
		scheduled: "Scheduled",
		in_progress: "In progress",
		completed: "Completed",
		forfeit: "Forfeit",
		postponed: "Postponed",
		cancelled: "Cancelled",
	},
	/** Why the score of a game counts for nobody. */
	kept: {
		in_progress: "The game is in progress: it counts for nobody until it is over.",
		postponed: "The game is postponed: its score and its numbers count for nobody.",
		cancelled: "The game is cancelled: its score and its numbers count for nobody.",
	},
	thisGameIsOn: ({ day }: { day: string }) => `This game is on ${day}.`,
	enterItsResultNow: "Enter its result now?",
	nothing: "nothing",
	theAwayTeam: "the away team",
	theHomeTeam: "the home team",
};

/** How many of them: "none", "all" or a number. */
function shareOf({ count, withResult }: { count: number; withResult: number }): string {
	if (withResult === 0) return "none";
	return withResult === count ? "all" : String(withResult);
}
