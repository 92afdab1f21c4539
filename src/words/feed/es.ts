import type { Words } from "../en.ts";

export const feed: Words["feed"] = {
	forfeit: ({ winner, loser }) => `${winner} ganó por default a ${loser}`,
};
