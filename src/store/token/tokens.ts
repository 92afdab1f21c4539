import type { Kysely, Selectable } from "kysely";
import type { Token } from "#domain/token/token.ts";
import { withIds } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";

export type NewToken = Omit<Token, "id" | "lastUsedAt"> & { hash: string };

export const tokens = (organizationId: number, db: Kysely<Tables>) => ({
	/** The newest first, of all or of one user. */
	async list(userId?: number): Promise<(Token & { username: string | null })[]> {
		let query = db
			.selectFrom("api_tokens as t")
			.leftJoin("users as u", "u.id", "t.user_id")
			.selectAll("t")
			.select("u.username")
			.where("t.organization_id", "=", organizationId);
		if (userId !== undefined) query = query.where("t.user_id", "=", userId);
		const rows = await query.orderBy("t.id", "desc").execute();
		return rows.map((row) => ({ ...toToken(row), username: row.username }));
	},

	async find(id: number): Promise<Token | undefined> {
		const row = await db
			.selectFrom("api_tokens")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		return row && toToken(row);
	},

	/** Answers its id. */
	async insert(token: NewToken): Promise<number> {
		const [row] = await withIds(db, "api_tokens", [
			{
				organization_id: organizationId,
				user_id: token.userId,
				name: token.name,
				scope: token.scope,
				token_hash: token.hash,
				ending: token.ending,
				created_at: token.createdAt,
				expires_at: token.expiresAt,
				last_used_at: null,
			},
		]);
		if (row === undefined) throw new Error("A token has no id.");
		await db.insertInto("api_tokens").values(row).execute();
		return row.id;
	},

	async remove(id: number): Promise<void> {
		await db
			.deleteFrom("api_tokens")
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},
});

export function toToken(row: Selectable<Tables["api_tokens"]>): Token {
	return {
		id: row.id,
		userId: row.user_id,
		name: row.name,
		scope: row.scope,
		ending: row.ending,
		createdAt: row.created_at,
		expiresAt: row.expires_at,
		lastUsedAt: row.last_used_at,
	};
}
