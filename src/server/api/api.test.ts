import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { anyone, members } from "#api/access.ts";
import { answer, del, get, put } from "#api/endpoint.ts";
import { id, nothing } from "#api/fields.ts";
import { startApi } from "#testing/api.ts";
import { Refusal } from "#usecases/refusals.ts";

const ping = answer(z.object({ id: z.int() }), (it: { id: number }) => ({ ...it }));
const rows = [
	get("/things/:id", anyone, z.object({ id }), async (_, input) => input, ping, "For this test."),
	put(
		"/things/:id",
		anyone,
		z.object({ id, name: z.string("A name is text.") }),
		noted,
		ping,
		"For this test.",
	),
	del("/things/:id", members, z.object({ id }), async (_, input) => input, ping, "For this test."),
	get("/broken", anyone, nothing, broken, ping, "For this test."),
	get("/busy", anyone, nothing, busy, ping, "For this test."),
];

async function noted(_: unknown, input: { id: number; name: string }) {
	return { id: input.id, passwordHash: "must not leave" };
}

async function broken(): Promise<{ id: number }> {
	throw new Error("select secret from database");
}

async function busy(): Promise<{ id: number }> {
	throw new Refusal("overloaded", "Please wait.", { retryAfterSeconds: 2 });
}

const api = await startApi({ rows });
const browser = api.browser();
beforeAll(() => browser.get("/api/things/1"));

test("an answer holds declared fields only, and is kept by no cache", async () => {
	const answered = await browser.put("/api/things/7", { name: "x", isAdmin: true });
	expect(await answered.json()).toEqual({ id: 7 });
	expect(answered.headers.get("cache-control")).toBe("private, no-store");
	expect(answered.headers.get("x-content-type-options")).toBe("nosniff");
});

test("the path says which thing is meant, whatever the body says", async () => {
	const answered = await browser.put("/api/things/7", { id: 8, name: "x" });
	expect(await answered.json()).toEqual({ id: 7 });
});

test("every failure has one shape, with the sentence twice", async () => {
	const answered = await browser.put("/api/things/7", { name: 5 });
	expect(answered.status).toBe(422);
	expect(await answered.json()).toEqual({
		success: false,
		message: "A name is text.",
		error: "A name is text.",
		code: "invalid",
		fields: { name: "A name is text." },
	});
});

test.each(["0", "-1", "1.5", "1e3", "2147483648", "99999999999", "abc", "%00"])(
	"an id of %s is malformed",
	async (text) => {
		expect((await browser.get(`/api/things/${text}`)).status).toBe(400);
		expect((await browser.put(`/api/things/${text}`, { name: "x" })).status).toBe(400);
	},
);

test.each(["{", "[]", "null", '"text"', "5"])("a body of %s is malformed", async (body) => {
	expect((await browser.put("/api/things/7", body)).status).toBe(400);
});

test("a form is read like JSON", async () => {
	const form = { "content-type": "application/x-www-form-urlencoded" };
	expect((await browser.put("/api/things/7", "name=x", form)).status).toBe(200);
});

test("a name given twice is refused, because others may read the other one", async () => {
	const form = { "content-type": "application/x-www-form-urlencoded" };
	expect((await browser.put("/api/things/7", "name=x&name=y", form)).status).toBe(400);
	expect((await browser.get("/api/things/7?a=1&a=2")).status).toBe(400);
});

test("text and files are no body for a call that takes JSON", async () => {
	const answered = await browser.put("/api/things/7", "x", { "content-type": "text/plain" });
	expect(answered.status).toBe(415);
	expect(await answered.json()).toMatchObject({
		message: "Please send JSON, or a form as application/x-www-form-urlencoded.",
	});
	expect(answered.headers.get("accept")).toBe(
		"application/json, application/x-www-form-urlencoded",
	);
});

test("a body over the limit is refused", async () => {
	const answered = await browser.put("/api/things/7", { name: "x".repeat(300_000) });
	expect(answered.status).toBe(413);
	expect(await answered.json()).toMatchObject({ success: false, code: "too_large" });
});

test("another method of a path is refused with those that exist", async () => {
	const answered = await browser.post("/api/things/7");
	expect(answered.status).toBe(405);
	expect(answered.headers.get("allow")).toBe("GET, HEAD, PUT, DELETE");
});

test("… by all rows that the path fits, whatever they call its parts", async () => {
	const whole = await startApi();
	const allowed = async (path: string) => {
		const answered = await whole.app.request(`http://fieldhouse.test/api${path}`, {
			method: "PATCH",
		});
		expect(answered.status, path).toBe(405);
		return answered.headers.get("allow");
	};
	expect(await allowed("/statsv2/1")).toBe("GET, HEAD, PUT, DELETE");
	expect(await allowed("/gamePeriods/1")).toBe("GET, HEAD, PUT, DELETE");
	expect(await allowed("/statsv2/reset")).toBe("GET, HEAD, POST, PUT, DELETE");
	expect(await allowed("/games/weekly-games")).toBe("GET, HEAD, DELETE");
	expect(await allowed("/games/swap")).toBe("PUT, DELETE");
	expect(await allowed("/playerAttributes/reset")).toContain("POST");
	expect(await allowed("/auth/login")).toBe("POST");
});

test("what is not in the table is not found", async () => {
	const answered = await browser.get("/api/nothing/here");
	expect(answered.status).toBe(404);
	expect(await answered.json()).toMatchObject({ success: false, code: "missing" });
});

test("an unexpected failure tells a number to look up and nothing else", async () => {
	const answered = await browser.get("/api/broken");
	expect(answered.status).toBe(500);
	const { message } = (await answered.json()) as { message: string };
	expect(message).not.toContain("select");
	const [noticed] = api.errors;
	expect(message).toContain(String(noticed?.id));
	expect(String(noticed?.error)).toContain("select secret");
});

test("whoever is refused for being too many learns when to come back", async () => {
	const answered = await browser.get("/api/busy");
	expect(answered.status).toBe(503);
	expect(answered.headers.get("retry-after")).toBe("2");
});

test("a row that does not say who may call it stops the start", async () => {
	const [row] = rows;
	await expect(startApi({ rows: [{ ...row, access: undefined } as never] })).rejects.toThrow(
		"GET /things/:id does not say who may call it.",
	);
});

test("a dialect that does not fit its use case is a compile error", () => {
	const reads = z.object({ gameid: z.int() });
	const does = async (_: unknown, input: { gameId: number }) => ({ id: input.gameId });
	// @ts-expect-error: gameid is not gameId
	expect(get("/games", anyone, reads, does, ping).path).toBe("/games");
});
