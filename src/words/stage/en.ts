import { lowerFirst } from "#domain/text/lower-first.ts";

export const stage = {
	rounds: ({ name }: { name: string }) => `${name}, round by round`,
	winners: "Winners’ bracket",
	losers: "Losers’ bracket",
	finals: "Finals",
	consolation: ({ place }: { place: number }) => `For place ${place}`,
	bestOf: ({ count }: { count: number }) => `Best of ${count}`,
	wins: "wins",
	goesOn: "goes on",
	game: ({ number }: { number: number }) => `Game ${number}`,
	ifNecessary: "if necessary",
	nobody: "Nobody",
	walkover: "Without a game",
	decided: "Decided by the league",

	final: "Final",
	secondFinal: "Second final",
	thirdPlace: "Third place",
	semiFinal: { one: "Semi-final", all: "Semi-finals" },
	quarterFinal: { one: "Quarter-final", all: "Quarter-finals" },
	roundOf: ({ teams }: { teams: number }) => `Round of ${teams}`,
	round: ({ round }: { round: number }) => `Round ${round}`,
	playIn: "Play-in",
	winnersRound: ({ round }: { round: number }) => `Winners’ round ${round}`,
	winnersFinal: "Winners’ final",
	losersRound: ({ round }: { round: number }) => `Losers’ round ${round}`,
	losersFinal: "Losers’ final",
	group: ({ group }: { group: string }) => `Group ${group}`,
	place: ({ place }: { place: number }) => `Place ${place}`,
	consolationRound: ({ place, round }: { place: number; round: number }) =>
		`For place ${place}, round ${round}`,
	numbered: ({ name, at }: { name: string; at: number }) => `${name} ${at}`,
	inRound: ({ name, at }: { name: string; at: number }) => `${name}, series ${at}`,

	winnerOf: ({ name }: { name: string }) => `Winner of ${lowerFirst(name)}`,
	loserOf: ({ name }: { name: string }) => `Loser of ${lowerFirst(name)}`,
	seed: ({ seed }: { seed: number }) => `Seed ${seed}`,
	bestLeft: ({ place }: { place: number }) =>
		place === 1 ? "Best seed left" : `Seed ${place} of those left`,
	groupPlace: ({ place, group }: { place: number; group: string }) =>
		`Place ${place} in group ${group}`,
};
