export const feed = {
	forfeit: ({ winner, loser }: { winner: string; loser: string }) =>
		`${winner} win by forfeit over ${loser}`,
};
