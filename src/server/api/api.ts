import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Row } from "#api/endpoint.ts";
import { apiRows } from "#api/routes.ts";
import { mostPictureBytes } from "#domain/picture/limits.ts";
import { isBrokenReference } from "#store/engine/broken-reference.ts";
import { Refusal } from "#usecases/refusals.ts";
import { pageCacheOf } from "../cache/page-cache.ts";
import { pictureTooLarge } from "../files/pictures.ts";
import { hasSessionCookie, readSession } from "../identity/session.ts";
import type { Services } from "../services.ts";
import { answersOf } from "./answers.ts";
import { preflight } from "./cross-origin.ts";
import { apiDocs } from "./docs.ts";
import { isFormFor } from "./input.ts";
import { answerRefusal, HttpRefusal } from "./refusals.ts";
import { type RowAt, rowAt, rowsAt } from "./rows-at.ts";

/** The largest body without files. */
const mostBytes = 256 * 1024;

/**
 * The API as one function from request to answer: every row of the table at its path, and an error
 * body for everything else. To be mounted under /api.
 */
export function apiApp(
	services: Services,
	rows: readonly Row[] = apiRows,
	pages = pageCacheOf(services),
): Hono<WithRow> {
	for (const row of rows) mustSayForWhom(row);
	const app = new Hono<WithRow>();
	const answer = answersOf({ services, pages });
	app.route("/", apiDocs(services.settings, rows));
	app.all("*", findRow(rows), boundBody, (c) => answer(c.get("found"), c));
	app.onError(async (error, c) =>
		answerRefusal(services, await orSignedOut(services, error, c), c),
	);
	return app;
}

type WithRow = { Variables: { found: RowAt } };

/** Types ask for the rule already; a row put together by hand must not let anybody in either. */
function mustSayForWhom(row: Row): void {
	if (!row.access?.about) {
		throw new Error(`${row.method} ${row.path} does not say who may call it.`);
	}
}

function findRow(rows: readonly Row[]): MiddlewareHandler<WithRow> {
	return async (c, next) => {
		const { method, path } = c.req;
		const found = rowAt(rows, method, path);
		if (found === undefined) return refuseCall(c, rowsAt(rows, path));
		c.set("found", found);
		await next();
	};
}

function refuseCall(c: Context, here: readonly Row[]): Response {
	const allowed = preflight(c, here);
	if (allowed !== null) return allowed;
	const methods = methodsOf(here);
	if (methods.length === 0) throw new Refusal("missing", "There is no such call.");
	c.header("allow", methods.join(", "));
	throw new HttpRefusal("method_not_allowed", "This call does not exist at this address.");
}

/** A form brings a picture beside its fields, or what its row says, where its row takes forms. */
const boundBody: MiddlewareHandler<WithRow> = (c, next) => {
	const { row } = c.get("found");
	if (!isFormFor(row, c)) return plainBody(c, next);
	const { limit = ofPictures } = (row.reads.meta() ?? {}) as { limit?: typeof ofPictures };
	return bodyOfAtMost(limit.mostBytes, limit.tooLarge)(c, next);
};

const ofPictures = { mostBytes: mostBytes + mostPictureBytes, tooLarge: pictureTooLarge };

function bodyOfAtMost(maxSize: number, sentence: string): MiddlewareHandler {
	const tooLarge = () => {
		throw new HttpRefusal("too_large", sentence);
	};
	const counted = bodyLimit({ maxSize, onError: tooLarge });
	return async (c, next) => {
		const length = c.req.header("content-length");
		if (c.req.header("transfer-encoding") !== undefined) return counted(c, next);
		// The same without opening the body: Node sends no more than this length on.
		if (length !== undefined) return Number(length) > maxSize ? tooLarge() : next();
		// To look for one where there is none costs as much as three statements.
		return c.req.method === "GET" ? next() : counted(c, next);
	};
}

const plainBody = bodyOfAtMost(mostBytes, "This request is too large.");

/** What an address takes, by all rows that it fits. */
function methodsOf(rows: readonly Row[]): string[] {
	const taken = new Set<string>(rows.map(({ method }) => method));
	return ["GET", "HEAD", "POST", "PUT", "DELETE"].filter((method) =>
		taken.has(method === "HEAD" ? "GET" : method),
	);
}

/**
 * Who is removed, or whose organization is, while a write is on its way, would leave rows that refer
 * to nothing: the write stands nowhere, and its sender is told to sign in, as a moment later. Any
 * other error is answered as it was.
 */
async function orSignedOut(services: Services, error: Error, c: Context): Promise<Error> {
	if (!isBrokenReference(error) || !hasSessionCookie(c.req.header("cookie") ?? "")) return error;
	const host = c.req.header("host") ?? new URL(c.req.url).host;
	const { viewer } = await readSession(services, c.req.raw, host);
	return viewer.kind === "anonymous" ? new Refusal("unauthenticated", "Please sign in.") : error;
}
