import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

export type StoredSecondStep = {
	/** The secret of one-time codes, as only this installation reads it. */
	sealedSecret: string;
	/** Null while it is being set up. */
	confirmedAt: string | null;
};

/** One-time codes and recovery codes of accounts. */
export const secondSteps = (db: Kysely<Tables>) => ({
	async find(userId: number): Promise<StoredSecondStep | undefined> {
		const row = await db
			.selectFrom("second_steps")
			.selectAll()
			.where("user_id", "=", userId)
			.executeTakeFirst();
		return row && { sealedSecret: row.sealed_secret, confirmedAt: row.confirmed_at };
	},

	/** Begins to set one up, in place of another that was begun. */
	async begin(userId: number, sealedSecret: string): Promise<void> {
		const values = { sealed_secret: sealedSecret, confirmed_at: null, last_step: 0 };
		await db
			.insertInto("second_steps")
			.values({ user_id: userId, ...values })
			.onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
			.execute();
	},

	async confirm(userId: number, confirmedAt: string): Promise<void> {
		await db
			.updateTable("second_steps")
			.set({ confirmed_at: confirmedAt })
			.where("user_id", "=", userId)
			.execute();
	},

	/** Uses up the codes to this step of time; false where it was used before. */
	async spendStep(userId: number, step: number): Promise<boolean> {
		const { numUpdatedRows } = await db
			.updateTable("second_steps")
			.set({ last_step: step })
			.where("user_id", "=", userId)
			.where("last_step", "<", step)
			.executeTakeFirst();
		return numUpdatedRows > 0n;
	},

	async remove(userId: number): Promise<void> {
		await db.deleteFrom("second_steps").where("user_id", "=", userId).execute();
		await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
	},

	async replaceRecoveryCodes(userId: number, hashes: readonly string[]): Promise<void> {
		await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
		await db
			.insertInto("recovery_codes")
			.values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
			.execute();
	},

	/** Uses a recovery code up; false where there is none such. */
	async spendRecoveryCode(userId: number, hash: string): Promise<boolean> {
		const { numDeletedRows } = await db
			.deleteFrom("recovery_codes")
			.where("user_id", "=", userId)
			.where("code_hash", "=", hash)
			.executeTakeFirst();
		return numDeletedRows > 0n;
	},

	async countRecoveryCodes(userId: number): Promise<number> {
		const { count } = await db
			.selectFrom("recovery_codes")
			.select((of) => of.fn.countAll<number | string>().as("count"))
			.where("user_id", "=", userId)
			.executeTakeFirstOrThrow();
		return Number(count);
	},
});
