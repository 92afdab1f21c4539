import { beforeAll, describe, expect, test } from "vitest";
import { addUser, password, startApi } from "#testing/api.ts";

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
	api = await startApi();
	await addUser(api, { username: "casey", role: "staff", organizationId: null });
	await addUser(api, { username: "alex", role: "staff", organizationId: null });
});

const refusedWith = async (response: Response) => {
	expect(response.status).toBe(403);
	expect(await response.json()).toMatchObject({ success: false, code: "csrf" });
};

describe("a change without the pair of tokens is refused", () => {
	test("without a header", async () => {
		const browser = await api.signedIn("casey");
		await refusedWith(await browser.post("/api/auth/logout", {}, { "x-xsrf-token": "" }));
	});

	test("without a cookie", async () => {
		const token = (await api.signedIn("casey")).cookies.get("XSRF-TOKEN") ?? "";
		const credentials = { username: "casey", password };
		const headers = { "x-xsrf-token": token };
		await refusedWith(await api.browser().post("/api/auth/login", credentials, headers));
	});

	test("with a pair that matches but that we did not sign", async () => {
		const browser = await api.signedIn("casey");
		browser.cookies.set("XSRF-TOKEN", "made.up");
		await refusedWith(await browser.post("/api/auth/logout"));
	});

	test("with something behind a token of ours, which would be kept with it", async () => {
		const browser = await api.signedIn("casey");
		const token = browser.cookies.get("XSRF-TOKEN") ?? "";
		browser.cookies.set("XSRF-TOKEN", `${token}.${"x".repeat(4000)}`);
		await refusedWith(await browser.post("/api/auth/logout"));
	});

	test("with the token of another session", async () => {
		const browser = await api.signedIn("casey");
		const other = await api.signedIn("alex");
		browser.cookies.set("XSRF-TOKEN", other.cookies.get("XSRF-TOKEN") ?? "");
		await refusedWith(await browser.post("/api/auth/logout"));
	});

	test("with the token from before signing in", async () => {
		const browser = api.browser();
		await browser.get("/api/auth/check-auth");
		const token = browser.cookies.get("XSRF-TOKEN") ?? "";
		await browser.post("/api/auth/login", { username: "casey", password });
		expect(browser.cookies.get("XSRF-TOKEN")).not.toBe(token);
		browser.cookies.set("XSRF-TOKEN", token);
		await refusedWith(await browser.post("/api/auth/logout"));
	});

	test("signing in too: nobody is signed in by another site", async () => {
		await refusedWith(await api.browser().post("/api/auth/login", { username: "casey", password }));
	});
});

describe("a change that a browser says comes from elsewhere is refused", () => {
	test.each([
		["another origin", { origin: "http://evil.test" }],
		["another port", { origin: "http://fieldhouse.test:8080" }],
		["a subdomain", { origin: "http://a.fieldhouse.test" }],
		["no origin at all", { origin: "null" }],
		["another site", { "sec-fetch-site": "cross-site" }],
		["the same site, another host", { "sec-fetch-site": "same-site" }],
	])("%s", async (_, headers) => {
		const browser = await api.signedIn("casey");
		await refusedWith(
			await browser.post("/api/auth/logout", {}, headers as Record<string, string>),
		);
	});

	test("its own origin is fine", async () => {
		const browser = await api.signedIn("casey");
		const headers = { origin: "http://fieldhouse.test", "sec-fetch-site": "same-origin" };
		expect((await browser.post("/api/auth/logout", {}, headers)).status).toBe(200);
	});

	test.each([
		["http:", 403],
		["https:", 200],
	])("behind https the host is its own by https alone, and not by %s", async (scheme, status) => {
		const behind = await startApi({ settings: { isBehindHttps: true } });
		await addUser(behind, { username: "casey", role: "staff", organizationId: null });
		const browser = behind.browser();
		await browser.get("/api/auth/check-auth");
		const credentials = { username: "casey", password };
		const answer = await browser.post("/api/auth/login", credentials, {
			origin: `${scheme}//fieldhouse.test`,
		});
		expect(answer.status).toBe(status);
	});
});

describe("signing out where nobody is signed in", () => {
	test("is done without any cookie", async () => {
		expect((await api.browser().post("/api/auth/logout")).status).toBe(200);
	});

	test("is done with the cookies of a session that has ended", async () => {
		const browser = await api.signedIn("casey");
		const cookies = [...browser.cookies];
		await browser.post("/api/auth/logout");
		browser.cookies.clear();
		for (const [name, value] of cookies) browser.cookies.set(name, value);
		expect((await browser.post("/api/auth/logout", {}, { "x-xsrf-token": "" })).status).toBe(200);
	});

	test("is refused to another site, which would clear the cookie it was not shown", async () => {
		await refusedWith(
			await api.browser().post("/api/auth/logout", {}, { "sec-fetch-site": "cross-site" }),
		);
		await refusedWith(
			await api.browser().post("/api/auth/logout", {}, { origin: "https://elsewhere.test" }),
		);
	});
});

test("a refusal brings a token that is good, so that a page may try again", async () => {
	const browser = await api.signedIn("casey");
	browser.cookies.set("XSRF-TOKEN", "old.one");
	await refusedWith(await browser.post("/api/auth/logout"));
	expect((await browser.post("/api/auth/logout")).status).toBe(200);
});

test("a browser with a good token is not given another one", async () => {
	const browser = await api.signedIn("casey");
	const answered = await browser.get("/api/auth/check-auth");
	expect(answered.headers.getSetCookie()).toEqual([]);
});

test("reading needs no token", async () => {
	expect((await api.browser().get("/api/sports", { origin: "http://evil.test" })).status).toBe(200);
});
