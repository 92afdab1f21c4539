import { Hono } from "hono";
import type { Row } from "#api/endpoint.ts";
import { apiRows } from "#api/routes.ts";
import { type Organization, plainOrganization } from "#domain/organization/organization.ts";
import type { Role } from "#domain/user/user.ts";
import { usernameKey } from "#domain/user/username.ts";
import { apiApp } from "#server/api.ts";
import type { Settings } from "#server/env.ts";
import { hashPassword } from "#server/passwords.ts";
import { startSession } from "#server/session.ts";
import type { Database } from "#store/database.ts";
import { type Browser, keepCookie, openBrowser } from "./browser.ts";
import { startApp } from "./start-app.ts";

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
	const { rows = apiRows, now = () => new Date(), ...rest } = options;
	const { services, database, platform, errors } = await startApp({ ...rest, now });
	const app = new Hono().route("/api", apiApp(services, rows));
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
		...plainOrganization,
		name: "Hoops",
		slug: null,
		domain: null,
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
