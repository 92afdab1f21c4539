import { describe, expect, test } from "vitest";
import { type Auth, createAuth } from "./create-auth.ts";

const casey = { username: "casey", role: "staff" };
const signedIn = { authenticated: true, user: casey, organization: { slug: "hoops" } };
const signedOut = { authenticated: false, user: null, organization: null };

/** Signing in against a server that gives these answers in turn; an error is thrown. */
function authOf(...answers: unknown[]): { auth: Auth; asked: string[] } {
	const asked: string[] = [];
	const call = (method: string) => async (path: string) => {
		asked.push(`${method} ${path}`);
		const answer = answers.shift();
		if (answer instanceof Error) throw answer;
		return answer;
	};
	const client = { get: call("GET"), post: call("POST") };
	return { auth: createAuth(client as never), asked };
}

describe("the state of signing in", () => {
	test("starts loading, with nobody", () => {
		expect(authOf().auth.state()).toEqual({
			...{ isAuthenticated: false, user: null, loading: true, organization: null },
		});
	});

	test("is asked for once at the start, however many wait for it", async () => {
		const { auth, asked } = authOf(signedIn);
		await Promise.all([auth.settled(), auth.settled(), auth.settled()]);
		await auth.settled();
		expect(asked).toEqual(["GET /auth/check-auth"]);
		expect(auth.state()).toMatchObject({ isAuthenticated: true, user: casey, loading: false });
	});

	test("takes a member without a user as signed in, with no user", async () => {
		const { auth } = authOf({ authenticated: true });
		expect(await auth.settled()).toEqual({
			...{ isAuthenticated: true, user: null, loading: false, organization: null },
		});
	});

	test("is nobody when the check fails, without a word", async () => {
		const { auth } = authOf(new Error("no network"));
		expect(await auth.settled()).toMatchObject({ isAuthenticated: false, loading: false });
	});

	test("is checked again after signing in", async () => {
		const { auth, asked } = authOf(signedOut, { success: true }, signedIn);
		await auth.settled();
		await auth.signIn({ username: "casey", password: "x" });
		expect(asked).toEqual([
			...["GET /auth/check-auth", "POST /auth/login", "GET /auth/check-auth"],
		]);
		expect(auth.state().isAuthenticated).toBe(true);
	});

	test("stays as it was when signing in is refused", async () => {
		const { auth } = authOf(signedOut, new Error("Invalid username or password"));
		await auth.settled();
		await expect(auth.signIn({ username: "casey", password: "x" })).rejects.toThrow("Invalid");
		expect(auth.state().isAuthenticated).toBe(false);
	});

	test("is nobody after signing out", async () => {
		const { auth } = authOf(signedIn, { domain: null, slug: "hoops" });
		await auth.settled();
		expect(await auth.signOut()).toEqual({ domain: null, slug: "hoops" });
		expect(auth.state()).toMatchObject({ isAuthenticated: false, user: null });
	});

	test("stays as it was when signing out fails", async () => {
		const { auth } = authOf(signedIn, new Error("no network"));
		await auth.settled();
		await expect(auth.signOut()).rejects.toThrow();
		expect(auth.state()).toMatchObject({ isAuthenticated: true, user: casey });
	});

	test("tells listeners of every change until they leave", async () => {
		const { auth } = authOf(signedIn);
		const seen: boolean[] = [];
		const leave = auth.subscribe(() => seen.push(auth.state().isAuthenticated));
		await auth.settled();
		auth.expired();
		leave();
		auth.expired();
		expect(seen).toEqual([true, false]);
	});
});
