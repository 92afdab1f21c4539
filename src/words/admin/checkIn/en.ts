import { plural } from "#domain/text/plural.ts";

export const checkIn = {
	title: "Check-in",
	about:
		"Who is here, who starts, and with which number. It is noted for this game and changes no roster.",
	here: "Here",
	starts: "Starts",
	number: "No.",
	count: ({ here, all, starters }: { here: number; all: number; starters: number }) =>
		`${here} of ${all} here, ${starters} ${plural("en", starters, "starter", "starters")}`,
	all: "All are here",
	guest: "Add a guest",
	guestHint:
		"Somebody who is on no roster plays this one game. A player of that name is added to the league.",
	guestOf: ({ team }: { team: string }) => `Guest of ${team}`,
	firstName: "First name",
	lastName: "Last name",
	isGuest: "Guest",
	numberOf: ({ player }: { player: string }) => `Number of ${player}`,
	hereOf: ({ player }: { player: string }) => `${player} is here`,
	startsOf: ({ player }: { player: string }) => `${player} starts`,
	notSaved: "This could not be saved. Nothing is lost: please try again once there is a network.",
	notLoaded: "Who is here could not be loaded.",
	suspended: ({ left }: { left: number }) =>
		`Suspended: ${left} ${plural("en", left, "game", "games")} left`,
	notRegistered: "Not registered",
	tooFewGames: ({ games, needed }: { games: number; needed: number }) =>
		`${games} of ${needed} games played`,
	feeDue: "Fee not paid",
	barred: ({ team }: { team: string }) => `${team} has not paid and does not play.`,
	nobody: "Nobody is on this roster yet. Guests can be added.",
	mayNot: ({ player, why }: { player: string; why: string }) =>
		`${player} has numbers, but: ${why}.`,
	star: "Player of the game",
	noStar: "Nobody",
	starSaved: "The player of the game was saved",
	rosterOf: ({ team }: { team: string }) => `Roster of ${team}`,
	rosterHint: ({ team }: { team: string }) =>
		`For the captain: who of ${team} comes to this game, from a week before.`,
};
