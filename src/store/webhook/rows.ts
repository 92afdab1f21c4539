import type { Generated } from "kysely";
import type { Delivery } from "#domain/webhook/webhook.ts";
import type { Flag } from "../flag.ts";

export type WebhookRow = {
	id: number;
	organization_id: number;
	name: string;
	address: string;
	/** JSON. */
	events: string;
	/** What its secret is made of, with the installation's own. */
	salt: string;
	is_on: Generated<Flag>;
	created_at: string;
};

export type WebhookDeliveryRow = {
	organization_id: number;
	delivery_id: string;
	webhook_id: number;
	notice_id: string | null;
	event: Delivery["event"];
	state: Generated<Delivery["state"]>;
	due_at: string;
	tries: Generated<number>;
	/** Until when a process tries it. */
	claimed_until: string | null;
	answer: string | null;
	created_at: string;
	ended_at: string | null;
};
