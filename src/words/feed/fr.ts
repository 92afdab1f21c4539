import type { Words } from "../en.ts";

export const feed: Words["feed"] = {
	forfeitOfBoth: ({ home, away }) => `Forfait des deux équipes\u00a0: ${away} et ${home}`,
	forfeit: ({ winner, loser }) => `Victoire par forfait\u00a0: ${winner} contre ${loser}`,
};
