import { nameKey } from "#domain/text/name-key.ts";
import type { LeagueFilling } from "./league-filling.ts";

export type EntryData = { entryId: number; teamId: number; playerIds: number[] };
/** The rosters of a season, which is the first, second, … (0, 1, …) of its organization. */
export type Rosters = { entries: EntryData[]; season: number };

const playersPerTeam = 10;
/** A player stays this many seasons; only the first of each team stays for ever. */
const seasonsOfACareer = 3;

/** Enters every team in a season with last season's roster, a third of it replaced. */
export function addRosters(
	league: LeagueFilling,
	seasonLeagueId: number,
	last: Rosters | null,
): Rosters {
	const season = last === null ? 0 : last.season + 1;
	const entries = league.teamIds.map((teamId, index) => {
		const playerIds = nextRoster(league, season, last?.entries[index]?.playerIds ?? []);
		return addEntry(league, seasonLeagueId, teamId, playerIds);
	});
	return { entries, season };
}

function nextRoster(league: LeagueFilling, season: number, last: readonly number[]): number[] {
	return Array.from({ length: playersPerTeam }, (_, place) => {
		const known = last[place];
		// Place 1 is new in the first season, then in the fourth and so on: in the last of 3 or of
		// 60 seasons its player is in his third.
		const isReplaced = place > 0 && season % seasonsOfACareer === (place - 1) % seasonsOfACareer;
		return known === undefined || isReplaced ? addPlayer(league) : known;
	});
}

function addPlayer({ insert, next, organizationId }: LeagueFilling): number {
	const id = next.player();
	insert("players", {
		id,
		organization_id: organizationId,
		first_name: "Player",
		last_name: `Number ${id}`,
		name_key: nameKey(`Player Number ${id}`),
	});
	return id;
}

function addEntry(
	{ insert, next, organizationId }: LeagueFilling,
	seasonLeagueId: number,
	teamId: number,
	playerIds: number[],
): EntryData {
	const entryId = next.team();
	insert("team_entries", {
		id: entryId,
		organization_id: organizationId,
		season_league_id: seasonLeagueId,
		team_id: teamId,
		captain_id: playerIds[0] ?? null,
		captain_name: `Player Number ${playerIds[0] ?? ""}`,
	});
	for (const playerId of playerIds) {
		insert("roster_spots", {
			organization_id: organizationId,
			entry_id: entryId,
			player_id: playerId,
		});
	}
	return { entryId, teamId, playerIds };
}
