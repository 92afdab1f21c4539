import type { Kysely } from "kysely";
import { prepared } from "./prepared.ts";
import type { Tables } from "./tables.ts";

export type StoredSession = {
	tokenHash: string;
	userId: number;
	host: string;
	createdAt: string;
	lastSeenAt: string;
};

export const sessions = (db: Kysely<Tables>) => ({
	async find(tokenHash: string): Promise<StoredSession | undefined> {
		const [row] = await findSession(db, tokenHash);
		return (
			row && {
				tokenHash: row.token_hash,
				userId: row.user_id,
				host: row.host,
				createdAt: row.created_at,
				lastSeenAt: row.last_seen_at,
			}
		);
	},

	async insert(session: StoredSession): Promise<void> {
		await db
			.insertInto("sessions")
			.values({
				token_hash: session.tokenHash,
				user_id: session.userId,
				host: session.host,
				created_at: session.createdAt,
				last_seen_at: session.lastSeenAt,
			})
			.execute();
	},

	async touch(tokenHash: string, lastSeenAt: string): Promise<void> {
		await db
			.updateTable("sessions")
			.set({ last_seen_at: lastSeenAt })
			.where("token_hash", "=", tokenHash)
			.execute();
	},

	async remove(tokenHash: string): Promise<void> {
		await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
	},

	/** Signs somebody out everywhere. */
	async removeOf(userId: number): Promise<void> {
		await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
	},

	/** Signs everybody of an organization out, super administrators too. */
	async removeOfOrganization(organizationId: number): Promise<void> {
		await db
			.deleteFrom("sessions")
			.where("user_id", "in", (query) =>
				query.selectFrom("users").select("id").where("organization_id", "=", organizationId),
			)
			.execute();
	},

	/** Removes sessions nobody may use any more. Instants are ISO text and compare as such. */
	async removeExpired(seenBefore: string, createdBefore: string): Promise<void> {
		await db
			.deleteFrom("sessions")
			.where((where) =>
				where.or([where("last_seen_at", "<", seenBefore), where("created_at", "<", createdBefore)]),
			)
			.execute();
	},
});

const findSession = prepared((db, tokenHash: string) =>
	db.selectFrom("sessions").selectAll().where("token_hash", "=", tokenHash),
);
