import { MIMEType } from "node:util";
import { say } from "#domain/language/say.ts";
import { HttpRefusal } from "./refusals.ts";

/** Twice the longest list that a call reads. */
const mostFields = 2000;

/** As RFC 2046 has it. */
const longestBoundary = 70;

/** What stands before the value of a part: its name, the name of its file, its type. */
const longestHead = 16 * 1024;

/** Counts the fields of `a=1&b=2` without reading them (rule `size-before-sense`). */
export function boundFields(text: string): void {
	let count = 1;
	for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) {
		count += 1;
		if (count > mostFields) throw tooManyFields();
	}
}

/**
 * The content type of a form of parts after its parts were counted, or null when it is no such form.
 * It names the boundary that was counted and no other, whatever else stood in the header.
 */
export function formType(header: string, bytes: ArrayBuffer): string | null {
	const type = parsed(header);
	const boundary = type?.params.get("boundary") ?? null;
	if (type === null || boundary === null || boundary.length > longestBoundary) return null;
	const body = Buffer.from(bytes);
	const mark = Buffer.from(`--${boundary}`);
	let count = 0;
	for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
		count += 1;
		// The last one stands at the end.
		if (count > mostFields + 1) throw tooManyFields();
		const head = body.subarray(at, at + longestHead);
		if (head.length === longestHead && !head.includes("\r\n\r\n")) return null;
	}
	return String(type);
}

function parsed(header: string): MIMEType | null {
	try {
		return new MIMEType(header);
	} catch {
		return null;
	}
}

function tooManyFields(): HttpRefusal {
	return new HttpRefusal(
		"too_large",
		say`This request has more than ${mostFields.toLocaleString("en-US")} fields. Please send it in parts.`,
	);
}
