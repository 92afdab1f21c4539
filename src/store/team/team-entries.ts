import { type Kysely, sql } from "kysely";
import type { Game } from "#domain/game/game.ts";
import { publicText } from "#domain/privacy/minors-public-name.ts";
import type { Team, TeamEntry, Withdrawal } from "#domain/team/team.ts";
import { type Audience, perAudience } from "../audience.ts";
import { inChunks } from "../engine/chunks.ts";
import { withIds } from "../engine/ids.ts";
import { prepared } from "../engine/prepared.ts";
import { within } from "../engine/within.ts";
import { markMinors, minorColumns } from "../player/minors.ts";
import type { Tables } from "../tables.ts";
import { type TeamColumns, teamColumns, toTeam, toWithdrawal } from "./team-columns.ts";

/** A withdrawal with the games it changed, as they were before. */
export type KeptWithdrawal = Withdrawal & {
	changed: Pick<Game, "id" | "status" | "forfeitedBy">[];
};

/** An entry with the season and league it plays in. */
export type EntryInSeason = TeamEntry & {
	seasonId: number;
	leagueId: number;
	leagueName: string;
	leagueCreatedBy: number | null;
	sportId: number;
	/** The league is one of minors. */
	isYouth?: true;
};

export const teamEntries = (organizationId: number, db: Kysely<Tables>, audience: Audience) => {
	const entries = () => entriesInSeasons(db, organizationId, audience);
	const change = () => db.updateTable("team_entries").where("organization_id", "=", organizationId);

	return {
		async listEntries(seasonLeagueIds: readonly number[]): Promise<TeamEntry[]> {
			if (seasonLeagueIds.length === 0) return [];
			return (await listEntries[audience](db, organizationId, seasonLeagueIds)).map(toEntry);
		},

		async listEntriesBySeason(seasonId: number): Promise<EntryInSeason[]> {
			const rows = await entries().where("sl.season_id", "=", seasonId).execute();
			return rows.map(toEntryInSeason);
		},

		/** Every season a team has played in, newest entry first. */
		async listEntriesOfTeam(teamId: number): Promise<EntryInSeason[]> {
			const rows = await entries()
				.where("e.team_id", "=", teamId)
				.orderBy("e.id", "desc")
				.execute();
			return rows.map(toEntryInSeason);
		},

		/** What some teams have entered in seasons that can be seen, the latest season first. */
		async listVisibleEntries(teamIds: readonly number[]): Promise<EntryInSeason[]> {
			if (teamIds.length === 0) return [];
			const rows = await entries()
				.innerJoin("seasons as s", within("s.id", "sl.season_id"))
				.where("e.team_id", "in", teamIds)
				.where("s.is_visible", "=", 1)
				.orderBy("s.start_date", (order) => order.desc().nullsFirst())
				.orderBy("e.id", "desc")
				.execute();
			return rows.map(toEntryInSeason);
		},

		/** Every entry a player stands on the roster of or has played for, newest first. */
		async listEntriesOfPlayer(playerId: number): Promise<EntryInSeason[]> {
			return (await listEntriesOfPlayer[audience](db, organizationId, playerId)).map(
				toEntryInSeason,
			);
		},

		/** Which team plays where, newest entry first. */
		async listAllEntries(): Promise<EntryInSeason[]> {
			const rows = await entries().orderBy("e.id", "desc").execute();
			return rows.map(toEntryInSeason);
		},

		/** Enters teams in a season-league; the entries come back in the order of the teams. */
		async enter(seasonLeagueId: number, teams: readonly Team[]): Promise<TeamEntry[]> {
			const withoutCaptain = { seasonLeagueId, captainName: null, captainId: null };
			return insertEntries(
				organizationId,
				db,
				teams.map((team) => ({ ...withoutCaptain, team })),
			);
		},

		/** Enters teams with their captains; the entries come back with their ids, in the same order. */
		async enterAll(entries: readonly Omit<TeamEntry, "id">[]): Promise<TeamEntry[]> {
			return insertEntries(organizationId, db, entries);
		},

		/** Takes entries with their rosters out again, but those that a game, a stage or an honor knows. */
		async removeIdle(entryIds: readonly number[]): Promise<void> {
			if (entryIds.length === 0) return;
			const unknownTo = (table: string, column: string) =>
				sql<boolean>`not exists (select 1 from ${sql.table(table)} o
					where o.organization_id = team_entries.organization_id
					and o.${sql.id(column)} = team_entries.id)`;
			await db
				.deleteFrom("team_entries")
				.where("organization_id", "=", organizationId)
				.where("id", "in", entryIds)
				.where(unknownTo("games", "home_entry_id"))
				.where(unknownTo("games", "away_entry_id"))
				.where(unknownTo("stage_seeds", "entry_id"))
				.where(unknownTo("honors", "entry_id"))
				.execute();
			await markMinors(organizationId, db);
		},

		/** Lets an entry without games play in another season-league. */
		async setSeasonLeague(entryId: number, seasonLeagueId: number): Promise<void> {
			await change().set({ season_league_id: seasonLeagueId }).where("id", "=", entryId).execute();
			await markMinors(organizationId, db);
		},

		/** Null for a team that plays again. */
		async setWithdrawal(entryId: number, withdrawal: KeptWithdrawal | null): Promise<void> {
			await change()
				.set({
					withdrawal: withdrawal && JSON.stringify(withdrawal),
					is_annulled: Number(withdrawal?.games === "annulled"),
				})
				.where("id", "=", entryId)
				.execute();
		},

		/** With what has to be taken back with it. */
		async withdrawalOf(entryId: number): Promise<KeptWithdrawal | null> {
			const row = await db
				.selectFrom("team_entries")
				.select("withdrawal")
				.where("organization_id", "=", organizationId)
				.where("id", "=", entryId)
				.executeTakeFirst();
			return row?.withdrawal == null ? null : JSON.parse(row.withdrawal);
		},

		async setCaptain(
			entryId: number,
			captain: Pick<TeamEntry, "captainId" | "captainName">,
		): Promise<void> {
			await change()
				.set({ captain_id: captain.captainId, captain_name: captain.captainName })
				.where("id", "=", entryId)
				.execute();
		},

		/** The player is this entry's captain no more; the name stays. */
		async removeCaptain(playerId: number, entryId: number): Promise<void> {
			await change()
				.set({ captain_id: null })
				.where("captain_id", "=", playerId)
				.where("id", "=", entryId)
				.execute();
		},
	};
};

const entriesInSeasons = (db: Kysely<Tables>, organizationId: number, audience: Audience) =>
	db
		.selectFrom("team_entries as e")
		.innerJoin("teams as t", within("t.id", "e.team_id"))
		.innerJoin("season_leagues as sl", within("sl.id", "e.season_league_id"))
		.innerJoin("leagues as l", within("l.id", "sl.league_id"))
		.select(["e.id as entry_id", "e.season_league_id", "e.captain_name", "e.captain_id"])
		.select("e.withdrawal")
		.select(teamColumns)
		.select(["sl.season_id", "sl.league_id", "l.name as league_name", "l.sport_id"])
		.select(["l.created_by as league_created_by", "l.is_youth"])
		.select(minorColumns(organizationId, audience).captain.as("is_minor"))
		.where("e.organization_id", "=", organizationId);

const listEntriesOfPlayer = perAudience((audience) =>
	prepared((db, organizationId: number, playerId: number) => {
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
		return entriesInSeasons(db, organizationId, audience)
			.where("e.id", "in", onRoster.union(played))
			.orderBy("e.id", "desc");
	}),
);

const listEntries = perAudience((audience) =>
	prepared((db, organizationId: number, seasonLeagueIds: readonly number[]) =>
		db
			.selectFrom("team_entries as e")
			.innerJoin("teams as t", within("t.id", "e.team_id"))
			.select(["e.id as entry_id", "e.season_league_id", "e.captain_name", "e.captain_id"])
			.select("e.withdrawal")
			.select(teamColumns)
			.select(minorColumns(organizationId, audience).captain.as("is_minor"))
			.where("e.organization_id", "=", organizationId)
			.where("e.season_league_id", "in", seasonLeagueIds),
	),
);

async function insertEntries(
	organizationId: number,
	db: Kysely<Tables>,
	entries: readonly Omit<TeamEntry, "id">[],
): Promise<TeamEntry[]> {
	// One counter numbers both (rule `one-counter-for-ids`).
	const added = await withIds(db, "teams", entries);
	await inChunks(added, (chunk) =>
		db
			.insertInto("team_entries")
			.values(
				chunk.map((entry) => ({
					id: entry.id,
					organization_id: organizationId,
					season_league_id: entry.seasonLeagueId,
					team_id: entry.team.id,
					captain_name: entry.captainName,
					captain_id: entry.captainId,
				})),
			)
			.execute(),
	);
	return added;
}

type EntryColumns = TeamColumns & {
	entry_id: number;
	season_league_id: number;
	captain_name: string | null;
	captain_id: number | null;
	withdrawal: string | null;
	/** Whether the audience of the store is told less of the captain. */
	is_minor: number;
};

function toEntry(row: EntryColumns): TeamEntry {
	return {
		id: row.entry_id,
		seasonLeagueId: row.season_league_id,
		team: toTeam(row),
		captainName: toCaptainName(row),
		captainId: row.captain_id,
		...toWithdrawal(row.withdrawal),
	};
}

function toCaptainName({ captain_name, is_minor }: EntryColumns): string | null {
	return captain_name === null || is_minor === 0 ? captain_name : publicText(captain_name);
}

function toEntryInSeason(
	row: EntryColumns & {
		season_id: number;
		league_id: number;
		league_name: string;
		league_created_by: number | null;
		sport_id: number;
		is_youth: number;
	},
): EntryInSeason {
	return {
		...toEntry(row),
		seasonId: row.season_id,
		leagueId: row.league_id,
		leagueName: row.league_name,
		leagueCreatedBy: row.league_created_by,
		sportId: row.sport_id,
		...(row.is_youth === 1 && { isYouth: true }),
	};
}
