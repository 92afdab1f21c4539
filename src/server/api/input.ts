import type { Context } from "hono";
import type { Row } from "#api/endpoint.ts";
import { Refusal } from "#usecases/refusals.ts";
import { HttpRefusal } from "./api-refusals.ts";

type Sent = Record<string, unknown>;

/** The body of a POST or PUT. It is read when somebody asks for it, and once. */
export type RequestBody = {
	/** As it came over the wire. */
	bytes(): Promise<ArrayBuffer>;
	/** By their names. Refuses a body that is not what the row reads. */
	fields(): Promise<Sent>;
};

/** Null for a GET or DELETE: whatever is sent with it means nothing. */
export function bodyOf(row: Row, c: Context): RequestBody | null {
	if (row.method !== "POST" && row.method !== "PUT") return null;
	let bytes: Promise<ArrayBuffer> | undefined;
	let fields: Promise<Sent> | undefined;
	const body: RequestBody = {
		bytes: () => {
			bytes ??= c.req.raw.arrayBuffer();
			return bytes;
		},
		fields: () => {
			fields ??= body.bytes().then((sent) => readBody(row, c, sent));
			return fields;
		},
	};
	return body;
}

/**
 * What a row reads: path and query of a GET or DELETE, path and body of a POST or PUT. Where a body
 * names what the path names, the path counts.
 */
export async function readInput(row: Row, c: Context, body: RequestBody | null): Promise<unknown> {
	const params = c.req.param() as Record<string, string>;
	const sent = { ...(body === null ? readQuery(c) : await body.fields()), ...params };
	// A schema without a sentence of its own says this instead of the library's words.
	const read = row.reads.safeParse(sent, { error: () => "This is not what this call reads." });
	if (read.success) return read.data;
	const fields: Record<string, string> = {};
	for (const { path, message } of read.error.issues) {
		fields[String(path[0] ?? "body")] ??= message;
	}
	const isMalformed = body === null || Object.keys(fields).some((field) => field in params);
	const [sentence = "This request cannot be read."] = Object.values(fields);
	throw new Refusal(isMalformed ? "malformed" : "invalid", sentence, { fields });
}

/** Is this a form with files, to a row that reads one? */
export function isFormFor(row: Row, c: Context): boolean {
	const { isForm } = (row.reads.meta() ?? {}) as Marks;
	return isForm === true && contentType(c) === "multipart/form-data";
}

/** What the schema of a row says beside its fields: see `form` and `listOr` of api/fields. */
type Marks = { isForm?: boolean; listName?: string };

function readQuery(c: Context): Sent {
	return gathered(new URL(c.req.url).searchParams);
}

async function readBody(row: Row, c: Context, bytes: ArrayBuffer): Promise<Sent> {
	const marks = (row.reads.meta() ?? {}) as Marks;
	if (isFormFor(row, c)) return gathered(await readForm(c, bytes));
	const type = contentType(c);
	const text = new TextDecoder().decode(bytes);
	// A logout sends nothing, whatever it says about its type.
	if (text.trim() === "") return {};
	if (type === "application/json") return parseJson(text, marks);
	if (type === "application/x-www-form-urlencoded") return gathered(new URLSearchParams(text));
	throw new HttpRefusal(
		415,
		"unsupported_type",
		marks.isForm ? "Please send JSON or a form." : "Please send JSON.",
	);
}

function contentType(c: Context): string | undefined {
	return c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
}

async function readForm(c: Context, bytes: ArrayBuffer): Promise<FormData> {
	const headers = { "content-type": c.req.header("content-type") ?? "" };
	try {
		return await new Response(bytes, { headers }).formData();
	} catch {
		throw new Refusal("malformed", "This form cannot be read.");
	}
}

function parseJson(text: string, { listName }: Marks): Sent {
	let body: unknown;
	try {
		body = JSON.parse(text);
	} catch {
		throw new Refusal("malformed", "This is not a JSON object.");
	}
	if (Array.isArray(body) && listName !== undefined) return { [listName]: body };
	if (typeof body !== "object" || body === null || Array.isArray(body)) {
		throw new Refusal("malformed", "This is not a JSON object.");
	}
	return { ...body };
}

/**
 * The fields of a form. Names that end in `[]` are lists (spec §7: `sportIds[]`); any other name that
 * comes twice may mean one thing to us and another to somebody else, so it may not. A file field
 * that was left empty was not sent.
 */
function gathered(given: Iterable<[string, string | File]>): Sent {
	const fields = new Map<string, unknown>();
	for (const [name, value] of given) {
		if (value instanceof File && value.size === 0 && value.name === "") continue;
		if (name.endsWith("[]")) {
			const list = fields.get(name.slice(0, -2)) ?? [];
			if (!Array.isArray(list)) throw twice(name);
			fields.set(name.slice(0, -2), [...list, value]);
		} else if (fields.has(name)) {
			throw twice(name);
		} else {
			fields.set(name, value);
		}
	}
	return Object.fromEntries(fields);
}

function twice(name: string): Refusal {
	return new Refusal("malformed", `${name.slice(0, 40)} is given more than once.`);
}
