import { linesOfPart } from "#domain/mail/letter.ts";
import type { StoredLetter } from "#store/platform/outbox.ts";
import { storeFor } from "#store/store.ts";
import type { Services } from "../services.ts";
import { type Pushed, sendPush } from "./send-push.ts";

/** Whether a letter goes to a browser, whose address is one of the web, and not by mail. */
export function isPush({ address }: Pick<StoredLetter, "address">): boolean {
	return address.includes("://");
}

/** Sends a letter to a browser that follows. One whose service knows it no more follows no more. */
export async function deliverPush(services: Services, letter: StoredLetter): Promise<Pushed> {
	const { mail, outgoing, push: keys, now, database } = services;
	const { address: endpoint, organizationId, id: tag } = letter;
	const store = storeFor(organizationId ?? 0, database);
	const follower = await store.followers.findByAddress("push", endpoint);
	const subscription = follower && (await store.followers.findSubscription(follower.id));
	if (!subscription) return { outcome: "refused", said: "This browser follows no more." };
	const { subject: title, paragraphs, parts = [], action, isOver } = await mail.write(letter);
	if (isOver) return { outcome: "refused", said: "Nothing is left to tell." };
	const body = [...paragraphs, ...parts.flatMap(linesOfPart)].join("\n");
	const message = { title, body, url: action?.address ?? "/", tag };
	const pushed = await sendPush(
		{ outgoing, keys, now: now() },
		{ endpoint, ...subscription },
		message,
	);
	if (pushed.outcome === "gone") await store.transaction((it) => it.followers.remove(follower.id));
	return pushed;
}
