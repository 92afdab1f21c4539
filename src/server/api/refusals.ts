import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { toPage } from "#api/pages/page.ts";
import { mostRemarks, type Remark } from "#domain/import/sheet.ts";
import { ImportRefused } from "#usecases/import/refused.ts";
import { PageConflict } from "#usecases/page-conflict.ts";
import { Refusal, type RefusalKind } from "#usecases/refusals.ts";
import { privateHeaders } from "./headers.ts";
import { requestIdOf } from "./request-watch.ts";
import type { Services } from "./services.ts";
import { databaseAwaySeconds, reportUnexpected } from "./unexpected.ts";

/** What only the protocol knows: methods, sizes, types, forged requests. */
export class HttpRefusal extends Error {
	readonly status: ContentfulStatusCode;
	readonly code: string;

	constructor(status: ContentfulStatusCode, code: string, sentence: string) {
		super(sentence);
		this.status = status;
		this.code = code;
	}
}

/** Decision A8. */
const statuses: Record<RefusalKind, ContentfulStatusCode> = {
	malformed: 400,
	unauthenticated: 401,
	forbidden: 403,
	missing: 404,
	conflict: 409,
	invalid: 422,
	throttled: 429,
	unavailable: 503,
	overloaded: 503,
};

/** Every failure in one shape: a sentence for people, a code for programs, never a stack. */
export function answerRefusal(services: Services, error: Error, c: Context): Response {
	if (error instanceof Refusal) {
		const { kind, message, fields, retryAfterSeconds } = error;
		if (retryAfterSeconds !== undefined) c.header("retry-after", String(retryAfterSeconds));
		return refuse(c, statuses[kind], { message, code: kind, fields, ...beside(error) });
	}
	if (error instanceof HttpRefusal) {
		return refuse(c, error.status, { message: error.message, code: error.code });
	}
	if (isCutOff(error, c)) {
		return refuse(c, 400, { message: "This request was cut off.", code: "malformed" });
	}
	const failure = reportUnexpected(services, error, c.req.path, requestIdOf(c));
	if (failure.status === 503) c.header("retry-after", String(databaseAwaySeconds));
	const code = failure.status === 503 ? "unavailable" : "unexpected";
	return refuse(c, failure.status, { message: failure.sentence, code });
}

/** What some refusals say beside their sentence. */
function beside(error: Refusal): Partial<Body> {
	if (error instanceof PageConflict) return { current: toPage(error.current) };
	return error instanceof ImportRefused ? listed(error.problems) : {};
}

/** What is wrong with files that were to be imported. */
function listed(problems: readonly Remark[]) {
	return { problems: problems.slice(0, mostRemarks), problemCount: problems.length };
}

/** Whoever goes away before the end of a request hears nothing, and nobody has to look into it. */
function isCutOff(error: Error, c: Context): boolean {
	const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
	return incoming !== undefined && incoming.errored === error;
}

type Body = {
	message: string;
	code: string;
	fields?: Record<string, string> | undefined;
	problems?: Remark[];
	problemCount?: number;
	/** What stands there by now, of what somebody else changed meanwhile. */
	current?: unknown;
};

function refuse(c: Context, status: ContentfulStatusCode, body: Body): Response {
	const { message, code, fields, ...rest } = body;
	return c.json(
		{ success: false, message, error: message, code, ...(fields && { fields }), ...rest },
		status,
		privateHeaders(),
	);
}
