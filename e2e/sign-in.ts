import { request as ask } from "node:http";
import type { Page } from "@playwright/test";
import { adminPassword, memberPassword, port, rootUrl } from "./settings.ts";

type Way = {
	/** The address of the league's host, or the product's own. */
	at?: string;
	/** Without it the one that everybody of the journeys has. */
	password?: string;
	/** The screen to open; null opens none. */
	to?: string | null;
};

/**
 * Signs somebody in and opens a screen, without the sign-in screen: that one is the subject of
 * sign-in.spec.ts. Screens that nobody asked for are not fetched ahead, which on two cores costs
 * every journey a second.
 */
export async function signIn(
	page: Page,
	username: string,
	{ at = rootUrl, password, to = "/dashboard/seasons" }: Way = {},
): Promise<void> {
	const { host } = new URL(at);
	const known = password ?? (username === "admin" ? adminPassword : memberPassword);
	const before = await cookiesOf(host, "GET", "/api/auth/check-auth");
	const body = { username, password: known };
	const after = await cookiesOf(host, "POST", "/api/auth/login", { before, body });
	await page.context().clearCookies();
	await page
		.context()
		.addCookies([...after].map(([name, value]) => ({ name, value, url: `http://${host}` })));
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true } });
	});
	if (to !== null) await page.goto(new URL(to, at).href);
}

type Cookies = Map<string, string>;
type Sent = { before?: Cookies; body?: object };

/** The cookies after a call. Node does not know the journeys' host names, so it names them itself. */
function cookiesOf(
	host: string,
	method: string,
	path: string,
	{ before = new Map(), body }: Sent = {},
) {
	const headers = {
		host,
		"content-type": "application/json",
		cookie: [...before].map((pair) => pair.join("=")).join("; "),
		"x-xsrf-token": decodeURIComponent(before.get("XSRF-TOKEN") ?? ""),
	};
	return new Promise<Cookies>((resolve, reject) => {
		const call = ask({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
			answer.resume();
			if (answer.statusCode !== 200) {
				reject(new Error(`${method} ${path}: ${answer.statusCode}`));
				return;
			}
			const cookies = new Map(before);
			for (const line of answer.headers["set-cookie"] ?? []) {
				const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
				cookies.set(name, value);
			}
			resolve(cookies);
		});
		call.on("error", reject);
		call.end(body && JSON.stringify(body));
	});
}
