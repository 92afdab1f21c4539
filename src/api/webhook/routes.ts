import {
	addWebhook,
	changeWebhook,
	deleteWebhook,
	listDeliveries,
	listWebhooks,
	repeatDelivery,
	testWebhook,
} from "#usecases/webhook/webhooks.ts";
import { ownersThemselves } from "../access.ts";
import { del, get, post, put } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import {
	addedWebhook,
	changed,
	changedWebhook,
	deleted,
	deliveryById,
	deliveryList,
	sent,
	wantedWebhook,
	webhookById,
	webhookList,
} from "./webhook.ts";

export const webhookRoutes = [
	get(
		"/webhooks",
		ownersThemselves,
		nothing,
		listWebhooks,
		webhookList,
		"Where programs of the organization are told what happened, each with its newest message.",
	),
	post(
		"/webhooks",
		ownersThemselves,
		wantedWebhook,
		addWebhook,
		addedWebhook,
		"Adds a webhook: what happened is posted to its address from now on, signed with a secret that is told this once.",
	),
	put(
		"/webhooks/:id",
		ownersThemselves,
		changedWebhook,
		changeWebhook,
		changed,
		"Changes a webhook, or switches it off and on.",
	),
	del(
		"/webhooks/:id",
		ownersThemselves,
		webhookById,
		deleteWebhook,
		deleted,
		"Deletes a webhook with its log, for good.",
	),
	get(
		"/webhooks/:id/deliveries",
		ownersThemselves,
		webhookById,
		listDeliveries,
		deliveryList,
		"What a program was told in the last 30 days, the newest first: when, how often it was tried, and what was answered.",
	),
	post(
		"/webhooks/:id/test",
		ownersThemselves,
		webhookById,
		testWebhook,
		sent,
		"Sends a message that tells nothing, to see whether it arrives.",
	),
	post(
		"/webhooks/:id/deliveries/:deliveryId/repeat",
		ownersThemselves,
		deliveryById,
		repeatDelivery,
		sent,
		"Sends a message again under the same id, with what is known by now.",
	),
] as const;
