import { expect, test } from "vitest";
import { ApiError, apiClient, newKey } from "./client.ts";

type Answer = { status: number; body: unknown; cookie?: string };

/** A client whose server gives these answers in turn; keeps what was asked. */
function clientOf(...answers: Answer[]) {
	return clientFor(null, ...answers);
}

/** The same while a super administrator acts for another organization. */
function clientFor(organizationId: number | null, ...answers: Answer[]) {
	const asked: { address: string; options: RequestInit | undefined }[] = [];
	let cookie = "theme=x; XSRF-TOKEN=abc.def";
	const client = apiClient({
		cookies: () => cookie,
		actingFor: () => organizationId,
		fetch: async (address, options) => {
			asked.push({ address: String(address), options });
			const answer = answers.shift() ?? { status: 500, body: {} };
			cookie = answer.cookie ?? cookie;
			const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
			return new Response(text, { status: answer.status });
		},
	});
	return { client, asked };
}

test("values the path names go into it, the others into the query or the body", async () => {
	const { client, asked } = clientOf({ status: 200, body: {} }, { status: 200, body: {} });
	await client.get("/statsv2/:sportId", { sportId: 3, slug: "a b" });
	await client.put("/usersv2/:id", { id: 7, theme: "dark" });
	expect(asked[0]?.address).toBe("/api/statsv2/3?slug=a+b");
	expect(asked[1]?.address).toBe("/api/usersv2/7");
	expect(asked[1]?.options?.body).toBe('{"theme":"dark"}');
});

test("a write repeats the CSRF cookie as a header, a read does not", async () => {
	const { client, asked } = clientOf({ status: 200, body: {} }, { status: 200, body: {} });
	await client.post("/auth/logout");
	await client.get("/sports");
	expect(asked[0]?.options?.headers).toMatchObject({ "x-xsrf-token": "abc.def" });
	expect(asked[1]?.options?.headers).not.toHaveProperty("x-xsrf-token");
});

test("what is deleted is named in the path and the query", async () => {
	const { client, asked } = clientOf({ status: 200, body: {} });
	await client.del("/players/:id", { id: 7 });
	expect(asked[0]?.address).toBe("/api/players/7");
	expect(asked[0]?.options).toMatchObject({
		method: "DELETE",
		headers: { "x-xsrf-token": "abc.def" },
	});
	expect(asked[0]?.options).not.toHaveProperty("body");
});

test("an input with a file goes as a form, lists under their name with brackets", async () => {
	const { client, asked } = clientOf({ status: 200, body: {} });
	const image = new File(["picture"], "a.png", { type: "image/png" });
	const input = {
		id: 7,
		firstName: "Ann",
		lastName: null,
		teamId: undefined,
		flags: [1, 2],
		image,
	};
	await client.put("/players/:id", input as never);
	const { body, headers } = asked[0]?.options ?? {};
	expect(body).toBeInstanceOf(FormData);
	expect([...(body as FormData)]).toEqual([
		["firstName", "Ann"],
		["lastName", ""],
		["flags[]", "1"],
		["flags[]", "2"],
		["image", image],
	]);
	expect(headers, "the browser adds the boundary").not.toHaveProperty("content-type");
});

test("every submit has a key of its own, which its retry repeats", async () => {
	const stale = { status: 403, body: { code: "csrf" }, cookie: "XSRF-TOKEN=new.one" };
	const right = { status: 200, body: {} };
	const { client, asked } = clientOf(stale, right, right, right);
	await client.post("/auth/logout");
	await client.put("/usersv2/:id", { id: 7, theme: "dark" });
	await client.get("/sports");
	const [first, retry, second, read] = asked.map(
		({ options }) => (options?.headers as Record<string, string> | undefined)?.["idempotency-key"],
	);
	expect(first).toMatch(/^[0-9a-f]{32}$/);
	expect(retry).toBe(first);
	expect(second).not.toBe(first);
	expect(read).toBeUndefined();
});

test("a submit whose answer never came is sent again under the key it had", async () => {
	const { client, asked } = clientOf({ status: 200, body: {} }, { status: 200, body: {} });
	const key = newKey();
	const input = { id: 7, theme: "dark" };
	await client.put("/usersv2/:id", input, { key });
	await client.put("/usersv2/:id", input, { key });
	const [first, again] = asked.map(({ options }) => options?.headers);
	expect(first).toMatchObject({ "idempotency-key": key });
	expect(again).toEqual(first);
	expect(asked[1]?.options?.body).toBe(asked[0]?.options?.body);
});

test("pressing again after a lost answer is the same submit; after an answer it is another", async () => {
	const keys: (string | null)[] = [];
	let isOnline = false;
	const client = apiClient({
		cookies: () => "",
		fetch: async (_, options) => {
			keys.push(new Headers(options?.headers).get("idempotency-key"));
			if (!isOnline) throw new TypeError("Failed to fetch");
			return new Response("{}", { status: 200 });
		},
	});
	const press = () => client.post("/leagues", { name: "Monday D1" });
	await expect(press()).rejects.toThrow("Failed to fetch");
	isOnline = true;
	await press();
	await press();
	await client.post("/leagues", { name: "Tuesday D2" });
	expect(keys[1]).toBe(keys[0]);
	expect(new Set(keys).size).toBe(3);
});

test("a call has no time limit", async () => {
	const { client, asked } = clientOf({ status: 200, body: {} }, { status: 200, body: {} });
	await client.get("/sports");
	await client.post("/auth/logout");
	expect(asked.map(({ options }) => options?.signal)).toEqual([undefined, undefined]);
});

test("a refusal is thrown with the server's sentence, its code and its fields", async () => {
	const fields = { password: "Too short." };
	const body = { success: false, message: "Too short.", code: "invalid", fields };
	const { client } = clientOf({ status: 422, body });
	const error = await client.post("/auth/logout").catch((refused: unknown) => refused);
	expect(error).toBeInstanceOf(ApiError);
	expect(error).toMatchObject({ message: "Too short.", status: 422, code: "invalid", fields });
});

test("an answer that is no JSON is a failure without a sentence", async () => {
	const { client } = clientOf({ status: 502, body: "<h1>Bad gateway</h1>" });
	await expect(client.get("/sports")).rejects.toMatchObject({ status: 502, message: "" });
});

test("when the CSRF token was out of date, the new one is tried once", async () => {
	const stale = { status: 403, body: { code: "csrf" }, cookie: "XSRF-TOKEN=new.one" };
	const { client, asked } = clientOf(stale, { status: 200, body: { slug: "hoops" } });
	expect(await client.post("/auth/logout")).toEqual({ slug: "hoops" });
	expect(asked[1]?.options?.headers).toMatchObject({ "x-xsrf-token": "new.one" });
	const { client: unlucky, asked: twice } = clientOf(stale, stale);
	await expect(unlucky.post("/auth/logout")).rejects.toMatchObject({ code: "csrf" });
	expect(twice).toHaveLength(2);
});

test("whoever acts for another organization says so with every call about its data", async () => {
	const ok = { status: 200, body: {} };
	const { client, asked } = clientFor(7, ...Array.from({ length: 9 }, () => ok));
	await client.get("/seasonsv2");
	await client.get("/statsv2/:sportId", { sportId: 3 });
	await client.post("/seasonsv2", { name: "Spring" });
	await client.put("/players/:id", { id: 5, image: new Blob(["x"]) } as never);
	await client.del("/players/:id", { id: 5 });
	await client.get("/users/dashboardStats");
	await client.get("/auth/check-auth");
	await client.get("/organizations/:id", { id: 4 });
	await client.get("/users/userList");
	expect(asked.map(({ address }) => address)).toEqual([
		"/api/seasonsv2?organization_id=7",
		"/api/statsv2/3?organization_id=7",
		"/api/seasonsv2?organization_id=7",
		"/api/players/5?organization_id=7",
		"/api/players/5?organization_id=7",
		"/api/users/dashboardStats?organization_id=7",
		"/api/auth/check-auth",
		"/api/organizations/4",
		"/api/users/userList",
	]);
	expect(asked[2]?.options?.body).toBe('{"name":"Spring"}');
});
