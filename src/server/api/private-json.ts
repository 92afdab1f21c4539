import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Context } from "hono";
import { takesBrotli } from "../cache/wire-page.ts";
import { privateHeaders } from "../http/headers.ts";
import { toLongJson, tongueOf } from "../http/tongue.ts";

/** Below it compressing takes longer than it saves on the way. */
const worthCompressing = 4096;

const toBrotli = promisify(brotliCompress);

/**
 * An answer for one person. Lists repeat their words, and a phone in a gym waits for them: the
 * players of a large league are 835 kB as they are. Compressing happens beside this thread.
 */
export async function privateJson(c: Context, value: unknown): Promise<Response> {
	const text = await toLongJson(tongueOf(c), value);
	const headers = {
		...privateHeaders(),
		"content-type": "application/json",
		vary: "Accept-Encoding, Accept-Language",
	};
	if (text.length < worthCompressing || !takesBrotli(c.req.header("accept-encoding"))) {
		return c.body(text, 200, headers);
	}
	const bytes = await toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
	return c.body(new Uint8Array(bytes), 200, { ...headers, "content-encoding": "br" });
}
