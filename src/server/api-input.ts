import type { Context } from "hono";
import type { Row } from "#api/endpoint.ts";
import { Refusal } from "#usecases/refusals.ts";
import { HttpRefusal } from "./api-refusals.ts";

/**
 * What a row reads: path and query of a GET or DELETE, path and body of a POST or PUT. Where a body
 * names what the path names, the path counts.
 */
export async function readInput(row: Row, c: Context): Promise<unknown> {
	const hasBody = row.method === "POST" || row.method === "PUT";
	const params = c.req.param() as Record<string, string>;
	const sent = { ...(hasBody ? await readBody(c) : readQuery(c)), ...params };
	const read = row.reads.safeParse(sent);
	if (read.success) return read.data;
	const fields: Record<string, string> = {};
	for (const { path, message } of read.error.issues) {
		fields[String(path[0] ?? "body")] ??= message;
	}
	const isMalformed = !hasBody || Object.keys(fields).some((field) => field in params);
	const [sentence = "This request cannot be read."] = Object.values(fields);
	throw new Refusal(isMalformed ? "malformed" : "invalid", sentence, { fields });
}

function readQuery(c: Context): Record<string, string> {
	return single(new URL(c.req.url).searchParams);
}

async function readBody(c: Context): Promise<Record<string, unknown>> {
	const text = await c.req.text();
	// A logout sends nothing, whatever it says about its type.
	if (text.trim() === "") return {};
	const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
	if (type === "application/json") return parseJson(text);
	if (type === "application/x-www-form-urlencoded") return single(new URLSearchParams(text));
	throw new HttpRefusal(415, "unsupported_type", "Please send JSON or a form.");
}

function parseJson(text: string): Record<string, unknown> {
	const refused = new Refusal("malformed", "This is not a JSON object.");
	let body: unknown;
	try {
		body = JSON.parse(text);
	} catch {
		throw refused;
	}
	if (typeof body !== "object" || body === null || Array.isArray(body)) throw refused;
	return { ...body };
}

/** A name that comes twice may mean one thing to us and another to somebody else, so it may not. */
function single(given: URLSearchParams): Record<string, string> {
	const names = [...given.keys()];
	const twice = names.find((name, index) => names.indexOf(name) !== index);
	if (twice !== undefined) throw new Refusal("malformed", `${twice} is given more than once.`);
	return Object.fromEntries(given);
}
