import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createApp } from "#server/http/app.ts";
import { present } from "#testing/present.ts";
import { heartbeat, longestFreezeMs } from "../size/heartbeat.ts";
import { type ProofWorld, rootHost, tokenIn } from "../world/proof-world.ts";
import type { GoodCall } from "./good-calls.ts";
import type { Plan } from "./plan.ts";
import type { WireRequest } from "./request.ts";
import { type Answered, longestMs, problemOf } from "./verdict.ts";
import { wireRequest } from "./wire.ts";

/** Sends the request of a plan, and after a write that was accepted one that reads. */
export function asking(world: ProofWorld, calls: readonly GoodCall[]) {
	const app = createApp(world.services);
	const reads = calls.filter(({ method }) => method === "GET");
	const answerTo = async (request: WireRequest): Promise<Answered> => {
		const startedAt = performance.now();
		const { end } = heartbeat();
		const { host, target, method, headers, body } = request;
		const response = await app.request(
			`http://${rootHost}${target}`,
			{
				method,
				headers: { host, ...headers },
				...(["GET", "HEAD"].includes(method.toUpperCase()) ? {} : { body }),
			},
			{ incoming: { socket: { remoteAddress: "203.0.113.7" } } },
		);
		const frozenMs = end();
		const text = await textOf(response);
		const ms = performance.now() - startedAt;
		return { status: response.status, headers: response.headers, text, ms, frozenMs };
	};
	const send = async (request: WireRequest): Promise<number> => {
		let answered = await answerTo(request);
		// A busy machine is slow once, slow code every time.
		for (let again = 0; again < 3 && isSlow(answered); again += 1) {
			await world.restore();
			answered = await answerTo(request);
		}
		const problem = problemOf(request, answered);
		const [error] = world.errors.splice(0);
		if (error !== undefined) throw new Error(`The server reports ${JSON.stringify(error)}`);
		if (problem !== null) throw new Error(problem);
		return answered.status;
	};
	return async (plan: Plan): Promise<number> => {
		const request = requestOf(plan, world, calls);
		let isAsBefore = false;
		try {
			const status = await send(request);
			isAsBefore = status >= 300 || ["GET", "HEAD"].includes(request.method);
			if (!isAsBefore) {
				const read = present(reads[plan.afterwards % reads.length], "a call that reads");
				const next = { ...plan, breaks: [], call: calls.indexOf(read) };
				await send(requestOf(next, world, calls)).catch((error) => {
					throw new Error(`Afterwards ${read.pattern} fails: ${error}`);
				});
			}
			return status;
		} finally {
			// Each request meets the same data, so that a failure can be seen again by itself.
			if (!isAsBefore) await world.restore();
		}
	};
}

function isSlow({ ms, frozenMs }: Answered): boolean {
	return ms > longestMs || frozenMs > longestFreezeMs;
}

async function textOf(response: Response): Promise<string> {
	const bytes = new Uint8Array(await response.arrayBuffer());
	const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[
		response.headers.get("content-encoding") ?? ""
	];
	return (
		unpack === undefined || bytes.length === 0 ? Buffer.from(bytes) : unpack(bytes)
	).toString();
}

export function requestOf(plan: Plan, world: ProofWorld, calls: readonly GoodCall[]): WireRequest {
	const good = present(calls[plan.call], `call ${plan.call}`);
	const { a } = world.leagues;
	const fitting = good.role === "super_admin" ? "super_admin" : "org_owner";
	const as = plan.as === "fitting" ? fitting : plan.as;
	// A page of a league is on no other host.
	const isOwn = plan.host === "own" || (good.isPage && plan.host === "usual");
	const host = isOwn ? a.organization.domain : rootHost;
	const cookie = world.cookieOf({ as, of: a }, host);
	return wireRequest(good, plan, {
		host,
		slug: a.organization.slug,
		headers: { ...(cookie && { cookie, "x-xsrf-token": tokenIn(cookie) }) },
	});
}
