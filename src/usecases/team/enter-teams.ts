import { canManageLeagues } from "#domain/account/policy.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import { nameKey } from "#domain/text/name-key.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type InLeague, seasonLeagueAt } from "./season-league-lookup.ts";
import { type TeamView, viewTeams } from "./team-views.ts";

export type EnteredTeams = {
	/** Those that are new, by rank like the others: without a game, by name. */
	teams: TeamView[];
	/** How many of the names the league had already, or were there twice. */
	knownCount: number;
};

/**
 * Enters a new team for each name that the league does not have yet, all of them or none. So a list
 * that has grown can be sent again.
 */
export async function enterTeams(
	scope: Scope,
	{ names, ...asked }: InLeague & { names: readonly string[] },
): Promise<EnteredTeams> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const place = await seasonLeagueAt(inside, asked);
		const fresh = withoutKnown(names, await store.teams.listEntries([place.id]));
		const entries = await store.teams.enter(place.id, await store.teams.insert(fresh));
		for (const { id, team } of entries) {
			const after = { teamId: team.id, name: team.name, ...asked };
			await recordChange(scope, store, { action: "entry.add", id, after });
		}
		const added = new Set(entries.map(({ id }) => id));
		const views = await viewTeams(inside, { seasonLeagueIds: [place.id] });
		return {
			teams: views.filter(({ entry }) => entry !== null && added.has(entry.id)),
			knownCount: names.length - fresh.length,
		};
	});
}

/** The names as they came, without those that are there and without a second of one name. */
function withoutKnown(names: readonly string[], there: readonly TeamEntry[]): string[] {
	const known = new Set(there.map(({ team }) => nameKey(team.name)));
	return names.filter((name) => {
		const key = nameKey(name);
		const isKnown = known.has(key);
		known.add(key);
		return !isKnown;
	});
}
