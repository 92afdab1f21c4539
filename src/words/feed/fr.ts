import type { Words } from "../en.ts";

export const feed: Words["feed"] = {
	forfeit: ({ winner, loser }) => `Victoire par forfait\u00a0: ${winner} contre ${loser}`,
};
