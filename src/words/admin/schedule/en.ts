import { plural } from "#domain/text/plural.ts";

export const schedule = {
	weeks: ({ count }: { count: number }) => `${count} ${plural("en", count, "week", "weeks")}`,
	games: ({ count }: { count: number }) => `${count} ${plural("en", count, "game", "games")}`,
	newSchedule: "New schedule",
	changed: "Changed",
	noSchedulesYet: "No schedules yet",
	noScheduleForThisLeague: "No schedule for this league yet",
	sayWhenYouPlay:
		"Say on which days and at which times you play. Fieldhouse makes the games, as fair as they can be, and shows how fair that is. Nobody sees them before you publish.",
	makeTheFirstSchedule: "Make the first schedule",
	weeksColumn: "Weeks",
	lastChange: "Last change",
	published: "Published",
	deleteSchedule: "Delete schedule",
	deletedWithRules: ({ name, isPublished }: { name: string; isPublished: boolean }) =>
		`${name} is deleted with its rules.${isPublished ? " Visitors no longer see them." : ""}`,
	deletedWithGames: ({
		name,
		count,
		isPublished,
	}: {
		name: string;
		count: number;
		isPublished: boolean;
	}) =>
		`${name} is deleted with its ${count} ${plural("en", count, "game", "games")}. Games that were played stay.${isPublished ? " Visitors no longer see them." : ""}`,
	draftEnding: ({ number }: { number: number }) => `, draft ${number}`,
	generate: "Generate",
	withdraw: "Withdraw",
	makeAnotherDraft: "Make another draft",
	compare: "Compare",
	print: "Print",
	notAllPaid: "Publish although not all have paid?",
	notAllPaidDetail: "The league wants its fees before the first times are out.",
	publishNevertheless: "Publish nevertheless",
	notPublished: "Nothing was published.",
	failedToPublish: "Failed to publish schedule",
	withdrawSchedule: "Withdraw schedule",
	becomesADraft: ({ name }: { name: string }) =>
		`${name} becomes a draft again. Visitors see only those of its games that have a score.`,
	failedToWithdraw: "Failed to withdraw schedule",
	publishSchedule: "Publish schedule",
	visitorsWillSee:
		"Visitors of your site will see this schedule, and calendars will show its games.",
	gamesInWeeks: ({ games, weeks }: { games: string; weeks: string }) => `${games} in ${weeks}`,
	firstDay: "First day",
	lastDay: "Last day",
	none: "None",
	someBreakARule: "Some games break a rule.",
	withdrawNames: ({ names }: { names: string }) => `Withdraw ${names}`,
	publishedForTheSame:
		"It is published for the same weeks. Otherwise visitors see the games of both.",
	generateAgain: "Generate again",
	keepPlayed: "Keep games that were played",
	theyStay: "They stay where they are, and the others are made around them.",
	tryAnotherDraw: "Try another draw",
	thoroughHint: "Takes up to ten seconds, where fairness was not proved yet.",
	mixesAnew: "Mixes the teams anew. Without it the same rules make the same games.",
	newGamesAtOnce: "It is published: visitors and calendars get the new games at once.",
	youCanUndoThis: "You can undo this.",
	generation: "Generation",
	whoSeesIt: "Who sees it",
	cancelling: "Cancelling...",
	makingTheGames: "Making the games...",
	onlyYouSeeIt: "This is a draft: only you and your staff see it.",
	visitorsSeeItWhen: "This is a draft: visitors see it when you publish it.",
	visitorsSeeTheseGames: "Visitors see these games",
	publishedWhen: ({ when }: { when: string }) => `published ${when}`,
	publicSchedule: "Public schedule",
	couldNotBeCancelled: "The generation could not be cancelled.",
	editTheSchedule: "Edit the schedule",
	fewerThanTwo: "Fewer than two teams",
	enterTheTeamsOf: ({ league }: { league: string }) => `Enter the teams of ${league} first`,
	noPlacesYet: "No places for games yet",
	sayOnWhichDays: "Say on which days and at which times you play.",
	noGamesYet: "No games yet",
	generateGames: "Generate games",
	orAsItIs: ", or generate it as it is.",
	someAreMissing: "Some games are missing",
	changeWhenTeams: "Change when teams can play",
	changeFixed: "Change the fixed games",
	changeWhoShares: "Change who shares people",
	changeGamesPerTeam: "Change the games per team",
	changeDays: "Change days, times or courts",
	compareSchedules: "Compare schedules",
	oneScheduleOnly: "One schedule only",
	anotherDraftHas:
		"Another draft has the same rules with the teams mixed anew. Compare the two, and publish the better one.",
	generateBoth: "Generate the games of both to compare them.",
	howFairTheyAre: "How fair they are",
	whatEachTeamGets: "What each team gets",
	allSchedules: "All schedules",
	scheduleA: "Schedule A",
	scheduleB: "Schedule B",
	fairnessOfBoth: "Fairness of both schedules",
	measure: "Measure",
	eachTeamInBoth: "What each team gets in both schedules",
	better: "better",
	homeAway: "Home–away",
	atTime: ({ time }: { time: string }) => `At ${time}`,
	atTheLatestTime: "At the latest time",
	weeksToRematch: "Weeks to rematch",
	equallyFair: "Both are equally fair.",
	betterIn: ({ name, count }: { name: string; count: number }) =>
		`${name} is better in ${count} ${plural("en", count, "point", "points")}.`,
	betterInMore: ({
		name,
		count,
		other,
		less,
	}: {
		name: string;
		count: number;
		other: string;
		less: number;
	}) =>
		`${name} is better in ${count} ${plural("en", count, "point", "points")}, ${other} in ${less}.`,
	gamesMissing: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "game", "games")} missing`,
	visitorsSeeThisOne: "Visitors see this one.",
	publishThisOne: "Publish this one",
	publishThisOneNamed: ({ name }: { name: string }) => `Publish this one: ${name}`,
};
