import { plural } from "#domain/text/plural.ts";

export const scheduleForm = {
	editSchedule: "Edit schedule",
	gamesStay: ({ isPublished }: { isPublished: boolean }) =>
		`The games of this schedule stay as they are until you generate it again. With the start date they move, except those that were played${isPublished ? ", and visitors see that at once" : ""}.`,
	playsIn: ({ league }: { league: string }) => `Plays in ${league}.`,
	addALeagueFirst: "Add a league with its teams first",
	createSchedule: "Create schedule",
	whenYouPlay: "When you play",
	scheduleName: "Schedule name",
	regularSeason: "Regular season",
	numberOfWeeks: "Number of weeks",
	courts: "Courts",
	timesWhenATeamCannot: "Times when a team cannot play",
	theyBelongToTheTeam:
		"They belong to the team and count in all its schedules. Teams that can always play need no line.",
	chooseALeagueToSee: "Choose a league to see how many games there can be.",
	fewerThanTwoTeams: "The league has fewer than two teams. Enter its teams first.",
	chooseTheDays: "Choose the days on which you play.",
	sayAtWhichTimes: "Say at which times games begin.",
	moreRules: "More rules",
	moreRulesAre: "Courts, holidays, games per team, fixed games, shared players",
	courtsText: "What visitors read as the location of a game.",
	howManyGames: "How many games",
	daysWithoutGames: "Days without games",
	holidays: "Holidays, or days when the hall is closed.",
	courtIsClosed: ({ court }: { court: string }) => `${court} is closed`,
	daysATeamCannot: "Days when a team cannot play",
	teamsThatShare: "Teams that share people",
	aCoachOrAPlayer: "A coach or a player of both: their games are never at the same time.",
	fixedGames: "Fixed games",
	theyAreKept: "They are kept exactly, and all others are made around them.",
	nameOfCourt: ({ number }: { number: number }) => `Name of court ${number}`,
	gamesPerTeam: "Games per team",
	asManyAsFit: "As many as fit",
	minutesAGame: "Minutes a game takes",
	mostADay: "Most games a day",
	mostAWeek: "Most games a week",
	oneEachGameDay: "One each game day",
	inTotal: "In total",
	fromTo: ({ first, last }: { first: string; last: string }) => `From ${first} to ${last}.`,
	allGamesFit: "All games fit.",
	places: ({ count }: { count: number }) => `${count} ${plural("en", count, "place", "places")}`,
	amount: ({ teams, room, share }: { teams: string; room: string; share: string }) =>
		`${teams}, ${room}; every team plays ${share}.`,
	tooManyPlaces: ({ count, most }: { count: number; most: number }) =>
		`These are ${count} places for games. At most ${most} can be planned in one schedule.`,
	doNotFit: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "game", "games")} ${plural("en", count, "does", "do")} not fit.`,
	weekHasRoom: ({
		games,
		teams,
		needed,
		idle,
	}: {
		games: string;
		teams: string;
		needed: number;
		idle: number;
	}) =>
		`A week has room for ${games}, and ${teams} could play ${needed}: each week ${idle} of them have no game.`,
	oneHasNoGame: ({ count }: { count: number }) => `With ${count} teams, one has no game each week.`,
	placesFree: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "place", "places")} ${plural("en", count, "stays", "stay")} free.`,
	pleaseChooseADate: "Please choose a date.",
	addDate: "Add date",
	removeDate: ({ date }: { date: string }) => `Remove ${date}`,
	gameDays: "Game days",
	noTimes: ({ quoted, count }: { quoted: string; count: number }) =>
		`${quoted} ${plural("en", count, "is not a time", "are not times")} such as 18:00.`,
	gameTimes: "Game times",
	sameEveryWeek: "Same every week",
	weekByWeek: "Week by week",
	times: "Times",
	whenGamesBegin: "When games begin on each game day, with commas between.",
	sayHowManyWeeks: "Say how many weeks there are.",
	timesInWeek: ({ number }: { number: number }) => `Times in week ${number}`,
	copyWeek: ({ from, to }: { from: number; to: number }) => `Copy week ${from} to week ${to}`,
	copyFromBefore: "Copy from the week before",
	copyToAll: "Copy to all weeks",
	aWeekWithoutTimes: "A week without times is a week without games.",
	onCourts: ({ time, count }: { time: string; count: number }) =>
		`${time} on ${count} ${plural("en", count, "court", "courts")}`,
	anotherTeam: "Another team",
	wholeNumber: ({ least, most }: { least: number; most: number }) =>
		`Please enter a whole number from ${least} to ${most}.`,
	weeksAreWhole: "The number of weeks is a whole number from 1 to 104.",
	pleaseEnterAName: "Please enter a name.",
	pleaseChooseTheDay: "Please choose the day on which it starts.",
	pleaseChooseAGameDay: "Please choose at least one game day.",
	twoCourts: "Two courts have the same name.",
	noTime: "Please enter at least one time, such as 19:00.",
	chooseBoth: "Please choose both teams, a date and a time.",
	aFormerTeam: "A former team",
	group: ({ number }: { number: number }) => `Group ${number}`,
	removeFromGroup: ({ name, number }: { name: string; number: number }) =>
		`Remove ${name} from group ${number}`,
	firstTeam: "First team",
	sharesPeopleWith: "Shares people with",
	removeGroup: ({ number }: { number: number }) => `Remove group ${number}`,
	anyCourt: "Any court",
	fixedGame: ({ number }: { number: number }) => `Fixed game ${number}`,
	home: "Home",
	court: "Court",
	removeFixedGame: ({ number }: { number: number }) => `Remove fixed game ${number}`,
	addFixedGame: "Add fixed game",
	courtName: ({ number }: { number: number }) => `Court ${number}`,
};
