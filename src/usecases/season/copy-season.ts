import type { SeasonLeague } from "#domain/league/league.ts";
import type { Store } from "#store/store.ts";
import { copyTable } from "../standings/begin-table.ts";

/** A season-league whose teams are to play in another one. */
type Copy = { from: number; to: number };

/**
 * Plays leagues in one more season, with their teams, rosters and captains; games, scores and
 * schedules stay where they are. Answers the new season-leagues in the same order.
 */
export async function copyLeagues(
	store: Store,
	sources: readonly SeasonLeague[],
	seasonId: number,
): Promise<SeasonLeague[]> {
	const added: SeasonLeague[] = [];
	for (const { league } of sources) added.push(await store.leagues.addToSeason(league, seasonId));
	const copies = sources.map(({ id }, index) => ({ from: id, to: added[index]?.id ?? 0 }));
	for (const { from, to } of copies) await copyTable(store, from, to);
	await copyTeams(store, copies);
	return added;
}

/**
 * Enters the teams of season-leagues into others, with rosters and captains. It is the same clubs
 * and people; a team that comes from two leagues into one enters once, with the players of both.
 */
export async function copyTeams(store: Store, copies: readonly Copy[]): Promise<void> {
	const toOf = new Map(copies.map(({ from, to }) => [from, to]));
	const entries = (await store.teams.listEntries([...toOf.keys()]))
		.map((entry) => ({ ...entry, to: toOf.get(entry.seasonLeagueId) ?? 0 }))
		.sort((a, b) => a.id - b.id);
	const merged = [...Map.groupBy(entries, ({ to, team }) => `${to} ${team.id}`).values()];
	const added = await store.teams.enterAll(
		merged.flatMap(([first]) => {
			if (first === undefined) return [];
			const { to, team, captainId, captainName } = first;
			return { seasonLeagueId: to, team, captainId, captainName };
		}),
	);
	const newIds = new Map(
		merged.flatMap((same, index) => same.map(({ id }) => [id, added[index]?.id ?? 0])),
	);
	const spots = (await store.players.listByEntries([...newIds.keys()])).map((player) => ({
		entryId: newIds.get(player.entryId) ?? 0,
		playerId: player.id,
	}));
	const unique = new Map(spots.map((spot) => [`${spot.entryId} ${spot.playerId}`, spot]));
	await store.players.addToRosters([...unique.values()]);
}
