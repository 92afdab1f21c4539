import type { Kysely, Selectable } from "kysely";
import type { CardAccount, CardPayment } from "#domain/payment/payment.ts";
import { reserveId } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";
import type { CardPaymentRow } from "./rows.ts";

/** Where card payments of an organization go, and those that were begun. */
export const cardPayments = (organizationId: number, db: Kysely<Tables>) => ({
	async findAccount(): Promise<CardAccount | undefined> {
		const row = await db
			.selectFrom("card_accounts")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.executeTakeFirst();
		return row && { account: row.account, isReady: row.is_ready === 1, isOn: row.is_on === 1 };
	},

	async addAccount(account: string, at: string): Promise<void> {
		await db
			.insertInto("card_accounts")
			.values({ organization_id: organizationId, account, looked_at: at })
			.execute();
	},

	async setAccount({ isReady, isOn }: Pick<CardAccount, "isReady" | "isOn">): Promise<void> {
		await db
			.updateTable("card_accounts")
			.set({ is_ready: isReady ? 1 : 0, is_on: isOn ? 1 : 0 })
			.where("organization_id", "=", organizationId)
			.execute();
	},

	async add(payment: Omit<CardPayment, "id">): Promise<CardPayment> {
		const id = await reserveId(db, "card_payments");
		await db
			.insertInto("card_payments")
			.values({
				id,
				organization_id: organizationId,
				sign_up_id: payment.signUpId,
				season_id: payment.seasonId,
				amount: payment.amount,
				currency: payment.currency,
				session: payment.session,
				ends_at: payment.endsAt,
				intent: payment.intent,
				fee: payment.fee,
				created_at: payment.createdAt,
			})
			.execute();
		return { ...payment, id };
	},

	/** The provider has a page for it. */
	async setSession(id: number, session: string): Promise<void> {
		await db
			.updateTable("card_payments")
			.set({ session })
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},

	async find(id: number): Promise<CardPayment | undefined> {
		const row = await db
			.selectFrom("card_payments")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		return row && toPayment(row);
	},

	/**
	 * Those of a sign-up that nobody has paid and that still can be, the newest first; also those that the provider has
	 * not been heard to have a page for.
	 */
	async listOpen(signUpId: number, now: string): Promise<CardPayment[]> {
		const rows = await db
			.selectFrom("card_payments")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("sign_up_id", "=", signUpId)
			.where("intent", "is", null)
			.where("ends_at", ">", now)
			.orderBy("id", "desc")
			.execute();
		return rows.map(toPayment);
	},

	/** It came in. */
	async setPaid(id: number, { intent, fee }: Pick<CardPayment, "intent" | "fee">): Promise<void> {
		await db
			.updateTable("card_payments")
			.set({ intent, fee })
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},

	/** What the provider keeps of payments that came in, by its id of each. */
	async feesByIntent(): Promise<Map<string, number>> {
		const rows = await db
			.selectFrom("card_payments")
			.select(["intent", "fee"])
			.where("organization_id", "=", organizationId)
			.where("fee", "is not", null)
			.execute();
		return new Map(rows.map(({ intent, fee }) => [intent ?? "", fee ?? 0]));
	},

	/** Answers false for one that was heard before. */
	async addEvent(message: string, at: string): Promise<boolean> {
		const heard = await db
			.insertInto("card_events")
			.values({ organization_id: organizationId, message, heard_at: at })
			.onConflict((on) => on.columns(["organization_id", "message"]).doNothing())
			.returning("message")
			.execute();
		return heard.length > 0;
	},

	async hasHeard(message: string): Promise<boolean> {
		const row = await db
			.selectFrom("card_events")
			.select("message")
			.where("organization_id", "=", organizationId)
			.where("message", "=", message)
			.executeTakeFirst();
		return row !== undefined;
	},
});

function toPayment(row: Selectable<CardPaymentRow>): CardPayment {
	return {
		id: row.id,
		signUpId: row.sign_up_id,
		seasonId: row.season_id,
		amount: row.amount,
		currency: row.currency,
		session: row.session,
		endsAt: row.ends_at,
		intent: row.intent,
		fee: row.fee,
		createdAt: row.created_at,
	};
}
