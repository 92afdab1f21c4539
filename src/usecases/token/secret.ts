import { createHash, randomBytes } from "node:crypto";

/** Its beginning says to people, and to programs that look for lost secrets, whose it is. */
const shape = /^f[hp]_[\w-]{43}$/;

/** What programs sign in with, and what opens the table of a game. */
type SecretKind = "fh" | "fp";

/** 256 random bits: nobody guesses them, so a plain hash keeps them. */
export function makeSecret(kind: SecretKind = "fh"): { secret: string; hash: string } {
	const secret = `${kind}_${randomBytes(32).toString("base64url")}`;
	return { secret, hash: createHash("sha256").update(secret).digest("base64url") };
}

/** Null for what can be no secret of ours. */
export function hashOfSecret(secret: string): string | null {
	return shape.test(secret) ? createHash("sha256").update(secret).digest("base64url") : null;
}

export function isOfPass(secret: string): boolean {
	return secret.startsWith("fp_");
}
