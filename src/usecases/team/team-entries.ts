import { canManageLeagues } from "#domain/account/policy.ts";
import { messages } from "#domain/messages.ts";
import { captainAfter, type GivenCaptain } from "#domain/team/captain.ts";
import type { Team } from "#domain/team/team.ts";
import type { Store } from "#store/store.ts";
import type { EntryInSeason } from "#store/team/teams.ts";
import { recordChange } from "../audit/audit.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type MovedToTrash, moveToTrash } from "../trash/trash.ts";
import {
	enter,
	entryAt,
	type InLeague,
	seasonLeagueAt,
	teamMissing,
} from "./season-league-lookup.ts";
import { renameTeam } from "./team-crest.ts";
import { type TeamView, viewEntry, viewTeams } from "./team-views.ts";

/**
 * A team in a season-league, by the id of the club or of the entry (rule `one-counter-for-ids`).
 */
export type TeamInLeague = InLeague & { teamId: number };

/** The teams of a season-league by rank, those without a game last. */
export async function listEnteredTeams(
	scope: Scope,
	asked: InLeague & PageAsked,
): Promise<TeamView[]> {
	const { id } = await seasonLeagueAt(scope, asked);
	return paged(await viewTeams(scope, { seasonLeagueIds: [id] }), asked);
}

export async function showEnteredTeam(scope: Scope, asked: TeamInLeague): Promise<TeamView> {
	return found(await viewEntry(scope, await entryAt(scope, asked)), teamMissing);
}

export type TeamToEnter = InLeague & {
	/** Of a new club. */
	name?: string | null | undefined;
	/** A club that exists, by its own id or an entry's. */
	copyFromTeamId?: number | null | undefined;
};

/**
 * Enters a new team, or one that exists with roster and captain as it was last
 * (rule `copy-without-games`).
 */
export async function enterTeam(scope: Scope, asked: TeamToEnter): Promise<TeamView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const { name, copyFromTeamId } = asked;
	if ((name == null) === (copyFromTeamId == null)) throw nameOrExisting();
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const place = await seasonLeagueAt(inside, asked);
		const source = copyFromTeamId == null ? null : await sourceOf(store, copyFromTeamId);
		const team = source?.team ?? found((await store.teams.insert([name ?? ""]))[0], teamMissing);
		const entry = await enter(store, place, team);
		if (source?.entry) await copyRoster(store, source.entry, entry.id);
		const after = { teamId: team.id, name: team.name, ...placeOf(asked) };
		await recordChange(scope, store, { action: "entry.add", id: entry.id, after });
		return found(await viewEntry(inside, entry), teamMissing);
	});
}

export type EnteredTeamChange = TeamInLeague & GivenCaptain & { name?: string | undefined };

/** Changes the name of the club and the captain of the entry; what is absent stays. */
export async function changeEnteredTeam(scope: Scope, asked: EnteredTeamChange): Promise<TeamView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const entry = await entryAt(inside, asked);
		const roster = await store.players.listByEntries([entry.id]);
		const captain = captainAfter(entry, asked, roster);
		if (captain === "not on the roster") throw notOnRoster();
		if (asked.name !== undefined) await renameTeam(store, entry.team, asked.name);
		await store.teams.setCaptain(entry.id, captain);
		const { captainName, captainId } = captain;
		await recordChange(scope, store, {
			action: "entry.change",
			id: entry.id,
			before: {
				name: entry.team.name,
				captainName: entry.captainName,
				captainId: entry.captainId,
			},
			after: { name: asked.name ?? entry.team.name, captainName, captainId },
		});
		return found(await viewEntry(inside, entry), teamMissing);
	});
}

/** Takes a team out of a season-league, with its roster and games there; the club stays. */
export async function withdrawTeam(scope: Scope, asked: TeamInLeague): Promise<MovedToTrash> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const { id, team } = await entryAt(inside, asked);
		const entries = await store.teams.listEntriesOfTeam(team.id);
		const entry = entries.find((it) => it.id === id);
		return withdrawEntry(inside, found(entry, teamMissing));
	});
}

/** Throws an entry away with its roster and games, which cannot stand without it. */
export async function withdrawEntry(scope: Scope, entry: EntryInSeason): Promise<MovedToTrash> {
	const { id, team, leagueName, seasonId, leagueId } = entry;
	const label = `${team.name}, ${leagueName}`;
	const what = { kind: "entry", id, label, seasonIds: [seasonId] } as const;
	const thrown = await moveToTrash(scope, scope.store, what);
	const before = { teamId: team.id, name: team.name, seasonId, leagueId };
	await recordChange(scope, scope.store, { action: "entry.delete", id, before });
	return thrown;
}

type Source = { team: Team; entry: EntryInSeason | undefined };

/** The club, and the entry its roster is taken from: the one that was named, else the latest. */
async function sourceOf(store: Store, id: number): Promise<Source> {
	const { teams } = store;
	const team = found((await teams.find(id)) ?? (await teams.findByEntry(id)), teamMissing);
	const entries = await teams.listEntriesOfTeam(team.id);
	return { team, entry: entries.find((entry) => entry.id === id) ?? entries[0] };
}

async function copyRoster(store: Store, from: EntryInSeason, entryId: number): Promise<void> {
	const players = await store.players.listByEntries([from.id]);
	await store.players.addToRosters(players.map(({ id }) => ({ entryId, playerId: id })));
	await store.teams.setCaptain(entryId, from);
}

function placeOf({ seasonId, leagueId }: InLeague): InLeague {
	return { seasonId, leagueId };
}

function nameOrExisting(): Refusal {
	const sentence = messages.teams.nameOrExisting;
	return new Refusal("invalid", sentence, { fields: { name: sentence } });
}

function notOnRoster(): Refusal {
	const sentence = "The captain must be on the roster.";
	return new Refusal("invalid", sentence, { fields: { captainId: sentence } });
}
