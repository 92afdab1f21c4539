import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Subscription } from "#server/push/encrypt.ts";

/** A push service of its own at a free port, with browsers that subscribe to it and read what they get. */
export async function startPushService() {
	/** What the next messages are answered; 201 without any. */
	const answers: number[] = [];
	const received: { path: string; headers: Record<string, unknown>; body: Buffer }[] = [];
	const server = createServer(async (request, response) => {
		const body = await buffer(request);
		const status = answers.shift() ?? 201;
		if (status === 201) received.push({ path: request.url ?? "", headers: request.headers, body });
		response.writeHead(status).end();
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return {
		received,
		answers,
		/** A browser that lets itself be written to. */
		browser() {
			const keys = createECDH("prime256v1");
			keys.generateKeys();
			const auth = randomBytes(16);
			const subscription: Subscription = {
				endpoint: `http://127.0.0.1:${port}/to/${randomBytes(6).toString("hex")}`,
				p256dh: keys.getPublicKey("base64url"),
				auth: auth.toString("base64url"),
			};
			const { pathname } = new URL(subscription.endpoint);
			/** What came for it, in order. */
			const read = () =>
				received
					.filter(({ path }) => path === pathname)
					.map(({ body }) => JSON.parse(decrypt(body, keys, auth)));
			return { subscription, read };
		},
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/** The other half of RFC 8291. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
	const salt = body.subarray(0, 16);
	const senders = body.subarray(21, 21 + body.readUInt8(20));
	const record = body.subarray(21 + senders.length);
	const about = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), senders]);
	const secret = hkdfSync("sha256", keys.computeSecret(senders), auth, about, 32);
	const derived = (info: string, bytes: number) =>
		Buffer.from(
			hkdfSync("sha256", Buffer.from(secret), salt, `Content-Encoding: ${info}\0`, bytes),
		);
	const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
	decipher.setAuthTag(record.subarray(-16));
	const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
	return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
