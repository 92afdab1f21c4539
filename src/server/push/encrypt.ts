import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** How a browser is written to, as it told: https://www.w3.org/TR/push-api/#pushsubscription-interface. */
export type Subscription = {
	endpoint: string;
	/** Its public key and its secret, base64url. */
	p256dh: string;
	auth: string;
};

/** Made anew for each message; given in tests alone. */
type Chance = { salt: Uint8Array; privateKey: Uint8Array };

export const curve = "prime256v1";
/** One record holds a whole message. */
const recordBytes = 4096;
/** What a message may have, so that it fits into it with its mark and its tag. */
export const mostBytes = recordBytes - 103;

/**
 * Encrypts what only the browser of the subscription can read, for the service in between sees all it is handed
 * (RFC 8291, with the one coding it has: `aes128gcm` of RFC 8188).
 */
export function encrypt(
	{ p256dh, auth }: Subscription,
	text: string,
	chance: Chance | null = null,
): Buffer {
	const browser = Buffer.from(p256dh, "base64url");
	const own = createECDH(curve);
	if (chance === null) own.generateKeys();
	else own.setPrivateKey(chance.privateKey);
	const salt = chance?.salt ?? randomBytes(16);
	const ownPublic = own.getPublicKey();
	const about = Buffer.concat([Buffer.from("WebPush: info\0"), browser, ownPublic]);
	const shared = own.computeSecret(browser);
	const secret = derive(shared, Buffer.from(auth, "base64url"), about, 32);
	const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
	const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
	const cipher = createCipheriv("aes-128-gcm", key, nonce);
	const lastRecord = Buffer.concat([Buffer.from(text), Buffer.from([2])]);
	const size = Buffer.alloc(5);
	size.writeUInt32BE(recordBytes);
	size.writeUInt8(ownPublic.length, 4);
	const body = [cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()];
	return Buffer.concat([salt, size, ownPublic, ...body]);
}

function derive(key: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer {
	return Buffer.from(hkdfSync("sha256", key, salt, info, bytes));
}

/** Whether a browser can be written to by these keys: a point of the curve, and sixteen bytes. */
export function areKeys({ p256dh, auth }: Pick<Subscription, "p256dh" | "auth">): boolean {
	if (Buffer.from(auth, "base64url").length !== 16) return false;
	try {
		const own = createECDH(curve);
		own.generateKeys();
		own.computeSecret(Buffer.from(p256dh, "base64url"));
		return true;
	} catch {
		return false;
	}
}
