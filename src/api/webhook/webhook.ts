import { z } from "zod";
import {
	type Delivery,
	deliveryStates,
	type Webhook,
	webhookEvents,
} from "#domain/webhook/webhook.ts";
import { answer } from "../endpoint.ts";
import { flag, id, line, name, repeatable, success } from "../fields.ts";
import { said } from "../said.ts";

const wanted = {
	name: name("Please say what the webhook is for."),
	address: line(1000, "Please enter an address that begins with https://."),
	events: z
		.array(
			z.enum(webhookEvents, "Please choose what it is told."),
			"Please choose what it is told.",
		)
		.min(1, "Please choose what it is told.")
		.max(webhookEvents.length, "Please choose what it is told.")
		.transform((events) => webhookEvents.filter((event) => events.includes(event))),
};

/** Its secret is told once, so no answer to a repeated request is kept. */
export const wantedWebhook = repeatable(z.object(wanted));

export const changedWebhook = z.object({
	id,
	...wanted,
	isOn: flag.default(true),
});

export const webhookById = z.object({ id });

export const deliveryById = z.object({ id, deliveryId: line(64, "Message not found.") });

const delivery = z.object({
	/** The `webhook-id` of its message. */
	id: z.string(),
	event: z.enum([...webhookEvents, "test"]),
	state: z.enum(deliveryStates),
	tries: z.int(),
	/** What was answered last. */
	answer: z.string().nullable(),
	/** When it is tried next, where it waits. */
	dueAt: z.string(),
	createdAt: z.string(),
	endedAt: z.string().nullable(),
});

const webhook = z.object({
	id: z.int(),
	name: z.string(),
	address: z.string(),
	events: z.array(z.enum(webhookEvents)),
	isOn: z.boolean(),
	createdAt: z.string(),
});

export const webhookList = answer(
	z.object({ webhooks: z.array(webhook.extend({ last: delivery.nullable() })) }),
	(webhooks: (Webhook & { last: Delivery | null })[]) => ({
		webhooks: webhooks.map((it) =>
			Object.assign(toWebhook(it), { last: it.last && toDelivery(it.last) }),
		),
	}),
);

export const deliveryList = answer(
	z.object({ webhook, deliveries: z.array(delivery) }),
	({ webhook, deliveries }: { webhook: Webhook; deliveries: Delivery[] }) => ({
		webhook: toWebhook(webhook),
		deliveries: deliveries.map(toDelivery),
	}),
);

export const addedWebhook = answer(
	z.object({ success, message: said, id: z.int(), secret: z.string() }),
	({ id, secret }: { id: number; secret: string }) => ({
		message: "Webhook added. Copy its secret now: it is not shown again.",
		id,
		secret,
	}),
);

export const changed = answer(z.object({ success, message: said }), () => ({
	message: "Webhook changed",
}));

export const deleted = answer(z.object({ success, message: said }), () => ({
	message: "Webhook deleted",
}));

export const sent = answer(z.object({ success, message: said }), () => ({
	message: "The message is on its way",
}));

function toWebhook({ id, name, address, events, isOn, createdAt }: Webhook) {
	return { id, name, address, events, isOn, createdAt };
}

function toDelivery({ id, event, state, tries, answer, dueAt, createdAt, endedAt }: Delivery) {
	return { id, event, state, tries, answer, dueAt, createdAt, endedAt };
}
