import type { ImportReport } from "#domain/import/import-report.ts";
import type { SheetRosters } from "#domain/import/sheet/read-rosters.ts";
import { say } from "#domain/language/say.ts";
import { fullName } from "#domain/player/player.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { Store } from "#store/store.ts";
import { enrollPlayers } from "./enroll-players.ts";
import { enterTeams, nameCaptains } from "./enter-teams.ts";
import { openSeason } from "./open-season.ts";

/**
 * Brings the rosters of leagues in line with a sheet: teams and players that are new are made, numbers
 * and positions are those of the sheet. Who is on a roster and not in the sheet stays, and is named.
 */
export async function enrollRosters(
	store: Store,
	names: { season: string; league: string; sport: Sport },
	rosters: readonly SheetRosters[],
	report: ImportReport,
): Promise<void> {
	for (const { league, teams: teamNames, players, captains } of rosters) {
		const here = { ...names, league: league ?? names.league };
		const { season, seasonLeague } = await openSeason(store, here, [], report);
		const teams = await enterTeams(store, seasonLeague, teamNames, report);
		const ids = await enrollPlayers(store, seasonLeague, players, teams.entries, report);
		await nameCaptains(store, captains, { ...teams, players, ids }, report);
		const named = new Set(teamNames.flatMap((name) => teams.entries.get(name)?.id ?? []));
		const listed = new Set(ids.values());
		for (const player of await store.players.listByLeague(seasonLeague.id)) {
			if (!named.has(player.entryId) || listed.has(player.id)) continue;
			report.notes.push(
				say`${fullName(player)} is on a roster and not in the file. Nothing was changed.`,
			);
		}
		report.place ??= { seasonId: season.id, leagueId: seasonLeague.league.id };
	}
}
