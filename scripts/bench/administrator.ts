import { request } from "node:http";
import { browserHeaders, requestText } from "./http.ts";

/** What a signed-in administrator sends with every request. */
export type Administrator = Record<string, string>;

/** The password of every organization's owner. */
export const password = "correct horse 9";

/** Signs in as people do. */
export async function signIn(port: number, slug: string): Promise<Administrator> {
	const visitor = visitorHeaders(await cookiesOf(port, "GET", "/api/auth/check-auth", {}));
	const body = credentials(slug);
	return visitorHeaders(await cookiesOf(port, "POST", "/api/auth/login", visitor, body));
}

/** The request of somebody who signs in, over and over. */
export async function signInRequest(port: number, slug: string): Promise<string> {
	const headers = visitorHeaders(await cookiesOf(port, "GET", "/api/auth/check-auth", {}));
	return requestText("POST", "/api/auth/login", headers, credentials(slug));
}

/** The request that writes down how a game ended. */
export function scoreRequest(
	administrator: Administrator,
	gameId: number,
	score: { home: number; away: number },
): string {
	return requestText("PUT", scorePath(gameId), administrator, scoreBody(score));
}

export const scorePath = (gameId: number) => `/api/gamesv2/${gameId}/scores`;

export const scoreBody = ({ home, away }: { home: number; away: number }) =>
	JSON.stringify({ score_home: home, score_away: away });

const credentials = (slug: string) => JSON.stringify({ username: `owner-${slug}`, password, slug });

function visitorHeaders(cookies: ReadonlyMap<string, string>): Administrator {
	return {
		...browserHeaders,
		accept: "application/json",
		"content-type": "application/json",
		cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
		"x-xsrf-token": cookies.get("XSRF-TOKEN") ?? "",
	};
}

/** The cookies an answer sets. */
function cookiesOf(
	port: number,
	method: string,
	path: string,
	headers: Record<string, string>,
	body = "",
): Promise<Map<string, string>> {
	const all = { host: browserHeaders.host, ...headers };
	return new Promise((resolve, reject) => {
		const sent = request({ port, method, path, headers: all, host: "127.0.0.1" }, (answer) => {
			answer.resume();
			if (answer.statusCode !== 200) {
				return reject(new Error(`${path} answered ${answer.statusCode}.`));
			}
			resolve(
				new Map(
					(answer.headers["set-cookie"] ?? []).map((cookie): [string, string] => {
						const [name = "", value = ""] = cookie.split(";", 1)[0]?.split("=") ?? [];
						return [name, value];
					}),
				),
			);
		});
		sent.on("error", reject).end(body);
	});
}
