import type { Context } from "hono";
import { mustReach } from "#api/token/reach.ts";
import type { Viewer } from "#domain/account/user.ts";
import type { Sentence } from "#domain/language/say.ts";
import { roleOfToken } from "#domain/token/token.ts";
import type { TokenHolder } from "#store/platform/token-holders.ts";
import { Refusal } from "#usecases/refusals.ts";
import { hashOfSecret, isOfPass } from "#usecases/token/secret.ts";
import type { RowAt } from "../api/rows-at.ts";
import { addressOf } from "../http/client-address.ts";
import { MinuteCounts } from "../http/minute-counts.ts";
import type { Services } from "../services.ts";
import { guestOf } from "./guests.ts";

/** How much of its organization's pace (rule `pace-of-a-league`) one token may have, reading and writing. */
const partOfPace = 1 / 2;
/** Wrong tokens from one address in a minute. */
const mostWrong = 60;

/** How old the noted time of the last use may get before it is written again. */
const touchMs = 60_000;

/** Whom a request's token makes its sender; null where it has none. */
export type ReadBearer = (c: Context, found: RowAt) => Promise<Viewer | null>;

export function hasBearer(authorization: string | undefined): boolean {
	return authorization !== undefined && /^bearer(?: |$)/i.test(authorization);
}

/**
 * Reads `Authorization: Bearer` (RFC 6750). With it the token alone counts: cookies of the same request are not looked
 * at, and none is set. How much is left of the minute stands in the fields of the RateLimit draft of the IETF.
 */
export function bearersOf(services: Services): ReadBearer {
	const mostOfToken = Math.ceil(services.settings.writesPerMinute * partOfPace);
	const used = new MinuteCounts(services.now);
	const wrong = new MinuteCounts(services.now);

	const holderOf = async (secret: string): Promise<TokenHolder | null> => {
		const hash = hashOfSecret(secret);
		const holder = hash === null ? undefined : await services.platform.tokens.find(hash);
		if (holder === undefined || holder.maker.mustChangePassword) return null;
		const { maker, token } = holder;
		const isSuper = maker.role === "super_admin";
		if (isSuper && (await services.platform.secondSteps.isMissing(token.userId))) return null;
		return token.expiresAt > services.now().toISOString() ? holder : null;
	};

	const refuseWrong = (c: Context, sentence: Sentence): never => {
		const { count, secondsLeft } = wrong.add(addressOf(services.settings, c));
		if (count > mostWrong) throw tooOften(secondsLeft);
		c.header("www-authenticate", 'Bearer error="invalid_token"');
		throw new Refusal("unauthenticated", sentence);
	};

	const count = (c: Context, whose: string) => {
		const { count, secondsLeft } = used.add(whose);
		c.header("ratelimit-policy", `"token";q=${mostOfToken};w=60`);
		c.header("ratelimit", `"token";r=${Math.max(0, mostOfToken - count)};t=${secondsLeft}`);
		if (count > mostOfToken) throw tooOften(secondsLeft);
	};

	const byPass = async (c: Context, found: RowAt, secret: string): Promise<Viewer> => {
		const hash = hashOfSecret(secret);
		const holder = hash === null ? undefined : await services.platform.passes.find(hash);
		if (holder === undefined) {
			return refuseWrong(c, "This link is wrong, or was replaced by a newer one.");
		}
		count(c, `${holder.organizationId} pass ${holder.pass.id}`);
		return guestOf(services, c, found, holder);
	};

	return async (c, found) => {
		const header = c.req.header("authorization");
		if (header === undefined || !hasBearer(header)) return null;
		const secret = header.slice("bearer ".length).trim();
		if (isOfPass(secret)) return byPass(c, found, secret);
		const holder = await holderOf(secret);
		const viewer = holder && viewerOf(holder);
		if (holder === null || viewer === null) {
			return refuseWrong(c, "This token is wrong, has run out or was ended.");
		}
		const { token, organizationId } = holder;
		count(c, `${organizationId} ${token.id}`);
		mustReach(token.scope, found.row);
		note(holder);
		return viewer;
	};

	/** Nobody waits for it, and it matters to nobody's answer whether it stands. */
	function note(holder: TokenHolder): void {
		const now = services.now();
		const { lastUsedAt } = holder.token;
		if (lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < touchMs) return;
		services.platform.tokens
			.touch(holder, now.toISOString())
			.catch((error) => services.log({ level: "warn", error: String(error) }));
	}
}

function viewerOf({ token, organizationId, maker }: TokenHolder): Viewer | null {
	const role = roleOfToken({ scope: token.scope, organizationId }, maker);
	if (role === null) return null;
	const { userId } = token;
	return { kind: "member", userId, username: maker.username, role, organizationId };
}

function tooOften(retryAfterSeconds: number): Refusal {
	return new Refusal("throttled", "This token is used too often. Please go on in a minute.", {
		retryAfterSeconds,
	});
}
