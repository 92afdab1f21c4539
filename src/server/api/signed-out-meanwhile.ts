import type { Context } from "hono";
import { isBrokenReference } from "#store/engine/broken-reference.ts";
import { Refusal } from "#usecases/refusals.ts";
import { hasSessionCookie, readSession } from "../identity/session.ts";
import type { Services } from "../services.ts";

/**
 * Who is removed, or whose organization is, while a write is on its way, would leave rows that refer
 * to nothing: the write stands nowhere, and its sender is told to sign in, as a moment later. Any
 * other error is answered as it was.
 */
export async function orSignedOut(services: Services, error: Error, c: Context): Promise<Error> {
	if (!isBrokenReference(error) || !hasSessionCookie(c.req.header("cookie") ?? "")) return error;
	const host = c.req.header("host") ?? new URL(c.req.url).host;
	const { viewer } = await readSession(services, c.req.raw, host);
	return viewer.kind === "anonymous" ? new Refusal("unauthenticated", "Please sign in.") : error;
}
