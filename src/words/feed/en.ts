export const feed = {
	forfeitOfBoth: ({ home, away }: { home: string; away: string }) =>
		`${away} and ${home} both forfeited`,
	forfeit: ({ winner, loser }: { winner: string; loser: string }) =>
		`${winner} win by forfeit over ${loser}`,
};
