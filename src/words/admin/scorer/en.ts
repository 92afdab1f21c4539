import { plural } from "#domain/text/plural.ts";

export const scorer = {
	open: "Score live",
	online: "Online",
	savedHere: ({ count }: { count: number }) =>
		count === 0 ? "No network" : `Saved here: ${count}`,
	sending: ({ count }: { count: number }) => `Sending ${count}`,
	unkept:
		"This device keeps nothing: it is full, or forbids it. Leave this page open until everything is sent.",
	back: "Back to the game",
	period: "Period",
	clock: "Clock",
	startClock: "Start the clock",
	stopClock: "Stop the clock",
	moveClock: ({ seconds }: { seconds: number }) =>
		seconds > 0 ? `${seconds} seconds more` : `${-seconds} seconds less`,
	fouls: ({ count }: { count: number }) => `${count} ${plural("en", count, "foul", "fouls")}`,
	bonus: "bonus",
	players: "Players",
	playerThenAction: "Tap a player, then what happened, or the other way round.",
	nobody: "Nobody",
	assistBy: "Who assisted?",
	correcting: "Tap who it was, or tap what it was and then who.",
	team: ({ team }: { team: string }) => `Team ${team}`,
	teamPoints: "Team",
	lastPlays: "Last plays",
	correct: "Change",
	undo: "Undo",
	lineUp: "On the court",
	onCourt: ({ team, count }: { team: string; count: number }) => `${team}: ${count}`,
	lineUpHint:
		"Who is ticked first starts. After that, ticks are substitutions at the time of the clock. Without any, everybody can be tapped and no minutes are kept.",
	noRoster: "Nobody is on this roster. Points of the team can be noted without one.",
	starts: ({ who }: { who: string }) => `${who} starts`,
	comesIn: ({ who }: { who: string }) => `${who} comes in`,
	goesOut: ({ who }: { who: string }) => `${who} goes out`,
	timeOut: ({ team }: { team: string }) => `Time-out ${team}`,
	aTimeOut: "Time-out",
	periodEnds: "End of the period",
	endPeriod: ({ period }: { period: string }) => `End ${period}`,
	endGame: "End the game",
	endGameQuestion: "Is the game over?",
	finalScore: (it: { away: string; home: string; awayScore: number; homeScore: number }) =>
		`${it.away} ${it.awayScore}, ${it.home} ${it.homeScore}. It is final then, and counts in the standings and for its players.`,
	differs: ({ away, home }: { away: number; home: number }) =>
		`The plays alone make ${away}–${home}: the score was changed by hand.`,
	notYet: "Not yet",
	waitForNetwork: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, "play is", "plays are")} still only on this device. The game can be ended once they are sent.`,
	notEnded: "The game could not be ended.",
};
