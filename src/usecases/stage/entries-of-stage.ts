import type { Candidate } from "#domain/stage/seeding.ts";
import type { Store } from "#store/store.ts";
import { found } from "../refusals.ts";
import { teamMissing } from "../team/season-league-lookup.ts";
import type { StageRead } from "./read-stage.ts";

/** A team of another league enters the one that has the games, with its roster, for games are of one league. */
export async function entryInStage(
	store: Store,
	seasonLeagueId: number,
	{ entryId, seasonLeagueId: own }: Candidate,
): Promise<number> {
	if (own === seasonLeagueId) return entryId;
	const team = found(await store.teams.findByEntry(entryId), teamMissing);
	const known = (await store.teams.listEntries([seasonLeagueId])).find(
		(entry) => entry.team.id === team.id,
	);
	if (known !== undefined) return known.id;
	const [entry] = await store.teams.enter(seasonLeagueId, [team]);
	const players = await store.rosters.takenOf(entryId);
	const { id } = found(entry, teamMissing);
	await store.players.addToRosters(players.map((playerId) => ({ entryId: id, playerId })));
	const before = (await store.teams.listEntries([own])).find((one) => one.id === entryId);
	if (before !== undefined) await store.teams.setCaptain(id, before);
	return id;
}

/** Whoever has lost the seed leaves the league it entered for it, where nothing else keeps the team. */
export async function leaveWithoutSeed(
	store: Store,
	{ stage, leagueIds, seeds: before }: Pick<StageRead, "stage" | "leagueIds" | "seeds">,
	seeds: readonly { entryId: number }[],
): Promise<void> {
	if (leagueIds.includes(stage.seasonLeagueId)) return;
	const kept = new Set(seeds.map(({ entryId }) => entryId));
	const gone = before.filter(({ entryId }) => !kept.has(entryId));
	await store.teams.removeIdle(gone.map(({ entryId }) => entryId));
}
