import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** A request under the key its sender gave it (rule `done-once`). */
export type KeyedRequest = {
	userId: number;
	key: string;
	/** The same for the same request only. */
	requestHash: string;
	/** Tells this try from another one under the same key. */
	tryToken: string;
	at: string;
};

/** `answer` is null while the answer is not known yet, and for good when it must not be kept. */
export type KeptRequest = { requestHash: string; status: number; answer: string | null };

/**
 * Requests that were carried out already, by user and key. A row without a status was claimed by the
 * try whose token it holds, and is not answered yet.
 */
export const idempotencyKeys = (db: Kysely<Tables>) => ({
	async find(userId: number, key: string, since: string): Promise<KeptRequest | undefined> {
		const row = await db
			.selectFrom("idempotency_keys")
			.selectAll()
			.where("user_id", "=", userId)
			.where("key", "=", key)
			.where("created_at", ">=", since)
			.executeTakeFirst();
		return row && toKeptRequest(row);
	},

	/**
	 * Notes that this request is carried out, in the transaction that does it; answers whether it is
	 * the first. A second transaction waits here for the end of the first one.
	 */
	async claim({ userId, key, requestHash, tryToken, at }: KeyedRequest, since: string) {
		await db
			.deleteFrom("idempotency_keys")
			.where("user_id", "=", userId)
			.where("created_at", "<", since)
			.execute();
		await db
			.insertInto("idempotency_keys")
			.values({
				user_id: userId,
				key,
				request_hash: requestHash,
				status: null,
				try_token: tryToken,
				answer: null,
				created_at: at,
			})
			.onConflict((conflict) => conflict.doNothing())
			.execute();
		// One request may take two transactions.
		const row = await db
			.selectFrom("idempotency_keys")
			.select("try_token")
			.where("user_id", "=", userId)
			.where("key", "=", key)
			.where("status", "is", null)
			.executeTakeFirst();
		return row?.try_token === tryToken;
	},

	/**
	 * Keeps the answer of a request, which may not have been claimed because it wrote nothing. The
	 * user's older ones are forgotten, first what was answered and then that it was asked.
	 */
	async keep(
		{ userId, key, requestHash, tryToken, at }: KeyedRequest,
		{ status, answer }: { status: number; answer: string | null },
	): Promise<void> {
		await db
			.insertInto("idempotency_keys")
			.values({
				user_id: userId,
				key,
				request_hash: requestHash,
				status,
				try_token: tryToken,
				answer,
				created_at: at,
			})
			.onConflict((conflict) =>
				conflict
					.columns(["user_id", "key"])
					.doUpdateSet({ status, answer })
					.where("idempotency_keys.status", "is", null)
					.where("idempotency_keys.try_token", "=", tryToken),
			)
			.execute();
		await db
			.updateTable("idempotency_keys")
			.set({ answer: null })
			.where("user_id", "=", userId)
			.where("key", "in", justBeyond(db, userId, most.answers))
			.execute();
		await db
			.deleteFrom("idempotency_keys")
			.where("user_id", "=", userId)
			.where("key", "in", justBeyond(db, userId, most.keys))
			.execute();
	},

	async deleteOlder(since: string): Promise<void> {
		await db.deleteFrom("idempotency_keys").where("created_at", "<", since).execute();
	},
});

/** Of one user: a retry comes soon, and nobody fills the disk with what is kept for it. */
const most = { answers: 100, keys: 1000 };

/** A few at a time are beyond, for each write looks for them. */
function justBeyond(db: Kysely<Tables>, userId: number, newest: number) {
	return db
		.selectFrom("idempotency_keys")
		.select("key")
		.where("user_id", "=", userId)
		.orderBy("created_at", "desc")
		.limit(5)
		.offset(newest);
}

function toKeptRequest(row: {
	request_hash: string;
	status: number | null;
	answer: string | null;
}): KeptRequest {
	return { requestHash: row.request_hash, status: row.status ?? 200, answer: row.answer };
}
