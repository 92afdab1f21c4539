import type { Outgoing } from "../outgoing/outgoing.ts";
import { encrypt, mostBytes, type Subscription } from "./encrypt.ts";
import type { PushKeys } from "./push-keys.ts";

/** What a browser shows, and where it leads. */
export type PushMessage = {
	title: string;
	body: string;
	/** An address of the site. */
	url: string;
	/** Two with one tag are shown as one, so that what is sent twice is seen once. */
	tag: string;
};

/** What the push service made of a message; "gone" is a browser that follows no more. */
export type Pushed =
	| { outcome: "sent" | "gone" | "refused"; said: string }
	| { outcome: "failed"; said: string };

/** How long the service keeps a message for a browser that is off. */
const keptSeconds = 24 * 60 * 60;

type With = { outgoing: Outgoing; keys: PushKeys; now: Date };

/** Hands a message to the push service of a browser (RFC 8030). */
export async function sendPush(
	{ outgoing, keys, now }: With,
	to: Subscription,
	message: PushMessage,
): Promise<Pushed> {
	const answer = await outgoing.post(to.endpoint, {
		headers: {
			authorization: keys.authorization(to.endpoint, now),
			"content-encoding": "aes128gcm",
			"content-type": "application/octet-stream",
			ttl: String(keptSeconds),
			urgency: "normal",
		},
		body: encrypt(to, fitted(message)),
	});
	if ("failure" in answer) return { outcome: "failed", said: answer.failure };
	const { status, text } = answer;
	const said = `${status} ${text}`.trim();
	if (status >= 200 && status < 300) return { outcome: "sent", said };
	if (status === 404 || status === 410) return { outcome: "gone", said };
	// Too often, and what is the service's own trouble, may be over later.
	return { outcome: status === 429 || status >= 500 ? "failed" : "refused", said };
}

/** The message as the worker reads it, cut to what a push can carry. */
function fitted(message: PushMessage): string {
	const title = message.title.slice(0, 120);
	for (let length = message.body.length; ; length = Math.floor(length * 0.8)) {
		const body = message.body.slice(0, length).toWellFormed();
		const text = JSON.stringify({ title, body, url: message.url, tag: message.tag });
		if (Buffer.byteLength(text) <= mostBytes || length === 0) return text;
	}
}
