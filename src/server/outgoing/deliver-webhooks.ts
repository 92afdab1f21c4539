import { inOneLine, triedAgainAt } from "#domain/mail/letter.ts";
import type { DeliveryToMake } from "#store/platform/deliveries-to-make.ts";
import { storeFor } from "#store/store.ts";
import { siteUrlOf } from "../http/origins.ts";
import { keepWorking } from "../operations/work-loop.ts";
import type { Services } from "../services.ts";
import { webhookBody } from "./webhook-body.ts";
import { webhookHeaders, webhookSecret } from "./webhook-secret.ts";

/** Taken at a time. */
const atOnce = 100;
const everyMs = 10_000;
/** How long a process may be at what it took before others take it. */
const claimedMs = 5 * 60_000;
/** One receiver is talked to for so long before others have their turn. */
const turnMs = 10_000;
/** How long the log goes back; notices, of which messages are made, stay longer. */
const keptMs = 30 * 24 * 60 * 60_000;

/**
 * Tells other programs what happened, beside the letters, so that a slow receiver holds up no mail. Every process
 * does so, and one of them makes each delivery.
 */
export function deliverWebhooks(services: Services): () => void {
	return keepWorking(services, {
		what: "calling webhooks",
		everyMs,
		work: () => deliverDueWebhooks(services),
	});
}

/** Makes all deliveries that are due now: to each receiver one after the other, to several at the same time. */
export async function deliverDueWebhooks(services: Services): Promise<void> {
	const { deliveriesToMake } = services.platform;
	for (;;) {
		const now = services.now();
		const until = new Date(now.getTime() + claimedMs).toISOString();
		const taken = await deliveriesToMake.claim(now.toISOString(), until, atOnce);
		const byWebhook = Map.groupBy(taken, (it) => `${it.organizationId} ${it.webhookId}`);
		await Promise.all([...byWebhook.values()].map((queue) => deliverQueue(services, queue)));
		if (taken.length < atOnce) break;
	}
	const before = new Date(services.now().getTime() - keptMs).toISOString();
	await deliveriesToMake.removeOlder(before);
}

/** Once a receiver fails, what else waits for it waits as long: it is not called for each. */
async function deliverQueue(services: Services, queue: readonly DeliveryToMake[]): Promise<void> {
	const { deliveriesToMake } = services.platform;
	const end = services.now().getTime() + turnMs;
	let later: string | null = null;
	for (const delivery of queue) {
		const now = services.now();
		if (later === null && now.getTime() > end) later = now.toISOString();
		if (later === null) later = await deliver(services, delivery);
		else {
			const { tries, answer } = delivery;
			await deliveriesToMake.putOff(delivery, { tries, answer, dueAt: later });
		}
	}
}

/** Answers until when its receiver is to be left alone; null where all is well. */
async function deliver(services: Services, delivery: DeliveryToMake): Promise<string | null> {
	const { database, directory, outgoing, platform, settings, secret } = services;
	const { id, organizationId, webhookId, noticeId } = delivery;
	const organization = await directory.byId(organizationId);
	const store = storeFor(organizationId, database, "visitors");
	const webhook = await store.webhooks.find(webhookId);
	const [notice = null] = noticeId === null ? [] : await store.notices.findMany([noticeId]);
	const now = services.now();
	const at = now.toISOString();
	const takeBack = () =>
		platform.deliveriesToMake.settle(delivery, "taken back", {
			tries: delivery.tries,
			answer: null,
			at,
		});
	const isOver = webhook === undefined || !webhook.isOn || notice?.state === "taken back";
	if (organization === undefined || isOver) return takeBack().then(() => null);
	const { address, salt } = webhook;
	const site = { organization, store, siteUrl: siteUrlOf(settings, organization), now };
	const body = await webhookBody(delivery, { address, notice }, site);
	if (body === null) return takeBack().then(() => null);
	const headers = webhookHeaders(webhookSecret(secret, salt), { id, now, body });
	const answer = await outgoing.post(address, { headers, body });
	const tries = delivery.tries + 1;
	const isAnswer = "status" in answer;
	const told = inOneLine(isAnswer ? `${answer.status} ${answer.text}` : answer.failure);
	if (isAnswer && answer.status >= 200 && answer.status < 300) {
		await platform.deliveriesToMake.settle(delivery, "delivered", { tries, answer: told, at });
		return null;
	}
	// Whoever says so wants to hear nothing any more.
	const isGone = isAnswer && answer.status === 410;
	if (isGone) {
		const off = Object.assign(webhook, { isOn: false });
		await store.transaction((it) => it.webhooks.save(webhookId, off));
	}
	const again = isGone ? null : triedAgainAt(tries, now);
	if (again === null) {
		await platform.deliveriesToMake.settle(delivery, "given up", { tries, answer: told, at });
		return isGone ? at : null;
	}
	const wished = isAnswer ? secondsOf(answer.retryAfter) * 1000 : 0;
	const dueAt = new Date(Math.max(again.getTime(), now.getTime() + wished)).toISOString();
	await platform.deliveriesToMake.putOff(delivery, { tries, answer: told, dueAt });
	return dueAt;
}

/** Of what a receiver wishes a day at most; Discord says it with a fraction. */
function secondsOf(retryAfter: string | null): number {
	const seconds = Number(retryAfter ?? 0);
	return seconds > 0 ? Math.min(seconds, 86_400) : 0;
}
