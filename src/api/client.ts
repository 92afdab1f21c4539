import type { z } from "zod";
import type { WrittenRemark } from "#domain/import/sheet/sheet.ts";
import type { Language } from "#domain/language/language.ts";
import type { Method } from "./endpoint.ts";
import type { apiRows } from "./routes.ts";
import { type FromWire, fromWire } from "./wire-words.ts";

/**
 * The API from a browser. Its types come from the rows and vanish in the build, so neither zod nor
 * any server code travels along. The wire's words end here: answers and refusals come in ours.
 *
 *     const { stats } = await client.get("/statsv2/:sportId", { sportId: 1 });
 */
export type Client = {
	get: Call<"GET">;
	post: Call<"POST">;
	put: Call<"PUT">;
	del: Call<"DELETE">;
};

type Rows = (typeof apiRows)[number];
type RowAt<M extends Method, P> = Extract<Rows, { method: M; path: P }>;
type Sent<M extends Method, P> = z.input<RowAt<M, P>["reads"]>;

/** What the call of this method at this path answers. */
export type Answered<M extends Method, P> = FromWire<z.output<RowAt<M, P>["answers"]>>;
type RowPath<M extends Method> = Extract<Rows, { method: M }>["path"];

type Call<M extends Method> = <P extends RowPath<M>>(
	path: P,
	...input: Record<never, never> extends Sent<M, P>
		? [input?: Sent<M, P>, options?: CallOptions]
		: [input: Sent<M, P>, options?: CallOptions]
) => Promise<Answered<M, P>>;

type CallOptions = {
	/** The key of a submit whose answer never came: sent again under it, it is carried out once. */
	key?: string;
};

type RefusalBody = {
	message?: string;
	code?: string;
	fields?: object;
	problems?: WrittenRemark[];
	problemCount?: number;
	current?: unknown;
};

/** The server said no, in the sentence for the user; empty when it gave none. */
export class ApiError extends Error {
	readonly status: number;
	readonly code: string;
	readonly fields: Record<string, string>;
	/** What is wrong in files, as many as are listed, and how many there are. */
	readonly problems: WrittenRemark[];
	readonly problemCount: number;
	/** What stands there by now, where somebody else changed it meanwhile. */
	readonly current: unknown;

	constructor(status: number, body: RefusalBody) {
		super(body.message ?? "");
		this.problems = body.problems ?? [];
		this.problemCount = body.problemCount ?? this.problems.length;
		this.current = body.current;
		this.status = status;
		this.code = body.code ?? "";
		this.fields = { ...body.fields };
	}
}

type Browser = {
	fetch: typeof fetch;
	cookies: () => string;
	/**
	 * The organization a super administrator acts for, where it is not the own
	 * (rule `acting-super-admin`).
	 */
	actingFor?: () => number | null;
	/** In which it wants to be told what happened. */
	language?: () => Language;
	/** What goes with each call beside: who it is for where no cookie says it. */
	headers?: Record<string, string>;
};

/** Calls may take as long as they like (rule `no-client-timeout`). */
export function apiClient({
	fetch,
	cookies,
	actingFor = () => null,
	language,
	headers: own = {},
}: Browser): Client {
	/** The keys of submits whose answers never came, by what was submitted. */
	const unanswered = new Map<string, string>();
	const call =
		(method: Method) =>
		async (path: string, input: object = {}, options: CallOptions = {}) => {
			const { url, rest } = intoPath(`/api${path}`, input);
			const hasBody = method === "POST" || method === "PUT";
			const acting = isOfThePlatform(path) ? null : actingFor();
			const query = {
				...(!hasBody && rest),
				...(acting !== null && { organization_id: acting }),
			};
			const { body, ...type } = hasBody ? bodyOf(rest) : {};
			const address = url + queryOf(query);
			// One key for one submit: the same request sent twice is carried out once (rule `done-once`).
			// Who presses again after a lost answer sends the same once more, and under the same key.
			const submit = typeof body === "string" ? `${method} ${address} ${body}` : null;
			const key = options.key ?? unanswered.get(submit ?? "") ?? newKey();
			const headers: Record<string, string> = {
				...own,
				accept: "application/json",
				...(language && { "accept-language": language() }),
				...type,
				...(hasBody && { "idempotency-key": key }),
			};
			const request = async () => {
				if (submit !== null) unanswered.set(submit, key);
				const response = await fetch(address, {
					method,
					headers: method === "GET" ? headers : { ...headers, "x-xsrf-token": tokenIn(cookies()) },
					...(body !== undefined && { body }),
				});
				if (submit !== null) unanswered.delete(submit);
				return response;
			};
			const answer = await read(await request());
			if (answer.isRight) return answer.body;
			// The token had gone with its session; the refusal brought a new one.
			const isRenewed = answer.error.code === "csrf";
			const again = isRenewed ? await read(await request()) : answer;
			if (again.isRight) return again.body;
			throw again.error;
		};
	return {
		get: call("GET"),
		post: call("POST"),
		put: call("PUT"),
		del: call("DELETE"),
	} as unknown as Client;
}

type Read = { isRight: true; body: unknown } | { isRight: false; error: ApiError };

async function read(response: Response): Promise<Read> {
	const body = fromWire(await response.json().catch(() => ({})));
	return response.ok
		? { isRight: true, body }
		: { isRight: false, error: new ApiError(response.status, body as RefusalBody) };
}

/** Calls about accounts and organizations themselves, which belong to no organization's work. */
function isOfThePlatform(path: string): boolean {
	return /^\/(auth|admin|organizations|sessions|usersv2|users\/(:id|userList))(\/|$)/.test(path);
}

/** Puts the values a path names into it and answers the others. */
function intoPath(path: string, input: object): { url: string; rest: Record<string, unknown> } {
	const rest: Record<string, unknown> = { ...input };
	const url = path.replaceAll(/:(\w+)/g, (_, name: string) => {
		const value = String(rest[name]);
		delete rest[name];
		return encodeURIComponent(value);
	});
	return { url, rest };
}

function queryOf(input: Record<string, unknown>): string {
	const given = Object.entries(input).filter(([, value]) => value !== undefined);
	const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
	return given.length === 0 ? "" : `?${query}`;
}

/** JSON, or a form where there is a file. The browser writes the type of a form itself. */
function bodyOf(input: Record<string, unknown>): {
	body: string | FormData;
	"content-type"?: string;
} {
	if (!Object.values(input).some((value) => value instanceof Blob)) {
		return { body: JSON.stringify(input), "content-type": "application/json" };
	}
	const form = new FormData();
	for (const [name, value] of Object.entries(input)) {
		if (Array.isArray(value) && value.length === 0) {
			// Nothing at all would leave the list as it is.
			form.append(`${name}[]`, "");
		} else if (Array.isArray(value) && value.every((item) => typeof item !== "object")) {
			for (const item of value) form.append(`${name}[]`, textOf(item));
		} else if (value instanceof Blob) form.append(name, value);
		else if (value !== undefined) form.append(name, textOf(value));
	}
	return { body: form };
}

/** Forms know text only: none is empty text, and what has parts is JSON. */
function textOf(value: unknown): string {
	if (value === null) return "";
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** `crypto.randomUUID` is missing where a page came without https. */
export function newKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function tokenIn(cookies: string): string {
	return decodeURIComponent(/(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1] ?? "");
}
