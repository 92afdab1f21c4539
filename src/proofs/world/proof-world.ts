import type { Row } from "#api/endpoint.ts";
import { type TokenScope, tokenScopes } from "#domain/token/token.ts";
import type { Settings } from "#server/env.ts";
import { Admission } from "#server/http/admission.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#store/engine/database.ts";
import { platformStore } from "#store/platform/platform.ts";
import { startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import type { Engine } from "#testing/databases.ts";
import { makeSecret } from "#usecases/token/secret.ts";
import { type Ask, addressOf, callOf, formOf, type Role } from "./calls.ts";
import type { ProofLeague } from "./proof-league.ts";
import { type Snapshot, takeSnapshot } from "./snapshot.ts";
import { proofNow, type ThreeLeagues, threeLeagues } from "./three-leagues.ts";

export const rootHost = "fieldhouse.test";

/** How a request is made, beside what it asks. */
export type Manner = {
	as: Role;
	/** Whose staff or owner asks; for others, which organization they name. */
	of: ProofLeague;
	/** By a token of this scope, where the world has tokens. */
	scope?: TokenScope;
	/** Another body than the one asked with: a form, or a text. */
	body?: unknown;
	/** The host it is sent to; a stranger goes to the organization's own unless told otherwise. */
	host?: string;
	/** Where the session was begun; the host it is sent to unless told otherwise. */
	sessionOn?: string;
	query?: Record<string, number | string>;
	headers?: Record<string, string>;
	/** Names no organization, where the role would have to. */
	isBare?: boolean;
};

/** The API over three leagues, with everybody signed in and a way back to the beginning. */
export type ProofWorld = Snapshot & {
	leagues: ThreeLeagues;
	/** What the server reported. */
	errors: Record<string, unknown>[];
	services: Services;
	/** The cookies of a session that was begun on a host. */
	cookieOf: (manner: Pick<Manner, "as" | "of">, host: string) => string;
	ask: (row: Row, asked: Ask, manner: Manner) => Promise<Response>;
	close: () => Promise<void>;
};

/** A proof asks thousands of times within the one minute that its clock shows. */
function eachInItsMinute(): () => Date {
	let minutes = 0;
	return () => {
		minutes += 1;
		return new Date(minutes * 60_000);
	};
}

/**
 * @param served what the server is given of the database, once everything stands in it
 * @param isByToken staff and owners send a token of all that their role may, and no cookie
 */
export async function proofWorld(
	{
		open,
		served = (it) => it,
		isByToken = false,
	}: Pick<Engine, "open"> & { served?: (it: Database) => Database; isByToken?: boolean },
	settings: Partial<Settings> = {},
): Promise<ProofWorld> {
	const database = await open();
	const leagues = await threeLeagues(database);
	const api = await startApi({
		database: served(database),
		settings,
		now: () => proofNow,
		admission: new Admission({ ms: () => 0 }, eachInItsMinute()),
	});
	const cookies = new Map<string, string>();
	const hosts = [rootHost, ...leagues.all.map(({ organization }) => organization.domain)];
	const people = leagues.all.flatMap(({ scorekeeper, staff, owner }) => [
		scorekeeper,
		staff,
		owner,
	]);
	for (const { username } of [...people, leagues.superAdmin]) {
		for (const host of hosts) {
			const browser = await api.signedIn(username, host);
			cookies.set(`${username} ${host}`, cookieOf(browser));
		}
	}
	for (const host of hosts) {
		const stranger = api.browser(host);
		await stranger.get("/api/auth/check-auth");
		cookies.set(`${null} ${host}`, cookieOf(stranger));
	}
	const tokens = isByToken ? await makeTokens(database, leagues) : new Map<string, string>();
	const snapshot = await takeSnapshot(database);

	return {
		...snapshot,
		leagues,
		errors: api.errors,
		services: api.services,
		cookieOf: (manner, host) => cookies.get(`${nameOf(leagues, manner)} ${host}`) ?? "",
		ask: async (row, asked, manner) => {
			const { as, of } = manner;
			const host = manner.host ?? (as === "anonymous" ? of.organization.domain : rootHost);
			const token = tokens.get(`${of.key} ${manner.scope ?? as}`);
			const kept = cookies.get(`${nameOf(leagues, manner)} ${manner.sessionOn ?? host}`) ?? "";
			const cookie = token === undefined ? kept : "";
			const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
			const headers = Object.assign(authorization, manner.headers);
			const query = { ...asked.query, ...naming(row, manner), ...manner.query };
			const given = "body" in manner ? manner.body : asked.body;
			const body = callOf(row).needsPicture ? withPicture(asked, given) : given;
			return api.app.request(
				`http://${host}${addressOf(row, { ...asked, query })}`,
				{
					method: row.method,
					headers: {
						host,
						...(cookie && { cookie, "x-xsrf-token": tokenIn(cookie) }),
						...(body instanceof FormData ? {} : { "content-type": "application/json" }),
						...headers,
					},
					...(row.method === "GET" || row.method === "DELETE" ? {} : { body: sent(body) }),
				},
				{ incoming: { socket: { remoteAddress: "203.0.113.7" } } },
			);
		},
		close: () => database.close(),
	};
}

/** A token of each scope in each league, by league and scope. */
async function makeTokens(database: Database, { all }: ThreeLeagues): Promise<Map<string, string>> {
	const made = new Map<string, string>();
	const { tokens } = platformStore(database);
	for (const scope of tokenScopes) {
		for (const { key, store, staff, owner } of all) {
			const { secret, hash } = makeSecret();
			made.set(`${key} ${scope}`, secret);
			await store.tokens.insert({
				userId: (scope === "org_owner" ? owner : staff).id,
				name: scope,
				scope,
				hash,
				ending: secret.slice(-4),
				createdAt: proofNow.toISOString(),
				expiresAt: "2027-01-20T20:00:00.000Z",
			});
			const holder = await tokens.find(hash);
			// That it was used is noted already, so that nothing changes by asking.
			if (holder !== undefined) await tokens.touch(holder, proofNow.toISOString());
		}
	}
	return made;
}

function cookieOf({ cookies }: Browser): string {
	return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

function nameOf(
	{ superAdmin }: ThreeLeagues,
	{ as, of }: Pick<Manner, "as" | "of">,
): string | null {
	if (as === "anonymous") return null;
	if (as === "super_admin") return superAdmin.username;
	return { scorekeeper: of.scorekeeper, staff: of.staff, org_owner: of.owner }[as].username;
}

/** A super administrator says which organization is meant (rule `acting-super-admin`). */
function naming({ access }: Row, { as, of, isBare = false }: Manner): Ask["query"] {
	const isOfOne = ["visitors", "scorekeepers", "members", "owners"].includes(access.name);
	return as === "super_admin" && isOfOne && !isBare ? { organization_id: of.ids.organization } : {};
}

export function tokenIn(cookie: string): string {
	return /XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? "";
}

function withPicture({ picture = "" }: Ask, body: unknown): FormData {
	const isForm = body instanceof FormData;
	const fields = typeof body === "string" ? (JSON.parse(body) as object) : body;
	const form = isForm ? body : formOf({ body: fields });
	if (!form.has(picture)) form.append(picture, new Blob([onePixel]), "picture.gif");
	return form;
}

const onePixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==", "base64");

function sent(body: unknown): BodyInit {
	if (body instanceof FormData || typeof body === "string") return body;
	return JSON.stringify(body ?? {});
}
