import { describe, expect, test } from "vitest";
import type { Acting } from "./acting.ts";
import { type Auth, createAuth } from "./create-auth.ts";

const casey = { username: "casey", role: "staff" };
const signedIn = { authenticated: true, user: casey, organization: { slug: "hoops" } };
const signedOut = { authenticated: false, user: null, organization: null };

/** Signing in against a server that gives these answers in turn; an error is thrown. */
function authOf(...answers: unknown[]): { auth: Auth; asked: string[] } {
	return authIn({ chosen: null }, ...answers);
}

/** The same in a tab with a choice of organization, on the custom host of `hostOf`. */
function authIn(tab: { chosen: number | null; hostOf?: string }, ...answers: unknown[]) {
	const asked: string[] = [];
	const call = (method: string) => async (path: string) => {
		asked.push(`${method} ${path}`);
		const answer = answers.shift();
		if (answer instanceof Error) throw answer;
		return answer;
	};
	const client = { get: call("GET"), post: call("POST") };
	const acting: Acting = {
		id: () => tab.chosen,
		choose: (id) => {
			tab.chosen = id;
		},
	};
	const isOwnHost = ({ slug }: { slug: string | null }) => slug === tab.hostOf;
	return { auth: createAuth(client as never, { acting, isOwnHost }), asked };
}

describe("the state of signing in", () => {
	test("starts loading, with nobody", () => {
		expect(authOf().auth.state()).toEqual({
			isAuthenticated: false,
			user: null,
			loading: true,
			organization: null,
			actingFor: null,
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
			isAuthenticated: true,
			user: null,
			loading: false,
			organization: null,
			actingFor: null,
		});
	});

	test("is nobody when the check fails, without a word", async () => {
		const { auth } = authOf(new Error("no network"));
		expect(await auth.settled()).toMatchObject({ isAuthenticated: false, loading: false });
	});

	test("is read again after a change, and stays where that fails", async () => {
		const renamed = { ...signedIn, organization: { slug: "hoops", name: "Hoops 2" } };
		const { auth } = authOf(signedIn, renamed, new Error("no network"), signedOut);
		await auth.settled();
		await auth.reread();
		expect(auth.state().organization).toEqual(renamed.organization);
		await auth.reread();
		await auth.reread();
		expect(auth.state()).toMatchObject({
			isAuthenticated: true,
			organization: renamed.organization,
		});
	});

	test("is checked again after signing in", async () => {
		const { auth, asked } = authOf(signedOut, { success: true }, signedIn);
		await auth.settled();
		await auth.signIn({ username: "casey", password: "x" });
		expect(asked).toEqual(["GET /auth/check-auth", "POST /auth/login", "GET /auth/check-auth"]);
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

describe("acting for another organization", () => {
	const admin = { username: "admin", role: "super_admin", sports: [] };
	const own = { id: 2, slug: "platform", sports: [] };
	const other = { id: 7, slug: "lakeshore", sports: [{ id: 1, name: "Basketball" }] };
	const checked = { authenticated: true, user: admin, organization: own };

	test("is chosen by a super administrator, with the sports that count there", async () => {
		const tab = { chosen: null };
		const { auth } = authIn(tab, checked);
		await auth.settled();
		auth.actFor(other as never);
		expect(auth.state()).toMatchObject({ organization: other, actingFor: other });
		expect(auth.state().user?.sports).toEqual(other.sports);
		expect(tab.chosen).toBe(7);
		auth.actFor(null);
		expect(auth.state()).toMatchObject({ organization: own, actingFor: null, user: admin });
		expect(tab.chosen).toBeNull();
	});

	test("of the own organization is not acting", async () => {
		const { auth } = authIn({ chosen: null }, checked);
		await auth.settled();
		auth.actFor(own as never);
		expect(auth.state().actingFor).toBeNull();
	});

	test("outlasts a reload", async () => {
		const { auth, asked } = authIn({ chosen: 7 }, checked, { organization: other });
		expect(await auth.settled()).toMatchObject({ organization: other, actingFor: other });
		expect(asked).toEqual(["GET /auth/check-auth", "GET /organizations/:id"]);
	});

	test.each([
		["of somebody who is no super administrator", { chosen: 7 }, signedIn],
		["on an organization's own host", { chosen: 7, hostOf: "platform" }, checked],
	])("is forgotten %s", async (_, tab, answer) => {
		const { auth, asked } = authIn(tab, answer);
		expect((await auth.settled()).actingFor).toBeNull();
		expect(asked).toEqual(["GET /auth/check-auth"]);
		expect(tab.chosen).toBeNull();
	});

	test("is forgotten when the organization is gone, and by signing out", async () => {
		const gone = { chosen: 7 };
		const { auth } = authIn(gone, checked, new Error("There is no such organization."));
		expect(await auth.settled()).toMatchObject({ organization: own, actingFor: null });
		expect(gone.chosen).toBeNull();
		const tab = { chosen: 7 };
		const leaving = authIn(tab, checked, { organization: other }, { domain: null, slug: null });
		await leaving.auth.settled();
		await leaving.auth.signOut();
		expect(tab.chosen).toBeNull();
	});
});
