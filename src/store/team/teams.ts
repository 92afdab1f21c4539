import type { Kysely } from "kysely";
import type { Team } from "#domain/team/team.ts";
import type { Audience } from "../audience.ts";
import { inChunks } from "../engine/chunks.ts";
import { withIds } from "../engine/ids.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import { type CrestChange, teamColumns, toCrestColumns, toTeam } from "./team-columns.ts";
import { teamEntries } from "./team-entries.ts";

export type { EntryInSeason } from "./team-entries.ts";

/** Clubs, and what they have entered. */
export const teams = (organizationId: number, db: Kysely<Tables>, audience: Audience) => {
	const change = (id: number) =>
		db.updateTable("teams").where("organization_id", "=", organizationId).where("id", "=", id);

	return {
		...teamEntries(organizationId, db, audience),

		async list(): Promise<Team[]> {
			const rows = await db
				.selectFrom("teams as t")
				.select(teamColumns)
				.where("organization_id", "=", organizationId)
				.orderBy("id")
				.execute();
			return rows.map(toTeam);
		},

		async find(id: number): Promise<Team | undefined> {
			const row = await db
				.selectFrom("teams as t")
				.select(teamColumns)
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.executeTakeFirst();
			return row && toTeam(row);
		},

		/** The team that has entered under this id. */
		async findByEntry(entryId: number): Promise<Team | undefined> {
			const row = await db
				.selectFrom("team_entries as e")
				.innerJoin("teams as t", within("t.id", "e.team_id"))
				.select(teamColumns)
				.where("e.organization_id", "=", organizationId)
				.where("e.id", "=", entryId)
				.executeTakeFirst();
			return row && toTeam(row);
		},

		/** Times at which teams cannot play, by team id. */
		async unavailableSlotsOf(teamIds: readonly number[]): Promise<Map<number, string[]>> {
			if (teamIds.length === 0) return new Map();
			const rows = await db
				.selectFrom("teams")
				.select(["id", "unavailable_slots"])
				.where("organization_id", "=", organizationId)
				.where("id", "in", teamIds)
				.execute();
			return new Map(rows.map((row) => [row.id, JSON.parse(row.unavailable_slots) as string[]]));
		},

		async insert(names: readonly string[]): Promise<Team[]> {
			const teams = names.map((name) => ({ name, logoUrl: null }));
			const added = await withIds(db, "teams", teams);
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

		async setName(id: number, name: string): Promise<void> {
			await change(id).set({ name }).execute();
		},

		async setCrest(id: number, crest: CrestChange): Promise<void> {
			const columns = toCrestColumns(crest);
			if (Object.keys(columns).length > 0) await change(id).set(columns).execute();
		},

		async setUnavailableSlots(id: number, slots: readonly string[]): Promise<void> {
			await change(id)
				.set({ unavailable_slots: JSON.stringify(slots) })
				.execute();
		},
	};
};
