import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Delivery } from "#domain/webhook/webhook.ts";
import type { Tables } from "../tables.ts";

export type NewDelivery = Pick<
	Delivery,
	"webhookId" | "noticeId" | "event" | "dueAt" | "createdAt"
>;

/** What programs were told, and what became of it. */
export const deliveries = (organizationId: number, db: Kysely<Tables>) => ({
	/** The newest first. */
	async list(webhookId: number, limit: number): Promise<Delivery[]> {
		const rows = await db
			.selectFrom("webhook_deliveries")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("webhook_id", "=", webhookId)
			.orderBy("created_at", "desc")
			.orderBy("delivery_id")
			.limit(limit)
			.execute();
		return rows.map(toDelivery);
	},

	async find(id: string): Promise<Delivery | undefined> {
		const row = await db
			.selectFrom("webhook_deliveries")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("delivery_id", "=", id)
			.executeTakeFirst();
		return row && toDelivery(row);
	},

	async insertAll(made: readonly NewDelivery[]): Promise<void> {
		if (made.length === 0) return;
		const rows = made.map((delivery) => ({
			organization_id: organizationId,
			delivery_id: randomUUID(),
			webhook_id: delivery.webhookId,
			notice_id: delivery.noticeId,
			event: delivery.event,
			due_at: delivery.dueAt,
			claimed_until: null,
			answer: null,
			created_at: delivery.createdAt,
			ended_at: null,
		}));
		await db.insertInto("webhook_deliveries").values(rows).execute();
	},

	/** Lets one that ended begin anew. */
	async setWaiting(id: string, dueAt: string): Promise<void> {
		await db
			.updateTable("webhook_deliveries")
			.set({ state: "waiting", due_at: dueAt, tries: 0, ended_at: null })
			.where("organization_id", "=", organizationId)
			.where("delivery_id", "=", id)
			.where("state", "<>", "waiting")
			.execute();
	},
});

export function toDelivery(row: Selectable<Tables["webhook_deliveries"]>): Delivery {
	return {
		id: row.delivery_id,
		webhookId: row.webhook_id,
		noticeId: row.notice_id,
		event: row.event,
		state: row.state,
		dueAt: row.due_at,
		tries: row.tries,
		answer: row.answer,
		createdAt: row.created_at,
		endedAt: row.ended_at,
	};
}
