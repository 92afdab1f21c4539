import type { Context } from "hono";
import type { Row } from "#api/endpoint.ts";
import { breathe } from "#store/engine/breathe.ts";
import { noOrganization } from "#store/engine/database.ts";
import type { PageCache } from "../cache/page-cache.ts";
import { rememberAddress, send } from "../cache/send-cached.ts";
import { type WirePage, wirePage } from "../cache/wire-page.ts";
import { strangersAddress } from "../http/client-address.ts";
import { untilClientGone } from "../http/client-gone.ts";
import { privateHeaders, securityHeaders } from "../http/headers.ts";
import { rememberRoute } from "../http/request-watch.ts";
import { bearersOf } from "../identity/bearer.ts";
import { type RequestContext, requestContext, withBody } from "../identity/request-context.ts";
import type { Services } from "../services.ts";
import { makeLarge } from "../workers/large-answers.ts";
import { allowancesOf } from "./allowances.ts";
import { anyOrigin, isForOtherSites } from "./cross-origin.ts";
import { requestsOnce } from "./idempotency.ts";
import { bodyOf, isFormFor, readInput } from "./input.ts";
import { answerPage, cutPage, isUsualPage, type PageAsked, pageAsked } from "./list-pages.ts";
import { privateJson } from "./private-json.ts";
import type { RowAt } from "./rows-at.ts";
import { scopesOf } from "./scopes.ts";
import { newTask, type RunningTask } from "./tasks.ts";

/**
 * From a request to its answer by the rules of a row: what its head says, what the row reads of it,
 * what its body adds, and then the row's call.
 */
export function answersOf({ services, pages }: { services: Services; pages: PageCache }) {
	const onceFor = requestsOnce(services);
	const scopeOf = scopesOf(services);
	const { tasks } = services;
	const allow = allowancesOf(services);
	const readBearer = bearersOf(services);

	return async (found: RowAt, c: Context): Promise<Response> => {
		const { row } = found;
		rememberRoute(c, `/api${row.path}`);
		const reading = pages.startReading(row);
		const body = bodyOf(row, c);
		const once = onceFor(row, c, body);
		if (isForOtherSites(row, c)) c.header(...anyOrigin);
		const head = await requestContext(services, c, row, await readBearer(c, found));
		const { input, sent } = await readInput(found, c, body);
		const context = await withBody(services, row.access, head, sent);
		const task = taskOf(row, context, c);
		const watched = task && { ...(once?.connection ?? services.database), watch: task };
		const scope = scopeOf(row.access.about, context, {
			connection: watched ?? once?.connection ?? null,
			// Files are read, and pictures made anew, as long as somebody waits for it.
			signal: task?.signal ?? (body && isFormFor(row, c) ? untilClientGone(c) : undefined),
		});
		const rest = async () => breathe();
		/** Naming the fields of a large answer takes as long as reading it did. */
		const withBreath = async (asked: unknown) => {
			const answer = await row.call(scope, asked, rest);
			await breathe();
			return answer;
		};
		const readWhole = (task: RunningTask) =>
			makeLarge(exportMs, async (pause) => {
				const rest = async () => {
					task.signal.throwIfAborted();
					await pause();
				};
				await rest();
				return row.call(scope, input, rest);
			});
		const call = async () => {
			await allow(row, context, input);
			if (task === null) return row.call(scope, input, rest);
			if (row.method === "GET") return tasks.run(task, () => readWhole(task));
			return tasks.run(task, () => withBreath(input), { isWrite: true });
		};

		const { viewer, hasSessionCookie } = context;
		const isForStrangers = row.cache === "public" && viewer.kind === "anonymous";
		const admit = services.admission.from(
			isForStrangers ? strangersAddress(services.settings, c) : null,
		);
		if (isForStrangers && !hasSessionCookie) {
			const organizationId = context.organization?.id ?? noOrganization;
			const host = context.ofHost?.id ?? noOrganization;
			/*
			 * What strangers are answered is the same for all of them, and is kept like a page: under
			 * the organization it was read from and the input the row made of the request, so nothing
			 * else in it can make a difference. It sets no cookie, and a refusal is never kept.
			 */
			const source = { organizationId, reading };
			const keyOf = (asked: unknown) =>
				`api ${host} ${organizationId} ${row.path} ${JSON.stringify(withoutNames(row, asked))}`;
			const answerTo = (asked: unknown) =>
				pages.getOrMake(
					keyOf(asked),
					source,
					async () =>
						answerPage(await withBreath(asked), (json) => publicJson(json, row.isForASecond)),
					admit,
				);
			const part = pageAsked(input);
			const cut = async (asked: PageAsked, pause: () => Promise<void>) =>
				publicJson(await cutPage(input, asked, answerTo, pause));
			if (part !== null && !isUsualPage(part)) {
				return send(c, await makeLarge(cutMs, (pause) => cut(part, pause)));
			}
			const key = part === null ? keyOf(input) : `${keyOf(input)} cut`;
			const page =
				part === null
					? await answerTo(input)
					: await pages.getOrMake(key, source, () => cut(part, rest));
			rememberAddress(c, pages, { key, ...source });
			return send(c, page);
		}
		if (once === null) {
			const end = admit();
			return privateJson(c, await call().finally(end));
		}
		const { status, json, isReplayed } = await once.answer(viewer, call);
		return c.body(json, status as 200, {
			...privateHeaders(),
			...jsonType,
			...(isReplayed && { "idempotency-replayed": "true" }),
		});
	};
}

/** The work of a large row, for whoever has signed in and asks for it. */
function taskOf({ task: kind }: Row, context: RequestContext, c: Context): RunningTask | null {
	const { organization, viewer, now: startedAt } = context;
	if (kind === undefined || organization === null || viewer.kind !== "member") return null;
	const { id: organizationId } = organization;
	const client = untilClientGone(c);
	return newTask({ organizationId, kind, userId: viewer.userId, startedAt, client });
}

/** A slice of the event loop, and what a cut of some megabytes takes. */
const [exportMs, cutMs] = [10, 2];

/** By whatever spelling of its names an organization was found, its answer is one. */
function withoutNames({ access }: Row, input: unknown): unknown {
	if (access.about !== "readableOrganization") return input;
	const { slug: _, domain: __, ...rest } = input as Record<string, unknown>;
	return rest;
}

function publicJson(json: Buffer, isForASecond = false): WirePage {
	const [name, value] = anyOrigin;
	return wirePage(200, json, {
		...securityHeaders(),
		...jsonType,
		[name]: value,
		...(isForASecond && { "cache-control": "public, max-age=1" }),
	});
}

const jsonType = { "content-type": "application/json" };
