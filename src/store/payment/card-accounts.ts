import type { Connection } from "../engine/database.ts";

/** Accounts for card payments of every organization, for whoever hears of them from outside. */
export const cardAccounts = ({ db }: Pick<Connection, "db">) => ({
	/** Whose account it is. */
	async organizationOf(account: string): Promise<number | undefined> {
		const row = await db
			.selectFrom("card_accounts")
			.select("organization_id")
			.where("account", "=", account)
			.executeTakeFirst();
		return row?.organization_id;
	},

	/** Those that nobody has looked at since an instant, of which messages may have been lost; at most a hundred. */
	async notLookedAtSince(
		before: string,
	): Promise<{ organizationId: number; account: string; lookedAt: string }[]> {
		const rows = await db
			.selectFrom("card_accounts")
			.select(["organization_id", "account", "looked_at"])
			.where("looked_at", "<=", before)
			.orderBy("looked_at")
			.limit(100)
			.execute();
		return rows.map((row) => ({
			organizationId: row.organization_id,
			account: row.account,
			lookedAt: row.looked_at,
		}));
	},

	/** Sets when it was looked at; answers false where somebody else did so meanwhile. */
	async moveOn(account: string, lookedAt: string, to: string): Promise<boolean> {
		const moved = await db
			.updateTable("card_accounts")
			.set({ looked_at: to })
			.where("account", "=", account)
			.where("looked_at", "=", lookedAt)
			.returning("account")
			.execute();
		return moved.length > 0;
	},
});
