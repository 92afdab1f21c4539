import { currentSpot } from "#domain/player/current-team.ts";
import type { Store } from "#store/store.ts";
import { found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type PlayerView, seasonsToSee } from "./player-views.ts";

/**
 * The one team a form chooses for a player. The team he is shown with changes nothing: forms send it
 * back with every other change. For another team he leaves the one he has in its league, else the one
 * he is shown with in its season (rule `one-team-a-league`); with none chosen he leaves the rosters of
 * the season he is shown in. Numbers stay where they were made, and other seasons as they were.
 */
export async function moveToTeam(
	scope: Scope,
	{ id, rosters, current }: PlayerView,
	teamId: number | null | undefined,
): Promise<void> {
	if (teamId === undefined || teamId === current?.entry.team.id) return;
	if (teamId === null) {
		for (const { entry, season } of rosters) {
			if (season.id === current?.season.id) await leave(scope.store, entry.id, id);
		}
		return;
	}
	const { entry, isMeant } = await entryFor(scope, teamId);
	if (rosters.some((roster) => isMeant(roster.entry))) return;
	const inLeague = rosters.filter((it) => it.entry.seasonLeagueId === entry.seasonLeagueId);
	const shown = rosters.filter((it) => it === current && it.season.id === entry.seasonId);
	for (const left of inLeague.length > 0 ? inLeague : shown) {
		await leave(scope.store, left.entry.id, id);
	}
	await scope.store.players.addToRosters([{ entryId: entry.id, playerId: id }]);
}

/** A captain who leaves is named as text only (rule `captain-by-roster`). */
async function leave(store: Store, entryId: number, playerId: number): Promise<void> {
	await store.rosters.remove(entryId, playerId);
	await store.teams.removeCaptain(playerId, entryId);
}

type Entered = { id: number; seasonId: number; seasonLeagueId: number; team: { id: number } };

/** The entry with this id, or that of the team with this id in the active or else newest season. */
async function entryFor(
	scope: Scope,
	id: number,
): Promise<{ entry: Entered; isMeant: (entry: Entered) => boolean }> {
	const { store } = scope;
	const team = found(
		(await store.teams.find(id)) ?? (await store.teams.findByEntry(id)),
		"Team not found.",
	);
	const entries = await store.teams.listEntriesOfTeam(team.id);
	const named = entries.find((entry) => entry.id === id);
	if (named !== undefined) return { entry: named, isMeant: (entry) => entry.id === id };
	const entry = currentSpot(entries, await seasonsToSee(scope));
	if (entry === null) {
		const sentence = "This team plays in no season, so it has no roster.";
		throw new Refusal("invalid", sentence, { fields: { teamId: sentence } });
	}
	const { seasonId } = entry;
	return { entry, isMeant: (other) => other.team.id === team.id && other.seasonId === seasonId };
}
