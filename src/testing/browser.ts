type Send = (path: string, init: RequestInit) => Response | Promise<Response>;
type Headers = Record<string, string>;

/** Keeps cookies and repeats the CSRF cookie as a header, as the administration does. */
export type Browser = {
	cookies: Map<string, string>;
	get: (path: string, headers?: Headers) => Promise<Response>;
	post: (path: string, body?: unknown, headers?: Headers) => Promise<Response>;
	put: (path: string, body?: unknown, headers?: Headers) => Promise<Response>;
	del: (path: string, headers?: Headers) => Promise<Response>;
};

export function openBrowser(send: Send): Browser {
	const cookies = new Map<string, string>();
	const ask = async (method: string, path: string, headers: Headers, body?: BodyInit) => {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const response = await send(path, {
			method,
			headers: { ...(cookie && { cookie }), ...headers },
			...(body === undefined ? {} : { body }),
		});
		for (const set of response.headers.getSetCookie()) keepCookie(cookies, set);
		return response;
	};
	const token = () => ({ "x-xsrf-token": cookies.get("XSRF-TOKEN") ?? "" });
	const write =
		(method: string) =>
		(path: string, body?: unknown, headers: Headers = {}) =>
			ask(
				method,
				path,
				{
					// A form names the boundary of its parts itself.
					...(body instanceof FormData ? {} : { "content-type": "application/json" }),
					...token(),
					...headers,
				},
				typeof body === "string" || body instanceof FormData ? body : JSON.stringify(body ?? {}),
			);
	return {
		cookies,
		get: (path, headers = {}) => ask("GET", path, headers),
		post: write("POST"),
		put: write("PUT"),
		del: (path, headers = {}) => ask("DELETE", path, { ...token(), ...headers }),
	};
}

/** Takes a Set-Cookie header in. */
export function keepCookie(cookies: Map<string, string>, set: string): void {
	const [name = "", value = ""] = (set.split(";")[0] ?? "").split(/=(.*)/s);
	if (/;\s*max-age=0/i.test(set)) cookies.delete(name);
	else cookies.set(name, value);
}
