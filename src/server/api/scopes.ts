import type { Scopes } from "#api/access.ts";
import { isMemberOf } from "#domain/account/user.ts";
import type { Connection } from "#store/engine/database.ts";
import { platformStore } from "#store/platform/platform.ts";
import { storeFor } from "#store/store.ts";
import type { PlatformScope } from "#usecases/platform-scope.ts";
import type { WorkScope } from "#usecases/scope.ts";
import { oneTimeCodes } from "../identity/one-time-codes.ts";
import { passkeysAt } from "../identity/passkeys.ts";
import { passwordHasher } from "../identity/passwords.ts";
import type { RequestContext } from "../identity/request-context.ts";
import { signInThrottle } from "../identity/sign-in-limits.ts";
import { isCallable } from "../outgoing/callable.ts";
import { webhookSecret } from "../outgoing/webhook-secret.ts";
import { cardsOf } from "../payments/cards-of.ts";
import type { Services } from "../services.ts";
import { domainProblem } from "../tenancy/custom-domain.ts";
import { hasNoOrganization } from "../tenancy/organization-meant.ts";
import { organizationNamed } from "../tenancy/organization-names.ts";
import { reserved } from "../tenancy/reserved.ts";

/** How a request is carried out, where that is not as usual. */
type Means = {
	/** What it writes through; null for the services' own. */
	connection: Connection | null;
	/** Ends the reading of files that were sent. */
	signal: AbortSignal | undefined;
};

/** What use cases are given, made of the request as data. */
export function scopesOf(services: Services) {
	const passwords = passwordHasher();
	const codes = oneTimeCodes(services.secret);
	const attemptsFrom = signInThrottle(services.platform.signInAttempts);

	function platformScope(context: RequestContext, { connection, signal }: Means): PlatformScope {
		const { settings } = services;
		return {
			viewer: context.viewer,
			organization: context.ofHost,
			platform: connection === null ? services.platform : platformStore(connection),
			findNamed: (names) => organizationNamed(services, names),
			session: context.session,
			passwords,
			codes,
			passkeys: passkeysAt(settings, context.ofHost?.domain ?? settings.rootDomain),
			attempts: attemptsFrom(context.address),
			picturesOf: (organizationId) => services.picturesOf(organizationId, signal),
			rules: {
				domainProblem: (domain) => domainProblem(domain, settings.rootDomain),
				reservedSlugs: reserved,
				isSignUpOpen: settings.isSignUpOpen,
				storageMegabytes: settings.storageMegabytes,
			},
			domains: services.domainNames,
			mail: services.mail,
			now: context.now,
		};
	}

	function workScope(
		about: keyof Scopes,
		context: RequestContext,
		{ connection, signal }: Means,
	): WorkScope {
		const { organization, shownTo: viewer, ofHost, names, now } = context;
		if (organization === null) throw hasNoOrganization();
		const { id } = organization;
		// Guests and scorekeepers read as visitors do, and what they note moves what members see.
		const isAtWork = about === "workOrganization";
		const audience = isAtWork || isMemberOf(viewer, id) ? "members" : "visitors";
		return {
			viewer,
			organization,
			store: storeFor(id, connection ?? services.database, audience),
			now,
			sports: async () => {
				const userId = names.userId ?? (viewer.kind === "member" ? viewer.userId : null);
				const own = userId === null ? [] : await services.platform.accounts.listSports(userId);
				return own.length > 0 ? own : organization.sports;
			},
			pictures: services.picturesOf(id, signal),
			planner: services.plannerOf(id),
			tasks: services.tasks.tasksOf(id),
			spreadsheets: services.spreadsheetsFor(signal),
			writing: services.writingOf({ organization, viewer, isOnOwnHost: ofHost !== null }),
			webhooks: {
				secretOf: (salt) => webhookSecret(services.secret, salt),
				isCallable: (address) => isCallable(services.settings, address),
				wake: () => services.mail.wake(),
			},
			mail: services.mail,
			privateLinks: services.mail.privateLinks(id),
			cards: cardsOf(services, organization, { isOnOwnHost: ofHost !== null }),
		};
	}

	return (about: keyof Scopes, context: RequestContext, means: Means): Scopes[keyof Scopes] =>
		about === "platform" ? platformScope(context, means) : workScope(about, context, means);
}
