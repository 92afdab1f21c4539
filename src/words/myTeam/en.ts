export const myTeam = {
	title: "My teams",
	/** What a star says, and what is told of a team that has one. */
	mine: "My team",
	star: ({ team }: { team: string }) => `My team: ${team}`,
	next: "Next game",
	noNext: "No game is planned.",
	last: "Last result",
	noLast: "No result yet.",
	rank: ({ rank, teams }: { rank: number; teams: number }) => `Rank ${rank} of ${teams}`,
};
