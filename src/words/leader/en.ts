import { lowerFirst } from "#domain/text/lower-first.ts";

export const leader = {
	nobody: "Nobody leads yet",
	nobodyYet: "Leaders show here after the first box score.",
	title: "Leader board",
	top: "All-time top 20",
	summary: ({ name, counts }: { name: string; counts: string }) =>
		`All-time leaders of ${name}: ${counts === "" ? "" : `${counts} and `}team wins.`,
	allTime: ({ what }: { what: string }) => `All-time ${lowerFirst(what)}`,
	points: { title: "Points", unit: "points" },
	threes: { title: "3-pointers", unit: "3-pointers" },
	pointsPerGame: { title: "Points per game", unit: "points per game" },
	regulars: "Players with at least half of their team's games",
	wins: { title: "All-time team wins", unit: "wins" },
};
