import type { Selectable, Updateable } from "kysely";
import type { Role } from "#domain/account/user.ts";
import type { Language } from "#domain/language/language.ts";
import type { Sport } from "#domain/sport/sport.ts";
import { type Connection, noOrganization } from "../engine/database.ts";
import { reserveId } from "../engine/ids.ts";
import { prepared } from "../engine/prepared.ts";
import type { UserRow } from "./rows.ts";

/** A person who can sign in. The password hash never leaves the use cases of signing in. */
export type Account = {
	id: number;
	organizationId: number | null;
	username: string;
	email: string | null;
	passwordHash: string | null;
	mustChangePassword: boolean;
	/** When a password that somebody else gave stops to sign in. */
	passwordExpiresAt: string | null;
	role: Role;
	domain: string | null;
	slug: string | null;
	theme: string;
	/** In which one works; null is as the browser says (rule `language-of-a-user`). */
	language: Language | null;
	logoUrl: string | null;
	viewMode: ViewMode;
};

/** How lists are shown. */
export type ViewMode = "table" | "card";

type Defaulted = "passwordExpiresAt" | "language" | "viewMode";
export type NewAccount = Omit<Account, "id" | Defaulted> &
	Partial<Pick<Account, Defaulted>> & { usernameKey: string };

/** What is to become of an account; what is absent stays. */
export type AccountChange = Partial<Omit<NewAccount, "viewMode">>;

/** What strangers are told of people is how many there are in which roles, on pages of the platform. */
export const accounts = ({ db, committed }: Connection) => ({
	async find(id: number): Promise<Account | undefined> {
		const [row] = await findAccount(db, id);
		return row && toAccount(row);
	},

	/** By name in its compared form: NFKC, trimmed, lower case. */
	async findByUsernameKey(key: string): Promise<Account | undefined> {
		const row = await db
			.selectFrom("users")
			.selectAll()
			.where("username_key", "=", key)
			.executeTakeFirst();
		return row && toAccount(row);
	},

	/** Those with an address, whatever its case. */
	async listByEmail(email: string, most: number): Promise<Account[]> {
		const rows = await db
			.selectFrom("users")
			.selectAll()
			.where((of) => of(of.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
			.orderBy("id")
			.limit(most)
			.execute();
		return rows.map(toAccount);
	},

	/** Every account, or those of one organization, by id. */
	async list(organizationId?: number): Promise<Account[]> {
		let query = db.selectFrom("users").selectAll().orderBy("id");
		if (organizationId !== undefined) query = query.where("organization_id", "=", organizationId);
		return (await query.execute()).map(toAccount);
	},

	async insert(account: NewAccount): Promise<Account> {
		const row = await db
			.insertInto("users")
			.values({
				id: await reserveId(db, "users"),
				organization_id: account.organizationId,
				username: account.username,
				username_key: account.usernameKey,
				email: account.email,
				password_hash: account.passwordHash,
				must_change_password: account.mustChangePassword ? 1 : 0,
				password_expires_at: account.passwordExpiresAt ?? null,
				role: account.role,
				domain: account.domain,
				slug: account.slug,
				theme: account.theme,
				language: account.language ?? null,
				logo_url: account.logoUrl,
				created_at: new Date().toISOString(),
			})
			.returningAll()
			.executeTakeFirstOrThrow();
		committed(noOrganization);
		return toAccount(row);
	},

	async change(id: number, change: AccountChange): Promise<Account> {
		const columns = toColumns(change);
		const row =
			Object.keys(columns).length === 0
				? await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
				: await db
						.updateTable("users")
						.set(columns)
						.where("id", "=", id)
						.returningAll()
						.executeTakeFirstOrThrow();
		committed(noOrganization);
		return toAccount(row);
	},

	async setViewMode(id: number, viewMode: ViewMode): Promise<void> {
		await db.updateTable("users").set({ view_mode: viewMode }).where("id", "=", id).execute();
	},

	async remove(id: number): Promise<void> {
		await db.deleteFrom("users").where("id", "=", id).execute();
		committed(noOrganization);
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

	/** The sports of all users, in their orders, by user. */
	async listSportsOfAll(): Promise<Map<number, Sport[]>> {
		const rows = await db
			.selectFrom("user_sports as u")
			.innerJoin("sports as s", "s.id", "u.sport_id")
			.select(["u.user_id", "s.id", "s.name", "s.type"])
			.orderBy("u.user_id")
			.orderBy("u.sort_order")
			.execute();
		const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
		return new Map(
			[...byUser].map(([userId, own]) => [userId, own.map(({ user_id, ...sport }) => sport)]),
		);
	},

	/** Makes these the user's sports, in this order. */
	async replaceSports(userId: number, sportIds: readonly number[]): Promise<void> {
		await db.deleteFrom("user_sports").where("user_id", "=", userId).execute();
		if (sportIds.length === 0) return;
		await db
			.insertInto("user_sports")
			.values(
				sportIds.map((sportId, order) => ({
					user_id: userId,
					sport_id: sportId,
					sort_order: order,
				})),
			)
			.execute();
	},
});

const findAccount = prepared((db, id: number) =>
	db.selectFrom("users").selectAll().where("id", "=", id),
);

function toColumns(change: AccountChange): Updateable<UserRow> {
	const columns = {
		organization_id: change.organizationId,
		username: change.username,
		username_key: change.usernameKey,
		email: change.email,
		password_hash: change.passwordHash,
		must_change_password:
			change.mustChangePassword === undefined ? undefined : Number(change.mustChangePassword),
		password_expires_at: change.passwordExpiresAt,
		role: change.role,
		domain: change.domain,
		slug: change.slug,
		theme: change.theme,
		language: change.language,
		logo_url: change.logoUrl,
	};
	return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

export function toAccount(row: Selectable<UserRow>): Account {
	return {
		id: row.id,
		organizationId: row.organization_id,
		username: row.username,
		email: row.email,
		passwordHash: row.password_hash,
		mustChangePassword: row.must_change_password === 1,
		passwordExpiresAt: row.password_expires_at,
		role: row.role,
		domain: row.domain,
		slug: row.slug,
		theme: row.theme,
		language: row.language,
		logoUrl: row.logo_url,
		viewMode: row.view_mode === "card" ? "card" : "table",
	};
}
