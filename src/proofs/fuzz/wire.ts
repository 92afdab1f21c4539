import { gzipSync } from "node:zlib";
import { asText, breakCall } from "./broken-call.ts";
import type { GoodCall } from "./good-calls.ts";
import { formText } from "./multipart.ts";
import type { Break, Plan } from "./plan.ts";
import type { WireRequest } from "./request.ts";
import { jsonOf } from "./tree.ts";

type Addressed = { host: string; slug: string; headers: Record<string, string> };

/** The request of a plan, to the last byte. */
export function wireRequest(good: GoodCall, plan: Plan, to: Addressed): WireRequest {
	const broken = plan.breaks.reduce(breakCall, full(good, plan));
	const [body, type] = bodyOf(broken, plan);
	const request: WireRequest = {
		method: good.method,
		host: to.host,
		target: targetOf(broken, plan, to),
		headers: { ...to.headers, ...(type !== null && { "content-type": type }) },
		body: body === null ? null : latin(body),
	};
	return plan.breaks.reduce(breakWire, request);
}

function full(good: GoodCall, { isFull }: Plan): GoodCall {
	if (!isFull) return good;
	const { body, query, others } = good;
	if (body instanceof Map) return { ...good, body: new Map([...body, ...others]) };
	const more = others.map(([name, value]): [string, string] => [name, asText(value)]);
	return { ...good, query: [...query, ...more] };
}

function targetOf({ pattern, params, query, isPage }: GoodCall, plan: Plan, to: Addressed): string {
	const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encoded(params.get(name) ?? ""));
	const isSlug = plan.host === "slug";
	const all: [string, string][] = isSlug && !isPage ? [...query, ["slug", to.slug]] : query;
	const search = all.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&");
	return `${isSlug && isPage ? `/${to.slug}` : ""}${path}${search && `?${search}`}`;
}

/** The body and its type; a byte a character, so that it can be broken anywhere. */
function bodyOf(
	{ body, takesForm, picture }: GoodCall,
	plan: Plan,
): [string | null, string | null] {
	if (body === null) return [null, null];
	const format = takesForm || plan.format !== "form" ? plan.format : "json";
	if (format === "json") return [bytes(jsonOf(body)), "application/json"];
	if (format === "form") return formText(body, picture, plan.breaks);
	const fields = body instanceof Map ? [...body] : [];
	const text = fields
		.map(([name, value]) => `${encoded(name)}=${encoded(asText(value))}`)
		.join("&");
	return [text, "application/x-www-form-urlencoded"];
}

function breakWire(request: WireRequest, how: Break): WireRequest {
	const { body, headers, target } = request;
	switch (how.kind) {
		case "body":
			return body === null ? request : { ...request, body: latin(bytes(how.text)) };
		case "cut":
			return { ...request, body: body?.slice(0, Math.floor(how.from * body.length)) ?? null };
		case "flip":
			return {
				...request,
				body:
					body?.map((byte, at) => (at === Math.floor(how.from * body.length) ? how.byte : byte)) ??
					null,
			};
		case "encode":
			return encodedAs(request, how.as);
		case "type": {
			const { "content-type": _, ...rest } = headers;
			return {
				...request,
				headers: how.text === null ? rest : { ...rest, "content-type": how.text },
			};
		}
		case "header":
			if (how.name === "host") return { ...request, host: how.value };
			return { ...request, headers: { ...headers, [how.name]: how.value } };
		case "method":
			return { ...request, method: how.method };
		case "path": {
			const index = 1 + Math.floor(how.from * target.length);
			return { ...request, target: target.slice(0, index) + how.text + target.slice(index) };
		}
		default:
			return request;
	}
}

function encodedAs(request: WireRequest, as: string): WireRequest {
	const { body, headers } = request;
	if (body === null) return request;
	if (as === "gzip") {
		const packed = new Uint8Array(gzipSync(body));
		return { ...request, body: packed, headers: { ...headers, "content-encoding": "gzip" } };
	}
	const text = Buffer.from(body).toString();
	return {
		...request,
		body: new Uint8Array(Buffer.from(text, as === "utf16" ? "utf16le" : "latin1")),
	};
}

/** Lone surrogates have no encoding; what programs send in their place has. */
function encoded(text: string): string {
	return encodeURIComponent(text.toWellFormed());
}

function bytes(text: string): string {
	return Buffer.from(text).toString("latin1");
}

function latin(text: string): Uint8Array<ArrayBuffer> {
	return new Uint8Array(Buffer.from(text, "latin1"));
}
