import type { Context } from "hono";
import type { Door } from "#api/who.ts";
import { isRootHost, normaliseHost, withoutWww } from "#domain/organization/address.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { onlyOneself } from "#domain/user/policy.ts";
import { anonymous, isMemberOf, type Viewer } from "#domain/user/user.ts";
import type { Connection } from "#store/database.ts";
import { platformStore } from "#store/platform.ts";
import { storeFor } from "#store/store.ts";
import type { PlatformScope } from "#usecases/platform-scope.ts";
import { found, Refusal } from "#usecases/refusals.ts";
import type { WorkScope } from "#usecases/scope.ts";
import {
	idsInBody,
	idsInQuery,
	type Meant,
	noSuchOrganization,
	noSuchUser,
	onlyOne,
	whomMeant,
} from "./acting.ts";
import type { RequestBody } from "./api-input.ts";
import { HttpRefusal } from "./api-refusals.ts";
import { browserSession } from "./browser-session.ts";
import { clientAddress } from "./client-address.ts";
import { isOwnRequest } from "./csrf.ts";
import { domainProblem } from "./custom-domain.ts";
import { type Named, organizationNamed } from "./organization-names.ts";
import { passwordHasher } from "./passwords.ts";
import { reserved } from "./reserved.ts";
import type { Services } from "./services.ts";
import { hasSessionCookie } from "./session.ts";
import { signInThrottle } from "./throttle.ts";

export type OpenDoor = (c: Context, request: DoorRequest) => Promise<Door>;

/** What a door needs of a request beside its head. */
type DoorRequest = {
	/** Read only when somebody signed in is to act for whom it names. */
	body: RequestBody | null;
	/** Through which the request writes, when not through the services' own. */
	connection: Connection | null;
};

/** Finds out, once for each request, who asks and whose data may be meant. */
export function openDoors(services: Services): OpenDoor {
	const passwords = passwordHasher();
	const attemptsFrom = signInThrottle(services.platform.signInAttempts);

	return async (c, { body, connection }) => {
		const now = services.now();
		const { host, organization } = await hostOf(services, c);
		const ofHost = organization;
		const browser = await browserSession(services, c, host);
		const { session, viewer: signedIn, mustChangePassword, binding } = browser;
		if (isUnsafe(c.req.method) && !isOwnRequest(c.req.raw, binding)) {
			throw new HttpRefusal(
				403,
				"csrf",
				"This page is out of date. Please reload it and try again.",
			);
		}
		const here = onHost(organization, signedIn);
		const hasTemporaryPassword = mustChangePassword && here.kind === "member";
		const viewer = hasTemporaryPassword ? onlyOneself(here) : here;
		const findNamed = (names: { domain?: string | undefined; slug?: string | undefined }) =>
			organizationNamed(services, names);
		const scopeOf = (
			organization: Organization,
			viewer: Viewer,
			user: Meant["user"],
		): WorkScope => ({
			viewer,
			organization,
			store: storeFor(
				organization.id,
				connection ?? services.database,
				isMemberOf(viewer, organization.id) ? "members" : "visitors",
			),
			now,
			sports: async () => {
				const userId = user?.id ?? (viewer.kind === "member" ? viewer.userId : null);
				const own = userId === null ? [] : await services.platform.accounts.listSports(userId);
				return own.length > 0 ? own : organization.sports;
			},
			pictures: services.picturesOf(organization.id),
			planner: services.plannerOf(organization.id),
			writing: services.writingOf({ organization, viewer, isOnOwnHost: ofHost !== null }),
		});
		const whose = { organization, viewer, named: () => findNamed(namesIn(c)) };
		const idsSent = async () => {
			const inQuery = idsInQuery(c);
			const inBody = body === null ? noIds : idsInBody(await body.fields(), viewer);
			return {
				userId: oneOf(inQuery.userId, inBody.userId, noSuchUser),
				organizationId: oneOf(inQuery.organizationId, inBody.organizationId, noSuchOrganization),
			};
		};
		const platform: PlatformScope = {
			viewer,
			organization,
			platform: connection === null ? services.platform : platformStore(connection),
			findNamed,
			session,
			passwords,
			attempts: attemptsFrom(addressOf(services, c)),
			picturesOf: services.picturesOf,
			rules: {
				domainProblem: (domain) => domainProblem(domain, services.settings.rootDomain),
				reservedSlugs: reserved,
				isSignUpOpen: services.settings.isSignUpOpen,
			},
			domains: services.domainNames,
			now,
		};
		return {
			hasTemporaryPassword,
			platform: async () => platform,
			visited: async () => {
				const named = await namedBy(whose);
				const acting = await whomMeant(services, viewer, idsInQuery(c));
				const meant = agreed(whose, named, acting);
				if (named !== null) return scopeOf(named, anonymous, acting.user);
				if (meant === null && viewer.kind === "anonymous") throw whoseUnsaid(c);
				return scopeOf(meant ?? (await own(services, viewer)), viewer, acting.user);
			},
			own: async () => {
				const named = await namedBy(whose);
				const acting = await whomMeant(services, viewer, await idsSent());
				const meant = agreed(whose, named, acting) ?? (await own(services, viewer));
				if (!isMemberOf(viewer, meant.id)) throw new Refusal("missing", noSuchOrganization);
				return scopeOf(meant, viewer, acting.user);
			},
		};
	};
}

type Whose = { organization: Organization | null; viewer: Viewer; named: () => Promise<Named> };

/** The host without its port, and whose custom host it is. Unknown hosts have no API. */
async function hostOf({ settings, directory }: Services, c: Context) {
	const header = c.req.header("host") ?? new URL(c.req.url).host;
	const host = found(normaliseHost(header), noSuchOrganization);
	if (isRootHost(host, settings.rootDomain)) return { host, organization: null };
	const organization = await directory.byDomain(withoutWww(host));
	return { host, organization: found(organization, noSuchOrganization) };
}

/** On a custom host nobody is anything but a member of that organization, or a stranger. */
function onHost(organization: Organization | null, viewer: Viewer): Viewer {
	return organization === null || isMemberOf(viewer, organization.id) ? viewer : anonymous;
}

async function namedBy({ named }: Whose): Promise<Organization | null> {
	const meant = found(await named(), noSuchOrganization);
	return meant === "nobody" ? null : meant;
}

/**
 * A custom host wins absolutely: another organization is unknown there, however it is named
 * (decision A11). Nowhere may two names mean two organizations.
 */
function agreed(
	{ organization: ofHost }: Whose,
	named: Organization | null,
	{ user, organization: ofIds }: Meant,
): Organization | null {
	const [first, ...rest] = [ofHost, named, ofIds].filter((it) => it !== null);
	if (first !== undefined && rest.some(({ id }) => id !== first.id)) {
		throw new Refusal("missing", user === null ? noSuchOrganization : noSuchUser);
	}
	return first ?? null;
}

async function own({ directory }: Services, viewer: Viewer): Promise<Organization> {
	if (viewer.kind === "anonymous") throw new Refusal("unauthenticated", "Please sign in.");
	const own = viewer.organizationId === null ? null : await directory.byId(viewer.organizationId);
	if (!own) throw new Refusal("conflict", "User has no organization");
	return own;
}

/** Whoever brings a session that counts no more means the own organization, and is told to sign in. */
function whoseUnsaid(c: Context): Refusal {
	return hasSessionCookie(c.req.header("cookie") ?? "")
		? new Refusal("unauthenticated", "Please sign in.")
		: new Refusal("malformed", "Please name an organization by slug or domain.");
}

const noIds = { userId: null, organizationId: null };

/** Query and body may both name somebody, but not two. */
function oneOf(inQuery: number | null, inBody: number | null, missing: string): number | null {
	if (inQuery !== null && inBody !== null && inQuery !== inBody) {
		throw new Refusal("missing", missing);
	}
	return inQuery ?? inBody;
}

function namesIn(c: Context): { domain?: string | undefined; slug?: string | undefined } {
	return { domain: onlyOne(c, "domain"), slug: onlyOne(c, "slug") };
}

function isUnsafe(method: string): boolean {
	return !["GET", "HEAD"].includes(method);
}

/** Requests made in tests have no socket. */
function addressOf(services: Services, c: Context): string {
	const bindings = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
	const socket = bindings?.incoming?.socket?.remoteAddress;
	return clientAddress(socket, c.req.header("x-forwarded-for") ?? null, services.settings);
}
