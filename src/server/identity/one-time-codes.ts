import {
	createCipheriv,
	createDecipheriv,
	createHash,
	createHmac,
	randomBytes,
	randomInt,
	timingSafeEqual,
} from "node:crypto";
import { generateSecret, generateURI, verify } from "otplib";
import type { OneTimeCodes } from "#usecases/platform-scope.ts";

/** Clocks of phones may be a step of 30 seconds off. */
const tolerance = 30;
/** How long the second step may take. */
const ticketMs = 5 * 60_000;
const recoveryCodes = 10;
/** Letters and digits that are not mistaken for each other; 16 of them are 79 bits. */
const signs = "abcdefghjkmnpqrstuvwxyz23456789";

/** One-time codes of apps (RFC 6238), recovery codes, and tickets from the first step of signing in to the second. */
export function oneTimeCodes(secret: Uint8Array): OneTimeCodes {
	const sealing = createHmac("sha256", secret).update("secrets of one-time codes").digest();
	const ticketOf = (id: number, until: number, passwordHash: string | null) => {
		const text = `${id}.${until}`;
		const signed = createHmac("sha256", secret).update(`step ${text} ${passwordHash ?? ""}`);
		return `${text}.${signed.digest("base64url")}`;
	};
	return {
		makeUp() {
			const made = generateSecret();
			return { secret: made, sealed: seal(sealing, made) };
		},

		addressOf: (made, { username, league }) =>
			generateURI({ issuer: league, label: username, secret: made }),

		async stepOf(sealed, code, now) {
			const opened = unseal(sealing, sealed);
			if (opened === null) return null;
			const epoch = Math.floor(now.getTime() / 1000);
			const result = await verify({
				secret: opened,
				token: code,
				epoch,
				epochTolerance: tolerance,
			});
			return result.valid && "timeStep" in result ? result.timeStep : null;
		},

		makeUpRecoveryCodes: () => Array.from({ length: recoveryCodes }, madeUpCode),

		hashOf: (code) =>
			createHash("sha256")
				.update(code.toLowerCase().replace(/[^a-z0-9]/g, ""))
				.digest("base64url"),

		ticketFor: ({ id, passwordHash }, now) => ticketOf(id, now.getTime() + ticketMs, passwordHash),

		idIn(ticket, now) {
			const [, id, until] = /^(\d{1,10})\.(\d{1,16})\./.exec(ticket) ?? [];
			return Number(until ?? 0) > now.getTime() ? Number(id) : null;
		},

		isTicketOf(ticket, { id, passwordHash }) {
			const until = Number(ticket.split(".")[1]);
			const [given, right] = [ticket, ticketOf(id, until, passwordHash)].map((it) =>
				Buffer.from(it),
			);
			return (
				given !== undefined &&
				right !== undefined &&
				given.length === right.length &&
				timingSafeEqual(given, right)
			);
		},
	};
}

function madeUpCode(): string {
	const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
	return [four(), four(), four(), four()].join("-");
}

/** AES-256-GCM: nonce, tag and text. */
function seal(key: Buffer, text: string): string {
	const nonce = randomBytes(12);
	const cipher = createCipheriv("aes-256-gcm", key, nonce);
	const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
	return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Null where another installation has sealed it: a backup that was restored without its secret. */
function unseal(key: Buffer, text: string): string | null {
	const bytes = Buffer.from(text, "base64url");
	const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
	decipher.setAuthTag(bytes.subarray(12, 28));
	try {
		return decipher.update(bytes.subarray(28), undefined, "utf8") + decipher.final("utf8");
	} catch {
		return null;
	}
}
