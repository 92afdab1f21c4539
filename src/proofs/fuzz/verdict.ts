import { apiRows } from "#api/routes.ts";
import { refusalsOf } from "#api/row-refusals.ts";
import { rowAt } from "#server/api/rows-at.ts";
import { longestFreezeMs } from "../size/heartbeat.ts";
import type { WireRequest } from "./request.ts";

export type Answered = {
	status: number;
	headers: Headers;
	text: string;
	ms: number;
	frozenMs: number;
};

/** What calls (rule `refusal-codes`) and pages answer. */
const allowed = new Set([
	200, 201, 204, 301, 302, 304, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503,
]);
/** A longer answer is too long. */
export const longestMs = 2000;

/** What only the inside of the server says. */
const inside = new RegExp(
	[
		String.raw`\bat .{1,200}:\d+:\d+`,
		String.raw`node_modules|node:internal|/src/|file:/|\.tsx?\b`,
		String.raw`SQLITE|SqliteError|syntax error at|violates|constraint failed|relation \\?"`,
		String.raw`\bselect .{1,200} from "|\b(insert into|delete from|update) ["\\]`,
		"(Type|Reference|Range|Syntax|Zod|Assertion)Error|is not a function|Cannot read prop",
		"ENOENT|EACCES|ECONN",
	].join("|"),
	"i",
);

/** What is wrong with an answer in a sentence, or null. */
export function problemOf(request: WireRequest, answered: Answered): string | null {
	const { status, headers, text, ms, frozenMs } = answered;
	if (!allowed.has(status) || !isDocumented(request, status))
		return `It is answered ${status}: ${text.slice(0, 500)}`;
	if (frozenMs > longestFreezeMs)
		return `It kept everybody waiting for ${Math.round(frozenMs)} ms.`;
	if (ms > longestMs) return `It took ${Math.round(ms)} ms.`;
	if (headers.get("x-evil") !== null) return "The request wrote a header of the answer.";
	const location = headers.get("location");
	if (location !== null && !isOwn(location)) return `It leads to ${location}.`;
	if (headers.get("x-content-type-options") !== "nosniff" && ![301, 302].includes(status)) {
		return "The answer may be sniffed.";
	}
	if (request.method.toUpperCase() === "HEAD" || [204, 304].includes(status)) {
		return text === "" ? null : `A ${status} to ${request.method} has a body.`;
	}
	if (status >= 400 && inside.test(text))
		return `The refusal tells of the inside: ${text.slice(0, 500)}`;
	return isApi(request) ? jsonProblem(answered) : null;
}

/** Whether the document of the API says this status of the row that is meant. */
function isDocumented({ method, target }: WireRequest, status: number): boolean {
	const [pathname = ""] = target.split("?");
	const row = rowAt(apiRows, method, pathname)?.row;
	return status < 400 || row === undefined || refusalsOf(row).some((it) => it === status);
}

function isOwn(location: string): boolean {
	return (
		/^\/(?![/\\])/.test(location) ||
		/^http:\/\/([\w-]+\.)?(fieldhouse|face\w+)\.test([:/]|$)/.test(location)
	);
}

function isApi({ target }: WireRequest): boolean {
	const { pathname } = new URL(`http://any.test${target}`);
	return pathname.startsWith("/api/") && !pathname.startsWith("/api/docs");
}

function jsonProblem({ status, headers, text }: Answered): string | null {
	if (!/^application\/json/.test(headers.get("content-type") ?? "")) {
		return `The API answers ${headers.get("content-type")}.`;
	}
	let body: Record<string, unknown>;
	try {
		body = JSON.parse(text);
	} catch {
		return `The API answers what is no JSON: ${text.slice(0, 200)}`;
	}
	if (typeof body !== "object" || body === null || Array.isArray(body))
		return "The API answers no object.";
	if (status < 400) return null;
	const { success, message, error, code } = body;
	const isRefusal =
		success === false && isSentence(message) && message === error && isSentence(code);
	return isRefusal ? null : `This is no refusal: ${text.slice(0, 500)}`;
}

function isSentence(value: unknown): boolean {
	return typeof value === "string" && value !== "";
}
