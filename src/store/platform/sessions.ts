import { createHash } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { prepared } from "../engine/prepared.ts";
import type { Tables } from "../tables.ts";
import { type Account, toAccount } from "./accounts.ts";

export type NewSession = {
	tokenHash: string;
	userId: number;
	host: string;
	createdAt: string;
	lastSeenAt: string;
	/** In words such as "Chrome on Windows"; empty where it is not known. */
	device: string;
};

export type StoredSession = NewSession & {
	/** What the session is called to its user. */
	id: string;
};

/**
 * What a session is called to people. Made of the stored hash and of no use for signing in: neither
 * the token nor what is stored of it can be found from it.
 */
export function sessionId(tokenHash: string): string {
	return createHash("sha256").update(`session ${tokenHash}`).digest("base64url").slice(0, 22);
}

export const sessions = (db: Kysely<Tables>) => ({
	/** With whose it is, which every request of somebody signed in asks for. */
	async find(tokenHash: string): Promise<{ session: StoredSession; account: Account } | undefined> {
		const [row] = await findSession(db, tokenHash);
		if (row === undefined) return undefined;
		const { signed_in_at: created_at, ...both } = row;
		return { session: toSession({ ...both, created_at }), account: toAccount(row) };
	},

	/** Where somebody is signed in, the last seen first; some of them may be over. */
	async listOf(userId: number): Promise<StoredSession[]> {
		const rows = await db
			.selectFrom("sessions")
			.selectAll()
			.where("user_id", "=", userId)
			.orderBy("last_seen_at", "desc")
			.orderBy("token_hash")
			.execute();
		return rows.map(toSession);
	},

	async insert(session: NewSession): Promise<void> {
		await db
			.insertInto("sessions")
			.values({
				token_hash: session.tokenHash,
				user_id: session.userId,
				host: session.host,
				created_at: session.createdAt,
				last_seen_at: session.lastSeenAt,
				device: session.device,
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
	db
		.selectFrom("sessions as s")
		.innerJoin("users as u", "u.id", "s.user_id")
		.selectAll("u")
		.select(["s.token_hash", "s.user_id", "s.host", "s.last_seen_at", "s.device"])
		.select("s.created_at as signed_in_at")
		.where("s.token_hash", "=", tokenHash),
);

function toSession(row: Selectable<Tables["sessions"]>): StoredSession {
	return {
		id: sessionId(row.token_hash),
		tokenHash: row.token_hash,
		userId: row.user_id,
		host: row.host,
		createdAt: row.created_at,
		lastSeenAt: row.last_seen_at,
		device: row.device,
	};
}
