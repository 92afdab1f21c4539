import { request } from "node:http";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { adminPassword, memberPassword, port, rootUrl } from "./settings.ts";

type Way = {
	/** The address of the league's host, or the product's own. */
	at?: string;
	/** Without it the one that everybody of the journeys has. */
	password?: string;
	/** The screen to open; null opens none. */
	to?: string | null;
	/** A session of its own, as on another device, whatever session there is. */
	isAnew?: boolean;
};

/** Sessions of this worker, by host and person: a password takes a core a twentieth of a second. */
const sessions = new Map<string, Cookies>();

/**
 * Signs somebody in and opens a screen, without the sign-in screen: that one is the subject of
 * sign-in.spec.ts. Whoever was signed in by this worker before goes on with that session.
 */
export async function signIn(
	page: Page,
	username: string,
	{ at = rootUrl, password, to = "/dashboard/seasons", isAnew = false }: Way = {},
): Promise<void> {
	const { host } = new URL(at);
	const known = password ?? (username === "admin" ? adminPassword : memberPassword);
	if (isAnew) sessions.delete(`${host} ${username}`);
	const after = await sessionOf(host, username, known);
	await page.context().clearCookies();
	await page
		.context()
		.addCookies([...after].map(([name, value]) => ({ name, value, url: `http://${host}` })));
	if (to !== null) await page.goto(new URL(to, at).href);
}

type Cookies = Map<string, string>;
type Sent = { before?: Cookies; body?: object };
type Answer = { cookies: Cookies; body: { authenticated?: boolean } };

async function sessionOf(host: string, username: string, password: string): Promise<Cookies> {
	const key = `${host} ${username}`;
	const before = sessions.get(key) ?? new Map();
	const { cookies, body } = await ask(host, "GET", "/api/auth/check-auth", { before });
	if (body.authenticated) return cookies;
	const signedIn = await ask(host, "POST", "/api/auth/login", {
		before: cookies,
		body: { username, password },
	});
	sessions.set(key, signedIn.cookies);
	return signedIn.cookies;
}

/** Node does not know the journeys' host names, so it names them itself. */
function ask(
	host: string,
	method: string,
	path: string,
	{ before = new Map(), body }: Sent = {},
): Promise<Answer> {
	const headers = {
		host,
		"content-type": "application/json",
		cookie: [...before].map((pair) => pair.join("=")).join("; "),
		"x-xsrf-token": decodeURIComponent(before.get("XSRF-TOKEN") ?? ""),
	};
	return new Promise((resolve, reject) => {
		const call = request({ host: "127.0.0.1", port, method, path, headers }, async (answer) => {
			const told = JSON.parse(await text(answer));
			if (answer.statusCode !== 200) {
				reject(new Error(`${method} ${path}: ${answer.statusCode}`));
				return;
			}
			const cookies = new Map(before);
			for (const line of answer.headers["set-cookie"] ?? []) {
				const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
				cookies.set(name, value);
			}
			resolve({ cookies, body: told });
		});
		call.on("error", reject);
		call.end(body && JSON.stringify(body));
	});
}
