import { canManageLeagues } from "#domain/account/policy.ts";
import { messages } from "#domain/messages.ts";
import type { EntryInSeason } from "#store/team/teams.ts";
import { recordChange } from "../audit/audit.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { enter, seasonLeagueFor, teamMissing } from "./season-league-lookup.ts";

/** A team in a league, by its entry. */
export type TeamLeague = EntryInSeason;

/** Which team plays in which league, over all seasons, the newest first. */
export async function listTeamLeagues(
	{ viewer, organization, store }: Scope,
	page: PageAsked,
): Promise<TeamLeague[]> {
	authorize(canManageLeagues(viewer, organization.id));
	return paged(await store.teams.listAllEntries(), page);
}

/** Enters a team in a league beside those it plays in already. */
export async function assignTeam(
	scope: Scope,
	{ teamId, leagueId }: { teamId: number; leagueId?: number | null | undefined },
): Promise<TeamLeague> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	if (leagueId == null) {
		const sentence = messages.leagues.selectFirst;
		throw new Refusal("invalid", sentence, { fields: { leagueId: sentence } });
	}
	return scope.store.transaction(async (store) => {
		const { teams } = store;
		const team = found(
			(await teams.find(teamId)) ?? (await teams.findByEntry(teamId)),
			teamMissing,
		);
		const place = await seasonLeagueFor({ ...scope, store }, { leagueId });
		const { id } = await enter(store, place, team);
		const after = { teamId: team.id, name: team.name, seasonId: place.seasonId, leagueId };
		await recordChange(scope, store, { action: "entry.add", id, after });
		const entries = await teams.listEntriesOfTeam(team.id);
		return found(
			entries.find((entry) => entry.id === id),
			teamMissing,
		);
	});
}
