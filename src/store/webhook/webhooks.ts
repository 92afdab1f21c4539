import type { Kysely, Selectable } from "kysely";
import type { Webhook } from "#domain/webhook/webhook.ts";
import { withIds } from "../engine/ids.ts";
import { prepared } from "../engine/prepared.ts";
import type { Tables } from "../tables.ts";

type NewWebhook = Omit<Webhook, "id" | "isOn"> & { salt: string };
type WebhookChange = Pick<Webhook, "name" | "address" | "events" | "isOn">;

export const webhooks = (organizationId: number, db: Kysely<Tables>) => ({
	/** The oldest first. */
	async list(): Promise<Webhook[]> {
		return (await list(db, organizationId)).map(toWebhook);
	},

	/** With what its secret is made of. */
	async find(id: number): Promise<(Webhook & { salt: string }) | undefined> {
		const row = await db
			.selectFrom("webhooks")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		return row && Object.assign(toWebhook(row), { salt: row.salt });
	},

	/** Answers its id. */
	async insert({ name, address, events, salt, createdAt }: NewWebhook): Promise<number> {
		const [row] = await withIds(db, "webhooks", [
			{
				organization_id: organizationId,
				name,
				address,
				events: JSON.stringify(events),
				salt,
				created_at: createdAt,
			},
		]);
		if (row === undefined) throw new Error("A webhook has no id.");
		await db.insertInto("webhooks").values(row).execute();
		return row.id;
	},

	async save(id: number, { name, address, events, isOn }: WebhookChange): Promise<void> {
		await db
			.updateTable("webhooks")
			.set({ name, address, events: JSON.stringify(events), is_on: isOn ? 1 : 0 })
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},

	async remove(id: number): Promise<void> {
		await db
			.deleteFrom("webhooks")
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},
});

const list = prepared((db, organizationId: number) =>
	db.selectFrom("webhooks").selectAll().where("organization_id", "=", organizationId).orderBy("id"),
);

function toWebhook(row: Selectable<Tables["webhooks"]>): Webhook {
	return {
		id: row.id,
		name: row.name,
		address: row.address,
		events: JSON.parse(row.events),
		isOn: row.is_on === 1,
		createdAt: row.created_at,
	};
}
