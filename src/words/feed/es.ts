import type { Words } from "../en.ts";

export const feed: Words["feed"] = {
	forfeit: ({ winner, loser }) => `Victoria por forfeit: ${winner} contra ${loser}`,
};
