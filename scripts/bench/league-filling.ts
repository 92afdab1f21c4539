import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { type Insert, ids } from "./tables.ts";

/** A database that is being filled. */
export type Filling = { insert: Insert; next: ReturnType<typeof allIds> };

export const allIds = () => ({
	stat: ids(),
	period: ids(),
	season: ids(),
	league: ids(),
	seasonLeague: ids(),
	/** Teams and their entries share one counter (rule `one-counter-for-ids`). */
	team: ids(),
	player: ids(),
	game: ids(),
});

/** The organization that rows are written for. */
export type LeagueFilling = Filling & {
	organizationId: number;
	leagueId: number;
	teamIds: number[];
	definitions: StatDefinition[];
	periodIds: number[];
};
