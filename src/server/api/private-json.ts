import type { Context } from "hono";
import { compressBeside } from "../cache/compress.ts";
import { takesBrotli } from "../cache/wire-page.ts";
import { privateHeaders } from "../http/headers.ts";
import { toLongJson, tongueOf } from "../http/tongue.ts";

/** Below it compressing takes longer than it saves on the way. */
const worthCompressing = 4096;

/**
 * An answer for one person. Lists repeat their words, and a phone in a gym waits for them: the
 * players of a large league are 835 kB as they are. Compressing happens beside this thread.
 */
export async function privateJson(c: Context, value: unknown): Promise<Response> {
	const json = await toLongJson(tongueOf(c), value);
	const headers = {
		...privateHeaders(),
		"content-type": "application/json",
		vary: "Accept-Encoding, Accept-Language",
	};
	if (json.length < worthCompressing || !takesBrotli(c.req.header("accept-encoding"))) {
		return c.body(json, 200, headers);
	}
	const bytes = await compressBeside(typeof json === "string" ? Buffer.from(json) : json);
	return c.body(bytes, 200, { ...headers, "content-encoding": "br" });
}
