import { balanceOf } from "#domain/ledger/balance.ts";
import type { TeamFacts } from "#domain/stage/eligibility.ts";
import { type Candidate, candidatesOf, seedingOf } from "#domain/stage/seeding.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Store } from "#store/store.ts";
import { found } from "../refusals.ts";
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
	/** By the id of the league in the season. */
	leagueOf: ReadonlyMap<number, number>;
};

type ToSeed = Pick<StageRead, "stage" | "leagueIds">;

/** How the tables would seed a stage now. */
export async function readSeeding(
	scope: Pick<Scope, "store" | "organization" | "now">,
	read: ToSeed,
): Promise<Seeding> {
	const [seeding] = await readSeedings(scope, [read]);
	return found(seeding, "Stage not found.");
}

/** The same of some stages, in their order and in as many queries as for one. */
export async function readSeedings(
	scope: Pick<Scope, "store" | "organization" | "now">,
	stages: readonly ToSeed[],
): Promise<Seeding[]> {
	if (stages.length === 0) return [];
	const { store } = scope;
	const ids = new Set(stages.flatMap(({ leagueIds }) => leagueIds));
	const leagues = await store.leagues.findSeasonLeagues([...ids]);
	const read = await readSeasonGames(scope, leagues);
	const tables = toTables(read).map(({ seasonLeague, rows }) => ({
		seasonLeagueId: seasonLeague.id,
		rows,
	}));
	const leagueOf = new Map(leagues.map(({ id, league }) => [id, league.id]));
	const players = await playersOf(store, stages);
	const unpaid = await unpaidOf(scope, stages, read.entries);
	const forfeits = new Map(read.entries.map(({ id }) => [id, forfeitsOf(id, read)]));
	return stages.map(({ stage: { eligibility, format }, leagueIds }) => {
		const entries = read.entries.filter(({ seasonLeagueId }) => leagueIds.includes(seasonLeagueId));
		const own = tables.filter(({ seasonLeagueId }) => leagueIds.includes(seasonLeagueId));
		const factsOf = new Map(
			entries.map(({ id, team }) => [
				id,
				{
					players: players(id, eligibility.leastPlayers),
					forfeits: forfeits.get(id) ?? 0,
					unpaid: unpaid.get(team.id) ?? null,
				},
			]),
		);
		const candidates = candidatesOf(own, eligibility, factsOf);
		return {
			candidates,
			...seedingOf(candidates, format.teams),
			leagueOf,
			teams: new Map(entries.map((entry) => [entry.id, entry])),
		};
	});
}

/** How many players a team has; as many as are needed where it has no fewer. */
async function playersOf(
	{ rosters }: Pick<Store, "rosters">,
	stages: readonly ToSeed[],
): Promise<(entryId: number, least: number | null) => number> {
	const asking = stages.filter(({ stage }) => stage.eligibility.leastPlayers !== null);
	const seasonIds = [...new Set(asking.map(({ stage }) => stage.seasonId))];
	const most = Math.max(0, ...asking.map(({ stage }) => stage.eligibility.leastPlayers ?? 0));
	const thin = await rosters.listThin(seasonIds, most);
	const counts = new Map(thin.map(({ entryId, playersCount }) => [entryId, playersCount]));
	return (entryId, least) => counts.get(entryId) ?? least ?? 0;
}

/** What clubs owe that is due, where a stage asks whether they paid. */
async function unpaidOf(
	{ store, organization, now }: Pick<Scope, "store" | "organization" | "now">,
	stages: readonly ToSeed[],
	entries: Games["entries"],
): Promise<Map<number, NonNullable<TeamFacts["unpaid"]>>> {
	const asking = stages.filter(({ stage }) => stage.eligibility.needsFeesPaid);
	const leagueIds = new Set(asking.flatMap((one) => one.leagueIds));
	const teamIds = entries.flatMap(({ seasonLeagueId, team }) =>
		leagueIds.has(seasonLeagueId) ? team.id : [],
	);
	const made = teamIds.length === 0 ? [] : await store.ledger.list({ teamIds });
	const unpaid = new Map<number, NonNullable<TeamFacts["unpaid"]>>();
	for (const [teamId, own] of Map.groupBy(made, ({ debtor }) => debtor.id)) {
		const { due, since } = balanceOf(own, today(now, organization.timeZone));
		if (since !== null) unpaid.set(teamId, { due, since });
	}
	return unpaid;
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
