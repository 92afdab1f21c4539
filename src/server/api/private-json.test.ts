import { brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { privateJson } from "./private-json.ts";

const long = { players: Array.from({ length: 500 }, (_, id) => ({ id, name: `Player ${id}` })) };

function ask(value: unknown, acceptEncoding: string): Promise<Response> | Response {
	const app = new Hono().get("/", (c) => privateJson(c, value));
	return app.request("/", { headers: { "accept-encoding": acceptEncoding } });
}

describe("an answer for one person", () => {
	test("is compressed when it is long and the browser can read it", async () => {
		const answer = await ask(long, "gzip, br");
		expect(answer.headers.get("content-encoding")).toBe("br");
		expect(answer.headers.get("cache-control")).toContain("no-store");
		const bytes = Buffer.from(await answer.arrayBuffer());
		expect(bytes.length).toBeLessThan(JSON.stringify(long).length / 4);
		expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual(long);
	});

	test.each([
		["short", { id: 1 }, "br"],
		["long, for a browser that cannot read it", long, "gzip"],
		["long, for a browser that refuses it", long, "br;q=0"],
	])("is sent as it is when it is %s", async (_, value, acceptEncoding) => {
		const answer = await ask(value, acceptEncoding);
		expect(answer.headers.get("content-encoding")).toBeNull();
		expect(await answer.json()).toEqual(value);
	});
});
