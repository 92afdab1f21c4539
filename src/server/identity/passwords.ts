import { argon2, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Passwords } from "#usecases/platform-scope.ts";
import { Refusal } from "#usecases/refusals.ts";
import { limitConcurrency } from "../workers/limit-concurrency.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** Compared with when there is no hash, so that this takes the same time. Nothing hashes to it. */
const nobodysHash = `${prefix(cost)}${"A".repeat(22)}$${"A".repeat(43)}`;

/**
 * Hashes and compares passwords, three at once: they run on libuv's four threads, and one is left
 * for files. More than `mostWaiting` are refused at once instead of keeping everybody waiting.
 */
export function passwordHasher({ atOnce = 3, mostWaiting = 60 } = {}): Passwords {
	const inTurn = limitConcurrency({ atOnce, mostWaiting, tooBusy });
	return {
		hash: (password) =>
			inTurn(async () => {
				const salt = randomBytes(16);
				const tag = await derive(password, salt, cost);
				return `${prefix(cost)}${base64(salt)}$${base64(tag)}`;
			}),
		verify: (stored, password) =>
			inTurn(async () => {
				const known = parse(stored ?? nobodysHash);
				const tag = await derive(password, known.salt, known.cost);
				return timingSafeEqual(tag, known.tag) && stored !== null;
			}),
		isCommon: isCommonPassword,
		makeUp: madeUpPassword,
	};
}

/** The text to store for a password. */
export const hashPassword: Passwords["hash"] = (password) => passwordHasher().hash(password);

/** Twenty letters and digits that are not mistaken for each other when they are read and typed. */
export function madeUpPassword(): string {
	const signs = "abcdefghjkmnpqrstuvwxyz23456789";
	return Array.from({ length: 20 }, () => signs[randomInt(signs.length)]).join("");
}

type Cost = typeof cost;

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
	// The same password typed on two keyboards may differ in code points only.
	const message = Buffer.from(password.normalize("NFKC"));
	return new Promise((resolve, reject) => {
		argon2("argon2id", { message, nonce: salt, tagLength, ...cost }, (error, tag) =>
			error === null ? resolve(tag) : reject(error),
		);
	});
}

/** The PHC string format: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`, base64 without padding. */
function prefix({ memory, passes, parallelism }: Cost): string {
	return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;
}

function parse(stored: string): { cost: Cost; salt: Buffer; tag: Buffer } {
	const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
	if (parts === null) throw new Error("A stored password hash is not in the argon2id PHC format.");
	const [, memory, passes, parallelism, salt = "", tag = ""] = parts;
	return {
		cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
		salt: Buffer.from(salt, "base64"),
		tag: Buffer.from(tag, "base64"),
	};
}

function base64(bytes: Buffer): string {
	return bytes.toString("base64").replace(/=+$/, "");
}

function tooBusy(): Refusal {
	return new Refusal(
		"overloaded",
		"Too many people are signing in. Please try again in a moment.",
		{
			retryAfterSeconds: 2,
		},
	);
}
