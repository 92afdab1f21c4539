import type { Kysely, Selectable } from "kysely";
import { type Follower, type Follows, followsNothing } from "#domain/follower/follower.ts";
import { reserveId } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";

/** Of a browser: its public key and its secret. */
type PushKeys = { p256dh: string; auth: string };

export const followers = (organizationId: number, db: Kysely<Tables>) => {
	const change = (id: number) =>
		db.updateTable("followers").where("organization_id", "=", organizationId).where("id", "=", id);

	return {
		async find(id: number): Promise<Follower | undefined> {
			const row = await db
				.selectFrom("followers")
				.selectAll()
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.executeTakeFirst();
			return row && toFollower(row);
		},

		async findByAddress(way: Follower["way"], address: string): Promise<Follower | undefined> {
			const row = await db
				.selectFrom("followers")
				.selectAll()
				.where("organization_id", "=", organizationId)
				.where("way", "=", way)
				.where("address", "=", address)
				.executeTakeFirst();
			return row && toFollower(row);
		},

		/** Those who have confirmed that they follow, by their address. */
		async listConfirmed(): Promise<Follower[]> {
			const rows = await db
				.selectFrom("followers")
				.selectAll()
				.where("organization_id", "=", organizationId)
				.where("confirmed_at", "is not", null)
				.orderBy("id")
				.execute();
			return rows.map(toFollower);
		},

		/** Somebody who has asked for nothing yet. */
		async insert({
			way,
			address,
			language,
			createdAt,
		}: Pick<Follower, "way" | "address" | "language"> & { createdAt: string }): Promise<number> {
			const id = await reserveId(db, "followers");
			await db
				.insertInto("followers")
				.values({
					id,
					organization_id: organizationId,
					way,
					address,
					language,
					follows: JSON.stringify(followsNothing),
					created_at: createdAt,
				})
				.execute();
			return id;
		},

		/** How a browser is written to. */
		async findSubscription(id: number): Promise<PushKeys | null> {
			const row = await db
				.selectFrom("followers")
				.select("subscription")
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.executeTakeFirst();
			return row?.subscription ? JSON.parse(row.subscription) : null;
		},

		async setSubscription(id: number, keys: PushKeys): Promise<void> {
			await change(id)
				.set({ subscription: JSON.stringify(keys) })
				.execute();
		},

		/** Waits for its letter from now on. */
		async setAsked(id: number, asked: Follows, at: string): Promise<void> {
			await change(id)
				.set({ asked: JSON.stringify(asked), asked_at: at })
				.execute();
		},

		/** The letter is written. */
		async setWritten(id: number): Promise<void> {
			await change(id).set({ asked_at: null }).execute();
		},

		/** Nothing waits to be confirmed any more. */
		async setFollows(id: number, follows: Follows, confirmedAt: string): Promise<void> {
			await change(id)
				.set({
					follows: JSON.stringify(follows),
					is_weekly: follows.isWeekly ? 1 : 0,
					asked: null,
					asked_at: null,
					confirmed_at: confirmedAt,
				})
				.execute();
		},

		/** Those who want a letter of this week and followed before it was due, as long as none is written. */
		async listForWeek(
			{ monday, since }: { monday: string; since: string },
			most: number,
		): Promise<Follower[]> {
			const rows = await db
				.selectFrom("followers")
				.selectAll()
				.where("organization_id", "=", organizationId)
				.where("is_weekly", "=", 1)
				.where("way", "=", "mail")
				.where("week", "<", monday)
				.where("confirmed_at", "<", since)
				.orderBy("id")
				.limit(most)
				.execute();
			return rows.map(toFollower);
		},

		/** The letters of this week are written to them. */
		async setWeek(ids: readonly number[], monday: string): Promise<void> {
			if (ids.length === 0) return;
			await db
				.updateTable("followers")
				.set({ week: monday })
				.where("organization_id", "=", organizationId)
				.where("id", "in", ids)
				.execute();
		},

		async remove(id: number): Promise<void> {
			await db
				.deleteFrom("followers")
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.execute();
		},
	};
};

function toFollower(row: Selectable<Tables["followers"]>): Follower {
	return {
		id: row.id,
		way: row.way,
		address: row.address,
		language: row.language,
		follows: JSON.parse(row.follows),
		asked: row.asked === null ? null : JSON.parse(row.asked),
		confirmedAt: row.confirmed_at,
	};
}
