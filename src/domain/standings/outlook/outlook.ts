import type { StandingsGame } from "../results.ts";
import type { TableSetup } from "../table-rules.ts";
import type { Budget } from "./can-reach.ts";
import type { Chance } from "./chances.ts";
import { placesInEveryWay } from "./every-way.ts";
import { positionOf } from "./position.ts";
import { worstAndBest } from "./worst-and-best.ts";

/** What is certain about a team, however the games end that are left. */
export const outlookNames = ["clinchedFirst", "clinched", "eliminated"] as const;
export type Outlook = (typeof outlookNames)[number];

/** What a table tells beside its rows of what is still to come. */
export type Forecast = {
	/** How many go on. */
	teams: number;
	/** By entry; nothing is certain of the others. */
	outlooks: ReadonlyMap<number, Outlook>;
	/** By entry, how likely it is; nothing where that is not shown. */
	chances?: ReadonlyMap<number, Chance> | "beingWorkedOut" | undefined;
};

/** What is tried at most for one table, so that a page waits for milliseconds. */
const mostSteps = 40_000;

/**
 * By entry, what is certain of the first ones who go on (rule `never-wrong`). Nothing is while the schedule may
 * lack games (rule `marks-need-all-games`), before the first result, or where everybody goes on.
 */
export function outlooks(
	entries: readonly { entryId: number }[],
	games: readonly StandingsGame[],
	setup: TableSetup,
): ReadonlyMap<number, Outlook> {
	const { playoffs } = setup;
	const position = positionOf(entries, games, setup);
	if (playoffs === undefined || !playoffs.knowsAllGames) return new Map();
	if (position.results.length === 0 || playoffs.teams >= entries.length) return new Map();
	const budget: Budget = { steps: mostSteps };
	const known = worstAndBest(position, { places: [1, playoffs.teams], budget });
	const places = placesInEveryWay(position, known, playoffs.teams) ?? known;
	return new Map(
		entries.flatMap(({ entryId }, team): [number, Outlook][] => {
			const { worst, best } = places[team] ?? { worst: entries.length, best: 1 };
			if (worst <= 1) return [[entryId, "clinchedFirst"]];
			if (worst <= playoffs.teams) return [[entryId, "clinched"]];
			return best > playoffs.teams ? [[entryId, "eliminated"]] : [];
		}),
	);
}
