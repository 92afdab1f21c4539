import { type Kysely, type Selectable, type SqlBool, sql } from "kysely";
import type { GameLeague, Side } from "#domain/game/game.ts";
import type { GameWithNumbers } from "#domain/scheduling/begun.ts";
import type { Schedule, WeekdayName } from "#domain/scheduling/schedule.ts";
import { inChunks } from "./chunks.ts";
import { toScore } from "./game-columns.ts";
import type { GameRow, ScheduleRow, Tables } from "./tables.ts";

/** A schedule with the season-league it is for. */
export type KnownSchedule = Schedule & { seasonId: number; league: GameLeague };

/** Which schedules are asked for; absent means no restriction. */
type ScheduleFilter = { seasonId?: number | undefined; seasonLeagueId?: number | undefined };

export const schedules = (organizationId: number, db: Kysely<Tables>) => {
	const known = () =>
		db
			.selectFrom("schedules as s")
			.innerJoin("season_leagues as sl", "sl.id", "s.season_league_id")
			.innerJoin("leagues as l", "l.id", "sl.league_id")
			.selectAll("s")
			.select(["sl.season_id", "l.id as league_id", "l.name as league_name"])
			.where("s.organization_id", "=", organizationId);

	return {
		/** Schedules in the order they were made; of a season or a season-league where one is named. */
		async list(filter: ScheduleFilter): Promise<KnownSchedule[]> {
			let query = known();
			const { seasonId, seasonLeagueId } = filter;
			if (seasonId !== undefined) query = query.where("sl.season_id", "=", seasonId);
			if (seasonLeagueId !== undefined) query = query.where("sl.id", "=", seasonLeagueId);
			return (await query.orderBy("s.id").execute()).map(toKnownSchedule);
		},

		async find(id: number): Promise<KnownSchedule | undefined> {
			const row = await known().where("s.id", "=", id).executeTakeFirst();
			return row && toKnownSchedule(row);
		},

		/** The games a schedule has made, and whether anything was written down for them. */
		async gamesOf(id: number): Promise<GameWithNumbers[]> {
			const rows = await db
				.selectFrom("games as g")
				.select(["g.id", "g.date", "g.week_index", "g.status", "g.home_score", "g.away_score"])
				.select(hasNumbers.as("has_numbers"))
				.where("g.organization_id", "=", organizationId)
				.where("g.schedule_id", "=", id)
				.orderBy("g.id")
				.execute();
			return rows.map(toGameWithNumbers);
		},

		/** Those of these games that something was written down for beside the score. */
		async withNumbersAmong(gameIds: readonly number[]): Promise<number[]> {
			if (gameIds.length === 0) return [];
			const rows = await db
				.selectFrom("games as g")
				.select("g.id")
				.where("g.organization_id", "=", organizationId)
				.where("g.id", "in", gameIds)
				.where(hasNumbers)
				.orderBy("g.id")
				.execute();
			return rows.map((row) => row.id);
		},

		/** Adds a schedule; answers its id. */
		async insert(schedule: Omit<Schedule, "id">): Promise<number> {
			const row = await db
				.insertInto("schedules")
				.values({
					organization_id: organizationId,
					season_league_id: schedule.seasonLeagueId,
					name: schedule.name,
					start_date: schedule.startDate,
					num_weeks: schedule.numWeeks,
					game_days: JSON.stringify(schedule.gameDays),
					is_same_slot: schedule.hasSameSlots ? 1 : 0,
					time_slots: JSON.stringify(schedule.timeSlots),
					weekly_time_slots: JSON.stringify(schedule.weeklyTimeSlots),
				})
				.returning("id")
				.executeTakeFirstOrThrow();
			return row.id;
		},

		/** What can be changed of a schedule (R4.35). */
		async save(
			id: number,
			{ name, startDate, numWeeks }: Pick<Schedule, "name" | "startDate" | "numWeeks">,
		): Promise<void> {
			await db
				.updateTable("schedules")
				.set({ name, start_date: startDate, num_weeks: numWeeks })
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.execute();
		},

		/** Puts games on a date. */
		async setDate(gameIds: readonly number[], date: string): Promise<void> {
			await inChunks(gameIds, (chunk) =>
				db
					.updateTable("games")
					.set({ date })
					.where("organization_id", "=", organizationId)
					.where("id", "in", chunk)
					.execute(),
			);
		},

		/** Makes games independent of their schedule. */
		async removeFromSchedule(gameIds: readonly number[]): Promise<void> {
			await inChunks(gameIds, (chunk) =>
				db
					.updateTable("games")
					.set({ schedule_id: null, week_index: null })
					.where("organization_id", "=", organizationId)
					.where("id", "in", chunk)
					.execute(),
			);
		},

		/** Gives a game other teams, by their entries; all else of it stays. */
		async setMatchup(gameId: number, entryIds: Record<Side, number>): Promise<void> {
			await db
				.updateTable("games")
				.set({ home_entry_id: entryIds.home, away_entry_id: entryIds.away })
				.where("organization_id", "=", organizationId)
				.where("id", "=", gameId)
				.execute();
		},
	};
};

const hasNumbers = sql<SqlBool>`(
	exists (select 1 from stat_lines l
		where l.organization_id = g.organization_id and l.game_id = g.id)
	or exists (select 1 from period_scores p
		where p.organization_id = g.organization_id and p.game_id = g.id))`;

type KnownColumns = Selectable<ScheduleRow> & {
	season_id: number;
	league_id: number;
	league_name: string;
};

function toKnownSchedule(row: KnownColumns): KnownSchedule {
	return {
		id: row.id,
		seasonLeagueId: row.season_league_id,
		name: row.name,
		startDate: row.start_date,
		numWeeks: row.num_weeks,
		gameDays: JSON.parse(row.game_days) as WeekdayName[],
		hasSameSlots: row.is_same_slot === 1,
		timeSlots: JSON.parse(row.time_slots) as string[],
		weeklyTimeSlots: JSON.parse(row.weekly_time_slots) as string[][],
		seasonId: row.season_id,
		league: { id: row.league_id, name: row.league_name },
	};
}

type GameColumns = Pick<
	Selectable<GameRow>,
	"id" | "date" | "week_index" | "status" | "home_score" | "away_score"
> & { has_numbers: SqlBool };

function toGameWithNumbers(row: GameColumns): GameWithNumbers {
	return {
		id: row.id,
		date: row.date,
		weekIndex: row.week_index,
		status: row.status,
		score: toScore(row),
		// 0 or 1 on SQLite.
		hasNumbers: Boolean(row.has_numbers),
	};
}
