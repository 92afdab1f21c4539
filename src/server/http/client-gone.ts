import type { Context } from "hono";
import { NobodyWaits } from "#store/engine/database.ts";

/** Aborted when whoever sent the request has gone, with the reason that refusals know. */
export function untilClientGone(c: Context): AbortSignal {
	const gone = new AbortController();
	const { signal } = c.req.raw;
	const abort = () => gone.abort(new NobodyWaits());
	if (signal.aborted) abort();
	else signal.addEventListener("abort", abort);
	return gone.signal;
}
