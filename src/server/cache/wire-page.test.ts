import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { wirePage } from "./wire-page.ts";

const html = "<p>one</p>";
const answer = (acceptEncoding?: string, ifNoneMatch?: string, status = 200) =>
	wirePage(status, html, { "content-type": "text/html" }).answer({ acceptEncoding, ifNoneMatch });

describe("a page on the wire", () => {
	test.each([
		["br", true],
		["gzip, deflate, br, zstd", true],
		["br;q=0.5, gzip", true],
		["BR", true],
		[undefined, false],
		["", false],
		["gzip", false],
		["br;q=0", false],
		["gzip, br;q=0.000, deflate", false],
		["brotli, xbr", false],
	])("Accept-Encoding %j is compressed: %j", (acceptEncoding, isCompressed) => {
		const { headers, body } = answer(acceptEncoding);
		expect(headers["content-encoding"]).toBe(isCompressed ? "br" : undefined);
		const bytes = body ?? Buffer.of();
		expect((isCompressed ? brotliDecompressSync(bytes) : bytes).toString()).toBe(html);
		expect(headers["content-length"]).toBe(String(bytes.length));
	});

	test.each(["Ünïcödé 😀 · 東京", "half a pair: \ud83d", ""])("%j is sent as UTF-8", (text) => {
		const wishes = { acceptEncoding: undefined, ifNoneMatch: undefined };
		expect(wirePage(200, text, {}).answer(wishes).body).toEqual(Buffer.from(text));
	});

	test("says what the answer depends on and that it has to be asked for again", () => {
		expect(answer().headers).toMatchObject({
			"content-type": "text/html",
			vary: "Accept-Encoding, Cookie",
			"cache-control": "public, max-age=0, must-revalidate",
		});
	});

	test("is not sent again to who has it, also through a proxy that lists or strengthens tags", () => {
		const etag = answer().headers.etag ?? "";
		for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`]) {
			const { status, headers, body } = answer("br", known);
			expect([status, body]).toEqual([304, null]);
			expect(headers).toMatchObject({ etag, vary: "Accept-Encoding, Cookie" });
			expect(headers).not.toHaveProperty("content-length");
		}
	});

	test("is sent to who has other bytes", () => {
		const etag = wirePage(200, "<p>two</p>", {}).answer({
			acceptEncoding: undefined,
			ifNoneMatch: undefined,
		}).headers.etag;
		expect(answer("br", etag).status).toBe(200);
	});

	test("that is an error is never called unchanged", () => {
		const etag = answer().headers.etag;
		expect(answer(undefined, etag, 404).status).toBe(404);
	});

	test("is compressed on another thread when it is long and was not yet", async () => {
		const rows = "<p>one</p>".repeat(10_000);
		const page = wirePage(200, Buffer.from(rows), {});
		const compressed = { acceptEncoding: "br", ifNoneMatch: undefined };
		const { etag } = page.answer({ acceptEncoding: undefined, ifNoneMatch: undefined }).headers;
		expect(page.isReady({ acceptEncoding: "gzip", ifNoneMatch: undefined })).toBe(true);
		expect(page.isReady({ acceptEncoding: "br", ifNoneMatch: etag })).toBe(true);
		expect(wirePage(200, html, {}).isReady(compressed)).toBe(true);
		expect(page.isReady(compressed)).toBe(false);
		await page.prepare();
		const { body, headers } = page.answer(compressed);
		expect(headers["content-encoding"]).toBe("br");
		expect(brotliDecompressSync(body ?? Buffer.of()).toString()).toBe(rows);
		expect(page.isReady(compressed)).toBe(true);
	});
});
