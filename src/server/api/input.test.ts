import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { anyone } from "#api/access.ts";
import { answer, get, post } from "#api/endpoint.ts";
import { form, ids, nothing, upload } from "#api/fields.ts";
import { startApi } from "#testing/api.ts";

const counted = answer(z.object({ count: z.int() }), (it: { count: number }) => it);
const reads = form(z.object({ ids: ids.optional(), image: upload, note: z.unknown().optional() }));
const api = await startApi({
	rows: [
		get("/things", anyone, nothing, async () => ({ count: 0 }), counted, "."),
		post("/things", anyone, reads, async (_, it) => ({ count: it.ids?.length ?? 0 }), counted, "."),
	],
});
const browser = api.browser();
beforeAll(() => browser.get("/api/things"));

const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
const multipart = { "content-type": "multipart/form-data; boundary=parts" };
const part = (name: string, value = "1") =>
	`--parts\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const send = async (body: string, headers: Record<string, string> = {}) => {
	const answered = await browser.post("/api/things", body, headers);
	return { status: answered.status, body: (await answered.json()) as object };
};
const tooMany = {
	status: 413,
	body: {
		code: "too_large",
		message: "This request has more than 2,000 fields. Please send it in parts.",
	},
};

test("a list of a form is read in its order, in both kinds of forms", async () => {
	const list = Array.from({ length: 1000 }, (_, index) => index + 1);
	const fields = list.map((id) => `ids[]=${id}`).join("&");
	const parts = `${list.map((id) => part("ids[]", String(id))).join("")}--parts--\r\n`;
	expect(await send(fields, urlencoded)).toEqual({ status: 200, body: { count: 1000 } });
	expect(await send(parts, multipart)).toEqual({ status: 200, body: { count: 1000 } });
});

test.each([
	["in a form", "ids[]&".repeat(2001), urlencoded],
	["in a form, each another", range(2001).map(String).join("&"), urlencoded],
	["in a form of parts", `${part("ids[]").repeat(2001)}--parts--\r\n`, multipart],
	[
		"in one of parts, each another",
		`${range(2001)
			.map((at) => part(`f${at}`))
			.join("")}--parts--\r\n`,
		multipart,
	],
])("more than 2,000 fields are refused: %s", async (_, body, headers) => {
	expect(await send(body, headers)).toMatchObject(tooMany);
});

test("the boundary that is counted is the one that is read", async () => {
	const type = "multipart/form-data; boundary=other, multipart/form-data; boundary=parts";
	const body = range(2001)
		.map((at) => part(`f${at}`))
		.join("");
	expect((await send(body, { "content-type": type })).status).toBe(400);
});

test.each([
	["a part with 3,000 lines of head", "parts", `--parts\r\n${"a: b\r\n".repeat(3000)}\r\n1`],
	["a boundary longer than 70 signs", "p".repeat(71), `--${"p".repeat(71)}--\r\n`],
])("a form with %s is not read", async (_, boundary, body) => {
	const type = `multipart/form-data; boundary=${boundary}`;
	expect((await send(body, { "content-type": type })).status).toBe(400);
});

test.each([
	["too many values", `{"note":[${"1,".repeat(20_000)}1]}`],
	["too many objects", `{"note":[${"{},".repeat(10_000)}{}]}`],
	["too deep a nesting", `{"note":${"[".repeat(32)}${"]".repeat(32)}}`],
])("JSON with %s is refused", async (_, body) => {
	expect(await send(body)).toMatchObject({
		status: 413,
		body: { message: "This request has too many values or is nested too deeply." },
	});
});

test("what stands in quotes is one value, however long it is and whatever its signs", async () => {
	const text = '[{,"\\'.repeat(20_000);
	expect((await send(JSON.stringify({ note: text }))).status).toBe(200);
});

function range(length: number): number[] {
	return Array.from({ length }, (_, index) => index);
}
