import type { Context } from "hono";
import { type Access, mustAdmit } from "#api/access.ts";
import type { Row } from "#api/endpoint.ts";
import { isSuperAdmin, onlyOneself } from "#domain/account/policy.ts";
import {
	anonymous,
	belongsTo,
	type Hindrance,
	isGuestOf,
	type Viewer,
} from "#domain/account/user.ts";
import { isRootHost, normaliseHost, withoutWww } from "#domain/organization/address.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { BrowserSession } from "#usecases/platform-scope.ts";
import { authorize, found, Refusal } from "#usecases/refusals.ts";
import { HttpRefusal } from "../api/refusals.ts";
import { addressOf } from "../http/client-address.ts";
import type { Services } from "../services.ts";
import {
	areColleagues,
	hasNoOrganization,
	organizationMeant,
	ownOrganization,
} from "../tenancy/organization-meant.ts";
import {
	idsInBody,
	type Names,
	namesInQuery,
	noNames,
	noSuchOrganization,
	withIdsOfBody,
} from "../tenancy/organization-names.ts";
import { browserSession } from "./browser-session.ts";
import { isOwnRequest, isSameOrigin } from "./csrf.ts";
import { hasSessionCookie } from "./session.ts";

/**
 * One request as data: who asks, for which organization, with what right. It is worked out in one
 * direction, from the head (`requestContext`) to the body (`withBody`).
 */
export type RequestContext = Caller & {
	names: Names;
	/**
	 * The organization to be read or worked in. Null for a row of the platform, and for a super
	 * administrator who has none and named none.
	 */
	organization: Organization | null;
	/** Who sees it: nobody in particular, where its public face is meant. */
	shownTo: Viewer;
};

/** Who asks, by the head of a request alone. */
type Caller = {
	/** The instant the request came in. */
	now: Date;
	/** From which network address. */
	address: string;
	/** On whose custom host; null on the root host. */
	ofHost: Organization | null;
	/** Who the caller is on this host, which may be less than who has signed in. */
	viewer: Viewer;
	hindrance: Hindrance | null;
	/** Whether a session was sent, good or not. */
	hasSessionCookie: boolean;
	session: BrowserSession;
};

/**
 * What the head of a request says, held to the rule of the row. It refuses in this order: an unknown
 * host, a forged request, a temporary password or no second step, nobody signed in, names that are no names or
 * nobody's, an organization of others, a right that is missing in it. Nothing of the body was read.
 */
export async function requestContext(
	services: Services,
	c: Context,
	{ access }: Row,
	bearer: Viewer | null,
): Promise<RequestContext> {
	const caller = await callerOf(services, c, access, bearer);
	mustAdmit(access, caller, services.settings);
	if (access.about === "platform") {
		return { ...caller, names: noNames, organization: null, shownTo: caller.viewer };
	}
	const names = namesInQuery(c);
	return access.about === "readableOrganization"
		? { ...caller, names, ...(await toRead(services, caller, names)) }
		: { ...caller, names, ...(await toWorkIn(services, access, caller, names)) };
}

/**
 * The same with the ids of a body that the row's schema has read. They only choose on whose behalf a
 * member works, and in which organization a super administrator works, who may work in all. So the
 * right to call never depends on the body.
 */
export async function withBody(
	services: Services,
	access: Access,
	context: RequestContext,
	sent: Record<string, unknown>,
): Promise<RequestContext> {
	if (access.about !== "workOrganization") return context;
	const { viewer } = context;
	const ids = await idsInBody(sent, viewer, async (userId) =>
		areColleagues(viewer, await services.platform.accounts.find(userId)),
	);
	if (ids.userId === null && ids.organizationId === null) return context;
	const names = withIdsOfBody(context.names, ids);
	return { ...context, names, ...(await toWorkIn(services, access, context, names)) };
}

/** Finds out who asks. Unknown hosts have no API. */
async function callerOf(
	services: Services,
	c: Context,
	access: Access,
	bearer: Viewer | null,
): Promise<Caller> {
	const { host, ofHost } = await hostOf(services, c);
	if (bearer !== null) return programOf(services, c, onHost(ofHost, bearer), ofHost);
	const browser = await browserSession(services, c, host);
	const isHarmless = access.isNothingWithoutSession === true && browser.session.id === null;
	// Another site must not clear the cookie of a session that the browser kept from it.
	const isOwn = isHarmless ? isSameOrigin : isOwnRequest;
	if (isUnsafe(c.req.method) && !isOwn(c.req.raw, services.settings, browser.binding)) {
		throw new HttpRefusal("csrf", "This page is out of date. Please reload it and try again.");
	}
	const here = onHost(ofHost, browser.viewer);
	const hindrance = here.kind === "member" ? browser.hindrance : null;
	return {
		now: services.now(),
		address: addressOf(services.settings, c),
		ofHost,
		viewer: hindrance === null ? here : onlyOneself(here),
		hindrance,
		hasSessionCookie: hasSessionCookie(c.req.header("cookie") ?? ""),
		session: browser.session,
	};
}

/** A program with a token is no browser: it has no session, and nobody can make it send what it did not mean. */
function programOf(
	{ now, settings }: Services,
	c: Context,
	viewer: Viewer,
	ofHost: Organization | null,
): Caller {
	const nowhere = () => {
		throw new Refusal("forbidden", "No token opens this. Please sign in.");
	};
	return {
		now: now(),
		address: addressOf(settings, c),
		ofHost,
		viewer,
		hindrance: null,
		hasSessionCookie: false,
		session: { id: null, device: "", isKnownTo: () => true, start: nowhere, end: nowhere },
	};
}

/** The host without its port, and whose custom host it is. */
async function hostOf({ settings, directory }: Services, c: Context) {
	const header = c.req.header("host") ?? new URL(c.req.url).host;
	const host = found(normaliseHost(header), noSuchOrganization);
	if (isRootHost(host, settings.rootDomain)) return { host, ofHost: null };
	return { host, ofHost: found(await directory.byDomain(withoutWww(host)), noSuchOrganization) };
}

/** On a custom host nobody is anything but a member or a guest of that organization, or a stranger. */
function onHost(ofHost: Organization | null, viewer: Viewer): Viewer {
	return ofHost === null || isHere(viewer, ofHost.id) ? viewer : anonymous;
}

function isHere(viewer: Viewer, organizationId: number): boolean {
	return belongsTo(viewer, organizationId) || isGuestOf(viewer, organizationId);
}

function isUnsafe(method: string): boolean {
	return !["GET", "HEAD"].includes(method);
}

type Chosen = Pick<RequestContext, "organization" | "shownTo">;

async function toRead(services: Services, caller: Caller, names: Names): Promise<Chosen> {
	const { viewer } = caller;
	const meant = await organizationMeant(services, { ...caller, ...names });
	if (meant.isPublicFace) return { organization: meant.organization, shownTo: anonymous };
	if (meant.organization === null && viewer.kind === "anonymous") throw namesNone(caller);
	const organization = meant.organization ?? (await ownOrganization(services, viewer));
	if (organization === null) throw hasNoOrganization();
	return { organization, shownTo: viewer };
}

async function toWorkIn(
	services: Services,
	{ mayWorkIn }: Access,
	caller: Caller,
	names: Names,
): Promise<Chosen> {
	const { viewer } = caller;
	const meant = await organizationMeant(services, { ...caller, ...names });
	const organization = meant.organization ?? (await ownOrganization(services, viewer));
	if (organization === null) {
		if (!isSuperAdmin(viewer)) throw hasNoOrganization();
		return { organization, shownTo: viewer };
	}
	if (!isHere(viewer, organization.id)) throw new Refusal("missing", noSuchOrganization);
	if (mayWorkIn !== undefined) authorize(mayWorkIn(viewer, organization.id));
	return { organization, shownTo: viewer };
}

/** A session that has ended meant its own organization, so the sender is told to sign in. */
function namesNone({ hasSessionCookie }: Caller): Refusal {
	return hasSessionCookie
		? new Refusal("unauthenticated", "Please sign in.")
		: new Refusal("malformed", "Please name an organization by slug or domain.");
}
