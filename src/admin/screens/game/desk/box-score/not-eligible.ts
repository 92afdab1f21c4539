import { createContext, useContext } from "react";
import { client } from "../../../../client.ts";
import type { Sheet } from "../sheet.ts";

/** Players of a game who may not play in its stage, and why (rule `games-to-be-eligible`). */
export type NotEligible = {
	/** How many games of the regular season one needs. */
	least: number;
	games: ReadonlyMap<number, number>;
};

const everybodyMay: NotEligible = { least: 0, games: new Map() };

export const NotEligibleContext = createContext(everybodyMay);

export const useNotEligible = () => useContext(NotEligibleContext);

/** Nothing is asked for a game of the regular season. */
export async function notEligibleIn({ game }: Sheet): Promise<NotEligible> {
	if (game.stageId === null) return everybodyMay;
	const { minGames, teams } = await client.get("/stages/:id/players", { id: game.stageId });
	// Who is on both rosters is written down for the home side, so that side's count is the last.
	const sides = [game.away.entryId, game.home.entryId].flatMap((entryId) =>
		teams.filter(({ team }) => team.entryId === entryId),
	);
	const counts = new Map(sides.flatMap(({ players }) => players.map((one) => [one.id, one])));
	return {
		least: minGames,
		games: new Map(
			[...counts.values()].flatMap(({ id, games, isEligible }) =>
				isEligible ? [] : [[id, games] as const],
			),
		),
	};
}
