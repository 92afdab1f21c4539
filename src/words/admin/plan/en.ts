import { plural } from "#domain/text/plural.ts";

export const plan = {
	aTeamThatLeft: "A team that left",
	dayAtTime: ({ day, time }: { day: string; time: string }) => `${day} at ${time}`,
	week: ({ number }: { number: number }) => `Week ${number}`,
	outsideTheWeeks: "Outside the weeks",
	highlightATeam: "Highlight a team",
	undoTitle: ({ title }: { title: string }) => `Undo: ${title} (Ctrl+Z)`,
	redoTitle: ({ title }: { title: string }) => `Do again: ${title} (Ctrl+Y)`,
	redoNamed: ({ name }: { name: string }) => `Redo ${name}`,
	undoNamed: ({ name }: { name: string }) => `Undo ${name}`,
	chooseAFreeSlot: "Choose a free slot to put a game there by hand.",
	chooseAGame:
		"Choose a game, then another one to swap their teams, or a free slot to move it there.",
	tooLargeToMeasure: "Too large to be measured",
	gamesOf: ({ week }: { week: string }) => `Games of ${week}`,
	byesOfWeek: ({ count }: { count: number }) => `${plural("en", count, "Bye", "Byes")}`,
	free: ({ count }: { count: number }) => `${count} free`,
	noGameTimes: "No game times are set for this week.",
	noPlayOn: ({ days }: { days: string }) => `No play on ${days}: the schedule skips it.`,
	aBye: "bye",
	aRuleIsBroken: "a rule is broken",
	goTo: ({ week }: { week: string }) => `Go to ${week}`,
	byeShort: "Bye",
	previousWeek: "Previous week",
	weekLabel: "Week",
	nextWeek: "Next week",
	begunStays: "A game that has begun stays where it is.",
	stageGameStays: ({ stage }: { stage: string }) =>
		`This game belongs to ${stage}. Its day, time and place are set there.`,
	moveHere: "Move here",
	isFree: "Free",
	onPlace: ({ place }: { place: string }) => `on ${place}`,
	at: "at",
	hasBegun: "Has begun, stays here",
	noSlotHere: "No slot here",
	noSlotHereAt: ({ place }: { place: string }) => `No slot here: ${place}`,
	isChosen: ({ matchup, hint }: { matchup: string; hint: string }) =>
		`${matchup} is chosen. ${hint}`,
	chosenGame: "Chosen game",
	otherTime: "Other time",
	open: "Open",
	clearTheChoice: "Clear the choice",
	chooseAnotherGame: "Choose another game to swap the teams, or a free slot to move it there.",
	ifMoved: ({ place }: { place: string }) => `If it moves to ${place}`,
	ifSwapped: ({ matchup }: { matchup: string }) => `If it swaps with ${matchup}`,
	hideCost: "Hide what it costs",
	verbs: {
		swap: "swap",
		move: "move",
		add: "adding",
		remove: "removing",
		replan: "re-planning",
	},
	couldNotBeMoved: "The game could not be moved.",
	couldNotBeAdded: "The game could not be added.",
	couldNotBeRemoved: "The game could not be removed.",
	swapped: ({ first, second }: { first: string; second: string }) =>
		`${first} and ${second} swapped`,
	moved: ({ matchup, place }: { matchup: string; place: string }) => `${matchup} moved to ${place}`,
	added: ({ matchup, place }: { matchup: string; place: string }) => `${matchup} added on ${place}`,
	removed: ({ matchup }: { matchup: string }) => `${matchup} removed`,
	restored: ({ matchup }: { matchup: string }) => `${matchup} restored`,
	undone: ({ title }: { title: string }) => `Undone: ${title}`,
	moveGame: "Move game",
	aboutTeams: ({ names, what }: { names: string; what: string }) => `${names} ${what}`,
	nowPlay: ({ count }: { count: number }) =>
		`now play ${count} ${plural("en", count, "game", "games")}`,
	nowByesInARow: ({ count }: { count: number }) => `now have ${count} byes in a row`,
	nowByes: ({ count }: { count: number }) =>
		`now have ${count} ${plural("en", count, "bye", "byes")}`,
	nowLate: ({ count, time }: { count: number; time: string }) =>
		`now play ${count} late games (${time})`,
	nowAt: ({ count, time }: { count: number; time: string }) => `now play ${count} games at ${time}`,
	meetTwice: ({ one, other, often }: { one: string; other: string; often: string }) =>
		`${one} and ${other} meet twice in a week${often}`,
	rematchOf: ({
		one,
		other,
		count,
		often,
	}: {
		one: string;
		other: string;
		count: number;
		often: string;
	}) =>
		`rematch of ${one} and ${other} after ${count} ${plural("en", count, "week", "weeks")}${often}`,
	meetings: ({ count }: { count: number }) => `, ${count} meetings`,
	nowSides: ({ home, away }: { home: number; away: number }) =>
		`now play ${home} at home and ${away} away`,
	lessFair: ({ measure }: { measure: string }) => `${measure} less fair`,
	rulesFewer: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "broken rule", "broken rules")} fewer`,
	costsNothing: "This costs nothing: everything is as fair as before.",
	moreToSee: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "more thing", "more things")} to see below`,
	betterNow: ({ list }: { list: string }) => `Better now: ${list}`,
	fairness: "Fairness",
	brokenRulesTitle: "Broken rules",
	brokenRules: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "broken rule", "broken rules")}`,
	moreSentences: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "more sentence", "more sentences")}`,
	improvingThis: "Improving this may be impossible without making something else worse.",
	gamesAreMissing: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "game", "games")} ${plural("en", count, "is", "are")} missing`,
	meetAsGroups: "Every two teams meet as often as was said of their groups.",
	timesOfTwoSeasons:
		"Early and late games of last season and this one together are shared out evenly, as far as the teams are free.",
	measures: {
		games: {
			name: "Number of games",
			meaning: "Every team gets the number of games it should have.",
			left: () => "Games might be shared more evenly",
		},
		opponents: {
			name: "Opponents",
			meaning: "Every two teams meet as often as any other two, give or take one game.",
			left: ({ count }: { count: number }) =>
				`${count} ${plural("en", count, "game", "games")} might be between teams that meet less often`,
		},
		progress: {
			name: "Even pace",
			meaning:
				"After any week nobody is further ahead in games than necessary: no second bye before everyone had one.",
			left: ({ value, bound }: { value: number; bound: number }) =>
				`At one point a team is ${value} ${plural("en", value, "game", "games")} ahead of another; ${bound} would do`,
		},
		time: {
			name: "Times of day",
			meaning: "Early and late games are shared out evenly, as far as the teams are free.",
			left: ({ count }: { count: number }) =>
				`${count} ${plural("en", count, "game", "games")} might be at a fairer time`,
		},
		rematch: {
			name: "Rematches",
			meaning: "The same two teams do not meet again too soon.",
			left: ({ count }: { count: number }) =>
				`${count} ${plural("en", count, "rematch comes", "rematches come")} too soon`,
		},
		day: {
			name: "Days of the week",
			meaning: "The days of play are shared out evenly.",
			left: ({ count }: { count: number }) =>
				`${count} ${plural("en", count, "game", "games")} might be on a fairer day`,
		},
		court: {
			name: "Courts",
			meaning: "Every team plays on each court about as often.",
			left: ({ count }: { count: number }) =>
				`${count} ${plural("en", count, "game", "games")} might be on a fairer court`,
		},
		home: {
			name: "Home and away",
			meaning: "Every team is at home as often as away, give or take one game.",
			left: ({ count }: { count: number }) =>
				`${count} ${plural("en", count, "game", "games")} might change home and away`,
		},
		homePair: {
			name: "Home in rematches",
			meaning: "Two teams that meet more than once take turns at home.",
			left: ({ count }: { count: number }) =>
				`${count} ${plural("en", count, "rematch", "rematches")} might change home and away`,
		},
		threeInARow: {
			name: "Runs at home or away",
			meaning: "Nobody plays three games in a row at home, or three away.",
			left: ({ count }: { count: number }) =>
				`${count} ${plural("en", count, "game", "games")} ${plural("en", count, "is", "are")} a third in a row`,
		},
		doubleHeaders: {
			name: "Two games on one day",
			meaning: "Nobody plays twice on a day without need.",
			left: ({ count }: { count: number }) => `${count} more than needed`,
		},
	},
	bestPossible: "Best possible, proved",
	asFairAsCanBe: "As fair as can be, proved",
	andMore: ({ first, count }: { first: string; count: number }) =>
		`${first}, and ${count} ${plural("en", count, "more thing", "more things")} might be fairer`,
	thereAreNoGames: "There are no games yet.",
	tooLarge: "This schedule is too large to be measured.",
	everyTeamPlays: ({ games, sides, byes }: { games: string; sides: string; byes: string }) =>
		`Every team plays ${games}, ${sides}${byes}.`,
	teamsPlay: ({ games, sides, byes }: { games: string; sides: string; byes: string }) =>
		`Teams play ${games}, ${sides}${byes}.`,
	andHas: ({ byes }: { byes: string }) => `, and has ${byes}`,
	andHave: ({ byes }: { byes: string }) => `, and have ${byes}`,
	halfAtHome: "half of them at home",
	asManyAtHome: "as many at home as away, give or take one",
	sidesApart: ({ count }: { count: number }) => `home and away up to ${count} games apart`,
	byes: ({ count }: { count: number }) => `${count} ${plural("en", count, "bye", "byes")}`,
	upTo: ({ most }: { most: string }) => `up to ${most}`,
	orMost: ({ least, most }: { least: number; most: string }) => `${least} or ${most}`,
	toMost: ({ least, most }: { least: number; most: string }) => `${least} to ${most}`,
	rulesAreBroken: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "rule", "rules")} ${plural("en", count, "is", "are")} broken.`,
	apartFromThat: "Apart from that it is as fair as can be, and that is proved.",
	nothingFairer: "No schedule for these teams and times can be fairer, and that is proved.",
	allButOne: ({ left }: { left: string }) =>
		`Proved the best possible in all but one thing: ${left}.`,
	provedIn: ({ proved, all }: { proved: number; all: number }) =>
		`Proved the best possible in ${proved} of ${all} things.`,
	showAllAlike: "Show all teams alike",
	gamesHomeAway: ({ games, home, away }: { games: number; home: number; away: number }) =>
		`${games}: ${home} at home, ${away} away`,
	byesColumn: "Byes",
	inWeeks: ({ count, weeks }: { count: number; weeks: string }) =>
		`${plural("en", count, "Week", "Weeks")} ${weeks}`,
	meets: "Meets",
	rematch: "Rematch",
	nobodyTwice: "Nobody twice",
	afterWeeks: ({ count }: { count: number }) =>
		`After ${count} ${plural("en", count, "week", "weeks")} at the earliest`,
	never: ({ names }: { names: string }) => `never ${names}`,
	cannotPlayThatDay: "cannot play that day",
	cannotPlayAt: ({ time }: { time: string }) => `cannot play at ${time}`,
	hasAGame: "has a game that week",
	teamsByNumber: "Teams by number of games",
	gamesUnit: ({ count }: { count: number }) => `${plural("en", count, "game", "games")}`,
	gamesHeard: "games",
	teamByTeam: "Team by team",
	whoMeetsWhom: "Who meets whom",
	whatEveryTeamGets: "What every team gets",
	gamesShort: "G",
	homeAwayShort: "H–A",
	gamesAtHomeAndAway: "Games at home and away",
	gamesAtTime: ({ time }: { time: string }) => `Games at ${time}`,
	fewestWeeks: "Fewest weeks until the same opponent comes again",
	weeksShort: ({ count }: { count: number }) => `${count} wk`,
	thisCouldBeFairer: "This could be fairer",
	couldBeFairer: "Could be fairer: ",
	howOften: "How often every two teams meet",
	asOf: ({ day }: { day: string }) => `as of ${day}`,
	isDraft: "draft",
	noGames: "No games",
	day: "Day",
	place: "Place",
	howFairItIs: ({ league }: { league: string }) => `${league}: how fair it is`,
	rematchAfter: "Rematch after",
};
