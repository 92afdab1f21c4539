import { type Kysely, type Selectable, sql } from "kysely";
import type { Contact } from "#domain/contact/contact.ts";
import { inChunks } from "../engine/chunks.ts";
import type { Tables } from "../tables.ts";

/** Somebody who is written to for a place on a roster. */
export type ReachedPlayer = {
	playerId: number;
	address: string;
	entryId: number;
	isCaptain: boolean;
};

/** Addresses of people: for members and for letters alone, never for visitors. */
export const contacts = (organizationId: number, db: Kysely<Tables>) => {
	const isMinor = sql<number>`case when p.is_minor = 1 or exists (select 1 from organizations o
		where o.id = ${organizationId} and o.is_youth = 1) then 1 else 0 end`;

	return {
		async find(playerId: number): Promise<Contact | undefined> {
			const row = await db
				.selectFrom("contacts")
				.selectAll()
				.where("organization_id", "=", organizationId)
				.where("player_id", "=", playerId)
				.executeTakeFirst();
			return row && toContact(row);
		},

		/** Those of these players who have one. */
		async listOf(playerIds: readonly number[]): Promise<Contact[]> {
			if (playerIds.length === 0) return [];
			const rows = await db
				.selectFrom("contacts")
				.selectAll()
				.where("organization_id", "=", organizationId)
				.where("player_id", "in", playerIds)
				.orderBy("player_id")
				.execute();
			return rows.map(toContact);
		},

		/** Who of these players is a minor, whatever visitors are told. */
		async minorsAmong(playerIds: readonly number[]): Promise<number[]> {
			if (playerIds.length === 0) return [];
			const rows = await db
				.selectFrom("players as p")
				.select("p.id")
				.where("p.organization_id", "=", organizationId)
				.where("p.id", "in", playerIds)
				.where(isMinor, "=", 1)
				.execute();
			return rows.map(({ id }) => id);
		},

		/** Who wants letters, a line for each roster of these entries; a minor at a guardian's address alone. */
		async listReached(entryIds: readonly number[]): Promise<ReachedPlayer[]> {
			const reached: ReachedPlayer[] = [];
			await inChunks(entryIds, async (chunk) => {
				const rows = await db
					.selectFrom("roster_spots as r")
					.innerJoin("contacts as c", (join) =>
						join
							.onRef("c.organization_id", "=", "r.organization_id")
							.onRef("c.player_id", "=", "r.player_id"),
					)
					.innerJoin("players as p", (join) =>
						join
							.onRef("p.organization_id", "=", "r.organization_id")
							.onRef("p.id", "=", "r.player_id"),
					)
					.innerJoin("team_entries as e", (join) =>
						join
							.onRef("e.organization_id", "=", "r.organization_id")
							.onRef("e.id", "=", "r.entry_id"),
					)
					.select(["c.player_id", "c.address", "r.entry_id", "e.captain_id"])
					.where("r.organization_id", "=", organizationId)
					.where("r.entry_id", "in", chunk)
					.where("c.ended_at", "is", null)
					.where(({ or, eb }) => or([eb("c.is_guardians", "=", 1), eb(isMinor, "=", 0)]))
					.execute();
				reached.push(
					...rows.map((row) => ({
						playerId: row.player_id,
						address: row.address,
						entryId: row.entry_id,
						isCaptain: row.captain_id === row.player_id,
					})),
				);
			});
			return reached;
		},

		async save(kept: Contact): Promise<void> {
			const row = {
				address: kept.address,
				is_guardians: kept.isGuardians ? (1 as const) : (0 as const),
				guardian_name: kept.guardianName,
				ended_at: kept.endedAt,
			};
			await db
				.insertInto("contacts")
				.values({ organization_id: organizationId, player_id: kept.playerId, ...row })
				.onConflict((conflict) =>
					conflict.columns(["organization_id", "player_id"]).doUpdateSet(row),
				)
				.execute();
		},

		async remove(playerId: number): Promise<void> {
			await db
				.deleteFrom("contacts")
				.where("organization_id", "=", organizationId)
				.where("player_id", "=", playerId)
				.execute();
		},

		/** Whoever reads this address wants no more letters, for whichever player it was kept. */
		async setEnded(address: string, at: string): Promise<void> {
			await db
				.updateTable("contacts")
				.set({ ended_at: at })
				.where("organization_id", "=", organizationId)
				.where("address", "=", address)
				.where("ended_at", "is", null)
				.execute();
		},

		/** Forgets addresses that are minors' own (rule `guardians-address`). */
		removeOwnOfMinors: () => removeOwnOfMinors(organizationId, db),
	};
};

/** To be called wherever somebody may have become a minor. */
export async function removeOwnOfMinors(organizationId: number, db: Kysely<Tables>): Promise<void> {
	await sql`delete from contacts where organization_id = ${organizationId} and is_guardians = 0
		and (exists (select 1 from organizations o where o.id = ${organizationId} and o.is_youth = 1)
			or exists (select 1 from players p where p.organization_id = contacts.organization_id
				and p.id = contacts.player_id and p.is_minor = 1))`.execute(db);
}

function toContact(row: Selectable<Tables["contacts"]>): Contact {
	return {
		playerId: row.player_id,
		address: row.address,
		isGuardians: row.is_guardians === 1,
		guardianName: row.guardian_name,
		endedAt: row.ended_at,
	};
}
