import type { Kysely, Selectable } from "kysely";
import type { Message, MessageState, NewMessage } from "#domain/message/message.ts";
import { reserveId } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";
import type { MessageRow } from "./rows.ts";

/** What visitors wrote by a contact form. */
export const messages = (organizationId: number, db: Kysely<Tables>) => ({
	/** The newest first. */
	async list(): Promise<Message[]> {
		const rows = await db
			.selectFrom("messages")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.orderBy("received_at", "desc")
			.orderBy("id", "desc")
			.execute();
		return rows.map(toMessage);
	},

	async find(id: number): Promise<Message | undefined> {
		const row = await db
			.selectFrom("messages")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		return row && toMessage(row);
	},

	async insert(message: NewMessage): Promise<Message> {
		const row = await db
			.insertInto("messages")
			.values({
				id: await reserveId(db, "messages"),
				organization_id: organizationId,
				name: message.name,
				address: message.address,
				text: message.text,
				language: message.language,
				received_at: message.receivedAt,
			})
			.returningAll()
			.executeTakeFirstOrThrow();
		return toMessage(row);
	},

	async setState(id: number, state: MessageState): Promise<void> {
		await db
			.updateTable("messages")
			.set({ state })
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},
});

function toMessage(row: Selectable<MessageRow>): Message {
	return {
		id: row.id,
		name: row.name,
		address: row.address,
		text: row.text,
		language: row.language,
		state: row.state,
		receivedAt: row.received_at,
	};
}
