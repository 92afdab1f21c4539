import { createHash, randomBytes } from "node:crypto";

/** Its beginning says to people, and to programs that look for lost secrets, whose it is. */
const shape = /^fh_[\w-]{43}$/;

/** 256 random bits: nobody guesses them, so a plain hash keeps them. */
export function makeSecret(): { secret: string; hash: string } {
	const secret = `fh_${randomBytes(32).toString("base64url")}`;
	return { secret, hash: createHash("sha256").update(secret).digest("base64url") };
}

/** Null for what can be no token. */
export function hashOfSecret(secret: string): string | null {
	return shape.test(secret) ? createHash("sha256").update(secret).digest("base64url") : null;
}
