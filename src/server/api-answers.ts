import type { Context } from "hono";
import type { Row } from "#api/endpoint.ts";
import type { Door } from "#api/who.ts";
import type { OpenDoor } from "./api-door.ts";
import { bodyOf, readInput } from "./api-input.ts";
import { privateHeaders, securityHeaders } from "./headers.ts";
import { requestsOnce } from "./idempotency.ts";
import { noteAddress, send } from "./kept-answers.ts";
import { noOrganization, type PageCache, type Reading } from "./page-cache.ts";
import { privateJson } from "./private-json.ts";
import { noteRoute } from "./request-watch.ts";
import type { Services } from "./services.ts";
import { hasSessionCookie } from "./session.ts";
import { wirePage } from "./wire-page.ts";

type Parts = { services: Services; openDoor: OpenDoor; pages: PageCache };

/** From a request to its answer by the rules of a row. */
export function answersOf({ services, openDoor, pages }: Parts) {
	const onceFor = requestsOnce(services);

	return async (row: Row, c: Context): Promise<Response> => {
		noteRoute(c, `/api${row.path}`);
		const reading = pages.startReading();
		const body = bodyOf(row, c);
		const once = onceFor(row, c, body);
		const door = await openDoor(c, { body, connection: once?.connection ?? null });
		const { viewer } = await door.platform();
		const hasSession = hasSessionCookie(c.req.header("cookie") ?? "");
		if (row.cache === "public" && viewer.kind === "anonymous" && !hasSession) {
			return sharedAnswer(row, c, { door, pages, reading });
		}
		const call = await row.enter(door);
		const input = await readInput(row, c, body);
		if (once === null) return privateJson(c, await call(input));
		const { status, json, isReplayed } = await once.answer(viewer, () => call(input));
		return c.body(json, status as 200, {
			...privateHeaders(),
			...jsonType,
			...(isReplayed && { "idempotency-replayed": "true" }),
		});
	};
}

const jsonType = { "content-type": "application/json" };

/**
 * What strangers are answered is the same for all of them, and is kept like a page: under the
 * organization it was read from and the input the row made of the request, so nothing else in it
 * can make a difference. It sets no cookie, and a refusal is never kept.
 */
async function sharedAnswer(
	row: Row,
	c: Context,
	{ door, pages, reading }: { door: Door; pages: PageCache; reading: Reading },
): Promise<Response> {
	let organizationId = noOrganization;
	const call = await row.enter({
		...door,
		visited: async () => {
			const scope = await door.visited();
			organizationId = scope.organization.id;
			return scope;
		},
	});
	const input = await readInput(row, c, null);
	const host = (await door.platform()).organization?.id ?? noOrganization;
	const key = `api ${host} ${organizationId} ${row.path} ${JSON.stringify(input)}`;
	const page = await pages.getOrMake(key, { organizationId, reading }, async () =>
		wirePage(200, JSON.stringify(await call(input)), { ...securityHeaders(), ...jsonType }),
	);
	noteAddress(c, pages, key, reading);
	return send(c, page);
}
