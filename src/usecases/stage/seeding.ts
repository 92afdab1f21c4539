import { type Candidate, candidatesOf, seedingOf } from "#domain/stage/seeding.ts";
import type { Store } from "#store/store.ts";
import type { Scope } from "../scope.ts";
import { readSeasonGames } from "../season/season-games.ts";
import { toTables } from "../standings/view-standings.ts";
import type { StageRead } from "./read-stage.ts";

export type Seeding = {
	/** All teams of its leagues, as their tables seed them. */
	candidates: Candidate[];
	/** Who would get which seed now. */
	seeds: Candidate[];
	/** Sets of teams whose seeds the tables do not say. */
	level: Candidate[][];
	/** The teams of the leagues, by entry. */
	teams: StageRead["teams"];
};

/** How the tables would seed a stage now. */
export async function readSeeding(
	scope: Pick<Scope, "store" | "organization">,
	{ stage, leagueIds }: Pick<StageRead, "stage" | "leagueIds">,
): Promise<Seeding> {
	const { store } = scope;
	const leagues = await store.leagues.findSeasonLeagues(leagueIds);
	const read = await readSeasonGames(scope, leagues);
	const tables = toTables(read).map(({ seasonLeague, rows }) => ({
		seasonLeagueId: seasonLeague.id,
		rows,
	}));
	const players = await playersOf(store, stage.eligibility.leastPlayers, stage.seasonId);
	const factsOf = new Map(
		read.entries.map(({ id }) => [id, { players: players(id), forfeits: forfeitsOf(id, read) }]),
	);
	const candidates = candidatesOf(tables, stage.eligibility, factsOf);
	return {
		candidates,
		...seedingOf(candidates, stage.format.teams),
		teams: new Map(read.entries.map((entry) => [entry.id, entry])),
	};
}

/** How many players a team has; as many as are needed where it has no fewer. */
async function playersOf(
	{ rosters }: Pick<Store, "rosters">,
	least: number | null,
	seasonId: number,
): Promise<(entryId: number) => number> {
	const thin = least === null ? [] : await rosters.listThin(seasonId, least);
	const counts = new Map(thin.map(({ entryId, playersCount }) => [entryId, playersCount]));
	return (entryId) => counts.get(entryId) ?? least ?? 0;
}

type Games = Awaited<ReturnType<typeof readSeasonGames>>;

function forfeitsOf(entryId: number, { games }: Games): number {
	return games.filter((game) => {
		if (game.status !== "forfeit" || game.stageId !== null) return false;
		return (
			(game.forfeitedBy !== "away" && game.homeEntryId === entryId) ||
			(game.forfeitedBy !== "home" && game.awayEntryId === entryId)
		);
	}).length;
}
