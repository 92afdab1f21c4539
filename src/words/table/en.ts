import { plural } from "#domain/text/plural.ts";

export const table = {
	gamesPlayed: { short: "GP", name: "Games played" },
	draws: { short: "T", name: "Ties" },
	withdrew: "Withdrew",
	withdrawn: ({ team, date, reason }: Record<"team" | "date" | "reason", string>) =>
		`${team} withdrew on ${date}. ${reason}`,
	fates: {
		annulled: "Their games are annulled and count for nobody.",
		forfeited: "The rest of their games are forfeited.",
		stand: "Their results stand, and the rest of their games are cancelled.",
	},
	record: { short: "W-T-L", name: "Wins, ties and losses" },
	home: { short: "Home", name: "Wins, ties and losses at home" },
	away: { short: "Away", name: "Wins, ties and losses away" },
	longWins: { short: "OTW", name: "Wins in overtime" },
	longLosses: { short: "OTL", name: "Losses in overtime" },
	points: { short: "Pts", name: "Points in the table" },
	scoreRatio: { short: "Ratio", name: "Scored for each one conceded" },
	rallyRatio: { short: "PR", name: "Ratio of rally points" },
	sets: {
		made: { short: "SW", name: "Sets won" },
		allowed: { short: "SL", name: "Sets lost" },
		ratio: { short: "SR", name: "Ratio of sets" },
	},

	worth: "A result is worth:",
	aWin: ({ points }: Points) => `a win ${points}`,
	aLongWin: ({ points, how }: Points & { how: "overtime" | "deciding set" }) =>
		how === "overtime" ? `a win in overtime ${points}` : `a win in the deciding set ${points}`,
	aDraw: ({ points }: Points) => `a tie ${points}`,
	aLongLoss: ({ points, how }: Points & { how: "overtime" | "deciding set" }) =>
		how === "overtime" ? `a loss in overtime ${points}` : `a loss in the deciding set ${points}`,
	aLoss: ({ points }: Points) => `a loss ${points}`,
	aForfeitWin: ({ points }: Points) => `a win by forfeit ${points}`,
	aForfeitLoss: ({ points }: Points) => `a forfeit ${points}`,
	aBonusWin: ({ points, margin }: Points & { margin: number }) =>
		`${points} more for a win by ${margin} or more`,
	aBonusLoss: ({ points, margin }: Points & { margin: number }) =>
		`${points} more for a loss by ${margin} or less`,

	order: "Teams stand in this order, each line for those who are level until then:",
	criteria: {
		points: "Points",
		winShare: "Win share",
		losses: "Fewer losses",
		wins: "More wins",
		regulationWins: "More wins before overtime",
		headToHead: "Head to head: results of the games between them",
		headToHeadDifference: "Head to head: difference in the games between them",
		headToHeadFor: "Head to head: most scored in the games between them",
		difference: "Difference in all games",
		scoreRatio: "Ratio of scored and conceded",
		rallyRatio: "Ratio of rally points",
		pointsFor: "Most scored in all games",
		pointsAgainst: "Fewest conceded in all games",
		awayPointsFor: "Most scored away",
		awayWins: "More wins away",
		forfeits: "Fewer forfeits",
		penalties: "Fewer penalties",
		lot: "A drawn lot",
	},
	capped: ({ criterion, cap }: { criterion: string; cap: number }) =>
		`${criterion}, at most ${cap} a game`,
	startsAgain:
		"As soon as one of several level teams has its place, the others begin again with the first line.",
	goesOn:
		"Teams that stay level go on to the next line; head to head is asked once more among those who are left.",
	onlyIfMet: "Head to head counts where all of them have met equally often.",
	levelShares: "Teams that are level in everything share a rank.",

	by: {
		points: "points",
		winShare: "win share",
		losses: "losses",
		wins: "wins",
		regulationWins: "wins before overtime",
		headToHead: "head to head",
		headToHeadDifference: "difference in the games between them",
		headToHeadFor: "what was scored in the games between them",
		difference: "difference",
		scoreRatio: "ratio of scored and conceded",
		rallyRatio: "ratio of rally points",
		pointsFor: "what was scored",
		pointsAgainst: "what was conceded",
		awayPointsFor: "what was scored away",
		awayWins: "wins away",
		forfeits: "forfeits",
		penalties: "penalties",
		lot: "a drawn lot",
	},
	leads: ({ team, by, value }: { team: string; by: string; value: string }) =>
		`${team} stands first by ${by}, ${value}.`,
	leadsLevel: ({ team }: { team: string }) => `${team} stands first.`,
	behind: ({ team, above, by, value, aboveValue }: BehindBy) =>
		`${team} is behind ${above} by ${by}, ${value} to ${aboveValue}.`,
	behindLot: ({ team, above, drawn }: { team: string; above: string; drawn: string }) =>
		`${team} is behind ${above} by a drawn lot${drawn && ` (${drawn})`}.`,
	drawnBy: ({ name }: { name: string }) => `drawn by ${name}`,
	among: ({ teams, results }: { teams: string; results: string }) =>
		`${teams} were level. In the games between them: ${results}.`,
	skipped: "Head to head is left out here: they have not met equally often.",
	level: ({ team, above }: { team: string; above: string }) =>
		`${team} is level with ${above} in everything.`,

	pointsTaken: ({ team, amount, reason }: Taken) =>
		`${team}: ${amount} ${plural("en", amount, "point", "points")} taken. ${reason}`,
	winsTaken: ({ team, amount, reason }: Taken) =>
		`${team}: ${amount} ${plural("en", amount, "win", "wins")} taken. ${reason}`,

	marks: { clinchedFirst: "y", clinched: "x", eliminated: "e" },
	marked: {
		clinchedFirst: "has clinched first place",
		clinched: "has clinched a place in the playoffs",
		eliminated: "can no longer reach the playoffs",
	},
	chances: { short: "Playoffs", name: "Chance of reaching the playoffs" },
	chancesNote: "Chances are the share of 10,000 simulated endings of the season.",
	chancesComing: "The chances of reaching the playoffs are being worked out.",
	chanceOf: ({ playoffs, first, place }: Record<"playoffs" | "first" | "place", string>) =>
		`Chance of the playoffs ${playoffs}, of first place ${first}; mean place ${place}.`,
	below: ({ share }: { share: string }) => `< ${share}`,
	above: ({ share }: { share: string }) => `> ${share}`,
	sure: {
		clinchedFirst: ({ team }: { team: string }) =>
			`${team} has clinched first place: no way the remaining games can end takes it away.`,
		clinched: ({ team, count }: { team: string; count: number }) =>
			count === 1
				? `${team} has clinched the one place in the playoffs: no way the remaining games can end takes it away.`
				: `${team} has clinched a place in the playoffs: however the remaining games end, it is among the first ${count}.`,
		eliminated: ({ team, count }: { team: string; count: number }) =>
			count === 1
				? `${team} can no longer reach the playoffs: however the remaining games end, it is not first.`
				: `${team} can no longer reach the playoffs: however the remaining games end, it is not among the first ${count}.`,
	},
};

type Points = { points: number };
type Taken = { team: string; amount: number; reason: string };
type BehindBy = Record<"team" | "above" | "by" | "value" | "aboveValue", string>;
