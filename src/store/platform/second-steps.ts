import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { prepared } from "../engine/prepared.ts";
import type { Tables } from "../tables.ts";

export type StoredSecondStep = {
	/** The secret of one-time codes, as only this installation reads it. */
	sealedSecret: string;
	/** Null while it is being set up. */
	confirmedAt: string | null;
};

/** In `platform_settings`: who has to have a second step. */
const requirement = { name: "second_step_required", value: "super_admin" };

/** One-time codes and recovery codes of accounts, and who has to have a second step. */
export const secondSteps = (db: Kysely<Tables>) => ({
	/** Whether signing in takes more than the password: an app, or a passkey. */
	async isOn(userId: number): Promise<boolean> {
		const row = await db
			.selectFrom("users")
			.select("id")
			.where("id", "=", userId)
			.where(hasSecondStep)
			.executeTakeFirst();
		return row !== undefined;
	},

	/** Whether super administrators have to have one (rule `second-step-of-super-admins`). */
	async isRequired(): Promise<boolean> {
		const row = await db
			.selectFrom("platform_settings")
			.select("name")
			.where("name", "=", requirement.name)
			.executeTakeFirst();
		return row !== undefined;
	},

	async require(isRequired: boolean): Promise<void> {
		await db.deleteFrom("platform_settings").where("name", "=", requirement.name).execute();
		if (isRequired) await db.insertInto("platform_settings").values(requirement).execute();
	},

	/** Whether this super administrator has to have one and has none. */
	async isMissing(userId: number): Promise<boolean> {
		return (await whoLacksOne(db, userId)).length > 0;
	},

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
		for (const table of ["second_steps", "recovery_codes", "passkeys"] as const) {
			await db.deleteFrom(table).where("user_id", "=", userId).execute();
		}
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

/** Prepared, because every request of a super administrator asks it. */
const whoLacksOne = prepared((db, userId: number) =>
	db
		.selectFrom("users")
		.innerJoin("platform_settings as asked", (join) =>
			join.on("asked.name", "=", sql.lit(requirement.name)).onRef("asked.value", "=", "users.role"),
		)
		.select("users.id")
		.where("users.id", "=", userId)
		.where((of) => of.not(hasSecondStep(of))),
);

function hasSecondStep(of: ExpressionBuilder<Tables, "users">) {
	const app = of
		.selectFrom("second_steps")
		.select("user_id")
		.whereRef("second_steps.user_id", "=", "users.id")
		.where("confirmed_at", "is not", null);
	const passkey = of
		.selectFrom("passkeys")
		.select("credential_id")
		.whereRef("passkeys.user_id", "=", "users.id");
	return of.or([of.exists(app), of.exists(passkey)]);
}
