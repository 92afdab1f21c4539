import type { Kysely } from "kysely";
import type { Role } from "#domain/account/user.ts";
import type { Token } from "#domain/token/token.ts";
import type { Tables } from "../tables.ts";
import { toToken } from "../token/tokens.ts";

/** A token, whose it is and what its maker is by now. */
export type TokenHolder = {
	token: Token;
	organizationId: number;
	maker: {
		username: string;
		role: Role;
		organizationId: number | null;
		mustChangePassword: boolean;
	};
};

/** Tokens as they come with a request, of any organization. */
export const tokenHolders = (db: Kysely<Tables>) => ({
	async find(hash: string): Promise<TokenHolder | undefined> {
		const row = await db
			.selectFrom("api_tokens as t")
			.innerJoin("users as u", "u.id", "t.user_id")
			.selectAll("t")
			.select([
				"u.username",
				"u.role",
				"u.organization_id as home",
				"u.must_change_password as must",
			])
			.where("t.token_hash", "=", hash)
			.executeTakeFirst();
		if (row === undefined) return undefined;
		const { username, role, home, must } = row;
		const maker = { username, role, organizationId: home, mustChangePassword: must === 1 };
		return { token: toToken(row), organizationId: row.organization_id, maker };
	},

	async touch({ organizationId, token }: TokenHolder, lastUsedAt: string): Promise<void> {
		await db
			.updateTable("api_tokens")
			.set({ last_used_at: lastUsedAt })
			.where("organization_id", "=", organizationId)
			.where("id", "=", token.id)
			.execute();
	},
});
