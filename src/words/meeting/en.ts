import { plural } from "#domain/text/plural.ts";

export const meeting = {
	title: "Head-to-head",
	of: ({ team, other }: { team: string; other: string }) => `${team} and ${other}, head-to-head`,
	summary: ({ team, other }: { team: string; other: string }) =>
		`All games of ${team} against ${other}: record, scores and last results.`,
	ofTeam: ({ team }: { team: string }) => `${team}, head-to-head`,
	ofTeamSummary: ({ team }: { team: string }) => `How ${team} has done against each opponent.`,
	choose: "Choose the teams",
	against: "Against",
	nobody: "Choose an opponent",
	whom: "Choose whom the team has met.",
	none: "They have not met yet",
	noneYet: "Their games show here once they are over.",
	wins: "Wins",
	draws: "Ties",
	scored: { short: "Scored", name: "Scored in all meetings" },
	perGame: { short: "A game", name: "Scored per meeting" },
	home: { short: "Home", name: "Wins and losses at home" },
	away: { short: "Away", name: "Wins and losses away" },
	streak: "Streak",
	biggest: "Biggest win",
	next: "Next meeting",
	count: ({ count }: { count: number }) => `${count} ${plural("en", count, "meeting", "meetings")}`,
	last: ({ count, total }: { count: number; total: number }) =>
		`The last ${count} of ${total} meetings`,
	all: "All meetings",
};
