import type { Delivery } from "#domain/webhook/webhook.ts";
import type { Connection } from "../engine/database.ts";
import { toDelivery } from "../webhook/deliveries.ts";

/** One that was taken, and whose it is. */
export type DeliveryToMake = Delivery & { organizationId: number };

/** Deliveries of every organization, as only the platform sees them. */
export const deliveriesToMake = ({ db }: Pick<Connection, "db">) => {
	const taken = ({ organizationId, id }: Pick<DeliveryToMake, "organizationId" | "id">) =>
		db
			.updateTable("webhook_deliveries")
			.where("organization_id", "=", organizationId)
			.where("delivery_id", "=", id)
			.where("state", "=", "waiting");
	return {
		/** Takes what is due, the oldest first, for one process alone until then. */
		async claim(now: string, until: string, most: number): Promise<DeliveryToMake[]> {
			const due = await db
				.selectFrom("webhook_deliveries")
				.select("delivery_id")
				.where("state", "=", "waiting")
				.where("due_at", "<=", now)
				.where((of) => of.or([of("claimed_until", "is", null), of("claimed_until", "<=", now)]))
				.orderBy("due_at")
				.orderBy("created_at")
				.limit(most)
				.execute();
			if (due.length === 0) return [];
			const rows = await db
				.updateTable("webhook_deliveries")
				.set({ claimed_until: until })
				.where(
					"delivery_id",
					"in",
					due.map(({ delivery_id }) => delivery_id),
				)
				.where("state", "=", "waiting")
				// Another process may have been quicker.
				.where((of) => of.or([of("claimed_until", "is", null), of("claimed_until", "<=", now)]))
				.returningAll()
				.execute();
			return rows
				.map((row) => ({ ...toDelivery(row), organizationId: row.organization_id }))
				.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
		},

		/** What became of one that was taken, after one more try where it was tried. */
		async settle(
			one: DeliveryToMake,
			state: Exclude<Delivery["state"], "waiting">,
			{ tries, answer, at }: { tries: number; answer: string | null; at: string },
		): Promise<void> {
			await taken(one).set({ state, tries, answer, ended_at: at, claimed_until: null }).execute();
		},

		/** Leaves one for later. */
		async putOff(
			one: DeliveryToMake,
			{ tries, answer, dueAt }: Pick<Delivery, "tries" | "answer" | "dueAt">,
		): Promise<void> {
			await taken(one).set({ tries, answer, due_at: dueAt, claimed_until: null }).execute();
		},

		/** Forgets what ended long ago. */
		async removeOlder(before: string): Promise<void> {
			await db
				.deleteFrom("webhook_deliveries")
				.where("state", "<>", "waiting")
				.where("created_at", "<", before)
				.execute();
		},
	};
};
