import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { toPage } from "#api/page/page.ts";
import { WireSentence } from "#api/said.ts";
import type { CellRef, Remark } from "#domain/import/sheet/sheet.ts";
import { inEnglish, type Sentence, sayIn } from "#domain/language/say.ts";
import { NobodyWaits } from "#store/engine/database.ts";
import { isSeasonLocked } from "#store/season/season-lock.ts";
import { ImportRefused } from "#usecases/import/refused.ts";
import { PageConflict } from "#usecases/page/page-conflict.ts";
import { Refusal, type RefusalKind } from "#usecases/refusals.ts";
import { privateHeaders } from "../http/headers.ts";
import { requestIdOf } from "../http/request-watch.ts";
import { toJson, tongueOf } from "../http/tongue.ts";
import { reportUnexpected } from "../http/unexpected.ts";
import type { Services } from "../services.ts";

type ProtocolKind = "csrf" | "method_not_allowed" | "too_large" | "unsupported_type";

/** What only the protocol knows: methods, sizes, types, forged requests. */
export class HttpRefusal extends Error {
	readonly kind: ProtocolKind;

	readonly sentence: Sentence;

	constructor(kind: ProtocolKind, sentence: Sentence) {
		super(inEnglish(sentence));
		this.sentence = sentence;
		this.kind = kind;
	}
}

/** Every refusal has one of these (rule `refusal-codes`). */
const statuses: Record<RefusalKind | ProtocolKind, ContentfulStatusCode> = {
	csrf: 403,
	method_not_allowed: 405,
	too_large: 413,
	unsupported_type: 415,
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
		const { kind, sentence, fields, retryAfterSeconds } = error;
		if (retryAfterSeconds !== undefined) c.header("retry-after", String(retryAfterSeconds));
		return refuse(c, statuses[kind], { sentence, code: kind, fields, ...beside(error) });
	}
	if (isSeasonLocked(error)) {
		return refuse(c, statuses.conflict, { sentence: seasonLocked, code: "conflict" });
	}
	if (error instanceof HttpRefusal) {
		return refuse(c, statuses[error.kind], { sentence: error.sentence, code: error.kind });
	}
	if (isCutOff(error, c)) {
		return refuse(c, statuses.malformed, {
			sentence: "This request was cut off.",
			code: "malformed",
		});
	}
	const failure = reportUnexpected(services, error, c.req.path, requestIdOf(c));
	if (failure.status === 503) c.header("retry-after", String(failure.retryAfterSeconds));
	const code = failure.status === 503 ? "unavailable" : "unexpected";
	return refuse(c, failure.status, { sentence: failure.sentence, code });
}

/** The database's own word, whoever wanted to write (rule `locked-season`). */
const seasonLocked =
	"This season is locked: what was played in it stands. An owner can open it again.";

/** What some refusals say beside their sentence. */
function beside(error: Refusal): Partial<Body> {
	if (error instanceof PageConflict) return { current: toPage(error.current) };
	if (!(error instanceof ImportRefused)) return {};
	return { problems: error.problems.listed.map(toWire), problemCount: error.problems.count };
}

function toWire({ sentence, ...place }: Remark): WireRemark {
	return { ...place, sentence: new WireSentence(sentence) };
}

/** The client went away before the end: nobody reads an answer, and nothing is wrong. */
function isCutOff(error: Error, c: Context): boolean {
	const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
	return error instanceof NobodyWaits || (incoming !== undefined && incoming.errored === error);
}

type WireRemark = CellRef & { sentence: WireSentence };

type Body = {
	sentence: Sentence;
	code: string;
	fields?: Record<string, Sentence> | undefined;
	problems?: WireRemark[];
	problemCount?: number;
	/** What stands there by now, of what somebody else changed meanwhile. */
	current?: unknown;
};

function refuse(c: Context, status: ContentfulStatusCode, body: Body): Response {
	const { sentence, code, fields, ...rest } = body;
	const tongue = tongueOf(c);
	const message = sayIn(tongue, sentence);
	const said = Object.entries(fields ?? {}).map(([name, it]) => [name, sayIn(tongue, it)]);
	return c.body(
		toJson(tongue, {
			success: false,
			message,
			error: message,
			code,
			...(fields && { fields: Object.fromEntries(said) }),
			...rest,
		}),
		status,
		{ ...privateHeaders(), "content-type": "application/json" },
	);
}
