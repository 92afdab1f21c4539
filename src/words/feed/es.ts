import type { Words } from "../en.ts";

export const feed: Words["feed"] = {
	forfeitOfBoth: ({ home, away }) => `${away} y ${home} perdieron por default`,
	forfeit: ({ winner, loser }) => `${winner} ganó por default a ${loser}`,
};
