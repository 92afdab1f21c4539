import type { Kysely, Selectable } from "kysely";
import type { Availability } from "#domain/availability/availability.ts";
import { withIds } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";
import type { AvailabilityRow } from "./rows.ts";

/** What teams say of when they can play. */
export const availabilities = (organizationId: number, db: Kysely<Tables>) => ({
	async find(id: number): Promise<Availability | undefined> {
		const row = await db
			.selectFrom("availabilities")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		return row && toAvailability(row);
	},

	/** Of the teams of a schedule that were asked. */
	async listOfSchedule(scheduleId: number): Promise<Availability[]> {
		const rows = await db
			.selectFrom("availabilities")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("schedule_id", "=", scheduleId)
			.orderBy("id")
			.execute();
		return rows.map(toAvailability);
	},

	/** What a team is asked, in all schedules, the newest first. */
	async listOfTeam(teamId: number): Promise<Availability[]> {
		const rows = await db
			.selectFrom("availabilities")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("team_id", "=", teamId)
			.orderBy("id", "desc")
			.execute();
		return rows.map(toAvailability);
	},

	/** Asks teams that were not asked yet. */
	async add(scheduleId: number, teamIds: readonly number[], until: string): Promise<void> {
		if (teamIds.length === 0) return;
		const rows = teamIds.map((team_id) => ({
			organization_id: organizationId,
			schedule_id: scheduleId,
			team_id,
			until_day: until,
		}));
		await db
			.insertInto("availabilities")
			.values(await withIds(db, "availabilities", rows))
			.execute();
	},

	/** Until when the teams of a schedule say so that were asked. */
	async setUntil(scheduleId: number, until: string): Promise<void> {
		await db
			.updateTable("availabilities")
			.set({ until_day: until })
			.where("organization_id", "=", organizationId)
			.where("schedule_id", "=", scheduleId)
			.execute();
	},

	async save({ id, linkRound, until, asks, note, saidAt }: Availability): Promise<void> {
		await db
			.updateTable("availabilities")
			.set({
				link_round: linkRound,
				until_day: until,
				asks: JSON.stringify(asks),
				note,
				said_at: saidAt,
			})
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},
});

function toAvailability(row: Selectable<AvailabilityRow>): Availability {
	return {
		id: row.id,
		scheduleId: row.schedule_id,
		teamId: row.team_id,
		linkRound: row.link_round,
		until: row.until_day,
		asks: JSON.parse(row.asks),
		note: row.note,
		saidAt: row.said_at,
	};
}
