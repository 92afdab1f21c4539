import { plural } from "#domain/text/plural.ts";

export const league = {
	withdrawTeamNamed: ({ name }: { name: string }) => `Withdraw ${name}`,
	withdraw: "Withdraw",
	readmitTeamNamed: ({ name }: { name: string }) => `Take back the withdrawal of ${name}`,
	takeBack: "Take back",
	itsGames: "Its games",
	fate: {
		annulled: "Annul all of them: they count for nobody",
		forfeited: "Forfeit the rest: a win for the others",
		stand: "Let results stand and cancel the rest",
	},
	whatWouldBe: "The table it would make",
	gamesTaken: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "game", "games")} to come would be taken.`,
	outOfTable: "Out of the table",
	notWithdrawn: "The team could not be withdrawn.",
	notTakenBack: "The withdrawal could not be taken back.",
	theGamesComeBack:
		"Games that were called off are what they were before, unless they were changed since.",
	editLeague: "Edit league",
	failedToUpdateLeague: "Failed to update league",
	alsoPlayItIn: "Also play it in",
	noSeason: "No season",
	noOtherSeason: "No other season",
	searchLeagues: "Search leagues",
	withoutASeason: "Without a season",
	leaguesOfTheOrganization: "Leagues of the organization",
	noSeasonYet: "No season yet",
	teams: ({ count }: { count: number }) => `${count} ${plural("en", count, "team", "teams")}`,
	aLeagueHoldsTheTeams: "A league holds the teams that play each other. Add the first one.",
	chooseAnotherSeasonOrAdd: "Choose another season, or add a league.",
	noLeagueHasThisName: "No league has this name",
	editTheLeagueToPlay: "Edit the league to play it in a season.",
	teamsIn: ({ name }: { name: string }) => `Teams in ${name}`,
	stateColumn: "State",
	isActive: "Active",
	isInactive: "Inactive",
	seasonsOfTheLeague: "Seasons of the league",
	theLeagueHasThisName: "The league has this name in all its seasons.",
	orAnExistingTeamWith: "Or an existing team, with its players",
	players: ({ count }: { count: number }) => `${count} ${plural("en", count, "player", "players")}`,
	noCaptain: "No captain",
	notOnRoster: ({ captain }: { captain: string }) => `${captain} (not on the roster)`,
	noDateYet: "No date yet",
	gamesOfTheLeague: "Games of the league",
	gameOf: ({ id, matchup }: { id: number; matchup: string }) => `game ${id}, ${matchup}`,
	deleteGamesCount: ({ count }: { count: number }) => `Delete ${count} games`,
	deleteGames: "Delete games",
	aGameNeedsTwoTeams: "A game needs two teams. Add the teams above first.",
	addTheFirstGameOf: "Add the first game of this league.",
	wins: "Wins",
	losses: "Losses",
	teamsOfTheLeague: "Teams of the league",
	editTeamNamed: ({ name }: { name: string }) => `Edit ${name}`,
	theseTeams: ({ count }: { count: number }) => `These ${count} teams`,
	deleteTeamsCount: ({ count }: { count: number }) => `Delete ${count} teams`,
	deleteTeamNamed: ({ name }: { name: string }) => `Delete team ${name}`,
	theyLeave: ({
		league,
		season,
		comesBack,
	}: {
		league: string;
		season: string;
		comesBack: string;
	}) => `They leave ${league} in ${season}; elsewhere teams and players stay. ${comesBack}`,
	teamsCount: ({ count }: { count: number }) => `${count} teams`,
	deleteTeams: "Delete teams",
	addTheTeamsThatPlay:
		"Add the teams that play in this league: new ones, or teams of another league with their players.",
	fromSeason: ({ name }: { name: string }) => ` from ${name}`,
	theseLeagues: ({ count }: { count: number }) => `These ${count} leagues`,
	leagues: ({ count }: { count: number }) => `${count} leagues`,
	teamsAndPlayersStay: ({ comesBack }: { comesBack: string }) =>
		`Teams and players stay in their lists, without these games. ${comesBack}`,
	failedToDeleteLeague: "Failed to delete league",
	deleteLeagues: ({ count, where }: { count: number; where: string }) =>
		`Delete ${count} leagues${where}`,
	deleteLeague: ({ name, where }: { name: string; where: string }) =>
		`Delete league ${name}${where}`,
};
