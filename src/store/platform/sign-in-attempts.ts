import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** How often something was tried, and until when that counts; an instant as ISO text. */
export type CountedAttempts = { points: number; expiresAt: string };

/** Counts of tries, kept here so that a restart forgives nothing. */
export const signInAttempts = (db: Kysely<Tables>) => ({
	/** Adds to a count, or begins a new one when the old one is over; answers how it stands then. */
	async add(
		key: string,
		{ points, expiresAt }: CountedAttempts,
		now: string,
	): Promise<CountedAttempts> {
		const isRunning = sql`sign_in_attempts.expires_at > ${now}`;
		const row = await db
			.insertInto("sign_in_attempts")
			.values({ key, points, expires_at: expiresAt })
			.onConflict((conflict) =>
				conflict.column("key").doUpdateSet({
					points: sql<number>`case when ${isRunning}
						then sign_in_attempts.points + excluded.points else excluded.points end`,
					expires_at: sql<string>`case when ${isRunning}
						then sign_in_attempts.expires_at else excluded.expires_at end`,
				}),
			)
			.returning(["points", "expires_at"])
			.executeTakeFirstOrThrow();
		return { points: row.points, expiresAt: row.expires_at ?? expiresAt };
	},

	async remove(key: string): Promise<void> {
		await db.deleteFrom("sign_in_attempts").where("key", "=", key).execute();
	},

	async removeExpired(now: string): Promise<void> {
		await db.deleteFrom("sign_in_attempts").where("expires_at", "<=", now).execute();
	},
});
