import { createHmac } from "node:crypto";

/**
 * What a receiver knows messages of a webhook by, as Standard Webhooks writes it. It is made of the installation's
 * secret, so the table and a copy of the database hold nothing to sign with.
 */
export function webhookSecret(installation: Uint8Array, salt: string): string {
	return `whsec_${createHmac("sha256", installation).update(`webhook ${salt}`).digest("base64")}`;
}

/** The headers of a message: one id however often it is tried, and when it was tried. */
export function webhookHeaders(
	secret: string,
	{ id, now, body }: { id: string; now: Date; body: string },
): Record<string, string> {
	const timestamp = String(Math.floor(now.getTime() / 1000));
	const key = Buffer.from(secret.slice("whsec_".length), "base64");
	const signed = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
	return {
		"content-type": "application/json",
		"webhook-id": id,
		"webhook-timestamp": timestamp,
		"webhook-signature": `v1,${signed}`,
	};
}
