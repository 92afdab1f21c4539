import { randomBytes } from "node:crypto";
import { canManageOrganization } from "#domain/account/policy.ts";
import { say } from "#domain/language/say.ts";
import { type Delivery, mostWebhooks, type Webhook } from "#domain/webhook/webhook.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";

export type WantedWebhook = Pick<Webhook, "name" | "address" | "events">;

/** As many of its messages the log of a webhook shows. */
const mostShown = 100;

/** Where programs of the organization are told what happened, and what each was told last. */
export async function listWebhooks(
	scope: WorkScope,
): Promise<(Webhook & { last: Delivery | null })[]> {
	authorizeDoors(scope);
	const { store } = scope;
	const all = (await store.webhooks.list()).map(async (webhook) => {
		const [last = null] = await store.deliveries.list(webhook.id, 1);
		return Object.assign(webhook, { last });
	});
	return Promise.all(all);
}

/** Adds one. Its secret stands in this answer and nowhere else. */
export async function addWebhook(
	scope: WorkScope,
	wanted: WantedWebhook,
): Promise<{ id: number; secret: string }> {
	authorizeDoors(scope);
	mustBeCallable(scope, wanted);
	const salt = randomBytes(16).toString("hex");
	return scope.store.transaction(async (store) => {
		if ((await store.webhooks.list()).length >= mostWebhooks) {
			throw new Refusal(
				"conflict",
				say`There are ${mostWebhooks} webhooks already. Please delete one that is not needed any more.`,
			);
		}
		const createdAt = scope.now.toISOString();
		const id = await store.webhooks.insert(Object.assign({ salt, createdAt }, wanted));
		await recordChange(scope, store, { action: "webhook.add", id, after: noted(wanted) });
		return { id, secret: scope.webhooks.secretOf(salt) };
	});
}

export async function changeWebhook(
	scope: WorkScope,
	{ id, ...wanted }: WantedWebhook & { id: number; isOn: boolean },
): Promise<void> {
	authorizeDoors(scope);
	mustBeCallable(scope, wanted);
	await scope.store.transaction(async (store) => {
		const webhook = await findWebhook(store, id);
		await store.webhooks.save(id, wanted);
		await recordChange(scope, store, {
			action: "webhook.change",
			id,
			before: Object.assign(noted(webhook), { isOn: webhook.isOn }),
			after: Object.assign(noted(wanted), { isOn: wanted.isOn }),
		});
	});
}

export async function deleteWebhook(scope: WorkScope, { id }: { id: number }): Promise<void> {
	authorizeDoors(scope);
	await scope.store.transaction(async (store) => {
		const before = noted(await findWebhook(store, id));
		await store.webhooks.remove(id);
		await recordChange(scope, store, { action: "webhook.delete", id, before });
	});
}

/** What a program was told, the newest first. */
export async function listDeliveries(
	scope: WorkScope,
	{ id }: { id: number },
): Promise<{ webhook: Webhook; deliveries: Delivery[] }> {
	authorizeDoors(scope);
	const webhook = await findWebhook(scope.store, id);
	return { webhook, deliveries: await scope.store.deliveries.list(id, mostShown) };
}

/** Sends a message that tells nothing, to see whether it arrives. */
export async function testWebhook(scope: WorkScope, { id }: { id: number }): Promise<void> {
	authorizeDoors(scope);
	const at = scope.now.toISOString();
	await scope.store.transaction(async (store) => {
		mustBeOn(await findWebhook(store, id));
		const times = { dueAt: at, createdAt: at };
		const test = { webhookId: id, noticeId: null, event: "test" } as const;
		await store.deliveries.insertAll([Object.assign(times, test)]);
		await recordChange(scope, store, { action: "webhook.test", id });
	});
	scope.webhooks.wake();
}

/** Sends a message again under its id, as what it tells of is by now. */
export async function repeatDelivery(
	scope: WorkScope,
	{ id, deliveryId }: { id: number; deliveryId: string },
): Promise<void> {
	authorizeDoors(scope);
	await scope.store.transaction(async (store) => {
		mustBeOn(await findWebhook(store, id));
		const delivery = await store.deliveries.find(deliveryId);
		const own = delivery?.webhookId === id ? delivery : undefined;
		if (found(own, "Message not found.").state === "waiting") {
			throw new Refusal("conflict", "This message is on its way already.");
		}
		await store.deliveries.setWaiting(deliveryId, scope.now.toISOString());
		await recordChange(scope, store, { action: "webhook.repeat", id });
	});
	scope.webhooks.wake();
}

function authorizeDoors({ viewer, organization }: WorkScope): void {
	authorize(canManageOrganization(viewer, organization.id));
}

async function findWebhook(store: Store, id: number): Promise<Webhook> {
	return found(await store.webhooks.find(id), "Webhook not found.");
}

function mustBeOn({ isOn }: Webhook): void {
	if (!isOn) throw new Refusal("conflict", "This webhook is switched off.");
}

/** Said at once where it can be known; what a name leads to is looked at each time. */
function mustBeCallable({ webhooks }: WorkScope, { address }: WantedWebhook): void {
	if (!webhooks.isCallable(address)) {
		throw invalid(
			"address",
			"Please enter an address that begins with https:// and is on the public internet.",
		);
	}
}

/** Of an address its host alone: for many channels the rest is a secret. */
function noted({ name, address, events }: WantedWebhook) {
	return { name, host: new URL(address).host, events };
}
