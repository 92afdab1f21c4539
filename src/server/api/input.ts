import type { Context } from "hono";
import type { Row } from "#api/endpoint.ts";
import { isModestJson } from "#api/json.ts";
import { breathe } from "#store/engine/breathe.ts";
import { readBytes } from "#usecases/read-bytes.ts";
import { Refusal } from "#usecases/refusals.ts";
import { fieldsOf } from "./form-fields.ts";
import { boundFields, formType } from "./form-size.ts";
import { HttpRefusal } from "./refusals.ts";
import type { RowAt } from "./rows-at.ts";

type Sent = Record<string, unknown>;

/** The body of a POST or PUT. It is read when somebody asks for it, and once. */
export type RequestBody = {
	/** As it came over the wire. */
	bytes(): Promise<ArrayBuffer>;
};

/** Null for a GET or DELETE: whatever is sent with it means nothing. */
export function bodyOf(row: Row, c: Context): RequestBody | null {
	if (row.method !== "POST" && row.method !== "PUT") return null;
	let bytes: Promise<ArrayBuffer> | undefined;
	return {
		bytes: () => {
			bytes ??= bytesOf(c.req.raw);
			return bytes;
		},
	};
}

/** Large ones are put in their place as they come, where their length is said before. */
async function bytesOf(request: Request): Promise<ArrayBuffer> {
	const length = Number(request.headers.get("content-length"));
	if (request.body === null || !(length > pieceBytes)) return request.arrayBuffer();
	const bytes = await readBytes(request.body, length).catch((error) => {
		throw error instanceof RangeError ? new Refusal("malformed", cannotBeRead) : error;
	});
	return bytes.buffer;
}

const cannotBeRead = "This request cannot be read.";

/**
 * What a row reads: path and query of a GET or DELETE, path and body of a POST or PUT. Where a body
 * names what the path names, the path counts. `sent` is the body as it came, by its names.
 */
export async function readInput(
	{ row, params }: RowAt,
	c: Context,
	body: RequestBody | null,
): Promise<{ input: unknown; sent: Sent }> {
	const sent = body === null ? {} : await readBody(row, c, await body.bytes());
	const given = { ...(body === null ? readQuery(c) : sent), ...params };
	// A schema without a sentence of its own says this instead of the library's words.
	const read = row.reads.safeParse(given, { error: () => "This is not what this call reads." });
	if (read.success) return { input: read.data, sent };
	const fields: Record<string, string> = {};
	for (const { path, message } of read.error.issues) {
		fields[String(path[0] ?? "body")] ??= message;
	}
	const isMalformed = body === null || Object.keys(fields).some((field) => field in params);
	const [sentence = cannotBeRead] = Object.values(fields);
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
	const { search } = new URL(c.req.url);
	boundFields(search);
	return fieldsOf(new URLSearchParams(search));
}

async function readBody(row: Row, c: Context, bytes: ArrayBuffer): Promise<Sent> {
	const marks = (row.reads.meta() ?? {}) as Marks;
	if (isFormFor(row, c)) return fieldsOf(await readForm(c, bytes));
	const type = contentType(c);
	const text = new TextDecoder().decode(bytes);
	// A logout sends nothing, whatever it says about its type.
	if (text.trim() === "") return {};
	if (type === "application/json") return parseJson(text, marks);
	if (type === urlencoded) {
		boundFields(text);
		return fieldsOf(new URLSearchParams(text));
	}
	throw unsupported(c, marks.isForm === true);
}

function unsupported(c: Context, takesFiles: boolean): HttpRefusal {
	const forms = [urlencoded, ...(takesFiles ? ["multipart/form-data"] : [])];
	c.header("accept", ["application/json", ...forms].join(", "));
	return new HttpRefusal(
		"unsupported_type",
		`Please send JSON, or a form as ${forms.join(" or ")}.`,
	);
}

const urlencoded = "application/x-www-form-urlencoded";

function contentType(c: Context): string | undefined {
	return c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
}

async function readForm(c: Context, bytes: ArrayBuffer): Promise<FormData> {
	const type = formType(c.req.header("content-type") ?? "", bytes);
	try {
		if (type === null) throw new TypeError("It has no parts.");
		return await new Response(piecesOf(bytes), { headers: { "content-type": type } }).formData();
	} catch {
		throw new Refusal("malformed", "This form cannot be read.");
	}
}

/** A form as a stream: `Response` copies a whole one twice at once, which takes 150 ms with 20 MB. */
function piecesOf(bytes: ArrayBuffer): ReadableStream {
	let start = 0;
	return new ReadableStream({
		pull: async (stream) => {
			await breathe();
			const length = Math.min(pieceBytes, bytes.byteLength - start);
			if (length > 0) stream.enqueue(new Uint8Array(bytes, start, length));
			else stream.close();
			start += length;
		},
	});
}

const pieceBytes = 1024 * 1024;

function parseJson(text: string, { listName }: Marks): Sent {
	if (!isModestJson(text)) {
		throw new HttpRefusal("too_large", "This request has too many values or is nested too deeply.");
	}
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
