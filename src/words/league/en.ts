export const league = {
	title: "Leagues",
	summary: ({ name }: { name: string }) => `${name}: standings, games and leaders.`,
	seasonSummary: ({ name, season }: { name: string; season: string }) =>
		`${name}, ${season}: standings, games and leaders.`,
	noTableYet: "The table shows here as soon as teams have entered this league.",
};
