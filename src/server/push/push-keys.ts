import { createECDH, createPrivateKey, hkdfSync, sign } from "node:crypto";
import type { Settings } from "../env.ts";
import { originOf } from "../http/origins.ts";
import { curve } from "./encrypt.ts";

/** By which push services know that this installation writes, and browsers that it is the one they follow. */
export type PushKeys = {
	/** Base64url. */
	publicKey: string;
	/** The header of a message to a service. */
	authorization(endpoint: string, now: Date): string;
};

const hours = 60 * 60;

/**
 * The pair of keys of this installation (RFC 8292). They follow from its secret, which was made at the first start:
 * machines that share it have the same keys, and there is no second file to lose.
 */
export function pushKeys(secret: Uint8Array, contact: string): PushKeys {
	const { ownKey, publicKey } = pairOf(secret);
	return {
		publicKey,
		authorization(endpoint, now) {
			const { origin } = new URL(endpoint);
			const until = Math.floor(now.getTime() / 1000) + 12 * hours;
			const claims = [
				{ typ: "JWT", alg: "ES256" },
				{ aud: origin, exp: until, sub: contact },
			].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"));
			const signed = claims.join(".");
			const signature = sign("sha256", Buffer.from(signed), {
				key: ownKey,
				dsaEncoding: "ieee-p1363",
			});
			return `vapid t=${signed}.${signature.toString("base64url")}, k=${publicKey}`;
		},
	};
}

/** How a push service reaches whoever runs this installation. */
export function contactOf(
	settings: Pick<Settings, "mailFrom" | "isBehindHttps" | "port" | "rootDomain">,
): string {
	const { mailFrom, rootDomain } = settings;
	return mailFrom === null ? originOf(settings, rootDomain) : `mailto:${mailFrom}`;
}

function pairOf(secret: Uint8Array) {
	// One number in four billion is none of the curve's.
	for (let count = 0; ; count += 1) {
		const bytes = Buffer.from(hkdfSync("sha256", secret, "", `push key ${count}`, 32));
		const own = createECDH(curve);
		try {
			own.setPrivateKey(bytes);
		} catch {
			continue;
		}
		const point = own.getPublicKey();
		const [x, y] = [point.subarray(1, 33), point.subarray(33)];
		const base64url = (part: Buffer) => part.toString("base64url");
		const jwk = { kty: "EC", crv: "P-256", d: base64url(bytes), x: base64url(x), y: base64url(y) };
		return {
			ownKey: createPrivateKey({ key: jwk, format: "jwk" }),
			publicKey: base64url(point),
		};
	}
}
