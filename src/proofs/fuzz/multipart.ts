import { plainText } from "./hostile.ts";
import type { Break } from "./plan.ts";
import { jsonOf, type Tree } from "./tree.ts";

const boundary = "fuzz";

/** Begins like a picture and is none. */
const nearlyPicture = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01";

/** A form, a byte a character, and its content type: written by hand to break what no library would. */
export function formText(
	body: Tree,
	picture: string | null,
	breaks: readonly Break[],
): [string, string] {
	const fields = body instanceof Map ? [...body] : [];
	const own = fields.flatMap(([name, value]) => partsOf(name, value));
	const file =
		picture === null
			? []
			: [
					`Content-Disposition: form-data; name="${picture}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${nearlyPicture}`,
				];
	const more = breaks.flatMap((how) =>
		how.kind === "part" ? Array.from({ length: fitting(how) }, () => bytes(how.text)) : [],
	);
	// A picture every time would mostly test pictures.
	const parts = [...own, ...(more.length % 2 === 1 ? file : []), ...more];
	const text = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("");
	const said = breaks.find((how) => how.kind === "boundary");
	const type = said === undefined ? boundary : said.text;
	return [
		`${text}--${boundary}--\r\n`,
		type === null ? "multipart/form-data" : `multipart/form-data; boundary=${bytes(type)}`,
	];
}

function fitting({ text, times }: Break & { kind: "part" }): number {
	return text.length > 1000 ? Math.min(times, 2) : times;
}

function partsOf(name: string, value: Tree): string[] {
	const isList = Array.isArray(value) && !value.some((item) => item instanceof Map);
	if (isList) return value.map((item) => partOf(`${name}[]`, item));
	return [partOf(name, value)];
}

function partOf(name: string, value: Tree): string {
	const text = typeof value === "string" ? value : plainText(jsonOf(value));
	return bytes(`Content-Disposition: form-data; name="${name}"\r\n\r\n${text}`);
}

function bytes(text: string): string {
	return Buffer.from(text).toString("latin1");
}
