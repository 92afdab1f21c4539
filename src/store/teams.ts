import type { Kysely } from "kysely";
import type { Team, TeamEntry } from "#domain/team/team.ts";
import { inChunks } from "./chunks.ts";
import { prepared } from "./prepared.ts";
import type { Tables } from "./tables.ts";

/** An entry with the season and league it plays in. */
export type EntryInSeason = TeamEntry & {
	seasonId: number;
	leagueId: number;
	leagueName: string;
	sportId: number;
};

export const teams = (organizationId: number, db: Kysely<Tables>) => {
	const entries = () =>
		db
			.selectFrom("team_entries as e")
			.innerJoin("teams as t", "t.id", "e.team_id")
			.select(["e.id as entry_id", "e.season_league_id", "e.captain_name", "e.captain_id"])
			.select(["t.id", "t.name", "t.logo_url"])
			.where("e.organization_id", "=", organizationId);
	const entriesInSeason = () =>
		entries()
			.innerJoin("season_leagues as sl", "sl.id", "e.season_league_id")
			.innerJoin("leagues as l", "l.id", "sl.league_id")
			.select(["sl.season_id", "sl.league_id", "l.name as league_name", "l.sport_id"]);

	return {
		async list(): Promise<Team[]> {
			const rows = await db
				.selectFrom("teams")
				.select(["id", "name", "logo_url"])
				.where("organization_id", "=", organizationId)
				.orderBy("id")
				.execute();
			return rows.map(toTeam);
		},

		async find(id: number): Promise<Team | undefined> {
			const row = await db
				.selectFrom("teams")
				.select(["id", "name", "logo_url"])
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.executeTakeFirst();
			return row && toTeam(row);
		},

		/** The team that has entered under this id (decision A12). */
		async findByEntry(entryId: number): Promise<Team | undefined> {
			const row = await db
				.selectFrom("team_entries as e")
				.innerJoin("teams as t", "t.id", "e.team_id")
				.select(["t.id", "t.name", "t.logo_url"])
				.where("e.organization_id", "=", organizationId)
				.where("e.id", "=", entryId)
				.executeTakeFirst();
			return row && toTeam(row);
		},

		async listEntries(seasonLeagueIds: readonly number[]): Promise<TeamEntry[]> {
			if (seasonLeagueIds.length === 0) return [];
			return (await listEntries(db, organizationId, seasonLeagueIds)).map(toEntry);
		},

		async listEntriesBySeason(seasonId: number): Promise<EntryInSeason[]> {
			const rows = await entriesInSeason().where("sl.season_id", "=", seasonId).execute();
			return rows.map(toEntryInSeason);
		},

		/** Every season a team has played in, newest entry first. */
		async listEntriesOfTeam(teamId: number): Promise<EntryInSeason[]> {
			const rows = await entriesInSeason()
				.where("e.team_id", "=", teamId)
				.orderBy("e.id", "desc")
				.execute();
			return rows.map(toEntryInSeason);
		},

		/** Every entry a player stands on the roster of or has played for, newest first. */
		async listEntriesOfPlayer(playerId: number): Promise<EntryInSeason[]> {
			const onRoster = db
				.selectFrom("roster_spots")
				.select("entry_id")
				.where("organization_id", "=", organizationId)
				.where("player_id", "=", playerId);
			const played = db
				.selectFrom("player_season_totals")
				.select("entry_id")
				.where("organization_id", "=", organizationId)
				.where("player_id", "=", playerId);
			const rows = await entriesInSeason()
				.where("e.id", "in", onRoster.union(played))
				.orderBy("e.id", "desc")
				.execute();
			return rows.map(toEntryInSeason);
		},

		async insert(names: readonly string[]): Promise<Team[]> {
			const firstId = await reserveIds(db, names.length);
			const added = names.map((name, index) => ({ id: firstId + index, name, logoUrl: null }));
			await inChunks(added, (chunk) =>
				db
					.insertInto("teams")
					.values(
						chunk.map(({ id, name }) => ({
							id,
							organization_id: organizationId,
							name,
							logo_url: null,
						})),
					)
					.execute(),
			);
			return added;
		},

		/** Enters teams in a season-league; the entries come back in the order of the teams. */
		async enter(seasonLeagueId: number, teams: readonly Team[]): Promise<TeamEntry[]> {
			const firstId = await reserveIds(db, teams.length);
			const added = teams.map((team, index) => ({
				id: firstId + index,
				seasonLeagueId,
				team,
				captainName: null,
				captainId: null,
			}));
			await inChunks(added, (chunk) =>
				db
					.insertInto("team_entries")
					.values(
						chunk.map((entry) => ({
							id: entry.id,
							organization_id: organizationId,
							season_league_id: seasonLeagueId,
							team_id: entry.team.id,
							captain_name: null,
							captain_id: null,
						})),
					)
					.execute(),
			);
			return added;
		},

		async setCaptain(
			entryId: number,
			captain: Pick<TeamEntry, "captainId" | "captainName">,
		): Promise<void> {
			await db
				.updateTable("team_entries")
				.set({ captain_id: captain.captainId, captain_name: captain.captainName })
				.where("organization_id", "=", organizationId)
				.where("id", "=", entryId)
				.execute();
		},
	};
};

const listEntries = prepared((db, organizationId: number, seasonLeagueIds: readonly number[]) =>
	db
		.selectFrom("team_entries as e")
		.innerJoin("teams as t", "t.id", "e.team_id")
		.select(["e.id as entry_id", "e.season_league_id", "e.captain_name", "e.captain_id"])
		.select(["t.id", "t.name", "t.logo_url"])
		.where("e.organization_id", "=", organizationId)
		.where("e.season_league_id", "in", seasonLeagueIds),
);

/** Teams and entries share one counter, so an id names at most one of them (decision A12). */
async function reserveIds(db: Kysely<Tables>, count: number): Promise<number> {
	const { value } = await db
		.updateTable("id_counters")
		.set((query) => ({ value: query("value", "+", count) }))
		.where("name", "=", "team")
		.returning("value")
		.executeTakeFirstOrThrow();
	return value - count + 1;
}

type TeamColumns = { id: number; name: string; logo_url: string | null };
type EntryColumns = TeamColumns & {
	entry_id: number;
	season_league_id: number;
	captain_name: string | null;
	captain_id: number | null;
};

function toTeam(row: TeamColumns): Team {
	return { id: row.id, name: row.name, logoUrl: row.logo_url };
}

function toEntry(row: EntryColumns): TeamEntry {
	return {
		id: row.entry_id,
		seasonLeagueId: row.season_league_id,
		team: toTeam(row),
		captainName: row.captain_name,
		captainId: row.captain_id,
	};
}

function toEntryInSeason(
	row: EntryColumns & {
		season_id: number;
		league_id: number;
		league_name: string;
		sport_id: number;
	},
): EntryInSeason {
	return {
		...toEntry(row),
		seasonId: row.season_id,
		leagueId: row.league_id,
		leagueName: row.league_name,
		sportId: row.sport_id,
	};
}
