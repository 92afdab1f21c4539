import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import type { Row } from "#api/endpoint.ts";
import { apiRows } from "#api/routes.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { Role } from "#domain/user/user.ts";
import { usernameKey } from "#domain/user/username.ts";
import { apiApp } from "#server/api.ts";
import { organizationDirectory } from "#server/directory.ts";
import { readSettings, type Settings } from "#server/env.ts";
import { hashPassword } from "#server/passwords.ts";
import type { Services } from "#server/services.ts";
import { startSession } from "#server/session.ts";
import type { Database } from "#store/database.ts";
import { platformStore } from "#store/platform.ts";
import { type Browser, keepCookie, openBrowser } from "./browser.ts";
import { openMemory } from "./databases.ts";

/** The password of everybody made by `addUser`. */
export const password = "correct horse 9";

type Options = {
	database?: Database;
	settings?: Partial<Settings>;
	now?: () => Date;
	rows?: readonly Row[];
};

/** The API over an empty database, on the root domain `fieldhouse.test`. */
export async function startApi(options: Options = {}) {
	const database = options.database ?? (await openMemory());
	const platform = platformStore(database);
	const errors: Record<string, unknown>[] = [];
	const services: Services = {
		settings: { ...readSettings({ ROOT_DOMAIN: "fieldhouse.test" }), ...options.settings },
		database,
		platform,
		secret: randomBytes(32),
		directory: organizationDirectory(database, platform),
		assets: {
			site: { scripts: [], styles: [] },
			admin: { scripts: [], styles: [] },
			folder: null,
			isDevelopment: false,
		},
		now: options.now ?? (() => new Date()),
		log: (entry) => errors.push(entry),
	};
	const app = new Hono().route("/api", apiApp(services, options.rows ?? apiRows));
	const browser = (host = "fieldhouse.test", address = "203.0.113.7"): Browser =>
		openBrowser((path, init) =>
			app.request(`http://${host}${path}`, init, {
				incoming: { socket: { remoteAddress: address } },
			}),
		);
	return {
		app,
		services,
		database,
		platform,
		errors,
		browser,
		/** A browser in which somebody has signed in, without the time the password takes. */
		async signedIn(username: string, host = "fieldhouse.test"): Promise<Browser> {
			const account = await platform.accounts.findByUsernameKey(usernameKey(username));
			const { cookie } = await startSession(services, { userId: account?.id ?? 0, host });
			const opened = browser(host);
			keepCookie(opened.cookies, cookie);
			await opened.get("/api/auth/check-auth");
			return opened;
		},
	};
}

type Api = Awaited<ReturnType<typeof startApi>>;

export async function addOrganization(
	{ platform }: Pick<Api, "platform">,
	organization: Partial<Organization>,
): Promise<Organization> {
	return platform.organizations.insert({
		name: "Hoops",
		slug: null,
		domain: null,
		theme: "light",
		brandColor: null,
		logoUrl: null,
		customPageUrl: null,
		isCustomSite: false,
		hasFullNavigation: false,
		timeZone: "America/Los_Angeles",
		leagueLocations: [],
		socialLinks: [],
		sports: [],
		...organization,
	});
}

type NewUser = {
	username: string;
	role: Role;
	organizationId: number | null;
	email?: string;
	/** Null for an account without a password. */
	passwordHash?: string | null;
	mustChangePassword?: boolean;
};

/** One hash for everybody: making one costs more than the rest of a test. */
let sharedHash: Promise<string> | undefined;

export async function addUser({ platform }: Pick<Api, "platform">, user: NewUser) {
	sharedHash ??= hashPassword(password);
	return platform.accounts.insert({
		email: null,
		passwordHash: await sharedHash,
		mustChangePassword: false,
		domain: null,
		slug: null,
		theme: "light",
		logoUrl: null,
		...user,
		usernameKey: usernameKey(user.username),
	});
}
