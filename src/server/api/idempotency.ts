import { createHmac, randomUUID } from "node:crypto";
import type { Context } from "hono";
import type { Row } from "#api/endpoint.ts";
import type { Viewer } from "#domain/account/user.ts";
import type { Connection } from "#store/engine/database.ts";
import {
	idempotencyKeys,
	type KeptRequest,
	type KeyedRequest,
} from "#store/platform/idempotency-keys.ts";
import { Refusal } from "#usecases/refusals.ts";
import { toJson, tongueOf } from "../http/tongue.ts";
import type { Services } from "../services.ts";
import type { RequestBody } from "./input.ts";

/** A request that is carried out once, however often it comes. */
export type Once = {
	/** What the request writes through; a transaction of it stands only if it is the first. */
	connection: Connection;
	/** Carries the request out, or repeats how it was answered. */
	answer(viewer: Viewer, call: () => Promise<unknown>): Promise<OnceAnswer>;
};

export type OnceAnswer = { status: number; json: string; isReplayed: boolean };

const keptMs = 24 * 60 * 60_000;
const sweepMs = 60 * 60_000;
/** A longer answer is not kept; who asks again learns that it was done. */
const mostKept = 256 * 1024;

/**
 * Reads `Idempotency-Key`: the same request with the same key is done once and answered alike for a
 * day (rule `done-once`). The key is claimed in the transaction that does the work, so there is no
 * moment at which one of the two stands without the other; a refusal undoes both.
 */
export function requestsOnce(services: Services) {
	/** Requests of this process that are being carried out; the same ones wait for them. */
	const running = new Map<string, Promise<void>>();
	let sweptAt = 0;

	return (row: Row, c: Context, body: RequestBody | null): Once | null => {
		const key = keyIn(row, c);
		if (key === null || body === null) return null;
		let claimed: KeyedRequest | null = null;
		const now = services.now();
		const since = new Date(now.getTime() - keptMs).toISOString();
		const { requests } = services.platform;
		const find = ({ userId, requestHash }: KeyedRequest) =>
			requests.find(userId, key, since).then((kept) => kept && replayed(kept, requestHash));
		const carryOut = async (request: KeyedRequest, call: () => Promise<unknown>) => {
			const known = await find(request);
			if (known !== undefined) return known;
			claimed = request;
			const json = toJson(tongueOf(c), await call());
			await requests
				.keep(request, { status: 200, answer: isKept(json) ? json : null })
				// The work is done and cannot be taken back; a retry will hear that it was.
				.catch((error) => services.log({ level: "error", error: String(error) }));
			return { status: 200, json, isReplayed: false };
		};
		return {
			connection: {
				...services.database,
				beforeCommit: async (trx) => {
					if (claimed === null) return;
					if (!(await idempotencyKeys(trx).claim(claimed, since))) throw new AlreadyClaimed();
				},
			},
			async answer(viewer, call) {
				if (viewer.kind !== "member") {
					return { status: 200, json: toJson(tongueOf(c), await call()), isReplayed: false };
				}
				if (now.getTime() - sweptAt > sweepMs) {
					sweptAt = now.getTime();
					await requests.deleteOlder(since);
				}
				const request: KeyedRequest = {
					userId: viewer.userId,
					key,
					requestHash: await hashOf(services.secret, c, body),
					tryToken: randomUUID(),
					at: now.toISOString(),
				};
				const finished = await turn(running, `${viewer.userId} ${key}`);
				try {
					return await carryOut(request, call);
				} catch (error) {
					if (!(error instanceof AlreadyClaimed)) throw error;
					// Another process was faster.
					const known = await find(request);
					if (known === undefined) throw alreadyDone();
					return known;
				} finally {
					finished();
				}
			},
		};
	};
}

/** Signing in and out hand out cookies, which no answer that was kept can bring again. */
function keyIn({ method, path, reads }: Row, c: Context): string | null {
	const key = c.req.header("idempotency-key");
	if (key === undefined || path.startsWith("/auth/") || isRepeatable(reads)) return null;
	if (method !== "POST" && method !== "PUT") return null;
	if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
	throw new Refusal("malformed", "An Idempotency-Key has 1 to 200 visible ASCII characters.");
}

/** See `repeatable` of api/fields. */
function isRepeatable(reads: Row["reads"]): boolean {
	const { isRepeatable = false } = (reads.meta() ?? {}) as { isRepeatable?: boolean };
	return isRepeatable;
}

/** Waits until nobody else has the name; answers how to give it back. */
async function turn(running: Map<string, Promise<void>>, name: string): Promise<() => void> {
	for (let other = running.get(name); other !== undefined; other = running.get(name)) await other;
	const { promise, resolve } = Promise.withResolvers<void>();
	running.set(name, promise);
	return () => {
		running.delete(name);
		resolve();
	};
}

class AlreadyClaimed extends Error {}

function alreadyDone(): Refusal {
	return new Refusal("conflict", "This request was already carried out.");
}

function replayed({ requestHash, status, answer }: KeptRequest, asked: string): OnceAnswer {
	if (requestHash !== asked) {
		throw new Refusal("invalid", "This Idempotency-Key was used for another request.");
	}
	if (answer === null) throw alreadyDone();
	return { status, json: answer, isReplayed: true };
}

/** A temporary password is shown once and stands nowhere (rule `temporary-password-not-kept`). */
function isKept(json: string): boolean {
	return json.length <= mostKept && !/[{,]"tempPassword":"/.test(json);
}

/**
 * The same for the same request. Signed, because bodies hold passwords: nobody can try them out by
 * what is stored. Programs choose another boundary each time they send the same form.
 */
async function hashOf(secret: Uint8Array, c: Context, body: RequestBody): Promise<string> {
	const { url, method } = c.req;
	const { pathname, search } = new URL(url);
	const [type = "", boundary = ""] = (c.req.header("content-type") ?? "").split(/;.*?boundary=/s);
	const sent = Buffer.from(await body.bytes()).toString("latin1");
	const host = c.req.header("host")?.toLowerCase() ?? "";
	const plainBoundary = boundary.replaceAll('"', "");
	const asked = plainBoundary === "" ? sent : sent.replaceAll(plainBoundary, "");
	return createHmac("sha256", secret)
		.update(JSON.stringify([method, host, pathname + search, type]))
		.update(asked, "latin1")
		.digest("base64url");
}
