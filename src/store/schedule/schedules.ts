import { type Kysely, sql } from "kysely";
import { plainRules } from "#domain/schedule/check/plan-rules.ts";
import type { Planning, Schedule } from "#domain/schedule/schedule.ts";
import { reserveId } from "../engine/ids.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import { gamesOfSchedules } from "./games-of-schedules.ts";
import {
	type KnownSchedule,
	type NewSchedule,
	toKnownSchedule,
	toPlanColumns,
} from "./schedule-columns.ts";
import { scheduleRuns } from "./schedule-runs.ts";

export type { KnownSchedule };

/** Which schedules are asked for; absent means no restriction. */
type ScheduleFilter = { seasonId?: number | undefined; seasonLeagueId?: number | undefined };

export const schedules = (organizationId: number, db: Kysely<Tables>) => {
	const known = () =>
		db
			.selectFrom("schedules as s")
			.innerJoin("season_leagues as sl", within("sl.id", "s.season_league_id"))
			.innerJoin("leagues as l", within("l.id", "sl.league_id"))
			.selectAll("s")
			.select(["sl.season_id", "l.id as league_id", "l.name as league_name"])
			.select((of) =>
				of
					.selectFrom("games as g")
					.select(sql<number>`cast(count(*) as integer)`.as("games"))
					.whereRef("g.organization_id", "=", "s.organization_id")
					.whereRef("g.schedule_id", "=", "s.id")
					.as("games"),
			)
			.where("s.organization_id", "=", organizationId);

	const change = (id: number) =>
		db.updateTable("schedules").where("organization_id", "=", organizationId).where("id", "=", id);

	return {
		...gamesOfSchedules(organizationId, db),
		...scheduleRuns(organizationId, db),

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

		/** Adds a schedule; answers its id. */
		async insert(schedule: NewSchedule): Promise<number> {
			const id = await reserveId(db, "schedules");
			await db
				.insertInto("schedules")
				.values({
					id,
					organization_id: organizationId,
					season_league_id: schedule.seasonLeagueId,
					name: schedule.name,
					start_date: schedule.startDate,
					num_weeks: schedule.numWeeks,
					...toPlanColumns({ rules: plainRules, ...schedule }),
					is_published: (schedule.isPublished ?? true) ? 1 : 0,
					published_at: schedule.publishedAt ?? null,
					changed_at: schedule.changedAt ?? null,
				})
				.execute();
			return id;
		},

		/** What can be changed of a schedule. */
		async save(
			id: number,
			{
				name,
				startDate,
				numWeeks,
				changedAt,
			}: Pick<Schedule, "name" | "startDate" | "numWeeks" | "changedAt">,
		): Promise<void> {
			await change(id)
				.set({ name, start_date: startDate, num_weeks: numWeeks, changed_at: changedAt })
				.execute();
		},

		/** When it is played and by which rules. */
		async savePlanning(id: number, planning: Planning, changedAt: string): Promise<void> {
			await change(id)
				.set({ ...toPlanColumns(planning), changed_at: changedAt })
				.execute();
		},

		async savePublication(
			id: number,
			{ isPublished, publishedAt }: Pick<Schedule, "isPublished" | "publishedAt">,
		): Promise<void> {
			await change(id)
				.set({ is_published: isPublished ? 1 : 0, published_at: publishedAt })
				.execute();
		},

		/** Notes that it or its games were changed. */
		async setChangedAt(id: number, changedAt: string): Promise<void> {
			await change(id).set({ changed_at: changedAt }).execute();
		},
	};
};
