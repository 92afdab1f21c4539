import { Hono, type MiddlewareHandler } from "hono";
import type { Row } from "#api/endpoint.ts";
import { apiRows } from "#api/routes.ts";
import { refusalsOf } from "#api/row-refusals.ts";
import type { Role } from "#domain/account/user.ts";
import { usernameKey } from "#domain/account/username.ts";
import { type Organization, plainOrganization } from "#domain/organization/organization.ts";
import { apiApp } from "#server/api/api.ts";
import { rowAt } from "#server/api/rows-at.ts";
import type { Settings } from "#server/env.ts";
import type { Admission } from "#server/http/admission.ts";
import { startSession } from "#server/identity/session.ts";
import type { Database } from "#store/engine/database.ts";
import { type Browser, keepCookie, openBrowser } from "./browser.ts";
import { startServices } from "./start-app.ts";

/** The password of everybody made by `addUser`. */
export const password = "correct horse 9";

type Options = {
	database?: Database;
	settings?: Partial<Settings>;
	now?: () => Date;
	admission?: Admission;
	rows?: readonly Row[];
};

/** The API over an empty database, on the root domain `fieldhouse.test`. */
export async function startApi(options: Options = {}) {
	const { rows = apiRows, now = () => new Date(), ...rest } = options;
	const { services, database, platform, errors } = await startServices({ ...rest, now });
	const app = new Hono().use(documented(rows)).route("/api", apiApp(services, rows));
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

/** An answer that the document does not know of its row is a fault, in whatever test it comes. */
function documented(rows: readonly Row[]): MiddlewareHandler {
	return async (c, next) => {
		await next();
		const { method, path } = c.req;
		if (c.res.status < 400 || c.res.status === 500) return;
		const row = rowAt(rows, method, path)?.row;
		if (row === undefined) return;
		if (refusalsOf(row).some((status) => status === c.res.status)) return;
		c.res = c.text(
			`${method} ${path} answers ${c.res.status}, which its document does not say.`,
			599 as 500,
		);
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

/** Of `password`, made with as little work as argon2 takes: signing in would be most of a test. */
const passwordHash =
	"$argon2id$v=19$m=8,t=1,p=1$cHJlY29tcHV0ZWQtc2FsdA$yQz/QsoJPk0C/9WMlCsedJp1scMvfxdrf1562aLAyfs";

export async function addUser({ platform }: Pick<Api, "platform">, user: NewUser) {
	return platform.accounts.insert({
		email: null,
		passwordHash,
		mustChangePassword: false,
		domain: null,
		slug: null,
		theme: "light",
		logoUrl: null,
		...user,
		usernameKey: usernameKey(user.username),
	});
}
