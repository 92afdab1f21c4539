export const embed = {
	nextGame: "Next game",
	nextGameOf: ({ name }: { name: string }) => `Next game: ${name}`,
	noGame: "No game is scheduled.",
	gamesOf: ({ name }: { name: string }) => `Games of ${name}`,
	toSite: "To the site",
};
