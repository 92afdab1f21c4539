import type { Kysely, Selectable } from "kysely";
import type { Sport } from "#domain/sport/sport.ts";
import type { Role } from "#domain/user/user.ts";
import type { Tables, UserRow } from "./tables.ts";

/** A person who can sign in. The password hash never leaves the use cases of signing in. */
export type Account = {
	id: number;
	organizationId: number | null;
	username: string;
	email: string | null;
	passwordHash: string | null;
	mustChangePassword: boolean;
	role: Role;
	domain: string | null;
	slug: string | null;
	theme: string;
	logoUrl: string | null;
};

export type AccountSettings = {
	username?: string;
	usernameKey?: string;
	email?: string | null;
	theme?: string;
	passwordHash?: string;
};

export type StoredSession = {
	tokenHash: string;
	userId: number;
	host: string;
	createdAt: string;
	lastSeenAt: string;
};

export const accounts = (db: Kysely<Tables>) => ({
	async find(id: number): Promise<Account | undefined> {
		const row = await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
		return row && toAccount(row);
	},

	/** By name in its compared form (decision A20): NFKC, trimmed, lower case. */
	async findByUsernameKey(key: string): Promise<Account | undefined> {
		const row = await db
			.selectFrom("users")
			.selectAll()
			.where("username_key", "=", key)
			.executeTakeFirst();
		return row && toAccount(row);
	},

	/** Every account, or those of one organization, by id. */
	async list(organizationId?: number): Promise<Account[]> {
		let query = db.selectFrom("users").selectAll().orderBy("id");
		if (organizationId !== undefined) query = query.where("organization_id", "=", organizationId);
		return (await query.execute()).map(toAccount);
	},

	async insert(account: Omit<Account, "id"> & { usernameKey: string }): Promise<Account> {
		const row = await db
			.insertInto("users")
			.values({
				organization_id: account.organizationId,
				username: account.username,
				username_key: account.usernameKey,
				email: account.email,
				password_hash: account.passwordHash,
				must_change_password: account.mustChangePassword ? 1 : 0,
				role: account.role,
				domain: account.domain,
				slug: account.slug,
				theme: account.theme,
				logo_url: account.logoUrl,
				created_at: new Date().toISOString(),
			})
			.returningAll()
			.executeTakeFirstOrThrow();
		return toAccount(row);
	},

	/**
	 * What a person may change about the own account; a field that is absent stays. A new password
	 * ends all sessions of the account in the same transaction.
	 */
	async saveSettings(id: number, settings: AccountSettings): Promise<Account> {
		const { username, usernameKey, email, theme, passwordHash } = settings;
		return db.transaction().execute(async (trx) => {
			const row = await trx
				.updateTable("users")
				.set({
					...(username === undefined ? {} : { username }),
					...(usernameKey === undefined ? {} : { username_key: usernameKey }),
					...(email === undefined ? {} : { email }),
					...(theme === undefined ? {} : { theme }),
					...(passwordHash === undefined
						? {}
						: { password_hash: passwordHash, must_change_password: 0 }),
				})
				.where("id", "=", id)
				.returningAll()
				.executeTakeFirstOrThrow();
			if (passwordHash !== undefined) {
				await trx.deleteFrom("sessions").where("user_id", "=", id).execute();
			}
			return toAccount(row);
		});
	},

	/** A user's sports in the user's order. */
	async listSports(userId: number): Promise<Sport[]> {
		return db
			.selectFrom("user_sports as u")
			.innerJoin("sports as s", "s.id", "u.sport_id")
			.select(["s.id", "s.name", "s.type"])
			.where("u.user_id", "=", userId)
			.orderBy("u.sort_order")
			.execute();
	},

	async findSession(tokenHash: string): Promise<StoredSession | undefined> {
		const row = await db
			.selectFrom("sessions")
			.selectAll()
			.where("token_hash", "=", tokenHash)
			.executeTakeFirst();
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

	async insertSession(session: StoredSession): Promise<void> {
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

	async touchSession(tokenHash: string, lastSeenAt: string): Promise<void> {
		await db
			.updateTable("sessions")
			.set({ last_seen_at: lastSeenAt })
			.where("token_hash", "=", tokenHash)
			.execute();
	},

	async deleteSession(tokenHash: string): Promise<void> {
		await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
	},

	/** Removes sessions nobody may use any more. Instants are ISO text and compare as such. */
	async deleteExpiredSessions(seenBefore: string, createdBefore: string): Promise<void> {
		await db
			.deleteFrom("sessions")
			.where((where) =>
				where.or([where("last_seen_at", "<", seenBefore), where("created_at", "<", createdBefore)]),
			)
			.execute();
	},
});

function toAccount(row: Selectable<UserRow>): Account {
	return {
		id: row.id,
		organizationId: row.organization_id,
		username: row.username,
		email: row.email,
		passwordHash: row.password_hash,
		mustChangePassword: row.must_change_password === 1,
		role: row.role,
		domain: row.domain,
		slug: row.slug,
		theme: row.theme,
		logoUrl: row.logo_url,
	};
}
