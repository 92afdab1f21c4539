import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";
import type { PasskeyRow } from "./rows.ts";

/** A key that a device holds, by its public half. */
export type Passkey = {
	credentialId: string;
	/** At which address it counts (rule `passkeys-by-host`). */
	host: string;
	/** As its owner calls it. */
	name: string;
	publicKey: string;
	/** How often it was used, as far as the device counts that. */
	counter: number;
	/** How a browser reaches the device, such as `usb`. */
	transports: string[];
	createdAt: string;
	lastUsedAt: string | null;
};

export type Challenge = {
	/** The session or the ticket that it was made for; another one of the same forgets it. */
	boundTo: string;
	/** Null where it is not known yet who signs. */
	userId: number | null;
	challenge: string;
	expiresAt: string;
};

/** Passkeys of accounts, and what browsers were asked to sign with them. */
export const passkeys = (db: Kysely<Tables>) => ({
	/** The oldest first. */
	async listOf(userId: number): Promise<Passkey[]> {
		const rows = await db
			.selectFrom("passkeys")
			.selectAll()
			.where("user_id", "=", userId)
			.orderBy("created_at")
			.orderBy("credential_id")
			.execute();
		return rows.map(toPasskey);
	},

	/** Whose it is; undefined where nobody has it at this host. */
	async findByCredential(
		credentialId: string,
		host: string,
	): Promise<(Passkey & { userId: number }) | undefined> {
		const row = await db
			.selectFrom("passkeys")
			.selectAll()
			.where("credential_id", "=", credentialId)
			.where("host", "=", host)
			.executeTakeFirst();
		return row && { ...toPasskey(row), userId: row.user_id };
	},

	/** False where somebody has it already. */
	async add(userId: number, { credentialId, ...passkey }: Passkey): Promise<boolean> {
		const { numInsertedOrUpdatedRows } = await db
			.insertInto("passkeys")
			.values({
				user_id: userId,
				credential_id: credentialId,
				host: passkey.host,
				name: passkey.name,
				public_key: passkey.publicKey,
				counter: passkey.counter,
				transports: passkey.transports.join(" "),
				created_at: passkey.createdAt,
				last_used_at: passkey.lastUsedAt,
			})
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst();
		return numInsertedOrUpdatedRows === 1n;
	},

	/** Notes a use; false where it was used or removed meanwhile. */
	async noteUse(
		userId: number,
		{ credentialId, counter }: Pick<Passkey, "credentialId" | "counter">,
		used: { counter: number; at: string },
	): Promise<boolean> {
		const { numUpdatedRows } = await db
			.updateTable("passkeys")
			.set({ counter: used.counter, last_used_at: used.at })
			.where("user_id", "=", userId)
			.where("credential_id", "=", credentialId)
			.where("counter", "=", counter)
			.executeTakeFirst();
		return numUpdatedRows > 0n;
	},

	/** False where this person has none such. */
	async remove(userId: number, credentialId: string): Promise<boolean> {
		const { numDeletedRows } = await db
			.deleteFrom("passkeys")
			.where("user_id", "=", userId)
			.where("credential_id", "=", credentialId)
			.executeTakeFirst();
		return numDeletedRows > 0n;
	},

	/** Keeps a challenge in place of the one before, and forgets those that are too old. */
	async ask({ boundTo, userId, challenge, expiresAt }: Challenge, now: string): Promise<void> {
		await db.deleteFrom("passkey_challenges").where("expires_at", "<=", now).execute();
		const values = { user_id: userId, challenge, expires_at: expiresAt };
		await db
			.insertInto("passkey_challenges")
			.values({ bound_to: boundTo, ...values })
			.onConflict((conflict) => conflict.column("bound_to").doUpdateSet(values))
			.execute();
	},

	/** The challenge, this once; undefined when there is none any more. */
	async takeChallenge(
		{ boundTo, userId }: Pick<Challenge, "boundTo" | "userId">,
		now: string,
	): Promise<string | undefined> {
		const row = await db
			.deleteFrom("passkey_challenges")
			.where("bound_to", "=", boundTo)
			.where("user_id", userId === null ? "is" : "=", userId)
			.returning(["challenge", "expires_at"])
			.executeTakeFirst();
		return row !== undefined && row.expires_at > now ? row.challenge : undefined;
	},
});

function toPasskey(row: PasskeyRow): Passkey {
	return {
		credentialId: row.credential_id,
		host: row.host,
		name: row.name,
		publicKey: row.public_key,
		counter: row.counter,
		transports: row.transports.split(" ").filter(Boolean),
		createdAt: row.created_at,
		lastUsedAt: row.last_used_at,
	};
}
