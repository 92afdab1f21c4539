import type { Context } from "hono";
import type { Door } from "#api/who.ts";
import { isRootHost, normaliseHost, withoutWww } from "#domain/organization/address.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { anonymous, isMemberOf, type Viewer } from "#domain/user/user.ts";
import { storeFor } from "#store/store.ts";
import type { PlatformScope } from "#usecases/platform-scope.ts";
import { found, Refusal } from "#usecases/refusals.ts";
import type { WorkScope } from "#usecases/scope.ts";
import { HttpRefusal } from "./api-refusals.ts";
import { browserSession } from "./browser-session.ts";
import { clientAddress } from "./client-address.ts";
import { isOwnRequest } from "./csrf.ts";
import { type Named, organizationNamed } from "./organization-names.ts";
import { passwordHasher } from "./passwords.ts";
import type { Services } from "./services.ts";
import { signInThrottle } from "./throttle.ts";

export type OpenDoor = (c: Context) => Promise<Door>;

/** Finds out, once for each request, who asks and whose data may be meant. */
export function openDoors(services: Services): OpenDoor {
	const passwords = passwordHasher();
	const attemptsFrom = signInThrottle();

	return async (c) => {
		const now = services.now();
		const { host, organization } = await hostOf(services, c);
		const { session, viewer: signedIn, binding } = await browserSession(services, c, host);
		if (isUnsafe(c.req.method) && !isOwnRequest(c.req.raw, binding)) {
			throw new HttpRefusal(
				403,
				"csrf",
				"This page is out of date. Please reload it and try again.",
			);
		}
		const viewer = onHost(organization, signedIn);
		const findNamed = (names: { domain?: string | undefined; slug?: string | undefined }) =>
			organizationNamed(services, names);
		const scopeOf = (organization: Organization, viewer: Viewer): WorkScope => ({
			viewer,
			organization,
			store: storeFor(organization.id, services.database),
			now,
			sports: async () => {
				const own =
					viewer.kind === "member"
						? await services.platform.accounts.listSports(viewer.userId)
						: [];
				return own.length > 0 ? own : organization.sports;
			},
			pictures: services.picturesOf(organization.id),
		});
		const whose = { organization, viewer, named: () => findNamed(namesIn(c)) };
		const platform: PlatformScope = {
			viewer,
			organization,
			platform: services.platform,
			findNamed,
			session,
			passwords,
			attempts: attemptsFrom(addressOf(services, c)),
			now,
		};
		return {
			platform: async () => platform,
			visited: async () => {
				const named = await namedHere(whose);
				if (named !== "nobody") return scopeOf(named, anonymous);
				return scopeOf(await ownOrHosts(services, whose), viewer);
			},
			own: async () => {
				const named = await namedHere(whose);
				const meant = named === "nobody" ? await ownOrHosts(services, whose) : named;
				if (!isMemberOf(viewer, meant.id)) throw new Refusal("missing", noSuchOrganization);
				return scopeOf(meant, viewer);
			},
		};
	};
}

const noSuchOrganization = "There is no such organization.";

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

/** A custom host wins absolutely: another organization's name is unknown there (decision A11). */
async function namedHere({ organization, named }: Whose): Promise<Organization | "nobody"> {
	const meant = found(await named(), noSuchOrganization);
	const isElsewhere = meant !== "nobody" && organization !== null && meant.id !== organization.id;
	if (isElsewhere) throw new Refusal("missing", noSuchOrganization);
	return meant;
}

async function ownOrHosts({ directory }: Services, whose: Whose): Promise<Organization> {
	const { organization, viewer } = whose;
	if (organization !== null) return organization;
	if (viewer.kind === "anonymous") {
		throw new Refusal("malformed", "Please name an organization by slug or domain.");
	}
	const own = viewer.organizationId === null ? null : await directory.byId(viewer.organizationId);
	if (!own) throw new Refusal("conflict", "User has no organization");
	return own;
}

function namesIn(c: Context): { domain?: string | undefined; slug?: string | undefined } {
	return { domain: c.req.query("domain"), slug: c.req.query("slug") };
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
