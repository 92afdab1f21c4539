import type { Happening } from "../notice/happening.ts";

/** What other programs are told of, by the names that Standard Webhooks recommends. */
export const webhookEvents = [
	"result",
	"game.changed",
	"schedule.published",
	"page.published",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Where a program of the organization is told what happened. */
export type Webhook = {
	id: number;
	name: string;
	address: string;
	events: WebhookEvent[];
	isOn: boolean;
	createdAt: string;
};

export const deliveryStates = ["waiting", "delivered", "given up", "taken back"] as const;

/** One message to one webhook. */
export type Delivery = {
	/** The same however often it is tried, so that a program does it once. */
	id: string;
	webhookId: number;
	/** What it tells of; null for a test. */
	noticeId: string | null;
	event: WebhookEvent | "test";
	state: (typeof deliveryStates)[number];
	/** When it is tried next, where it waits. */
	dueAt: string;
	tries: number;
	/** What was answered last. */
	answer: string | null;
	createdAt: string;
	endedAt: string | null;
};

export const mostWebhooks = 10;

/** Null for what is told to people alone. */
export function eventOf({ kind }: Happening): WebhookEvent | null {
	switch (kind) {
		case "result":
			return "result";
		case "gamesChanged":
			return "game.changed";
		case "schedulePublished":
			return "schedule.published";
		case "pagePublished":
			return "page.published";
		default:
			return null;
	}
}

/** As what a message is written: channels of these two take a text of theirs and nothing else. */
export function formatOf(address: string): "standard" | "discord" | "slack" {
	const { hostname, pathname } = new URL(address);
	if (/^(\w+\.)?discord(app)?\.com$/.test(hostname) && pathname.startsWith("/api/webhooks/")) {
		return pathname.endsWith("/slack") ? "slack" : "discord";
	}
	return hostname === "hooks.slack.com" ? "slack" : "standard";
}
